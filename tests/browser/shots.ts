/** Takes a picture of every page in every state of the site in dist: `npm run shots`, then open dist.shots/index.html. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { explain } from '../../src/generator/terminal.ts';
import { projectAt } from '../../src/generator/project.ts';
import { notFoundRoute, routes } from '../../src/routes.tsx';
import { serve } from '../../src/generator/serve.ts';
import { readSite } from '../../src/generator/files.ts';
import { findBrowser } from '../support/browser.ts';
import { moveCarousels, openMenu, openNote, setTextSize } from '../support/states.ts';

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

const heights: Readonly<Record<number, number>> = { 360: 680, 768: 1024, 1280: 800 };

const states: readonly State[] = [
  { name: 'phone', width: 360 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1280 },
  { name: 'menu open', width: 360, act: openAnyMenu, window: true },
  { name: 'note open', width: 360, act: openNote, window: true, only: ['/'] },
  { name: 'carousels moved', width: 1280, act: moveCarousels, only: ['/'] },
  {
    name: 'no scripts',
    width: 360,
    options: { javaScriptEnabled: false },
    only: ['/', '/contact'],
  },
  { name: 'forced colours', width: 1280, options: { forcedColors: 'active' } },
  { name: 'print', width: 768, act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'double text', width: 360, act: (page) => setTextSize(page, 32) },
];

const sheetHead = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page and state</title>
<style>
body { font: 1rem system-ui, sans-serif; background: #ddd; }
section { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; }
img { height: 60rem; width: auto; background: #fff; }
</style>`;

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
  const browser = await chromium.launch(await findBrowser());
  try {
    let sheet = sheetHead;
    for (const { path: address, label } of [...routes, { ...notFoundRoute, path: '/404.html' }]) {
      sheet += `\n<h2>${label}</h2>\n<section>\n`;
      for (const state of states.filter(({ only }) => !only || only.includes(address))) {
        const file = `${address.replace(/\W+/g, '-').replace(/^-|-html$/g, '') || 'home'} ${state.name}.png`;
        await takeShot(browser, server.url + address, state, path.join(folder, file));
        const [name, url] = [state.name, encodeURI(file)];
        sheet += `<figure><figcaption>${name}</figcaption><a href="${url}"><img src="${url}" alt="${label}, ${name}" loading="lazy"></a></figure>\n`;
      }
      sheet += '</section>';
    }
    await writeFile(path.join(folder, 'index.html'), sheet);
    return `Open ${path.join(folder, 'index.html')}`;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function takeShot(
  browser: Browser,
  url: string,
  { width, options, act, window }: State,
  file: string,
): Promise<void> {
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

/** The key facts fold theirs. */
async function openAnyMenu(page: Page): Promise<void> {
  if ((await page.locator('header summary').count()) > 0)
    await page.locator('header summary').click();
  else await openMenu(page);
}

/** Scrolls from here, not in the page: it works with scripts off, too. */
async function loadPictures(page: Page): Promise<void> {
  const [height, step] = await page.evaluate(
    () => [document.documentElement.scrollHeight, innerHeight] as const,
  );
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(40);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
