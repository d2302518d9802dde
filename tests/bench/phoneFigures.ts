/** What the home page costs a cheap phone on slow 4G, and the wait after a tap. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { startZippingProxy, type Line } from '../support/zippingProxy.ts';
import type { Figure } from './main.ts';

const rounds = 5;

/** Lighthouse's line for phones: 150 ms there and back, 1.6 Mbit/s. */
const slow4G: Line = { latency: 150, speed: 200_000 };

type Visit = Readonly<Record<'largestPaint' | 'blocked' | 'tap', number>>;

/** Returns the figures of a phone of 360 px at two device pixels to one. */
export async function phoneFigures(): Promise<Figure[]> {
  const site = await startSite();
  const host = await startZippingProxy(site.url, slow4G);
  const browser = await chromium.launch(await findBrowser());
  try {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, host.url));
    const runs = (part: keyof Visit) => visits.map((seen) => seen[part]);
    return [
      {
        what: '/: largest paint, processor four times slower',
        runs: runs('largestPaint'),
        most: 1250,
        unit: 'ms',
      },
      {
        what: '/: blocked after the first paint, the same',
        runs: runs('blocked'),
        most: 0,
        unit: 'ms',
      },
      {
        what: 'A link inside the site, from tap to paint',
        runs: runs('tap'),
        most: 200,
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    await host.close();
    await site.close();
  }
}

/** Opens Home twice: with a processor that is really held up, no simulation, to be painted; and as it is, to be left by a tap. */
async function visit(browser: Browser, origin: string): Promise<Visit> {
  const slow = await openPhone(browser, origin, 4);
  const first = (await entriesOf(slow, 'paint')).at(-1)!;
  const paints = await entriesOf(slow, 'largest-contentful-paint');
  const tasks = (await entriesOf(slow, 'longtask')).filter(
    ({ startTime }) => startTime >= first.startTime,
  );
  await slow.context().close();
  const page = await openPhone(browser, origin, 1);
  const link = page.locator('footer a[href="/privacy-policy"]');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    addEventListener('click', () => (sessionStorage.tapped = Date.now()), true),
  );
  // For as long as a reader looks at it.
  await page.waitForTimeout(1000);
  await link.tap();
  await page.waitForURL('**/privacy-policy');
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const tap = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + paint!.startTime - Number(sessionStorage.tapped);
  });
  await page.context().close();
  const blocked = tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
  return { largestPaint: paints.at(-1)!.startTime, blocked, tap };
}

/** Every connection is opened within this machine. */
async function openPhone(browser: Browser, origin: string, slowdown: number): Promise<Page> {
  const view = {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  };
  const page = await (await browser.newContext(view)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin, { waitUntil: 'networkidle' });
  return page;
}

/** Returns what a page that has come to rest remembers of itself. */
function entriesOf(page: Page, type: string): Promise<{ startTime: number; duration: number }[]> {
  return page.evaluate((wanted) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: wanted, buffered: true });
    return observer.takeRecords().map(({ startTime, duration }) => ({ startTime, duration }));
  }, type);
}
