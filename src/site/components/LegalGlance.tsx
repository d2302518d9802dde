/** The figures of a legal document for the hurried reader. */
import type { LegalDocument } from '../../schemas/content.ts';

export function LegalGlance({ items }: { items: LegalDocument['glance'] }) {
  return (
    <section className="legal-glance" aria-labelledby="at-a-glance">
      <h2 className="legal-glance__title" id="at-a-glance">
        At a glance
      </h2>
      <dl className="legal-glance__items">
        {items.map(({ figure, text }) => (
          <div key={figure}>
            <dt className="legal-glance__figure">{figure}</dt>
            <dd className="legal-glance__text">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
