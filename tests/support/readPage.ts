/** Reads HTML with a different parser from the build's, so that tests can find the parts of a page by CSS selectors. */
import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';

/** A page, or one element of it with everything inside. */
export class Part {
  constructor(private readonly element: HTMLElement) {}

  get name(): string {
    return this.element.localName;
  }
  /** The HTML of the element, with its own tags. */
  get html(): string {
    return this.element.outerHTML;
  }
  get inner(): string {
    return this.element.innerHTML;
  }
  /** The text of the element with single spaces, without scripts and styles. No-break spaces stay. */
  get text(): string {
    return wordsOf(this.element)
      .replace(/[ \t\r\n]+/g, ' ')
      .trim();
  }
  /** The same with only ordinary spaces. */
  get words(): string {
    return this.text.replaceAll('\u00a0', ' ');
  }
  /** The attributes by their names in lower case. */
  get attributes(): Readonly<Record<string, string>> {
    return this.element.attrs;
  }
  get(attribute: string): string | undefined {
    return this.element.getAttribute(attribute);
  }
  all(selector: string): Part[] {
    return this.element.querySelectorAll(selector).map((found) => new Part(found));
  }
  /** Returns a copy without the elements that a selector matches. */
  without(selector: string): Part {
    const copy = readPage(this.html);
    for (const { element } of copy.all(selector)) element.remove();
    return copy;
  }
  /** Returns the only element that a selector matches. Throws if there is none, or more than one. */
  only(selector: string): Part {
    const found = this.all(selector);
    if (found.length === 1) return found[0]!;
    throw new Error(`There are ${found.length} ${selector}, not one.`);
  }
}

/** Returns a document or a fragment of HTML as a Part. */
export function readPage(html: string): Part {
  // The parser would read the doctype as text.
  const document = html.replace(/^<!doctype html>/i, '');
  return new Part(parse(document, { blockTextElements: { script: true, style: true } }));
}

/** Returns the values of an attribute in the parts that have it. */
export function valuesOf(parts: readonly Part[], attribute: string): string[] {
  return parts.flatMap((part) => part.get(attribute) ?? []);
}

/** Returns the words of each element that a selector matches. */
export function texts(page: Part, selector: string): string[] {
  return page.all(selector).map(({ words }) => words);
}

/** Returns the message in each link to the messaging service, or null for a link without one. */
export function messagesIn(part: Part): (string | null)[] {
  return valuesOf(part.all('a[href^="https://wa.me/"]'), 'href').map((href) =>
    new URL(href).searchParams.get('text'),
  );
}

function wordsOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (/^br$/i.test(node.rawTagName)) return ' ';
  return /^(script|style)$/i.test(node.rawTagName) ? '' : node.childNodes.map(wordsOf).join('');
}
