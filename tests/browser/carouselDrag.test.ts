/** The carousels under a mouse that takes hold of a picture: the strip moves, and the picture stays in it. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, useBrowser } from '../support/page.ts';
import { finishMotion, mountCarousels } from '../support/states.ts';

useBrowser();

test('dragging a picture to the left brings the next place, to the right the one before', async () => {
  const { page, strip, ownDrags } = await openStrip();
  await drag(page, strip.locator('img').nth(1), [-250]);
  await expect.poll(() => firstShown(strip)).toBe(1);
  await drag(page, strip.locator('img').nth(2), [250]);
  await expect.poll(() => firstShown(strip)).toBe(0);
  expect(await ownDrags()).toBe(0);
});

test('a picture that is brought back to where it was leaves the strip as it was', async () => {
  const { page, strip, ownDrags } = await openStrip();
  const before = await strip.locator('img').nth(1).boundingBox();
  await drag(page, strip.locator('img').nth(1), [-200, 0]);
  await expect.poll(() => strip.locator('img').nth(1).boundingBox()).toEqual(before);
  expect(await ownDrags()).toBe(0);
});

test('a strip that is let go in the middle of a quick move comes to rest at a place', async () => {
  const { strip } = await openStrip();
  // Quicker than a test's mouse: all within a few milliseconds.
  await strip.locator('img').nth(1).evaluate((image) => {
    const { x, y } = image.getBoundingClientRect();
    const tell = (type: string, by: number) => image.dispatchEvent(new MouseEvent(type, { clientX: x + by, clientY: y, bubbles: true }));
    tell('mousedown', 200);
    for (const by of [150, 100, 50]) tell('mousemove', by);
    tell('mouseup', 20);
    return new Promise((later) => setTimeout(later, 50));
  });
  const left = (index: number) => strip.locator('li').nth(index).evaluate((slide) => slide.getBoundingClientRect().left);
  const start = await strip.evaluate((track) => track.getBoundingClientRect().left);
  await expect.poll(() => left(1)).toBe(start);
});

/** Opens Home where its first strip can be dragged; also returns what counts the browser's own drags. */
async function openStrip(): Promise<{ page: Page; strip: Locator; ownDrags: () => Promise<number> }> {
  const { page } = await openPage('/', { reducedMotion: 'reduce' });
  await mountCarousels(page);
  const strip = page.locator('[data-behaviour=carousel] [data-glide-el]').first();
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => {
    Object.assign(globalThis, { ownDrags: 0 });
    // Heard last, when it is settled whether the browser begins a drag of its own.
    addEventListener('dragstart', (event) => {
      if (!event.defaultPrevented) (globalThis as unknown as { ownDrags: number }).ownDrags++;
    });
  });
  return { page, strip, ownDrags: () => page.evaluate(() => (globalThis as unknown as { ownDrags: number }).ownDrags) };
}

/** Takes hold of the middle of a picture, takes it to each distance in small steps, and lets it go while it moves. */
async function drag(page: Page, picture: Locator, distances: readonly number[]): Promise<void> {
  const { x, y, width, height } = (await picture.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const distance of distances) await page.mouse.move(left + distance, top, { steps: 10 });
  await page.mouse.up();
  await finishMotion(page);
}

/** Which place stands first in the strip. */
function firstShown(strip: Locator): Promise<number> {
  return strip.evaluate((track) => {
    const { left } = track.getBoundingClientRect();
    return [...track.querySelectorAll('li')].findIndex((slide) => slide.getBoundingClientRect().left >= left - 2);
  });
}
