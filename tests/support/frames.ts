/** Waits for a page to paint. */
import type { Page } from 'playwright-core';

/** The pages whose scripts are off: such a page cannot tell when it paints. */
export const scriptless = new WeakSet<Page>();

/** Waits until what was asked for has been laid out and painted. */
export async function nextFrames(page: Page): Promise<void> {
  if (scriptless.has(page)) return page.waitForTimeout(60);
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
