/** The figures at a glance of a page of text, each with its meaning, and any content below them. */
import { plainText, type FilledText } from '../../../values/filledText.tsx';
import type { ReactNode } from 'react';
import type { PageOfText } from '../../edition.ts';

/** Longer texts take two columns, or they would be much taller than those beside them. */
const longestTextInOneColumn = 100;

interface TextGlanceProps {
  readonly title: FilledText;
  readonly items: PageOfText['text']['glance'];
  readonly children?: ReactNode;
}

export function TextGlance({ title, items, children }: TextGlanceProps) {
  return (
    <section className="text-glance card" aria-labelledby="at-a-glance">
      <h2 className="text-glance__title" id="at-a-glance">
        {title}
      </h2>
      <dl className="text-glance__items">
        {items.map((item, at) => (
          <div
            className={
              plainText(item.text).length > longestTextInOneColumn
                ? 'text-glance__item--long'
                : undefined
            }
            key={at}
          >
            <dt className="text-glance__figure">{item.figure}</dt>
            <dd className="text-glance__text quiet">{item.text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
