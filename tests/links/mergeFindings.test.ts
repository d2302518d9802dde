/** Findings about one address become one. */
import { expect, it } from 'vitest';
import { mergeFindings } from '../../src/links/mergeFindings.ts';

it('brings the pages of one address and reason together and keeps other reasons apart', () => {
  const verdict = 'broken';
  expect(
    mergeFindings([
      { address: '/gone', pages: ['/contact'], verdict, reason: 'missing' },
      { address: '/gone', pages: ['/about', '/contact'], verdict, reason: 'missing' },
      { address: '/gone', pages: ['/'], verdict, reason: 'other' },
    ]),
  ).toEqual([
    { address: '/gone', pages: ['/about', '/contact'], verdict, reason: 'missing' },
    { address: '/gone', pages: ['/'], verdict, reason: 'other' },
  ]);
});
