/** Going back and forward: pages come back as they were left, without loading again. */
import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { addresses } from '../support/page.ts';

let server: BrowserServer;
let browser: Browser;

beforeAll(async () => {
  server = await startBrowser(['--disable-back-forward-cache']);
  browser = await chromium.connect(server.wsEndpoint());
});
afterAll(() => server.close());

test.each(addresses)('%s is kept while somebody reads another page', async (address) => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => console.info(`${location.pathname} ${persisted ? 'kept' : 'loaded'}`));
  });
  const page = await context.newPage();
  const shown: string[] = [];
  page.on('console', (message) => message.type() === 'info' && shown.push(message.text()));
  const other = address === '/refund-policy' ? '/privacy-policy' : '/refund-policy';
  await page.goto(inject('site') + address, { waitUntil: 'load' });
  await page.goto(inject('site') + other, { waitUntil: 'load' });
  // playwright's own goBack waits for a load that does not come.
  await page.evaluate(() => history.back());
  await expect.poll(() => shown.at(-1)).toBe(`${address} kept`);
});
