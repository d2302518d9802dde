/** A written page as the checks read it, and what of it is kept until every page has been read. */
import { textOf, type Element } from '../../html/readElements.ts';
import { linksOf } from '../../links/readPageLinks.ts';

export interface CheckedPage {
  /** Its address, such as `/about`. */
  readonly path: string;
  /** Its file inside the site, such as `about/index.html`. */
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
}

/** What the checks that look at several pages need of each: little, because a site may have a thousand. */
export interface PageFacts extends Pick<CheckedPage, 'path' | 'file' | 'ids'> {
  readonly title: string;
  readonly description: string;
  /** How many first headings it has. */
  readonly headings: number;
  readonly links: readonly PageLink[];
}

export interface PageLink {
  /** The element as an error message shows it. */
  readonly tag: string;
  readonly kind: string;
  readonly address: string;
}

/** Returns a page's facts. */
export function factsOf({ path, file, html, elements, ids }: CheckedPage): PageFacts {
  const title = elements.find(({ name }) => name === 'title');
  const description = elements.find(({ name, attributes }) => name === 'meta' && attributes.get('name') === 'description');
  return {
    path,
    file,
    ids,
    title: title ? textOf(html, title) : '',
    description: description?.attributes.get('content') ?? '',
    headings: elements.filter(({ name }) => name === 'h1').length,
    links: elements.flatMap((element) => {
      const found = linksOf(html, element);
      return found.map(([kind, address]) => ({ tag: showTag(element), kind, address }));
    }),
  };
}

/** Returns an element as an error message shows it. */
export function showTag({ name, attributes }: Element): string {
  const shown = ['id', 'href', 'src', 'aria-label'].filter((key) => attributes.has(key));
  return `<${[name, ...shown.map((key) => `${key}="${attributes.get(key)}"`)].join(' ')}>`;
}
