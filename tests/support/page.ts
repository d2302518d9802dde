/** Opens pages of the site in the tests' browser and records every error in them. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished } from 'vitest';
import { addresses, site as ownSite } from './servedSite.ts';
import { nextFrame, setTextSize } from './states.ts';

export { addresses };

/** Pages whose layout is that of another page, so that a check of the layout may skip them. */
const sameButText = [
  '/terms-and-conditions/',
  '/privacy-policy/',
  '/bn/',
  '/hi/',
  '/your-visa/',
].flatMap((address) => [address, `/ur${address}`]);
/** The addresses of one page of each layout. */
export const ofEachKind = addresses.filter((address) => !sameButText.includes(address));
/** The same without pages in Urdu, except Home: other pages in Urdu have the markup and the layout of their English page. */
export const ofEachKindInEnglish = ofEachKind.filter((address) => !/^\/ur\/./.test(address));

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface View extends Size {
  readonly touch: boolean;
}

export const phone: View = { width: 360, height: 680, touch: true };
export const desktop: View = { width: 1280, height: 800, touch: false };

/** The viewports of Home in visit.test; other pages are tested in some of them. */
export const sizes: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 680 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The addresses of scripts that a page loads only when it needs them, such as that of the carousels. */
export const laterScripts = /\/assets\/(?!main\.).*\.js$/;

interface OpenOptions extends BrowserContextOptions {
  readonly view?: View;
  /** Runs in the page before its scripts. */
  readonly initScript?: () => void;
  /** Runs in the test, with the new page, before it opens any address. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Whether a test sets the clock of the page, which cannot be undone. */
  readonly setsClock?: boolean;
}

export interface OpenPage {
  readonly page: Page;
  /** The console errors and failed requests so far, in order. */
  readonly faults: string[];
  /** The addresses of all requests so far. */
  readonly requests: string[];
  /**
   * Opens an address in a viewport of the size that the page began with, and empties `faults` and `requests`. Waits for
   * the fonts and one frame; if scripts are off, only for the load event.
   */
  readonly goTo: (address: string, site?: string) => Promise<void>;
  /** Waits until all requests so far have ended. */
  readonly quiet: () => Promise<void>;
}

/** Open pages, by their options, that a finished test file of this worker leaves to the next one with the same options. */
const leftPages = new Map<string, OpenPage>();

/**
 * Opens one page for all tests of the file or the describe block. Returns a function that returns the page. A new context takes
 * half a second, so the worker's next file with the same options reuses the page, unless something about it cannot be undone: a
 * script or a preparation of its own, a clock, or no scripts. Its storage is not cleared.
 */
export function pageForAll(options: OpenOptions = {}): () => OpenPage {
  let open: OpenPage;
  const { initScript, prepare, setsClock, javaScriptEnabled } = options;
  const isPlain = !initScript && !prepare && !setsClock && javaScriptEnabled !== false;
  const kind = JSON.stringify(options);
  beforeAll(async () => {
    const left = isPlain ? leftPages.get(kind) : undefined;
    if (left) leftPages.delete(kind);
    open = left ?? (await makePage(options));
    return async () => {
      if (!isPlain || leftPages.has(kind)) return open.page.context().close();
      await makeAsNew(open.page, options);
      leftPages.set(kind, open);
    };
  });
  return () => open;
}

/** Undoes what tests may have done to a page, except in its storage. */
async function makeAsNew(page: Page, { view = desktop, reducedMotion }: OpenOptions) {
  await page.goto('about:blank');
  await page.unrouteAll();
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: reducedMotion ?? 'no-preference',
  });
  await page.setViewportSize({ width: view.width, height: view.height });
  await setTextSize(page, 16);
  await page.mouse.move(0, 0);
}

let browser: Browser | undefined;

/** Returns the browser of this worker, which all of its tests share. */
async function browserHere(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await chromium.launch(inject('browser'));
  return browser;
}

async function makePage({
  view = desktop,
  initScript,
  prepare,
  setsClock: __,
  ...options
}: OpenOptions): Promise<OpenPage> {
  const { width, height, touch } = view;
  const viewport = { width, height };
  const settings = { viewport, hasTouch: touch, isMobile: touch, deviceScaleFactor: 1, ...options };
  const context = await (await browserHere()).newContext(settings);
  await context.addInitScript(watch);
  if (initScript) await context.addInitScript(initScript);
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  let ended = 0;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    ended++;
    const reason = request.failure()?.errorText;
    // An aborted request is not a fault: the browser itself aborts prerenders, and videos that are out of view.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => requests.push(request.url()));
  page.on('requestfinished', () => void ended++);
  await prepare?.(page);
  return {
    page,
    faults,
    requests,
    async goTo(address, site = ownSite) {
      const now = page.viewportSize()!;
      if (now.width !== width || now.height !== height) await page.setViewportSize(viewport);
      // Navigating from one anchor of a page to another loads nothing, so an empty page is opened first.
      if (address.includes('#')) await page.goto('about:blank');
      faults.length = 0;
      requests.length = 0;
      ended = 0;
      await page.goto(site + address, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false) await settle(page);
    },
    quiet: () => expect.poll(() => requests.length - ended).toBeLessThanOrEqual(0),
  };
}

/** Waits until the fonts have loaded and one more frame is painted. */
export async function settle(page: Page): Promise<void> {
  const fontsReady = () => page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A page of `npm run dev` may reload meanwhile, because of an earlier save.
  await fontsReady().catch(fontsReady);
  await nextFrame(page);
}

/** Resizes the viewport and waits for a frame. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrame(page);
}

/** Scrolls through the whole page, so that lazy pictures load, and back to the top. */
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

/** Holds back the answers to requests for an address, as on a slow connection, until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letCome = () => {};
  const released = new Promise<void>((resolve) => (letCome = resolve));
  // The route stays until the test ends: to take it away while a request goes on could lose that request.
  await page.route(address, (route) => released.then(() => route.continue()));
  onTestFinished(async () => {
    letCome();
    await page.unroute(address);
  });
  return letCome;
}

/** Returns the layout shifts and the CSP violations in the page so far. */
export function notes(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);
}

type Notes = Record<'shifts' | 'refused', string[]>;

/** Returns the sum of layout shifts, rounded to two decimals, so that letters that move when a font loads count as 0. */
export function shiftOf(shifts: readonly string[]): number {
  return Number(shifts.reduce((sum, shift) => sum + parseFloat(shift), 0).toFixed(2));
}

/** Collects the notes that `notes` returns. Runs in each page before its scripts. */
function watch(): void {
  const notes: Notes = { shifts: [], refused: [] };
  Object.assign(globalThis, { notes });
  addEventListener('securitypolicyviolation', (event) => {
    notes.refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
  });
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
