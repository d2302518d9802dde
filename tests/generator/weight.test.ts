/** How large the pages and videos of an agency that knows every fact may be, in four languages. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weightOf } from '../../src/generator/output/weights.ts';
import { pageFile } from '../../src/site/addresses.ts';
import { answeredMade } from '../support/answeredSite.ts';

const { files, routes } = await answeredMade();
const pages = routes.map((route) => [route.path, String(files.get(pageFile(route)))] as const);

/**
 * A real agency's words are longer than the fixture's: the first screen in Hindi by up to a fifth, and a page by 2,000 bytes. The
 * rest of the first flight is room for a host's cookies and longer headers.
 */
it.each(pages)('%s has its first screen within the first flight, with room to spare', (_, html) => {
  const { firstScreen } = weightOf(html, 'https://www.noor-travels.example');
  expect(firstScreen).toBeGreaterThan(3_000);
  expect(firstScreen).toBeLessThanOrEqual(10_000);
});

it.each(pages)('%s is within the budget of a page', (_, html) => {
  expect(gzipSync(html).length).toBeLessThanOrEqual(18_000);
});

it('counts what a phone needs for the first screen: headers, and the page up to the stylesheet’s link', () => {
  const heavyEnd = `<link rel="stylesheet" href="a.css">${'rest'.repeat(99)}`;
  const weigh = (start: string, siteUrl = 'http://a') => weightOf(start + heavyEnd, siteUrl);
  const empty = weigh('').firstScreen;
  expect(empty).toBeGreaterThan(800);
  const words = Array.from({ length: 500 }, (_, number) => `<p>${number ** 5}`).join('');
  expect(weigh(words).firstScreen - empty).toBeGreaterThan(2_000);
  expect(weigh('', 'https://a').firstScreen).toBeGreaterThan(empty);
});

it('has videos of at most 200,000 bytes', () => {
  const videos = [...files].filter(([name]) => name.startsWith('video/'));
  expect(videos).not.toEqual([]);
  expect(videos.filter(([, { length }]) => length > 200_000).map(([name]) => name)).toEqual([]);
});
