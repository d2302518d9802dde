/** Finds faulty headings, titles, descriptions and ids. */
import { showTag, type CheckedPage, type Element } from './checkedPage.ts';

/**
 * Returns a sentence for every page without exactly one h1, or with an empty one, and for every
 * title or description that is empty or that of an earlier page.
 */
export function headingErrors(pages: readonly CheckedPage[]): string[] {
  return [
    ...pages.flatMap(h1Errors),
    ...uniqueErrors(pages, 'title', ({ elements }) => elements.find(isTitle)?.text.trim() ?? ''),
    ...uniqueErrors(
      pages,
      'description',
      ({ elements }) => elements.find(isDescription)?.attributes.content ?? '',
    ),
  ];
}

/** Returns a sentence for every duplicate id, and every reference to an id that the page lacks. */
export function idErrors({ file, elements, ids }: CheckedPage): string[] {
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

function h1Errors({ file, elements }: CheckedPage): string[] {
  const headings = elements.filter(({ name }) => name === 'h1');
  if (headings.length !== 1) return [`${file}: it has ${headings.length} <h1>. Give it one.`];
  const isEmpty = headings[0]!.text.trim() === '';
  return isEmpty ? [`${file}: its <h1> is empty. Write its words in src/content.`] : [];
}

function uniqueErrors(
  pages: readonly CheckedPage[],
  part: string,
  partOf: (page: CheckedPage) => string,
): string[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap((page) => {
    const words = partOf(page);
    const start = `${page.file}: its ${part}`;
    if (words === '') return [`${start} is empty. Write one in its file in src/content.`];
    const twin = firstWith.get(words);
    if (twin === undefined) firstWith.set(words, page.file);
    return twin === undefined
      ? []
      : [`${start} is that of ${twin}. Write another in its file in src/content.`];
  });
}
