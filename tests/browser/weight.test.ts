/** What a phone really fetches of each page before anybody scrolls. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fetchedBy } from '../support/fetchedBy.ts';
import { addresses, newPage, phone, useBrowser } from '../support/page.ts';
import { startZippingProxy } from '../support/zippingProxy.ts';

useBrowser();

let proxy: Awaited<ReturnType<typeof startZippingProxy>>;

beforeAll(async () => {
  proxy = await startZippingProxy(inject('site'));
});
afterAll(() => proxy.close());

test('every page keeps its budget, and asks for nothing twice', async () => {
  await Promise.all(
    addresses.map(async (address) => {
      const { page, requests } = await newPage({ view: phone, deviceScaleFactor: 2, reducedMotion: 'reduce' });
      const fetched = await fetchedBy(page, proxy.url);
      await page.goto(proxy.url + address, { waitUntil: 'networkidle' });
      const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
      const isShort = ['/bn', '/hi', '/ur'].includes(address);
      const [most, mostHtml] = address === '/' ? [85_000, 14_600] : [45_000, isShort ? 9_000 : 11_000];
      expect(bytes, [...fetched].join('\n')).toBeLessThanOrEqual(most);
      expect(fetched.get(address), address).toBeLessThanOrEqual(mostHtml);
      // The key facts in other languages have none.
      const script = [...fetched.keys()].find((path) => /^\/assets\/main\./.test(path)) ?? '';
      expect(fetched.get(script) ?? 0, script).toBeLessThanOrEqual(1_500);
      expect(fetched.size, [...fetched.keys()].join('\n')).toBeLessThanOrEqual(10);
      expect(
        requests.filter((url, index) => requests.indexOf(url) !== index),
        address,
      ).toEqual([]);
    }),
  );
});
