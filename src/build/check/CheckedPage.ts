/** A written page as the checks read it. */
import type { Element } from '../../html/readElements.ts';

export interface CheckedPage {
  /** Its address, such as `/about`. */
  readonly path: string;
  /** Its file inside the site, such as `about/index.html`. */
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
}

/** Returns an element as an error message shows it. */
export function showTag({ name, attributes }: Element): string {
  const shown = ['id', 'href', 'src', 'aria-label'].filter((key) => attributes.has(key));
  return `<${[name, ...shown.map((key) => `${key}="${attributes.get(key)}"`)].join(' ')}>`;
}
