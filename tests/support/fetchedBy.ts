/** Notes what a page fetches, in bytes as they travel. */
import type { Page } from 'playwright-core';

/** Returns the bytes of each body that the page fetches from the server at `origin` from now on, by its path; the loop left out. */
export async function fetchedBy(page: Page, origin: string): Promise<ReadonlyMap<string, number>> {
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
  return fetched;
}
