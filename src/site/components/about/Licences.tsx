/** The agency's licences and registrations, so that a pilgrim can check them before paying. */
import type { About, Licence } from '../../../agency/schemas/content.ts';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function Licences({
  words,
  licences,
}: {
  words: About['licences'];
  licences: readonly Licence[];
}) {
  return (
    <section className="licences band band--paper" id="licences" aria-labelledby="licences-title">
      <div className="wrapper">
        <SectionTitle id="licences-title">{words.title}</SectionTitle>
        <p className="lead">{words.lead}</p>
        <dl className="licences__list">
          {licences.map(({ label, value }) => (
            <div className="licences__item" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
