/** What a phone downloads of each page, and the pictures that it shows. */
import { expect, inject, test } from 'vitest';
import { notes, ofEachKind, openPage, phone, scrollThrough, shiftOf } from '../support/page.ts';
import { pictureFaults } from '../support/pageFaults.ts';
import { startZippingProxy } from '../support/zippingProxy.ts';

const view = { view: phone, reducedMotion: 'reduce' } as const;

/** Bytes of the first view, as hosts pack them; letters of other scripts take three bytes. */
const budgets: Record<string, number> = {
  '/': 89_000,
  '/bn/': 91_000,
  '/hi/': 91_000,
  '/ur/': 91_000,
};

/** Pages of text differ in their HTML alone, which weight.test weighs. */
const pages = [...ofEachKind, '/bn/', '/hi/'];

test.each(pages)('%s keeps its budget and loads sharp pictures once', async (address) => {
  const { url: site } = await startZippingProxy(inject('site'));
  const { page, requests, quiet } = await openPage(address, {
    ...view,
    site,
    deviceScaleFactor: 2,
  });
  await quiet();
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
  );
  const sum = (of: RegExp) =>
    sizes.filter(([name]) => of.test(name)).reduce((total, [, size]) => total + size, 0);
  expect(sum(/./), sizes.join('\n')).toBeLessThanOrEqual(budgets[address] ?? 54_000);
  expect(sum(/^\/assets\/.*\.js$/)).toBeLessThanOrEqual(1_800);
  expect(sizes.length, sizes.join('\n')).toBeLessThanOrEqual(10);
  expect(requests.filter((url, at) => requests.indexOf(url) !== at)).toEqual([]);

  await scrollThrough(page);
  await quiet();
  // Reading to the foot brings pictures, and no script of a carousel.
  const code = requests.filter((url) => /\.(js|css|woff2)$/.test(url));
  expect(code.length, code.join('\n')).toBeLessThanOrEqual(3);
  const { shifts } = await notes(page);
  expect(shiftOf(shifts), shifts.join('\n')).toBeLessThanOrEqual(0.05);
  // The picture of the 404 page is a background and may be soft.
  if (address !== '/404.html') expect(await page.evaluate(pictureFaults)).toEqual([]);
});
