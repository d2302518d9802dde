/** A paragraph, a bulleted list or a list of links of a legal document; paper shows where each link leads. */
import { agency } from '../../content/agency.ts';
import type { Block } from '../../schemas/content.ts';

export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className="star-list" role="list">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="legal__links" role="list">
      {block.links.map(({ text, url }) => (
        <li key={url}>
          <a href={url} data-address={new URL(url, agency.siteUrl).href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
