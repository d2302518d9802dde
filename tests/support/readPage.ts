/** Reads HTML with a parser that the build does not use, so that tests can ask for parts of a page by what they are. */
import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';

/** A page, or an element with all that is in it. */
export interface Part {
  readonly name: string;
  /** As it is written, its own tags included, and what stands between them. */
  readonly html: string;
  readonly inner: string;
  /** Its words with single spaces, without those of scripts and styles; spaces that do not break stay what they are. */
  readonly text: string;
  /** The value of one of its own attributes. */
  readonly get: (attribute: string) => string | undefined;
  /** By their names in small letters. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The elements in it, itself left out, that a CSS selector finds, in their order. */
  readonly all: (selector: string) => Part[];
  /** The one element that a selector finds; throws where there are none or several. */
  readonly only: (selector: string) => Part;
}

/** Takes a document or a fragment. */
export function readPage(html: string): Part {
  // The parser takes the doctype for words.
  const document = html.replace(/^<!doctype html>/i, '');
  return partOf(parse(document, { blockTextElements: { script: true, style: true } }), html);
}

/** Returns the values of an attribute of some parts, where they have it. */
export function valuesOf(parts: readonly Part[], attribute: string): string[] {
  return parts.flatMap((part) => part.get(attribute) ?? []);
}

/** Returns the message that each link to the messaging service in a part has ready. */
export function messagesIn(part: Part): (string | null)[] {
  return valuesOf(part.all('a[href^="https://wa.me/"]'), 'href').map((href) =>
    new URL(href).searchParams.get('text'),
  );
}

/** What is asked of a part is read when it is asked: a page has a thousand parts, and most are passed over. */
function partOf(element: HTMLElement, html?: string): Part {
  const all = (selector: string) =>
    element.querySelectorAll(selector).map((found) => partOf(found));
  return {
    get name() {
      return element.localName;
    },
    get html() {
      return html ?? element.outerHTML;
    },
    get inner() {
      return element.innerHTML;
    },
    get text() {
      return wordsOf(element)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim();
    },
    get attributes() {
      return element.attrs;
    },
    get: (attribute) => element.getAttribute(attribute),
    all,
    only: (selector) => {
      const found = all(selector);
      if (found.length === 1) return found[0]!;
      throw new Error(`There are ${found.length} ${selector}, not one.`);
    },
  };
}

function wordsOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (/^br$/i.test(node.rawTagName)) return ' ';
  return /^(script|style)$/i.test(node.rawTagName) ? '' : node.childNodes.map(wordsOf).join('');
}
