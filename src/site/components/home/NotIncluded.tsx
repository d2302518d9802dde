/** What the price does not include. */
import { plainText, type FilledText } from '../../../values/filledText.tsx';

export function NotIncluded({ title, items }: { title: FilledText; items: readonly FilledText[] }) {
  const [longest] = items.toSorted((one, other) => plainText(other).length - plainText(one).length);
  // If the number of items is odd, the longest gets a row to itself, so that no item is left alone in the last row.
  const wide = items.length % 2 ? longest : undefined;
  return (
    <div className="not-included" id="excluded">
      <h3 className="price-card__part">{title}</h3>
      <ul className="not-included__list quiet" role="list">
        {items.map((item, at) => (
          <li className={item === wide ? 'not-included__item--wide' : undefined} key={at}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
