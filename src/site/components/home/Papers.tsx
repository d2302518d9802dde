/** The papers that a traveller brings to the agency. */
import { itemsOf } from '../../../agency/phrases.ts';
import type { Answers } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';

export function Papers({ words }: { words: Answers['papers'] }) {
  const { facts } = usePage();
  const papers = itemsOf(facts.policy.papers, words.list);
  if (papers.length === 0) return null;
  return (
    <section className="papers" aria-labelledby="papers-title">
      <h3 className="price-section__title" id="papers-title">
        {words.title}
      </h3>
      <ul className="papers__list rows columns" role="list">
        {papers.map((paper, at) => (
          <li key={at}>{paper}</li>
        ))}
      </ul>
    </section>
  );
}
