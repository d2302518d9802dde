/** What a phone downloads of each page, and the pictures that it shows. */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { notes, pageForAll, phone, scrollThrough, shiftOf } from '../support/page.ts';
import { pictureFaults } from '../support/pageFaults.ts';
import { portOf } from '../support/portOf.ts';
import { site } from '../support/servedSite.ts';

/** Each test has its own server, so nothing is in the page's cache. */
const visitor = pageForAll({
  view: phone,
  reducedMotion: 'reduce',
  deviceScaleFactor: 2,
  initScript: () => {
    if (location.search === '?saves-data')
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
  },
});

/**
 * The budget of the first view in compressed bytes: HTML, the one stylesheet, script, font and pictures. The figures are chosen a
 * little above what the fixture needs, so that growth is noticed. Letters of other scripts take three bytes.
 */
const budgets: Record<string, number> = {
  '/': 89_000,
  '/hi/': 91_000,
  '/ur/': 91_000,
};
const budgetOfOthers = 55_000;

/** Pages that differ from these only in their words differ only in their HTML, which weight.test measures. */
const pages = ['/', '/hi/', '/ur/', '/about/', '/contact/', '/refund-policy/', '/404.html'];

test.each(pages)('%s keeps its budget and loads sharp pictures once', async (address) => {
  const { url: zipped } = await startZippingProxy(site);
  const { page, requests, goTo, quiet } = visitor();
  await goTo(address, zipped);
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
  expect(sum(/^\/assets\/.*\.js$/)).toBeLessThanOrEqual(2_000);
  expect(sizes.length, sizes.join('\n')).toBeLessThanOrEqual(10);
  expect(requests.filter((url, at) => requests.indexOf(url) !== at)).toEqual([]);

  await scrollThrough(page);
  await quiet();
  // Scrolling to the bottom loads pictures, but no carousel script.
  const code = requests.filter((url) => /\.(js|css|woff2)$/.test(url));
  expect(code.length, code.join('\n')).toBeLessThanOrEqual(3);
  const { shifts } = await notes(page);
  expect(shiftOf(shifts), shifts.join('\n')).toBeLessThanOrEqual(0.05);
  // The picture of the 404 page is a background and may be blurred.
  if (address !== '/404.html') expect(await page.evaluate(pictureFaults)).toEqual([]);
});

const ownFiles = /^\/(pictures\/.*|assets\/.*|icons\/icon\.svg|video\/.*|\?saves-data)?$/;

test.each([
  ['a finger, once it is on a link', '/', ['conservative']],
  ['nobody who saves data', '/?saves-data', []],
])('prerenders pages for %s', async (_who, home, wanted) => {
  const { url: zipped, requested } = await startZippingProxy(site);
  const { page, goTo } = visitor();
  await goTo(home, zipped);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const rules = await page.locator('[type=speculationrules]').allTextContents();
  expect(rules.map((rule) => JSON.parse(rule).prerender[0].eagerness)).toEqual(wanted);
  // The server counts, because prerendered pages are not in the page's list of requests.
  expect(requested.filter((path) => !ownFiles.test(path))).toEqual([]);
  if (wanted.length > 0) return;
  await page.locator('footer a[href="/contact/"]').hover();
  await page.mouse.down();
  expect(requested.filter((path) => !ownFiles.test(path))).toEqual([]);
});

/**
 * Starts a proxy in front of a server, until the test ends. It compresses text with gzip, as hosts do. Returns its address and
 * the paths that were requested so far.
 */
async function startZippingProxy(
  target: string,
): Promise<{ url: string; requested: readonly string[] }> {
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    requested.push(request.url!);
    try {
      const answer = await fetch(target + request.url!);
      const type = answer.headers.get('content-type') ?? '';
      const zips = /text|javascript|json|xml|svg/.test(type);
      const plain = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'content-type': type,
        ...(zips && { 'content-encoding': 'gzip' }),
      });
      response.end(zips ? gzipSync(plain) : plain);
    } catch {
      response.writeHead(502).end();
    }
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, requested };
}
