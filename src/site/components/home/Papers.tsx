/** The papers that a traveller brings to the agency. */
export function Papers({ title, papers }: { title: string; papers: readonly string[] }) {
  if (papers.length === 0) return null;
  return (
    <section className="papers" aria-labelledby="papers-title">
      <h3 className="price-section__title" id="papers-title">
        {title}
      </h3>
      <ul className="papers__list" role="list">
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </section>
  );
}
