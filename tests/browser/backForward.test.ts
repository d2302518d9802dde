/** Going back and forward: pages come back as they were left, without loading again, where the browser keeps pages at all. */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { addresses } from '../support/page.ts';

let server: BrowserServer;
let browser: Browser;
/** A headless shell keeps no page, not even one of two lines. */
let keepsPages: boolean;

beforeAll(async () => {
  server = await startBrowser(['--disable-back-forward-cache']);
  browser = await chromium.connect(server.wsEndpoint());
  keepsPages = await isKept('/robots.txt');
});
afterAll(() => server.close());

test.for(addresses)('%s is kept while somebody reads another page', async (address, { skip }) => {
  if (!keepsPages) skip('this browser keeps no pages');
  expect(await isKept(address)).toBe(true);
});

test('a page that listens for its end is not kept', async () => {
  expect(await isKept('/about', () => addEventListener('unload', () => {}))).toBe(false);
});

/** Leaves a page of the site and goes back to it; returns whether it came back without loading. */
async function isKept(address: string, before?: () => void): Promise<boolean> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => console.info(persisted ? 'kept' : 'loaded', location.pathname));
  });
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  const shown: string[] = [];
  page.on('console', (message) => message.type() === 'info' && shown.push(message.text()));
  const other = address === '/refund-policy' ? '/privacy-policy' : '/refund-policy';
  await page.goto(inject('site') + address, { waitUntil: 'load' });
  await page.goto(inject('site') + other, { waitUntil: 'load' });
  // playwright's own goBack waits for a load that does not come.
  await page.evaluate(() => history.back());
  const isBack = () => shown.includes(`kept ${address}`);
  while (!isBack() && shown.filter((what) => what === `loaded ${address}`).length < 2) await wait(20);
  // Of a page that was kept, the browser tells its earlier show again, and only then that it is shown anew.
  for (let look = 0; look < 100 && !isBack(); look++) await wait(20);
  await context.close();
  return isBack();
}
