/** The papers that a traveller brings to the agency. */
import { usePage } from '../../pageContext.ts';
import { linesOf } from '../../business/vocabulary.ts';

export function Papers() {
  const { facts, words } = usePage();
  const { title, list } = words.answers.papers;
  const papers = linesOf(facts.policy.papers, list);
  if (papers.length === 0) return null;
  return (
    <section className="papers" aria-labelledby="papers-title">
      <h3 className="price-section__title" id="papers-title">
        {title}
      </h3>
      <ul className="papers__list" role="list">
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </section>
  );
}
