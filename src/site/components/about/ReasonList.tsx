/** The reasons to choose the agency, numbered. */
import type { About } from '../../../schemas/content.ts';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function ReasonList({
  title,
  reasons,
}: {
  title: string;
  reasons: About['reasons']['list'];
}) {
  return (
    <section className="reason-list band band--night lattice" aria-labelledby="why-choose">
      <div className="reason-list__layout wrapper">
        <SectionTitle id="why-choose">{title}</SectionTitle>
        <ol className="reason-list__items" role="list">
          {reasons.map((reason) => (
            <li className="reason-list__item" key={reason.title}>
              <h3>{reason.href ? <a href={reason.href}>{reason.title}</a> : reason.title}</h3>
              <p className="reason-list__text">{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
