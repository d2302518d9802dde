/** What the pages cost a cheap phone on slow 4G: bytes, times, the main thread's work, and the wait after a tap. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { firstViewBudget, kindOf, requestBudget } from '../../src/steps/check/budgets.ts';
import { routes } from '../../src/routes.ts';
import { startBrowser } from '../support/browser.ts';
import { fetchedBy } from '../support/fetchedBy.ts';
import { startSite } from '../support/site.ts';
import { startZippingProxy, type Line } from '../support/zippingProxy.ts';
import { median, type Figure } from './Figure.ts';
import { mainThread, type MainThread } from './mainThread.ts';

const rounds = 5;

/** Lighthouse's line for phones: 150 ms there and back, 1.6 Mbit/s. */
const slow4G: Line = { latency: 150, speed: 200_000 };

/** Returns the figures of every page on a phone of 360 px at two device pixels to one. */
export async function phoneFigures(): Promise<Figure[]> {
  const site = await startSite();
  const host = await startZippingProxy(site.url, slow4G);
  const server = await startBrowser();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    return [
      ...(await weights(browser, host.url)),
      ...(await times(browser, host.url)),
      ...(await work(browser, site.url)),
      await tap(browser, host.url),
    ];
  } finally {
    await server.close();
    await host.close();
    await site.close();
  }
}

async function weights(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path } of routes) {
    const page = await openPhone(browser);
    const fetched = await fetchedBy(page, origin);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
    figures.push(
      { what: `${path}: first view`, measured: bytes / 1000, most: firstViewBudget[kindOf(path)] / 1000, unit: 'KB' },
      { what: `${path}: first view`, measured: fetched.size, most: requestBudget, unit: 'requests' },
    );
    await page.context().close();
  }
  return figures;
}

/** Times in a browser that is really held up: no simulation, and every connection opened within this machine. */
async function times(browser: Browser, origin: string): Promise<Figure[]> {
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
    { what: '/: blocked after the first paint, processor four times slower', measured: middle('blocked'), most: 0, unit: 'ms' },
    { what: '/: layout shift', measured: middle('shift'), most: 0, unit: '' },
  ];
}

/** The loop, which the limits leave out, stays away from visitors who asked for less motion. */
async function work(browser: Browser, origin: string): Promise<Figure[]> {
  const home: MainThread[] = [];
  const withLoop: MainThread[] = [];
  const empty: MainThread[] = [];
  const kinds = [
    ['/', 'reduce', home],
    ['/', 'no-preference', withLoop],
    ['/robots.txt', 'reduce', empty],
  ] as const;
  for (let round = 0; round < rounds; round++) {
    for (const [address, reducedMotion, runs] of kinds) {
      const page = await openPhone(browser, 6);
      await page.emulateMedia({ reducedMotion });
      runs.push(await mainThread(page, origin + address));
      await page.context().close();
    }
  }
  const middle = (runs: readonly MainThread[], part: keyof MainThread) => median(runs.map((run) => run[part]));
  return [
    { what: "/: main thread's work, processor six times slower", measured: middle(home, 'work'), most: 250, unit: 'ms' },
    { what: '/: longest task, processor six times slower', measured: middle(home, 'longest'), most: 50, unit: 'ms' },
    { what: '/: with the loop', measured: middle(withLoop, 'work'), unit: 'ms' },
    { what: 'A page of two lines: work, processor six times slower', measured: middle(empty, 'work'), unit: 'ms' },
    { what: 'A page of two lines: longest task', measured: middle(empty, 'longest'), unit: 'ms' },
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

interface Vitals {
  largestPaint: number;
  blocked: number;
  shift: number;
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
