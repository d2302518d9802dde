/** A written page as the checks read it: one after the other, and none is kept, because a site may have a thousand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readElements, type Element } from '../../html/readElements.ts';

export interface CheckedPage {
  /** Its address, such as `/about`. */
  readonly path: string;
  /** Its file inside the site, such as `about/index.html`. */
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
}

/** Reads the page of an address from its file inside the site at `output`. */
export function readPage(address: string, file: string, output: string): CheckedPage {
  return checkedPage(address, file, readFileSync(path.join(output, file), 'utf8'));
}

/** Returns a page as the checks read it, from its address, its file and its HTML. */
export function checkedPage(address: string, file: string, html: string): CheckedPage {
  const elements = readElements(html);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  return { path: address, file, html, elements, ids };
}

/** Returns an element as an error message shows it. */
export function showTag({ name, attributes }: Element): string {
  const shown = ['id', 'href', 'src', 'aria-label'].filter((key) => attributes.has(key));
  return `<${[name, ...shown.map((key) => `${key}="${attributes.get(key)}"`)].join(' ')}>`;
}

/** Returns text that was cut from a page as text of its own: the engine keeps a page as long as it keeps a cutting. */
export function cutOut(text: string): string {
  return Buffer.from(text).toString();
}
