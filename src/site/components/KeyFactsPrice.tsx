/** The price of the package in another language, what it includes, and its note. */
import type { Translation } from '../../schemas/content.ts';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { PriceSentence } from './PriceSentence.tsx';

export function KeyFactsPrice({ words }: { words: Translation['price'] }) {
  return (
    <section className="key-facts-price arcade" id="price" aria-labelledby="price-title">
      <div className="key-facts-price__card">
        <h2 className="key-facts-price__title" id="price-title">
          <PriceSentence text={words.amount}>
            {(figure) => (
              <span className="key-facts-price__amount">
                <LeftToRight>{figure}</LeftToRight>
              </span>
            )}
          </PriceSentence>
        </h2>
        <div>
          <h3>{words.includesTitle}</h3>
          <ul className="key-facts-price__includes" role="list">
            {Object.values(words.includes).map((item) => (
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
