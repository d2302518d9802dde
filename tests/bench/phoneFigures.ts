/** What the home page costs a cheap phone on slow 4G, and the wait after a tap. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { startBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { startZippingProxy, type Line } from '../support/zippingProxy.ts';
import { median, type Figure } from './Figure.ts';

const rounds = 5;

/** Lighthouse's line for phones: 150 ms there and back, 1.6 Mbit/s. */
const slow4G: Line = { latency: 150, speed: 200_000 };

/** Returns the figures of a phone of 360 px at two device pixels to one. */
export async function phoneFigures(): Promise<Figure[]> {
  const site = await startSite();
  const host = await startZippingProxy(site.url, slow4G);
  const server = await startBrowser();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    return [...(await firstPaints(browser, host.url)), await tap(browser, host.url)];
  } finally {
    await server.close();
    await host.close();
    await site.close();
  }
}

interface Vitals {
  largestPaint: number;
  blocked: number;
  shift: number;
}

/** Times in a browser that is really held up: no simulation, and every connection opened within this machine. */
async function firstPaints(browser: Browser, origin: string): Promise<Figure[]> {
  const seen: Vitals[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await openPhone(browser, 4);
    await page.addInitScript(watchVitals);
    await page.goto(origin, { waitUntil: 'networkidle' });
    seen.push(await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals));
    await page.context().close();
  }
  const middle = (part: keyof Vitals) => median(seen.map((vitals) => vitals[part]));
  return [
    { what: '/: largest paint, processor four times slower', measured: middle('largestPaint'), most: 1250, unit: 'ms' },
    { what: '/: blocked after the first paint, the same', measured: middle('blocked'), most: 0, unit: 'ms' },
    { what: '/: layout shift', measured: middle('shift'), most: 0, unit: '' },
  ];
}

/** From a tap on a link that has been in view for a second to the next page's first paint. */
async function tap(browser: Browser, origin: string): Promise<Figure> {
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await openPhone(browser);
    await page.addInitScript(() => addEventListener('click', () => (sessionStorage.tapped = Date.now()), true));
    await page.goto(origin, { waitUntil: 'networkidle' });
    const link = page.locator('footer a[href="/privacy-policy"]');
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await link.tap();
    await page.waitForURL('**/privacy-policy');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    waits.push(
      await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return performance.timeOrigin + paint!.startTime - Number(sessionStorage.tapped);
      }),
    );
    await page.context().close();
  }
  return { what: 'A link inside the site, from tap to paint', measured: median(waits), most: 200, unit: 'ms' };
}

async function openPhone(browser: Browser, slowdown = 1): Promise<Page> {
  const view = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const page = await (await browser.newContext(view)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Runs inside the page before anything else. */
function watchVitals(): void {
  const vitals: Vitals = { largestPaint: 0, blocked: 0, shift: 0 };
  Object.assign(globalThis, { vitals });
  const observer = new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const entry of list.getEntries()) {
      const { entryType, startTime, duration } = entry;
      if (entryType === 'largest-contentful-paint') vitals.largestPaint = startTime;
      else if (entryType === 'layout-shift') vitals.shift += (entry as PerformanceEntry & { value: number }).value;
      else if (paint && startTime >= paint.startTime) vitals.blocked += Math.max(0, duration - 50);
    }
  });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) observer.observe({ type, buffered: true });
}
