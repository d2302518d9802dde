/** What the price does not include. */
export function NotIncluded({ title, items }: { title: string; items: readonly string[] }) {
  const [longest] = items.toSorted((one, other) => other.length - one.length);
  // With an odd number of items, the longest gets a whole row, so that none is alone in the last row.
  const wide = items.length % 2 ? longest : undefined;
  return (
    <div className="not-included" id="excluded">
      <h3 className="price-card__part">{title}</h3>
      <ul className="not-included__list quiet" role="list">
        {items.map((item) => (
          <li className={item === wide ? 'not-included__item--wide' : undefined} key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
