/** What the price does not hold. */
export function NotIncluded({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="not-included">
      <h3 className="price-card__part">{title}</h3>
      <ul className="not-included__list" role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
