/** Opens pages of the site in the tests' browser and notes everything that goes wrong in them. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { nextFrame } from './states.ts';

/** Every page's address; the page for unknown addresses under its own name, where it is no failed request. */
export const addresses = inject('addresses');

/** One page of each kind; the others differ from one of these in words alone. */
const inWordsAlone = ['/terms-and-conditions', '/privacy-policy', '/bn', '/hi'];
export const ofEachKind = addresses.filter((address) => !inWordsAlone.includes(address));

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View extends Size {
  /** Fingers instead of a mouse. */
  readonly touch: boolean;
}

export const phone: View = { width: 360, height: 680, touch: true };
export const desktop: View = { width: 1280, height: 800, touch: false };

/** The five windows that every page is held against. */
export const sizes: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 680 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

export interface OpenOptions extends BrowserContextOptions {
  readonly view?: View;
  /** The address of another site than the one of all tests. */
  readonly site?: string;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
  /** Runs on the new page before it goes anywhere. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface OpenPage {
  readonly page: Page;
  /** Console errors, failed requests, requests to others and refusals of the policy, in the order they came. */
  readonly faults: string[];
  /** The addresses of all requests. */
  readonly requests: string[];
  /**
   * Opens an address, in a window of the first size, and waits until the page has come to rest; with scripts off, until it
   * has loaded. What was noted of the page before is forgotten.
   */
  readonly goTo: (address: string, site?: string) => Promise<void>;
}

/** Opens an address of the site in a page of its own, until the test ends. To go on in that page costs half of another. */
export async function openPage(address: string, options: OpenOptions = {}): Promise<OpenPage> {
  const open = await makePage(options);
  onTestFinished(() => open.page.context().close());
  await open.goTo(address);
  return open;
}

/** Returns what gives the one page in which all tests of the file or the describe block go where they like. */
export function pageForAll(options: OpenOptions = {}): () => OpenPage {
  let open: OpenPage;
  beforeAll(async () => {
    open = await makePage(options);
    return () => open.page.context().close();
  });
  return () => open;
}

let browser: Browser | undefined;

/** The browser of this worker, which ends with it. */
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
    // A browser gives up by itself a page that it fetches ahead and a loop that is out of sight.
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
      // Another anchor of the page that is open would load nothing.
      if (address.includes('#')) await page.goto('about:blank');
      faults.length = 0;
      requests.length = 0;
      await page.goto(site + address, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false) await settle(page);
    },
  };
}

/** Waits for the fonts and for one more frame. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrame(page);
}

/** Gives the window another size, and waits until the page has taken it. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrame(page);
}

/** Goes through the whole page, a window at a time, so that everything that waits for the reader comes; then back to the top. */
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

/** Returns what the page has noted of itself: each layout shift, each refusal of the policy, each listener for leaving. */
export function notes(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);
}

type Notes = Record<'shifts' | 'refused' | 'leaving', string[]>;

/** Returns the layout shift as it is reported, with two decimals: letters of another font take their places a hair's breadth apart. */
export function shiftOf(shifts: readonly string[]): number {
  return Number(shifts.reduce((sum, shift) => sum + parseFloat(shift), 0).toFixed(2));
}

/** Runs inside each page before anything else. */
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
