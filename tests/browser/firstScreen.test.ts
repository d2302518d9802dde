/** A first screen needs nothing of the sheet: with it, no pixel of it changes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, ofEachKind, pageForAll, phone } from '../support/page.ts';

/** How far the edge of the next section is over the first one. */
const edge = 20;

// The fonts are left out: that of the name comes late, by intention.
const prepare = (page: Page) => page.route('**/*.woff2', (route) => route.abort());
const visitors = [phone, desktop].map((view) =>
  pageForAll({ view, reducedMotion: 'reduce', prepare }),
);

test.each(ofEachKind)('%s shows its first screen before the sheet', async (address) => {
  for (const visitor of visitors) {
    const { page, goTo } = visitor();
    await goTo(address);
    const withSheet = await pictureOf(page);
    await page.route('**/assets/site.*.css', (route) => route.abort());
    await goTo(address);
    expect((await pictureOf(page)).equals(withSheet), `${page.viewportSize()!.width} px`).toBe(
      true,
    );
    await page.unroute('**/assets/site.*.css');
  }
});

/** Returns a picture of the first section and the header, as far as they are in the window. */
async function pictureOf(page: Page): Promise<Buffer> {
  const bottom = await page.evaluate(() => {
    document.querySelector('.floating-message')?.remove();
    const first = document.querySelector('main > section, main > div')!;
    return Math.min(innerHeight, first.getBoundingClientRect().bottom);
  });
  const { width } = page.viewportSize()!;
  const clip = { x: 0, y: 0, width, height: Math.floor(bottom) - edge };
  expect(clip.height).toBeGreaterThan(200);
  return page.screenshot({ clip, animations: 'disabled' });
}
