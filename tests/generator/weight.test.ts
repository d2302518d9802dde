/** What the pages and videos of the fixture may weigh. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageFile } from '../../src/site/addresses.ts';
import { made } from '../support/madeSite.ts';

/**
 * In bytes of gzip, HTML with the CSS of the first screen. A server sends 14,600 before it waits for the phone (RFC 6928), and
 * the Hindi of the site is 1,840 bytes longer than the languages of the fixture.
 */
const [home, homeInLanguages, other] = [12_300, 12_760, 8_100];

it.each(made.routes)('$path keeps to its budget', ({ path, kind }) => {
  const ofHome = path === '/' ? home : homeInLanguages;
  const budget = kind === 'home' ? ofHome : other;
  expect(gzipSync(made.files.get(pageFile({ path }))!).length).toBeLessThanOrEqual(budget);
});

it('has videos of at most 200,000 bytes', () => {
  const videos = [...made.files].filter(([name]) => name.startsWith('video/'));
  expect(videos).not.toEqual([]);
  expect(videos.filter(([, { length }]) => length > 200_000).map(([name]) => name)).toEqual([]);
});
