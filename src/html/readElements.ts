/** Reads the elements of an HTML document in the order in which they are written. */

export interface Element {
  /** In small letters. */
  readonly name: string;
  /** Names in small letters, entities decoded; a boolean attribute is an empty string. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Where the start tag begins and where the character after it stands, counted in UTF-16 units. */
  readonly offset: number;
  readonly end: number;
  /** The line of the start tag; the first is 1. */
  readonly line: number;
  /** What script, style, title, textarea and iframe hold, exactly as written; empty for every other element. */
  readonly text: string;
}

/** Elements whose content is text, never tags (HTML standard, raw text and escapable raw text elements). */
const textElements = new Set(['script', 'style', 'title', 'textarea', 'iframe']);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * Takes a document and returns its elements. Comments, the doctype, end tags and the content of text elements are
 * passed over; elements inside noscript and template count. Tags are read as the HTML standard's tokenizer reads them:
 * the first of two attributes of one name wins, a tag that is not closed before the end of the document is dropped.
 */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const lineAt = lineCounter(html);
  let offset = html.indexOf('<');
  while (offset !== -1) {
    const name = matchAt(startTag, html, offset);
    if (!name) {
      offset = html.indexOf('<', endOfOther(html, offset));
      continue;
    }
    const tag = readAttributes(html, offset + name[0].length);
    if (!tag) break;
    const lowered = (name[1] ?? '').toLowerCase();
    const textEnd = textElements.has(lowered) ? endOfText(html, lowered, tag.end) : tag.end;
    const text = html.slice(tag.end, textEnd);
    elements.push({ name: lowered, attributes: tag.attributes, offset, end: tag.end, line: lineAt(offset), text });
    offset = html.indexOf('<', textEnd);
  }
  return elements;
}

/** Takes an element of the document and returns the words up to its end tag, without tags and with entities decoded. */
export function textOf(html: string, element: Element): string {
  const close = html.indexOf(`</${element.name}`, element.end);
  const inner = html.slice(element.end, close === -1 ? undefined : close);
  return decodeEntities(inner.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')).trim();
}

/** Takes text as written in HTML or XML and returns it with numeric and the common named entities decoded. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const entity = /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi;
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** Counts lines as it goes, so it has to be asked in ascending order. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next !== -1 && next < offset) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

/** Made once: a page has hundreds of each. */
const startTag = /<([a-z][^\s/>]*)/iy;
const plainEndTag = /<\/[a-z][^\s/>"']*>/iy;

function matchAt(sticky: RegExp, text: string, offset: number): RegExpExecArray | null {
  sticky.lastIndex = offset;
  return sticky.exec(text);
}

/** Where a comment, doctype, end tag or lone `<` ends. */
function endOfOther(html: string, offset: number): number {
  const endTag = matchAt(plainEndTag, html, offset);
  if (endTag) return offset + endTag[0].length;
  const comment = matchAt(/<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y, html, offset);
  if (comment) return offset + comment[0].length;
  if (matchAt(/<\/[a-z]/iy, html, offset)) return readAttributes(html, offset + 2)?.end ?? html.length;
  const declaration = matchAt(/<[!?/][^>]*>?/y, html, offset);
  return offset + (declaration?.[0].length ?? 1);
}

/** Reads from behind the tag's name to behind its `>`; undefined when the document ends before. */
function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } | undefined {
  const attributes = new Map<string, string>();
  let offset = start;
  for (;;) {
    offset = pass(isSpaceOrSlash, html, offset);
    if (offset === html.length) return undefined;
    if (html[offset] === '>') return { attributes, end: offset + 1 };
    // An equals sign at its start belongs to the name.
    const nameEnd = pass(isInName, html, offset + 1);
    const name = html.slice(offset, nameEnd).toLowerCase();
    const sign = pass(isSpace, html, nameEnd);
    const [from, to, end] = html[sign] === '=' ? valueAt(html, pass(isSpace, html, sign + 1)) : [0, 0, nameEnd];
    if (!attributes.has(name)) attributes.set(name, decodeEntities(html.slice(from, to)));
    offset = end;
  }
}

/** Where the value of an attribute begins and ends, and where what stands behind it begins. */
function valueAt(html: string, start: number): [from: number, to: number, end: number] {
  const quote = html[start]!;
  if (quote !== '"' && quote !== "'") {
    const end = pass(isUnquoted, html, start);
    return [start, end, end];
  }
  const close = html.indexOf(quote, start + 1);
  return close === -1 ? [start + 1, html.length, html.length] : [start + 1, close, close + 1];
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);
const isSpaceOrSlash = (code: number) => isSpace(code) || code === 47;
const isInName = (code: number) => !isSpaceOrSlash(code) && code !== 61 && code !== 62;
const isUnquoted = (code: number) => !isSpace(code) && code !== 62;

/** Passes over characters of a kind; by their codes, because a page has thousands in its tags. */
function pass(isKind: (code: number) => boolean, html: string, offset: number): number {
  let end = offset;
  while (end < html.length && isKind(html.charCodeAt(end))) end += 1;
  return end;
}

function endOfText(html: string, name: string, start: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = start;
  return close.exec(html)?.index ?? html.length;
}
