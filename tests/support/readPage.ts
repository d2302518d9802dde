/** Reads HTML as a visitor's browser would, so that tests can ask for parts of a page by what they are. */
import { decodeEntities, readElements, type Element } from '../../src/html/readElements.ts';

/** A page, or an element with all that is in it. */
export interface Part {
  readonly name: string;
  /** As it is written, its own tags included. */
  readonly html: string;
  /** Its words with single spaces, without those of scripts and styles; spaces that do not break stay what they are. */
  readonly text: string;
  /** The value of one of its own attributes. */
  readonly get: (attribute: string) => string | undefined;
  /** All elements in it, itself included, in their order. */
  readonly elements: readonly Element[];
  /** The elements in it, itself left out, of a name and with attributes: a value, a pattern or, as `true`, any. */
  readonly all: (name: string, attributes?: Wanted) => Part[];
  /** The one element of that kind; throws where there are none or several. */
  readonly only: (name: string, attributes?: Wanted) => Part;
}

export type Wanted = Readonly<Record<string, string | RegExp | true>>;

/** Takes a document or a fragment as React writes it, in which every element is closed. */
export function readPage(html: string): Part {
  return partOf(html, readElements(html), undefined);
}

/** Returns the values of an attribute of some parts, where they have it. */
export function valuesOf(parts: readonly Part[], attribute: string): string[] {
  return parts.flatMap((part) => part.get(attribute) ?? []);
}

function partOf(html: string, elements: readonly Element[], own: Element | undefined): Part {
  const all = (name: string, attributes: Wanted = {}) =>
    elements
      .filter((element) => element !== own && (name === '*' || element.name === name) && fits(element, attributes))
      .map((element) => wholeOf(html, elements, element));
  return {
    name: own?.name ?? '',
    html,
    text: wordsOf(html),
    get: (attribute) => own?.attributes.get(attribute),
    elements,
    all,
    only: (name, attributes) => {
      const found = all(name, attributes);
      if (found.length === 1) return found[0]!;
      throw new Error(`There are ${found.length} <${name}> with ${JSON.stringify(attributes ?? {})}, not one.`);
    },
  };
}

function fits({ attributes }: Element, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const own = attributes.get(name);
    if (own === undefined) return false;
    return value === true || (typeof value === 'string' ? own === value : value.test(own));
  });
}

function wholeOf(html: string, elements: readonly Element[], element: Element): Part {
  const start = element.offset;
  const inner = html.slice(start, endOf(html, element));
  const inside = elements
    .filter(({ offset }) => offset >= start && offset < start + inner.length)
    .map((each) => ({ ...each, offset: each.offset - start, end: each.end - start }));
  return partOf(inner, inside, inside[0]);
}

/** HTML standard, void elements. */
const voids = new Set([
  'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr',
]);

/** Where the element's own end tag ends, past those of elements of the same name in it. */
function endOf(html: string, { name, end }: Element): number {
  if (voids.has(name) || html.slice(end - 2, end) === '/>') return end;
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>`, 'gi');
  tags.lastIndex = end;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (tag[0].endsWith('/>')) continue;
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`<${name}> is never closed.`);
}

function wordsOf(html: string): string {
  const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<br\/?>/g, ' ');
  return decodeEntities(bare.replace(/<[^>]*>/g, '').replace(/[ \t\r\n]+/g, ' ')).trim();
}
