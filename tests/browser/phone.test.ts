/** What a phone really fetches of each page before anybody scrolls, and the pictures that it shows. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addresses, newPage, notes, phone, scrollThrough, shiftOf, useBrowser } from '../support/page.ts';
import { pictureFaults } from '../support/pageFaults.ts';
import { startZippingProxy } from '../support/zippingProxy.ts';

useBrowser();

let proxy: Awaited<ReturnType<typeof startZippingProxy>>;

beforeAll(async () => {
  proxy = await startZippingProxy(inject('site'));
});
afterAll(() => proxy.close());

test('every page keeps its budget, asks for nothing twice and shows sharp pictures in their place', async () => {
  await Promise.all(
    addresses.map(async (address) => {
      const { page, requests } = await newPage({ view: phone, deviceScaleFactor: 2, reducedMotion: 'reduce' });
      const fetchedSoFar = await watchFetches(page, proxy.url);
      await page.goto(proxy.url + address, { waitUntil: 'networkidle' });
      const fetched = await fetchedSoFar();
      const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
      const isShort = ['/bn', '/hi', '/ur'].includes(address);
      const [most, mostHtml] = address === '/' ? [85_000, 14_600] : [45_000, isShort ? 9_000 : 11_000];
      expect(bytes, [...fetched].join('\n')).toBeLessThanOrEqual(most);
      expect(fetched.get(address), address).toBeLessThanOrEqual(mostHtml);
      // The key facts in other languages have none.
      const script = [...fetched.keys()].find((path) => /^\/assets\/main\./.test(path)) ?? '';
      expect(fetched.get(script) ?? 0, script).toBeLessThanOrEqual(1_500);
      expect(fetched.size, [...fetched.keys()].join('\n')).toBeLessThanOrEqual(10);
      const again = requests.filter((url, index) => requests.indexOf(url) !== index);
      expect(again, address).toEqual([]);

      await scrollThrough(page);
      const { shifts } = await notes(page);
      expect(shiftOf(shifts), shifts.join('\n')).toBeLessThanOrEqual(0.05);
      // The picture of this page is a ground for its words, and may be soft.
      if (address !== '/404.html') expect(await page.evaluate(pictureFaults)).toEqual([]);
    }),
  );
});

/** Returns what gives the bytes of each body that the page has fetched since from a server, by its path; the loop left out. */
async function watchFetches(page: Page, origin: string): Promise<() => Promise<ReadonlyMap<string, number>>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const heads = new Map<string, number>();
  const fetched = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, request.url.replace(origin, '')));
  session.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response.encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (!path || path.startsWith('data:') || path.startsWith('/video/')) return;
    fetched.set(path, encodedDataLength - (heads.get(requestId) ?? 0));
  });
  return async () => {
    // The answer comes behind all that has been told until now.
    await session.send('Network.enable');
    return fetched;
  };
}
