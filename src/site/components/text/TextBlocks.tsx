/** The blocks and words of a page of text. In print, links in lists are followed by their address. */
import type { FilledHeading } from '../../../values/fillMarkdown.ts';
import {
  pictureIn,
  pictureSlug,
  plainWordsOf,
  type Token,
  type Tokens,
} from '../../../values/markdown.ts';
import { usePage } from '../../pageContext.ts';
import { Picture } from '../shared/Picture.tsx';

export function TextBlocks({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <TextBlock key={index} token={token} />);
}

/** Renders the kinds of blocks that src/values/findTextFaults.ts allows. */
function TextBlock({ token }: { token: Token }) {
  const { route, facts } = usePage();
  const inner = 'tokens' in token && token.tokens && <TextBlocks tokens={token.tokens} />;
  switch (token.type) {
    case 'space':
      return null;
    case 'heading': {
      const { id, title } = token as Token & FilledHeading;
      return <h3 id={id || undefined}>{title}</h3>;
    }
    case 'paragraph': {
      const picture = pictureIn(token);
      if (!picture) return <p>{inner}</p>;
      const slug = pictureSlug(picture.href);
      const alt = plainWordsOf(picture.tokens);
      return <Picture className="text-article__picture" slug={slug} slot="text" alt={alt} />;
    }
    case 'em':
    case 'strong':
      return <token.type>{inner}</token.type>;
    case 'table':
      return <TextTable table={token as Tokens.Table} />;
    case 'list':
      return <TextList list={token as Tokens.List} />;
    case 'link': {
      const { href, hrefLang, note } = route.edition.linkTo(token.href);
      const onPaper = addressOnPaper(href, facts.agency.siteUrl);
      return (
        <a href={href} hrefLang={hrefLang} data-address={onPaper}>
          {inner}
          {note && <> ({note})</>}
        </a>
      );
    }
    default:
      return inner || ('text' in token ? token.text : null);
  }
}

/** Returns what print shows beside a link: the e-mail address, the phone number or the full URL. */
function addressOnPaper(href: string, siteUrl: string): string {
  return /^(mailto|tel):/.test(href) ? href.replace(/^\w+:/, '') : new URL(href, siteUrl).href;
}

function TextList({ list }: { list: Tokens.List }) {
  const isLinks = list.items.every(({ text }) => /^\[[^\]]*\]\([^)]*\)$/.test(text));
  const items = list.items.map(({ tokens }, at) => (
    <li key={at}>
      <TextBlocks tokens={tokens} />
    </li>
  ));
  if (list.ordered) return <ol className="text-article__numbers">{items}</ol>;
  return (
    <ul className={isLinks ? 'text-article__links' : 'star-list'} role="list">
      {items}
    </ul>
  );
}

/** A table whose box scrolls if it is too wide, with the keyboard too. */
function TextTable({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <div
      className="text-article__table"
      role="group"
      aria-label={header.map(({ tokens }) => plainWordsOf(tokens)).join(', ')}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {header.map(({ tokens, align }, at) => {
              const Cell = tokens.length > 0 ? 'th' : 'td';
              return (
                <Cell key={at} scope={tokens.length > 0 ? 'col' : undefined} data-align={align}>
                  <TextBlocks tokens={tokens} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map(({ tokens, align }, column) => (
                <td key={column} data-align={align}>
                  <TextBlocks tokens={tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
