/** What the pages and videos of the fixture may weigh. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageFile } from '../../src/generator/pages.ts';
import { made } from '../support/madeSite.ts';

/**
 * In bytes of gzip, HTML with its CSS. At 1.6 Mbit/s and 150 ms, Home's LCP at 20,000 is 1.05 of that
 * at 16,000. Letters of other scripts take three bytes.
 */
const budgets = { home: 22_000, homeInLanguages: 24_000, other: 12_000 };

it.each(made.routes)('$path keeps to its budget', ({ path, lang }) => {
  const other = lang === 'en-IN' ? budgets.other : budgets.homeInLanguages;
  const { length } = gzipSync(made.files.get(pageFile({ path }))!);
  expect(length).toBeLessThanOrEqual(path === '/' ? budgets.home : other);
});

it('has videos of at most 200,000 bytes', () => {
  const videos = [...made.files].filter(([name]) => name.startsWith('video/'));
  expect(videos).not.toEqual([]);
  expect(videos.filter(([, { length }]) => length > 200_000).map(([name]) => name)).toEqual([]);
});
