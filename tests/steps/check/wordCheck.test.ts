/** Headings, titles and descriptions. */
import { describe, expect, it } from 'vitest';
import { descriptionLimit, titleLimit } from '../../../src/steps/check/budgets.ts';
import type { CheckedPage } from '../../../src/steps/check/CheckedPage.ts';
import { wordCheck } from '../../../src/steps/check/wordCheck.ts';
import { checkedPage } from '../../support/writtenSite.ts';

const page = (title: string, description: string, address = '/', body = '<h1>A</h1>') =>
  checkedPage(`<title>${title}</title><meta name="description" content="${description}"/>${body}`, address);

const wordFaults = (pages: readonly CheckedPage[]) => pages.flatMap(wordCheck());

describe('wordCheck', () => {
  it('finds nothing in pages with words of their own', () => {
    expect(wordFaults([page('A', 'B'), page('C', 'D', '/c')])).toEqual([]);
  });

  it('counts letters as they are read, not as they are written', () => {
    const ampersands = '&amp;'.repeat(titleLimit);
    expect(wordFaults([page(ampersands, 'B')])).toEqual([]);
    expect(wordFaults([page('t'.repeat(titleLimit), 'd'.repeat(descriptionLimit))])).toEqual([]);
  });

  it.each([
    ['', 0],
    ['<h1>A</h1><h1>B</h1>', 2],
    ['<h2>A</h2>', 0],
  ])('refuses the body %j', (body, count) => {
    expect(wordFaults([page('A', 'B', '/', body)])).toEqual([`index.html: it has ${count} <h1>. Give it one.`]);
  });

  it.each([
    ['an empty title', page('', 'B'), 'index.html: its title is empty. Write one in src/routes.ts.'],
    ['a title of spaces', page('  ', 'B'), 'index.html: its title is empty. Write one in src/routes.ts.'],
    ['an empty description', page('A', ''), 'index.html: its description is empty. Write one in src/routes.ts.'],
    [
      'a long title',
      page('t'.repeat(titleLimit + 1), 'B'),
      `index.html: its title has ${titleLimit + 1} characters, ${titleLimit} are shown. Shorten it in src/routes.ts.`,
    ],
    [
      'a long description',
      page('A', 'd'.repeat(descriptionLimit + 1)),
      `index.html: its description has ${descriptionLimit + 1} characters, ${descriptionLimit} are shown. ` +
        'Shorten it in src/routes.ts.',
    ],
  ])('refuses %s', (_kind, faulty, sentence) => {
    expect(wordFaults([faulty])).toEqual([sentence]);
  });

  it('refuses a page without title and description', () => {
    expect(wordFaults([checkedPage('<h1>A</h1>')])).toHaveLength(2);
  });

  it('refuses words that another page has already', () => {
    const pages = [page('A', 'B'), page('A', 'C', '/c'), page('D', 'B', '/d')];
    expect(wordFaults(pages)).toEqual([
      'c/index.html: its title is that of index.html. Write another in src/routes.ts.',
      'd/index.html: its description is that of index.html. Write another in src/routes.ts.',
    ]);
  });
});
