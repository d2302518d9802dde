/** Opens pages of the site in the tests' browser and notes everything that goes wrong in them. */
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { nextFrames } from './frames.ts';
import { notFoundRoute, routes } from '../../src/routes.ts';

/** Every page's address; the page for unknown addresses under its own name, where it is no failed request. */
export const addresses: readonly string[] = [...routes.map(({ path }) => path), `${notFoundRoute.path}.html`];

export interface View {
  readonly width: number;
  readonly height: number;
  /** Fingers instead of a mouse. */
  readonly touch: boolean;
}

export const phone: View = { width: 360, height: 680, touch: true };
export const desktop: View = { width: 1280, height: 800, touch: false };

/** The five windows that every page is held against. */
export const views: readonly View[] = [
  { width: 320, height: 568, touch: true },
  phone,
  { width: 768, height: 1024, touch: true },
  desktop,
  { width: 1920, height: 1080, touch: false },
];

type BrowserOption = 'reducedMotion' | 'forcedColors' | 'javaScriptEnabled' | 'deviceScaleFactor';

export interface OpenOptions extends Pick<BrowserContextOptions, BrowserOption> {
  readonly view?: View;
  readonly site?: 'site' | 'longSite';
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
}

let browser: Browser;

/** Connects a test file to the browser; call it once, at the top of the file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());
}

/** Returns an empty page that is closed when the test ends. */
export async function newPage({ view = desktop, before, prepare, ...options }: OpenOptions = {}): Promise<OpenPage> {
  const { width, height, touch } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: 1,
    ...options,
  });
  onTestFinished(() => context.close());
  await context.addInitScript(watch);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => requests.push(request.url()));
  await prepare?.(page);
  return { page, faults, requests };
}

/** Opens an address of the site and waits until it has come to rest; with scripts off, until it has loaded. */
export async function openPage(address: string, options: OpenOptions = {}): Promise<OpenPage> {
  const open = await newPage(options);
  await open.page.goto(inject(options.site ?? 'site') + address, { waitUntil: 'load' });
  if (options.javaScriptEnabled !== false) await settle(open.page);
  return open;
}

/** Waits for the fonts and for two more frames. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrames(page);
}

/** Goes through the whole page, a window at a time, so that everything that waits for the reader comes; then back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    const seen = [...document.images].filter((image) => image.currentSrc && image.getBoundingClientRect().left < innerWidth);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await nextFrames(page);
}

/** Doubles the text as a reader's browser setting does, media queries in em included. */
export async function doubleText(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await nextFrames(page);
}

/** Returns by how much the page is wider than its window, if it is. */
export function excessWidth(page: Page, { width }: View): Promise<string[]> {
  return page.evaluate((window) => {
    const excess = document.documentElement.scrollWidth - window;
    return excess > 0 ? [`${excess} px too wide`] : [];
  }, width);
}

/** Returns what the page has noted of itself: each layout shift, each refusal of the policy, each listener for leaving. */
export function notes(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);
}

/** Returns the layout shift as it is reported, with two decimals: letters of another font take their places a hair's breadth apart. */
export function shiftOf(shifts: readonly string[]): number {
  return Number(shifts.reduce((sum, shift) => sum + parseFloat(shift), 0).toFixed(2));
}

export interface Notes {
  readonly shifts: string[];
  readonly refused: string[];
  readonly leaving: string[];
}

/** Runs inside each page before anything else. */
function watch(): void {
  const notes: Notes = { shifts: [], refused: [], leaving: [] };
  Object.assign(globalThis, { notes });
  addEventListener('securitypolicyviolation', (event) => {
    notes.refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
  });
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: [never]) {
    if (type === 'unload' || type === 'beforeunload') notes.leaving.push(type);
    return add.call(this, type, ...rest);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const names = sources.map(({ node }) => (node as Element | undefined)?.className ?? node?.nodeName);
      notes.shifts.push(`${value.toFixed(4)} by ${names.join(', ')} at ${Math.round(entry.startTime)} ms`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
