/** A page as the checks read it. */
import { Parser } from 'htmlparser2';

export interface CheckedPage {
  /** Its address, such as `/about`. */
  readonly address: string;
  /** Its file inside the site, such as `about/index.html`. */
  readonly file: string;
  readonly html: string;
  /** In the order in which they are written. */
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
}

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it, without tags. */
  text: string;
}

/** Takes a page's address, file and HTML, returns it with its elements read. */
export function readPage(address: string, file: string, html: string): CheckedPage {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      for (const element of open) element.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return {
    address,
    file,
    html,
    elements,
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
  };
}

/** Returns an element as an error message shows it. */
export function showTag({ name, attributes }: Element): string {
  const shown = ['id', 'href', 'src', 'aria-label'].filter((key) => key in attributes);
  return `<${[name, ...shown.map((key) => `${key}="${attributes[key]}"`)].join(' ')}>`;
}
