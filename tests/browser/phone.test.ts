/** What a phone downloads of each page, and the pictures that it shows. */
import { expect, inject, test } from 'vitest';
import { notes, ofEachKind, openPage, phone, scrollThrough, shiftOf } from '../support/page.ts';
import { pictureFaults } from '../support/pageFaults.ts';
import { startZippingProxy } from '../support/zippingProxy.ts';

const view = { view: phone, reducedMotion: 'reduce' } as const;

/**
 * Bytes of the first view, as hosts pack them: HTML, the one sheet of all pages, script, font and pictures. They are a choice, a
 * little above what the fixture needs, so that growth is seen; letters of other scripts take three bytes.
 */
const budgets: Record<string, number> = {
  '/': 89_000,
  '/bn/': 91_000,
  '/hi/': 91_000,
  '/ur/': 91_000,
};
const budgetOfOthers = 55_000;

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
  const over =
    `The first view of ${address} is over its budget in this file. A new section may raise it by its own bytes; ` +
    `the sheet is shared, so its styles count for every page:\n${sizes.join('\n')}`;
  expect(sum(/./), over).toBeLessThanOrEqual(budgets[address] ?? budgetOfOthers);
  expect(sum(/^\/assets\/.*\.js$/)).toBeLessThanOrEqual(1_900);
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
