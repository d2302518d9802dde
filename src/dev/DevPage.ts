/** A page as it is served while it is worked on: the page that is published, and beside it what keeps it up to date. */
import { shortHash } from '../steps/shortHash.ts';
import { decodeEntities, readElements, type Element } from '../html/readElements.ts';

export interface DevPage {
  readonly html: string;
  /** What the page is: two pages with the same marks are the same. */
  readonly marks: PageMarks;
  readonly css: string;
}

export interface PageMarks {
  /** Of the stylesheet, which can be exchanged in the open page. */
  readonly css: string;
  /** Of everything else. */
  readonly rest: string;
}

/** What the page tells its dev script. */
export interface PageNote extends PageMarks {
  /** The page's file inside the site. */
  readonly file: string;
  readonly facts: readonly SampleFact[];
}

/** A fact of src/content/agency.ts that nobody has confirmed. */
export interface SampleFact {
  readonly field: string;
  readonly value: string;
}

/** What an open page has that was served while there was none. */
export const noMarks: PageMarks = { css: '', rest: '' };

/** Takes a page's HTML, its file, the sample facts, and a mark of what it shows but does not name by its content. */
export function devPage(html: string, file: string, facts: readonly SampleFact[], extra: string): DevPage {
  const elements = readElements(html);
  const style = elements.find(({ name }) => name === 'style');
  const css = style?.text ?? '';
  const open = allowStyles(html, elements);
  const rest = open.replace(css, '') + JSON.stringify(facts) + extra;
  const marks = { css: shortHash(css), rest: shortHash(rest) };
  return { html: withNote(open, { file, facts, ...marks }), marks, css };
}

/** Returns the page that stands in while there is none: what is wrong, in plain words. */
export function faultPage(message: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not yet</title>';
  const body = `<pre style="white-space:pre-wrap">${text}</pre>`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>\n`;
  return withNote(html, { file: '', facts: [], ...noMarks });
}

/** Lets the policy of the page's meta tag accept exchanged stylesheets; all else is refused as it is on the host. */
function allowStyles(html: string, elements: readonly Element[]): string {
  const meta = elements.find(({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy');
  if (!meta) return html;
  const tag = html.slice(meta.offset, meta.end);
  const policy = /(?<=content=")[^"]*/;
  const allowing = tag.replace(policy, (text) => decodeEntities(text).replace(/style-src [^;]*/, styleRule));
  return html.replace(tag, () => allowing);
}

/** Attributes stay forbidden: the host's policy forbids them too. */
const styleRule = "style-src 'unsafe-inline'; style-src-attr 'none'";

function withNote(html: string, note: PageNote): string {
  const data = JSON.stringify(note).replaceAll('<', '\\u003c');
  const tags =
    // A page shown anew must stand where it stood; where the site scrolls smoothly, Chromium would travel there.
    '<style id="dev-steady">html{scroll-behavior:auto!important}</style>' +
    `<script type="application/json" id="dev-note">${data}</script>` +
    '<script type="module" src="/.dev/client.js"></script>';
  return html.replace('</head>', () => `${tags}</head>`);
}
