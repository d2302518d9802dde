/** Waits for a page to paint. */
import type { Page } from 'playwright-core';

/** Waits until what was asked for has been laid out and painted; a page whose scripts are off cannot tell. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
