/** The figures of a page of text at a glance, each with what it means, and what belongs below them. */
import type { ReactNode } from 'react';
import type { Figure } from '../../../values/markdown.ts';

interface TextGlanceProps {
  readonly title: string;
  readonly items: readonly Figure[];
  readonly children?: ReactNode;
}

export function TextGlance({ title, items, children }: TextGlanceProps) {
  return (
    <section className="text-glance card" aria-labelledby="at-a-glance">
      <h2 className="text-glance__title" id="at-a-glance">
        {title}
      </h2>
      <dl className="text-glance__items">
        {items.map((item) => (
          <div key={item.figure}>
            <dt className="text-glance__figure">{item.figure}</dt>
            <dd className="text-glance__text quiet">{item.text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
