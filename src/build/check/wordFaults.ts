/** Finds pages whose heading, title or description search engines and readers cannot use. */
import { textOf } from '../../html/readElements.ts';
import { descriptionLimit, titleLimit } from './budgets.ts';
import type { CheckedPage } from './CheckedPage.ts';

/** Returns a sentence for every page without exactly one h1, and for every title or description that is empty, long or shared. */
export function wordFaults(pages: readonly CheckedPage[]): string[] {
  return [
    ...pages.flatMap(headingFaults),
    ...partFaults(pages, 'title', titleLimit, titleOf),
    ...partFaults(pages, 'description', descriptionLimit, descriptionOf),
  ];
}

function headingFaults({ file, elements }: CheckedPage): string[] {
  const count = elements.filter(({ name }) => name === 'h1').length;
  return count === 1 ? [] : [`${file}: it has ${count} <h1>. Give it one.`];
}

function partFaults(
  pages: readonly CheckedPage[],
  part: string,
  limit: number,
  wordsOf: (page: CheckedPage) => string,
): string[] {
  return pages.flatMap((page, index) => {
    const words = wordsOf(page);
    const twin = pages.slice(0, index).find((other) => wordsOf(other) === words);
    if (words === '') return [`${page.file}: its ${part} is empty. Write one in src/routes.ts.`];
    if (words.length > limit) {
      return [`${page.file}: its ${part} has ${words.length} characters, ${limit} are shown. Shorten it in src/routes.ts.`];
    }
    return twin ? [`${page.file}: its ${part} is that of ${twin.file}. Write another in src/routes.ts.`] : [];
  });
}

function titleOf({ html, elements }: CheckedPage): string {
  const title = elements.find(({ name }) => name === 'title');
  return title ? textOf(html, title) : '';
}

function descriptionOf({ elements }: CheckedPage): string {
  const meta = elements.find(({ name, attributes }) => name === 'meta' && attributes.get('name') === 'description');
  return meta?.attributes.get('content') ?? '';
}
