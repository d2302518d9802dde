/** The browser's search in the page finds what people type, and a copied text holds what they see. */
import { expect, it } from 'vitest';
import { hiddenCharacters } from '../support/hiddenCharacters.ts';
import { htmlAt, made, pageAt } from '../support/madeSite.ts';

it.each([
  ['/', ['non-refundable: visa costs', '8 months', '5 days']],
  ['/about/', ['non-refundable', '5 days']],
  ['/terms-and-conditions/', ['non-refundable: visa costs', '8 months', '5 days']],
  [
    '/refund-policy/',
    ['non-refundable', '4–9 business days', '4 to 9 business days', '4-9', '5 days'],
  ],
])('finds on %s what people type', (path, typed) => {
  // Browsers take small letters for capitals and a no-break space for a space.
  const text = pageAt(path).only('body').text.toLowerCase().replaceAll('\u00a0', ' ');
  expect(typed.filter((words) => !text.includes(words))).toEqual([]);
});

it.each(made.routes.map(({ path }) => path))('has no hidden sign on %s', (path) => {
  expect(hiddenCharacters(htmlAt(path))).toEqual([]);
});

it('self-test: finds a hidden sign, except where the script needs it', () => {
  for (const sign of ['\u00ad', '\u200b', '\u200d', '\u2011', '\u2060', '\u200e'])
    expect(hiddenCharacters(`<html lang="en-IN"><body>non${sign}stop</body></html>`)).toHaveLength(
      1,
    );
  const needed = '<head><title>\u200e₹5</title></head><body>\u0995\u09cd\u200d</body>';
  expect(hiddenCharacters(`<html lang="ur">${needed}</html>`)).toEqual([]);
});
