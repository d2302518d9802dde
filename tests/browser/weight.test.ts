/** What a phone really fetches of each page before anybody scrolls. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fetchedBy } from '../support/fetchedBy.ts';
import { addresses, newPage, phone, settle, useBrowser } from '../support/page.ts';
import { startZippingProxy } from '../support/zippingProxy.ts';

useBrowser();

let proxy: Awaited<ReturnType<typeof startZippingProxy>>;

beforeAll(async () => {
  proxy = await startZippingProxy(inject('site'));
});
afterAll(() => proxy.close());

test.each(addresses)('%s keeps its budget', async (address) => {
  const fetched = await firstView(address);
  const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes, [...fetched].join('\n')).toBeLessThanOrEqual(address === '/' ? 85_000 : 45_000);
  expect(fetched.size, [...fetched.keys()].join('\n')).toBeLessThanOrEqual(10);
  expect(fetched.get(address)).toBeLessThanOrEqual(address === '/' ? 14_600 : 11_000);
});

/** Returns the bytes of each body of a page's first view, by its path. */
async function firstView(address: string): Promise<ReadonlyMap<string, number>> {
  const { page } = await newPage({ view: phone, deviceScaleFactor: 2 });
  const fetched = await fetchedBy(page, proxy.url);
  await page.goto(proxy.url + address, { waitUntil: 'networkidle' });
  await settle(page);
  return fetched;
}
