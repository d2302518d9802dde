/** What the pages and videos of the fixture may weigh. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageFile } from '../../src/site/addresses.ts';
import { made } from '../support/madeSite.ts';

/**
 * In bytes of gzip (Node's, level 6), HTML with the CSS of the first screen. A server sends 14,600 before it waits for the phone
 * (RFC 6928). The words of the site are longer than those of the fixture, and each budget leaves room for them: Home in English
 * is longer by 852 bytes, Home in Hindi by 1,985 than the longest of the fixture's languages, another page by up to 2,771.
 */
const budgets = { home: 14_600 - 852, homeInLanguages: 14_600 - 1_985, other: 14_600 - 2_771 };

it.each(made.routes)('$path comes before a server waits for the phone', ({ path, kind }) => {
  const ofHome = path === '/' ? 'home' : 'homeInLanguages';
  const name = kind === 'home' ? ofHome : 'other';
  const { length } = gzipSync(made.files.get(pageFile({ path }))!);
  const over = `${path} weighs ${length} bytes of gzip. Shorten it by ${length - budgets[name]}: the budget is a physical limit.`;
  expect(length, over).toBeLessThanOrEqual(budgets[name]);
});

it('has videos of at most 200,000 bytes', () => {
  const videos = [...made.files].filter(([name]) => name.startsWith('video/'));
  expect(videos).not.toEqual([]);
  expect(videos.filter(([, { length }]) => length > 200_000).map(([name]) => name)).toEqual([]);
});
