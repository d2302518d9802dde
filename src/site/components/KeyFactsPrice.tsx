/** The price of the package in another language, what it includes, and its note. */
import { pricing } from '../../content/pricing.ts';
import { formatRupees } from '../format.ts';
import type { Translation } from '../../schemas/content.ts';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';

export function KeyFactsPrice({ words }: { words: Translation['price'] }) {
  const [before, after] = words.title.split('{price}');
  return (
    <section className="key-facts-price arcade" id="price" aria-labelledby="price-title">
      <div className="key-facts-price__card">
        <h2 className="key-facts-price__title" id="price-title">
          {before}
          <span className="key-facts-price__amount">
            <LeftToRight>{formatRupees(pricing.amount)}</LeftToRight>
          </span>
          {after}
        </h2>
        <div>
          <h3>{words.includesTitle}</h3>
          <ul className="key-facts-price__includes" role="list">
            {words.includes.map((item) => (
              <li key={item}>
                <Icon name="check" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="key-facts-price__note">{words.note}</p>
      </div>
    </section>
  );
}
