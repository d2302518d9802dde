/** A first screen needs nothing of the sheet: with it, no pixel of it changes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ofEachKind, openPage, settle } from '../support/page.ts';

/** How far the edge of the next section is over the first one. */
const edge = 20;

const views = [
  { width: 360, height: 680, touch: true },
  { width: 1280, height: 800, touch: false },
];

test.each(
  views.flatMap((view) => ofEachKind.map((address) => [address, view.width, view] as const)),
)('%s at %i px shows its first screen before the sheet', async (address, _, view) => {
  // The fonts are left out: that of the name comes late, by intention.
  const leaveOut = (page: Page) => page.route('**/*.woff2', (route) => route.abort());
  const { page } = await openPage(address, { view, reducedMotion: 'reduce', prepare: leaveOut });
  const withSheet = await pictureOf(page);
  await page.route('**/assets/site.*.css', (route) => route.abort());
  await page.reload();
  await settle(page);
  expect((await pictureOf(page)).equals(withSheet)).toBe(true);
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
