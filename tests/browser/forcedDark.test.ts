/** Android's forced dark mode darkens light pages by its own rules: words on gold and on green stay readable. */
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { paintedContrast } from '../support/contrast.ts';
import { site } from '../support/servedSite.ts';

let page: Page;

beforeAll(async () => {
  const { args = [], ...options } = inject('browser');
  const forced = args.map((flag) =>
    flag.startsWith('--blink-settings=') ? `${flag},forceDarkModeEnabled=true` : flag,
  );
  const browser = await chromium.launch({ ...options, args: forced });
  page = await browser.newPage({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return () => browser.close();
});

test.each([
  ['/', 360, '.hero .button--gold'],
  ['/contact/', 1280, '.site-header__book'],
])('keeps the words readable on %s at %i px in %s', async (address, width, selector) => {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(site + address);
  const words = page.locator(selector).locator('span').last();
  await words.scrollIntoViewIfNeeded();
  expect(await paintedContrast(await words.screenshot())).toBeGreaterThanOrEqual(4.5);
});

test('has a browser that paints light pages dark', async () => {
  await page.goto(`${site}/contact/`);
  const { channels } = await sharp(
    await page.locator('.contact-card').first().screenshot(),
  ).stats();
  expect(channels[0]!.mean).toBeLessThan(64);
});
