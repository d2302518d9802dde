/** Takes a picture of every page in every state of the site in dist: `npm run shots`, then open dist.shots/index.html. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { explain } from '../../src/words.ts';
import { projectAt } from '../../src/project.ts';
import { notFoundRoute, routes } from '../../src/routes.ts';
import { serve } from '../../src/serve.ts';
import { readSite } from '../../src/steps/files.ts';
import { startBrowser } from '../support/browser.ts';
import { moveCarousels, openMenu, openNote } from '../support/states.ts';

interface State {
  readonly name: string;
  readonly width: number;
  readonly options?: BrowserContextOptions;
  readonly act?: (page: Page) => Promise<unknown>;
  /** The pages on which the state shows something of its own; all without it. */
  readonly only?: readonly string[];
  /** The window alone, for what is fixed in it. */
  readonly window?: boolean;
}

interface Shot {
  readonly page: string;
  readonly state: string;
  readonly file: string;
}

const heights: Readonly<Record<number, number>> = { 360: 680, 768: 1024, 1280: 800 };

const states: readonly State[] = [
  { name: 'phone', width: 360 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1280 },
  { name: 'menu open', width: 360, act: openMenu, window: true },
  { name: 'note open', width: 360, act: openNote, window: true, only: ['/'] },
  { name: 'carousels moved', width: 1280, act: moveCarousels, only: ['/'] },
  { name: 'no scripts', width: 360, options: { javaScriptEnabled: false }, only: ['/', '/contact'] },
  { name: 'forced colours', width: 1280, options: { forcedColors: 'active' } },
  { name: 'print', width: 768, act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'double text', width: 360, act: doubleText },
];

try {
  console.log(await takeShots());
} catch (error) {
  console.error(explain(error, process.argv.includes('--verbose')));
  process.exitCode = 1;
}

/** Returns a sentence that says where the pictures are. Throws when the site has not been built. */
async function takeShots(): Promise<string> {
  const { dist } = projectAt();
  const files = readSite(dist);
  const folder = `${dist}.shots`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await serve(() => files);
  const browserServer = await startBrowser();
  try {
    const browser = await chromium.connect(browserServer.wsEndpoint());
    const shots: Shot[] = [];
    for (const route of [...routes, { ...notFoundRoute, path: `${notFoundRoute.path}.html` }]) {
      for (const state of states) {
        if (state.only && !state.only.includes(route.path)) continue;
        const file = `${route.path.replace(/\W+/g, '-').replace(/^-|-html$/g, '') || 'home'} ${state.name}.png`;
        await takeShot(browser, server.url + route.path, state, path.join(folder, file));
        shots.push({ page: route.label, state: state.name, file });
      }
    }
    await writeFile(path.join(folder, 'index.html'), contactSheet(shots));
    return `${shots.length} pictures: open ${path.join(folder, 'index.html')}`;
  } finally {
    await browserServer.close();
    await server.close();
  }
}

async function takeShot(browser: Browser, url: string, { width, options, act, window }: State, file: string): Promise<void> {
  const touch = width < 1024;
  const context = await browser.newContext({
    viewport: { width, height: heights[width]! },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    ...options,
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await loadPictures(page);
    await act?.(page);
    await page.waitForTimeout(150);
    await page.screenshot({ path: file, fullPage: !window, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Scrolls from here, not in the page: it works with scripts off, too. */
async function loadPictures(page: Page): Promise<void> {
  const [height, step] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight] as const);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(40);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

function contactSheet(shots: readonly Shot[]): string {
  const pages = [...new Set(shots.map(({ page }) => page))];
  const figures = (name: string) =>
    shots
      .filter(({ page }) => page === name)
      .map(({ state, file }) => `<figure><figcaption>${state}</figcaption><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${name}, ${state}" loading="lazy"></a></figure>`)
      .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page and state</title>
<style>
body { font: 1rem system-ui, sans-serif; background: #ddd; }
section { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; }
img { height: 60rem; width: auto; background: #fff; }
</style>
${pages.map((name) => `<h2>${name}</h2>\n<section>\n${figures(name)}\n</section>`).join('\n')}
</html>
`;
}
