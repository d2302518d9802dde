/** The video behind the hero of Home. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notes, pageForAll, phone, scrollTo } from '../support/page.ts';

/** The address sets what the browser reports about its connection, or that it refuses to play. */
const onPhone = pageForAll({
  view: phone,
  initScript: () => {
    const [what, saveData, effectiveType] = location.search.split(/[?&]/).slice(1);
    if (what === 'connection')
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: saveData === 'true', effectiveType },
      });
    if (what === 'refuses')
      HTMLMediaElement.prototype.play = () => {
        document.documentElement.dataset.refused = '';
        return Promise.reject(new DOMException('refused', 'NotAllowedError'));
      };
  },
});
const onComputer = pageForAll();
const withoutMotion = pageForAll({ view: phone, reducedMotion: 'reduce' });

test.each([
  ['on a 3g line', onPhone, '/?connection&false&3g'],
  ['under reduced motion', withoutMotion, '/'],
])('shows only the poster %s', async (_when, visitor, address) => {
  const { page, requests, goTo } = visitor();
  await goTo(address);
  // The script decides on the load event.
  expect(await page.locator('video source').count()).toBe(0);
  expect(requests.filter((url) => url.includes('/video/'))).toEqual([]);
  await expectPoster(page);
});

test('shows only the poster when the browser refuses to play', async () => {
  const { page, faults, goTo } = onPhone();
  await goTo('/?refuses');
  await page.locator('html[data-refused]').waitFor();
  await expectPoster(page);
  expect(faults).toEqual([]);
});

test('plays silently after the page has loaded, only while in view, until its button stops it, and in any turn of a phone', async () => {
  const { page, faults, goTo } = onPhone();
  await goTo('/');
  await page.locator('.hero[data-loop=playing]').waitFor();
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/video/'))
      .map(({ name, startTime }) => [/hero-(\w+)/.exec(name)![1], startTime >= loadEventStart]);
  });
  expect(loaded.length).toBeGreaterThan(0);
  for (const load of loaded) expect(load).toEqual(['portrait', true]);
  const manners = await page.locator('video').evaluate((element) => {
    const { muted, loop, playsInline, controls } = element as HTMLVideoElement;
    return { muted, loop, playsInline, controls };
  });
  expect(manners).toEqual({ muted: true, loop: true, playsInline: true, controls: false });
  expect((await notes(page)).refused).toEqual([]);
  expect(faults).toEqual([]);

  const button = page.locator('.hero__pause');
  const expectPaused = (paused: boolean) =>
    expect
      .poll(async () => [await isPaused(page), await button.getAttribute('aria-pressed')])
      .toEqual([paused, String(paused)]);
  await expectPaused(false);
  await scrollTo(page, 3000);
  await expectPaused(true);
  await scrollTo(page, 0);
  await expectPaused(false);
  await button.click();
  await expectPaused(true);
  await scrollTo(page, 3000);
  await scrollTo(page, 0);
  await expectPaused(true);
  await button.press('Enter');
  await expectPaused(false);

  await page.setViewportSize({ width: phone.height, height: phone.width });
  const file = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc);
  await expect.poll(file).toContain('/hero-landscape.');
  await expect.poll(() => isPaused(page)).toBe(false);
  await button.click();
  await expectPaused(true);
  await page.setViewportSize({ width: phone.width, height: phone.height });
  await expect.poll(file).toContain('/hero-portrait.');
  await expectPaused(true);
});

test('plays only the wide file on a computer', async () => {
  const { page, requests, goTo } = onComputer();
  await goTo('/');
  await page.locator('.hero[data-loop=playing]').waitFor();
  const files = requests.filter((url) => url.includes('/video/'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(file).toContain('/hero-landscape.');
});

function isPaused(page: Page): Promise<boolean> {
  return page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused);
}

async function expectPoster(page: Page): Promise<void> {
  expect(await page.locator('.hero__pause').isVisible()).toBe(false);
  const video = page.locator('video');
  expect(await video.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  const poster = page.locator('.hero img');
  expect(await poster.isVisible()).toBe(true);
  const width = await poster.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(width).toBeGreaterThan(0);
}
