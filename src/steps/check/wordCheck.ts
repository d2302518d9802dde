/** Finds pages whose heading, title or description search engines and readers cannot use. */
import { textOf, type Element } from '../../html/readElements.ts';
import { descriptionLimit, titleLimit } from './budgets.ts';
import { cutOut, type CheckedPage } from './CheckedPage.ts';

/**
 * Returns what takes the pages of a site one after the other, and returns a sentence for each one without exactly one
 * h1, and for every title or description that is empty, long or that of an earlier page.
 */
export function wordCheck(): (page: CheckedPage) => string[] {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  return (page) => [
    ...headingFaults(page),
    ...partFaults(page.file, 'title', titleOf(page), titleLimit, titles),
    ...partFaults(page.file, 'description', descriptionOf(page), descriptionLimit, descriptions),
  ];
}

function headingFaults({ file, elements }: CheckedPage): string[] {
  const headings = elements.filter(({ name }) => name === 'h1').length;
  return headings === 1 ? [] : [`${file}: it has ${headings} <h1>. Give it one.`];
}

function titleOf({ html, elements }: CheckedPage): string {
  const title = elements.find(({ name }) => name === 'title');
  return title ? textOf(html, title) : '';
}

function descriptionOf({ elements }: CheckedPage): string {
  const isDescription = ({ name, attributes }: Element) => name === 'meta' && attributes.get('name') === 'description';
  const description = elements.find(isDescription);
  return description?.attributes.get('content') ?? '';
}

function partFaults(file: string, part: string, words: string, limit: number, firstWith: Map<string, string>): string[] {
  if (words === '') return [`${file}: its ${part} is empty. Write one in src/routes.ts.`];
  const twin = firstWith.get(words);
  if (twin === undefined) firstWith.set(cutOut(words), file);
  if (words.length > limit) {
    return [`${file}: its ${part} has ${words.length} characters, ${limit} are shown. Shorten it in src/routes.ts.`];
  }
  return twin === undefined ? [] : [`${file}: its ${part} is that of ${twin}. Write another in src/routes.ts.`];
}
