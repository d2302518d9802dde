/** The reasons to choose the agency, numbered. */
import { withWholeWords } from '../../../values/filledText.tsx';
import type { About } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { NavigationLink } from '../shared/NavigationLink.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function ReasonList({ words }: { words: About['reasons'] }) {
  const { route, facts, show } = usePage();
  const { reasons, linkTo } = route.edition;
  // Lines may break before the agency's name, but not inside it.
  const name = (
    <span className="reason-list__name">
      <LeftToRight>{withWholeWords(facts.agency.name)}</LeftToRight>
    </span>
  );
  return (
    <section className="reason-list band lattice" aria-labelledby="why-choose">
      <div className="reason-list__layout wrapper">
        <SectionTitle id="why-choose">{show(words.title, { name })}</SectionTitle>
        <ol className="reason-list__items" role="list">
          {reasons.map((reason) => (
            <li className="reason-list__item" key={reason.slug}>
              <h3>
                {reason.href ? (
                  <NavigationLink label={reason.title} {...linkTo(reason.href)} />
                ) : (
                  reason.title
                )}
              </h3>
              <p className="reason-list__text">{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
