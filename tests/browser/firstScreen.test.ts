/** The first screen needs nothing from the stylesheet: when the sheet arrives, no pixel changes. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { desktop, ofEachKindInEnglish, pageForAll, phone, resize } from '../support/page.ts';

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

// The fonts are left out, because the font of the name comes late on purpose.
beforeAll(() => visitor().page.route('**/*.woff2', (route) => route.abort()));

test.each(ofEachKindInEnglish)('%s shows its first screen before the sheet', async (address) => {
  const { page, goTo } = visitor();
  await goTo(address);
  // In a wide window, Urdu uses the rules of the English page, mirrored by the browser.
  for (const size of address === '/ur/' ? [phone] : [phone, desktop]) {
    await resize(page, size);
    const withSheet = await pictureOf(page);
    await setSheet(page, false);
    const isSame = (await pictureOf(page)).equals(withSheet);
    expect(isSame, `${size.width} px`).toBe(true);
    await setSheet(page, true);
  }
});

function setSheet(page: Page, isUsed: boolean): Promise<void> {
  const link = page.locator('link[rel=stylesheet]');
  return link.evaluate((sheet, disabled) => {
    (sheet as HTMLLinkElement).sheet!.disabled = disabled;
  }, !isUsed);
}

/** Returns a picture of the first section and the header, as far as they are in the window. */
async function pictureOf(page: Page): Promise<Buffer> {
  const bottom = await page.evaluate(async () => {
    document.querySelector('.floating-message')?.remove();
    const first = document.querySelector('main > section, main > div')!;
    // Another window may load another file.
    await Promise.all([...first.querySelectorAll('img')].map((image) => image.decode()));
    return Math.min(innerHeight, first.getBoundingClientRect().bottom);
  });
  const { width } = page.viewportSize()!;
  // The edge of the next section covers up to 20 pixels of the first one.
  const clip = { x: 0, y: 0, width, height: Math.floor(bottom) - 20 };
  expect(clip.height).toBeGreaterThan(100);
  // A JPEG of this quality changes with any pixel, and takes a tenth of the time of a PNG.
  return page.screenshot({ clip, animations: 'disabled', type: 'jpeg', quality: 100 });
}
