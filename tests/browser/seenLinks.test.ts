/** Pages that are fetched before anybody taps: those behind links that have been in view, and no others. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, pageForAll, phone, scrollTo } from '../support/page.ts';
import { nextFrame, openMenu } from '../support/states.ts';

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

const marked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[data-seen]')].map((link) =>
      link.getAttribute('href'),
    ),
  );

test('a link is marked when it comes into view, and the page behind it is there at the tap', async () => {
  const { page } = await openPage('/', { view: phone, reducedMotion: 'reduce' });
  const link = page.locator('footer a[href="/privacy-policy"]');
  expect(await marked(page)).toEqual([]);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => marked(page)).toContain('/privacy-policy');
  await fetchedAhead(page);
  await link.tap();
  await page.waitForURL('**/privacy-policy');
  const [arrival] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  );
  expect(arrival.deliveryType).toBe('navigational-prefetch');
});

test('a link in the menu is marked when the menu opens', async () => {
  const { page, goTo } = visitor();
  await goTo('/refund-policy');
  expect(await marked(page)).not.toContain('/about');
  await openMenu(page);
  await expect.poll(() => marked(page)).toContain('/about');
});

test('a link that is in view from the start is left alone', async () => {
  const { page, goTo } = visitor();
  await goTo('/404.html');
  await expect.poll(() => page.locator('main a[href="/"]').isVisible()).toBe(true);
  await scrollTo(page, 10_000);
  await expect.poll(() => marked(page)).toContain('/privacy-policy');
  expect(await marked(page)).not.toContain('/');
});

test('no link is marked that leads to a part of a page or to the page one is on', async () => {
  const { page, goTo } = visitor();
  await goTo('/about');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += phone.height) await scrollTo(page, top);
  await expect.poll(() => marked(page)).toContain('/privacy-policy');
  const seen = await marked(page);
  expect(seen).not.toContain('/about');
  expect(seen.filter((href) => !/^\/[\w-]*$/.test(href!))).toEqual([]);
});

test('nothing is marked for a visitor who saves data', async () => {
  const { page } = await openPage('/refund-policy', {
    view: phone,
    before: () =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      }),
  });
  await page.locator('footer a[href="/privacy-policy"]').scrollIntoViewIfNeeded();
  // The browser tells of what is in view once a frame.
  await nextFrame(page);
  expect(await marked(page)).toEqual([]);
});

/** Waits until the browser tells that it has fetched a page ahead. */
async function fetchedAhead(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready' || status === 'Success') resolve();
    });
  });
  await session.send('Preload.enable');
  await ready;
}
