/** Finds pages whose heading, title or description search engines and readers cannot use. */
import { descriptionLimit, titleLimit } from './budgets.ts';
import type { PageFacts } from './CheckedPage.ts';

/** Returns a sentence for every page without exactly one h1, and for every title or description that is empty, long or shared. */
export function wordFaults(pages: readonly PageFacts[]): string[] {
  return [
    ...pages.flatMap(headingFaults),
    ...partFaults(pages, 'title', titleLimit),
    ...partFaults(pages, 'description', descriptionLimit),
  ];
}

function headingFaults({ file, headings }: PageFacts): string[] {
  return headings === 1 ? [] : [`${file}: it has ${headings} <h1>. Give it one.`];
}

function partFaults(pages: readonly PageFacts[], part: 'title' | 'description', limit: number): string[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap(({ file, [part]: words }) => {
    const twin = firstWith.get(words);
    if (twin === undefined) firstWith.set(words, file);
    if (words === '') return [`${file}: its ${part} is empty. Write one in src/routes.ts.`];
    if (words.length > limit) {
      return [`${file}: its ${part} has ${words.length} characters, ${limit} are shown. Shorten it in src/routes.ts.`];
    }
    return twin === undefined ? [] : [`${file}: its ${part} is that of ${twin}. Write another in src/routes.ts.`];
  });
}
