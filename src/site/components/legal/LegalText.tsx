/** Paragraphs, lists, bold words and links of a legal text; paper shows where a link of a list leads. */
import type { Token, Tokens } from '../../../schemas/legalText.ts';
import { linkHref } from '../../addresses.ts';
import { usePage } from '../../pageContext.ts';

export function LegalText({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <LegalToken key={index} token={token} />);
}

/** Shows the blocks that src/schemas/legalText.ts lets in. */
function LegalToken({ token }: { token: Token }) {
  const { agency } = usePage().facts;
  const inner = 'tokens' in token && token.tokens && <LegalText tokens={token.tokens} />;
  switch (token.type) {
    case 'space':
      return null;
    case 'paragraph':
      return <p>{inner}</p>;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'list':
      return <LegalList list={token as Tokens.List} />;
    case 'link': {
      const href = linkHref(agency, token.href);
      return (
        <a href={href} data-address={addressOnPaper(href, agency.siteUrl)}>
          {inner}
        </a>
      );
    }
    default:
      return inner || ('text' in token ? <WholeRanges text={token.text} /> : null);
  }
}

/** Returns what paper shows beside a link: the e-mail address, the phone number or the full address. */
function addressOnPaper(href: string, siteUrl: string): string {
  return /^(mailto|tel):/.test(href) ? href.replace(/^\w+:/, '') : new URL(href, siteUrl).href;
}

/** Keeps ranges such as 7–14 on one line, without a sign that a search in the page would stumble over. */
function WholeRanges({ text }: { text: string }) {
  return text.split(/(\d+–\d+)/).map((part, index) =>
    index % 2 ? (
      <span className="legal__range" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function LegalList({ list }: { list: Tokens.List }) {
  const isLinks = list.items.every(({ text }) => /^\[[^\]]*\]\([^)]*\)$/.test(text));
  return (
    <ul className={isLinks ? 'legal__links' : 'star-list'} role="list">
      {list.items.map(({ text, tokens }) => (
        <li key={text}>
          <LegalText tokens={tokens} />
        </li>
      ))}
    </ul>
  );
}
