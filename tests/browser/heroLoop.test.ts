/** The hero's loop: whom it costs something, it leaves alone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, notes, openPage, pageForAll, phone, scrollTo } from '../support/page.ts';

const hero = '[data-behaviour=hero-loop]';
const isPaused = (page: Page) =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused);

describe('is not asked for, and its button does not show, where there is', () => {
  /** Its lines are named in the address: what the browser tells of its connection. */
  const onLine = pageForAll({
    view: phone,
    before: () => {
      const [saveData, effectiveType] = location.search.slice(1).split('&');
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: saveData === 'true', effectiveType },
      });
    },
  });
  const stillness = pageForAll({ view: phone, reducedMotion: 'reduce' });
  const withoutScripts = pageForAll({ view: phone, javaScriptEnabled: false });

  test.each([
    ['saving data', onLine, '/?true&4g'],
    ['a 3g line', onLine, '/?false&3g'],
    ['a 2g line', onLine, '/?false&2g'],
    ['less motion', stillness, '/'],
    ['scripts off', withoutScripts, '/'],
  ] as const)('%s', async (_what, visitor, address) => {
    const { page, requests, goTo } = visitor();
    await goTo(address);
    // Whether it plays is decided in the moment in which the page has loaded.
    expect(await page.locator('video source').count()).toBe(0);
    expect(requests.filter((url) => url.includes('/video/'))).toEqual([]);
    await expectPoster(page);
  });
});

test.each([
  ['portrait', phone],
  ['landscape', desktop],
  ['landscape', { width: 740, height: 360, touch: true }],
] as const)(
  'plays the %s file silently, again and again, once the page has loaded',
  async (shape, view) => {
    const { page, faults } = await openPage('/', { view });
    await page.locator(`${hero}[data-loop=playing]`).waitFor();
    const fetched = await page.evaluate(() => {
      const [{ loadEventStart } = { loadEventStart: Infinity }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const loops = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/video/'));
      return loops.map(({ name, startTime }) => [
        name.replace(/.*hero-(\w+)\..*/, '$1'),
        startTime >= loadEventStart,
      ]);
    });
    expect(fetched).toEqual([[shape, true]]);
    const manners = await page.locator('video').evaluate((element) => {
      const { muted, loop, playsInline, controls } = element as HTMLVideoElement;
      return { muted, loop, playsInline, controls };
    });
    expect(manners).toEqual({ muted: true, loop: true, playsInline: true, controls: false });
    expect((await notes(page)).refused).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test('plays without a connection’s report, in view alone, and as its button says and is pressed', async () => {
  const { page } = await openPage('/', {
    before: () => Object.defineProperty(navigator, 'connection', { value: undefined }),
  });
  const button = page.locator(`${hero} button`);
  const shows = (playing: boolean) =>
    expect
      .poll(async () => [await isPaused(page), await button.textContent()])
      .toEqual([!playing, expect.stringMatching(playing ? /^pause/i : /^play/i)]);
  await shows(true);
  await scrollTo(page, 3000);
  await shows(false);
  await scrollTo(page, 0);
  await shows(true);
  await button.click();
  await shows(false);
  await scrollTo(page, 3000);
  await scrollTo(page, 0);
  await shows(false);
  await button.press('Enter');
  await shows(true);
});

test('leaves the poster where the browser refuses to play, and where the file does not come', async () => {
  const refusing = await openPage('/', {
    before: () => {
      HTMLMediaElement.prototype.play = () => {
        document.documentElement.dataset.refused = '';
        return Promise.reject(new DOMException('refused', 'NotAllowedError'));
      };
    },
  });
  await refusing.page.locator('html[data-refused]').waitFor();
  await expectPoster(refusing.page);
  expect(refusing.faults).toEqual([]);
  const { page, faults } = await openPage('/', {
    prepare: (page) => page.route('**/video/**', (route) => route.abort()),
  });
  await expect.poll(() => faults.filter((fault) => fault.includes('.mp4'))).toHaveLength(1);
  await expectPoster(page);
});

async function expectPoster(page: Page): Promise<void> {
  expect(await page.locator(`${hero} button`).isVisible()).toBe(false);
  expect(await page.locator('video').evaluate((video) => getComputedStyle(video).opacity)).toBe(
    '0',
  );
  const poster = page.locator(`${hero} img`);
  expect(await poster.isVisible()).toBe(true);
  expect(
    await poster.evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0);
}
