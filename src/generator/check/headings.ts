/** Finds pages whose headings, titles, descriptions or ids search engines and readers cannot use. */
import { showTag, type CheckedPage, type Element } from './checkedPage.ts';

/**
 * Returns a sentence for every page without exactly one h1, and for every title or description that is empty or
 * that of an earlier page.
 */
export function wordFaults(pages: readonly CheckedPage[]): string[] {
  return [
    ...pages.flatMap(headingFaults),
    ...partFaults(pages, 'title', ({ elements }) => elements.find(isTitle)?.text.trim() ?? ''),
    ...partFaults(
      pages,
      'description',
      ({ elements }) => elements.find(isDescription)?.attributes.content ?? '',
    ),
  ];
}

/** Returns a sentence for every id that stands twice on a page, and every reference to an id that the page lacks. */
export function idFaults({ file, elements, ids }: CheckedPage): string[] {
  const seen = new Set<string>();
  return elements.flatMap((element) => {
    const { id, ...others } = element.attributes;
    const isTwin = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    const missing = Object.entries(others).flatMap(([name, value]) =>
      references.has(name)
        ? value
            .split(/\s+/)
            .filter((target) => !ids.has(target))
            .map((target) => [name, target])
        : [],
    );
    return [
      ...(isTwin ? [`${file}: ${showTag(element)} has the id "${id}" a second time.`] : []),
      ...missing.map(([name, target]) => {
        return `${file}: ${showTag(element)} points at the id "${target}" (${name}), which the page lacks.`;
      }),
    ];
  });
}

const references = new Set([
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'for',
  'popovertarget',
]);

function isTitle({ name }: Element): boolean {
  return name === 'title';
}

function isDescription({ name, attributes }: Element): boolean {
  return name === 'meta' && attributes.name === 'description';
}

function headingFaults({ file, elements }: CheckedPage): string[] {
  const headings = elements.filter(({ name }) => name === 'h1').length;
  return headings === 1 ? [] : [`${file}: it has ${headings} <h1>. Give it one.`];
}

function partFaults(
  pages: readonly CheckedPage[],
  part: string,
  partOf: (page: CheckedPage) => string,
): string[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap((page) => {
    const words = partOf(page);
    const start = `${page.file}: its ${part}`;
    if (words === '') return [`${start} is empty. Write one in src/routes.tsx.`];
    const twin = firstWith.get(words);
    if (twin === undefined) firstWith.set(words, page.file);
    return twin === undefined
      ? []
      : [`${start} is that of ${twin}. Write another in src/routes.tsx.`];
  });
}
