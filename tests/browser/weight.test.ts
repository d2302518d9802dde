/** What a phone really fetches of each page before anybody scrolls, held against the budgets. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { firstFlight, firstViewBudget, kindOf, requestBudget } from '../../src/build/check/budgets.ts';
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

/** Returns the bytes of each body as it travelled, by its path; the loop left out. */
async function firstView(address: string): Promise<Map<string, number>> {
  const { page } = await newPage({ view: phone, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const fetched = new Map<string, number>();
  const heads = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, request.url.replace(proxy.url, '')));
  session.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response.encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path && !path.startsWith('data:') && !path.startsWith('/video/')) fetched.set(path, encodedDataLength - (heads.get(requestId) ?? 0));
  });
  await page.goto(proxy.url + address, { waitUntil: 'networkidle' });
  await settle(page);
  return fetched;
}
