/** What a phone really fetches of each page before anybody scrolls, held against the budgets. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { firstFlight, firstViewBudget, kindOf, requestBudget } from '../../src/steps/check/budgets.ts';
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
  expect(bytes, [...fetched].join('\n')).toBeLessThanOrEqual(firstViewBudget[kindOf(address)]);
  expect(fetched.size, [...fetched.keys()].join('\n')).toBeLessThanOrEqual(requestBudget);
  expect(fetched.get(address)).toBeLessThanOrEqual(firstFlight);
});

/** Returns the bytes of each body of a page's first view, by its path. */
async function firstView(address: string): Promise<ReadonlyMap<string, number>> {
  const { page } = await newPage({ view: phone, deviceScaleFactor: 2 });
  const fetched = await fetchedBy(page, proxy.url);
  await page.goto(proxy.url + address, { waitUntil: 'networkidle' });
  await settle(page);
  return fetched;
}
