/** A first screen needs nothing of the sheet: with it, no pixel of it changes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, ofEachKind, pageForAll, phone } from '../support/page.ts';

// The fonts are left out: that of the name comes late, by intention.
const prepare = (page: Page) => page.route('**/*.woff2', (route) => route.abort());
const visitors = [phone, desktop].map((view) =>
  pageForAll({ view, reducedMotion: 'reduce', prepare }),
);

test.each(ofEachKind)('%s shows its first screen before the sheet', async (address) => {
  // In a wide window pages in Urdu have the rules of the same page in English, mirrored by the browser.
  for (const visitor of address.startsWith('/ur/') ? visitors.slice(0, 1) : visitors) {
    const { page, goTo } = visitor();
    await goTo(address);
    const withSheet = await pictureOf(page);
    await page.locator('link[rel=stylesheet]').evaluate((link) => link.remove());
    const isSame = (await pictureOf(page)).equals(withSheet);
    expect(isSame, `${page.viewportSize()!.width} px`).toBe(true);
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
  // The edge of the next section is up to 20 pixels over the first one.
  const clip = { x: 0, y: 0, width, height: Math.floor(bottom) - 20 };
  expect(clip.height).toBeGreaterThan(100);
  // A JPEG of this quality changes with any pixel, and takes a tenth of the time of a PNG.
  return page.screenshot({ clip, animations: 'disabled', type: 'jpeg', quality: 100 });
}
