/** What the pages and videos of the fixture may weigh. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageFile } from '../../src/site/addresses.ts';
import { made } from '../support/madeSite.ts';

/**
 * In bytes of gzip, HTML with the CSS of the first screen. A server sends 14,600 before it waits for the phone (RFC 6928). The
 * words of the site are longer than those of the fixture: by up to 700 bytes on Home in English, 1,840 in another language and
 * 1,440 on another page.
 */
const budgets = { home: 13_900, homeInLanguages: 12_760, other: 13_160 };

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
