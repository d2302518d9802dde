/** The logo on the page that it leads to: back to the top, under the page's own address. */
import { expect, inject, test } from 'vitest';
import { openPage, scrollTo, useBrowser } from '../support/page.ts';

useBrowser();

const logo = 'header a[href="/"]';

test('takes the anchor out of the address, without loading the page again or another step back', async () => {
  const { page } = await openPage('/#price', { reducedMotion: 'reduce' });
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.locator(logo).first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(page.url()).toBe(`${inject('site')}/`);
  expect(await page.evaluate(() => ['stayed' in globalThis, history.length])).toEqual([true, steps]);
});

test.each([
  ['with Ctrl', 'Control', 'left'],
  ['with Shift', 'Shift', 'left'],
  ['with the middle button', undefined, 'middle'],
] as const)('opens another page %s and leaves this one as it is', async (_how, key, button) => {
  const { page } = await openPage('/#price', { reducedMotion: 'reduce' });
  await scrollTo(page, 900);
  const { x, y, width, height } = (await page.locator(logo).first().boundingBox())!;
  const opened = page.context().waitForEvent('page');
  if (key) await page.keyboard.down(key);
  await page.mouse.click(x + width / 2, y + height / 2, { button });
  if (key) await page.keyboard.up(key);
  await opened;
  expect(page.url()).toBe(`${inject('site')}/#price`);
  expect(await page.evaluate(() => scrollY)).toBe(900);
});
