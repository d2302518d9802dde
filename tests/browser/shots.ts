/** Takes a picture of every page of `dist` in every state, for dist.shots/index.html. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { run } from '../../src/commands/cli.ts';
import { readSite } from '../../src/generator/files.ts';
import { projectAt } from '../../src/generator/project.ts';
import { serve } from '../../src/commands/serve.ts';
import { findBrowser } from '../support/browser.ts';
import { moveCarousels, openMenu, openNote, setTextSize } from '../support/states.ts';

interface State {
  readonly name: string;
  readonly width: number;
  readonly options?: BrowserContextOptions;
  readonly act?: (page: Page) => Promise<unknown>;
  /** The pages on which the state differs; all without it. */
  readonly only?: readonly string[];
  /** Shows the window instead of the whole page. */
  readonly window?: boolean;
}

const states: readonly State[] = [
  { name: 'phone', width: 360 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1280 },
  { name: 'menu open', width: 360, act: openMenu, window: true },
  { name: 'note open', width: 360, act: openNote, window: true, only: ['/'] },
  { name: 'carousels moved', width: 1280, act: moveCarousels, only: ['/'] },
  { name: 'no scripts', width: 360, options: { javaScriptEnabled: false }, only: ['/'] },
  { name: 'forced colours', width: 1280, options: { forcedColors: 'active' } },
  { name: 'print', width: 768, act: (page) => page.emulateMedia({ media: 'print' }) },
  // Chromium forgets the text size when it takes more than the window.
  { name: 'double text', width: 360, act: (page) => setTextSize(page, 32), window: true },
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

await run(async () => {
  const { dist } = projectAt();
  const files = readSite(dist);
  const folder = `${dist}.shots`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await serve(() => files);
  const { env, ...launch } = findBrowser();
  // The fonts of the tests lack the rupee sign and most scripts; the system's may have them.
  const browser = await chromium.launch({ ...launch, env: { ...env, FONTCONFIG_PATH: undefined } });
  try {
    let sheet = sheetHead;
    for (const name of [...files.keys()].filter((file) => file.endsWith('.html'))) {
      const address = `/${name.replace(/index\.html$/, '')}`;
      sheet += `\n<h2>${address}</h2>\n<section>\n`;
      for (const state of states.filter(({ only }) => !only || only.includes(address))) {
        const file = `${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'} ${state.name}.png`;
        await takeShot(browser, server.url + address, state, path.join(folder, file));
        const url = encodeURI(file);
        sheet += `<figure><figcaption>${state.name}</figcaption><a href="${url}"><img src="${url}" alt="${address}, ${state.name}" loading="lazy"></a></figure>\n`;
      }
      sheet += '</section>';
    }
    await writeFile(path.join(folder, 'index.html'), sheet);
    console.log(`Open ${path.join(folder, 'index.html')}`);
  } finally {
    await browser.close();
    await server.close();
  }
});

async function takeShot(
  browser: Browser,
  url: string,
  { width, options, act, window }: State,
  file: string,
): Promise<void> {
  const touch = width < 1024;
  const viewport = { width, height: 800 };
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    ...options,
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    // In a window as high as the page, no picture is left out as too far away.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.waitForLoadState('networkidle');
    await page.setViewportSize(viewport);
    await act?.(page);
    await page.waitForTimeout(150);
    await page.screenshot({ path: file, fullPage: !window, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
