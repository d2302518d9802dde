/** Opens pages of the site in the tests' browser and records every error in them. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { nextFrame } from './states.ts';

/** Every page's address. The 404 page goes by its file name, which answers with status 200. */
export const addresses = inject('addresses');

/** One page of each kind; the others differ in text alone. */
const sameButText = ['/terms-and-conditions/', '/privacy-policy/'];
export const ofEachKind = addresses.filter((address) => !sameButText.includes(address));

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View extends Size {
  readonly touch: boolean;
}

export const phone: View = { width: 360, height: 680, touch: true };
export const desktop: View = { width: 1280, height: 800, touch: false };

/** The five viewports that every page is tested in. */
export const sizes: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 680 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

export interface OpenOptions extends BrowserContextOptions {
  readonly view?: View;
  /** Another site than that of all tests. */
  readonly site?: string;
  /** Runs in the page before its scripts. */
  readonly before?: () => void;
  /** Gets the page before it opens any address. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface OpenPage {
  readonly page: Page;
  /** Console errors and failed requests, in their order. */
  readonly faults: string[];
  /** The addresses of all requests. */
  readonly requests: string[];
  /**
   * Opens an address in a viewport of the first size and forgets earlier faults and requests. Waits
   * for fonts and a frame; with scripts off, for the load event alone.
   */
  readonly goTo: (address: string, site?: string) => Promise<void>;
}

/** Opens an address in a new page, until the test ends. Its `goTo` is twice as fast as a new page. */
export async function openPage(address: string, options: OpenOptions = {}): Promise<OpenPage> {
  const open = await makePage(options);
  onTestFinished(() => open.page.context().close());
  await open.goTo(address);
  return open;
}

/** Shares one page among all tests of the file or the describe block. */
export function pageForAll(options: OpenOptions = {}): () => OpenPage {
  let open: OpenPage;
  beforeAll(async () => {
    open = await makePage(options);
    return () => open.page.context().close();
  });
  return () => open;
}

let browser: Browser | undefined;

/** One browser per worker. */
async function browserHere(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await chromium.launch(inject('browser'));
  return browser;
}

async function makePage({
  view = desktop,
  site: own = inject('site'),
  before,
  prepare,
  ...options
}: OpenOptions): Promise<OpenPage> {
  const { width, height, touch } = view;
  const viewport = { width, height };
  const settings = { viewport, hasTouch: touch, isMobile: touch, deviceScaleFactor: 1, ...options };
  const context = await (await browserHere()).newContext(settings);
  await context.addInitScript(watch);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser itself aborts prerenders and videos out of sight.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => requests.push(request.url()));
  await prepare?.(page);
  return {
    page,
    faults,
    requests,
    async goTo(address, site = own) {
      if (page.viewportSize()!.width !== width) await page.setViewportSize(viewport);
      // Another anchor of the open page would load nothing.
      if (address.includes('#')) await page.goto('about:blank');
      faults.length = 0;
      requests.length = 0;
      await page.goto(site + address, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false) await settle(page);
    },
  };
}

/** Waits for fonts and one more frame. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrame(page);
}

/** Resizes the viewport and waits for a frame. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrame(page);
}

/** Scrolls through the page by viewports, so that everything lazy loads, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await nextFrame(page);
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await nextFrame(page);
}

/** Returns the page's layout shifts, CSP violations and unload listeners so far. */
export function notes(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);
}

type Notes = Record<'shifts' | 'refused' | 'leaving', string[]>;

/** Sums layout shifts to two decimals; a font swap moves letters by less. */
export function shiftOf(shifts: readonly string[]): number {
  return Number(shifts.reduce((sum, shift) => sum + parseFloat(shift), 0).toFixed(2));
}

/** Runs in each page before its scripts. */
function watch(): void {
  const notes: Notes = { shifts: [], refused: [], leaving: [] };
  Object.assign(globalThis, { notes });
  addEventListener('securitypolicyviolation', (event) => {
    notes.refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
  });
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    type: string,
    ...rest: [never]
  ) {
    if (type === 'unload' || type === 'beforeunload') notes.leaving.push(type);
    return add.call(this, type, ...rest);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      };
      const names = sources.map(
        ({ node }) => (node as Element | undefined)?.className ?? node?.nodeName,
      );
      notes.shifts.push(
        `${value.toFixed(4)} by ${names.join(', ')} at ${Math.round(entry.startTime)} ms`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
