/** Takes a picture of every page of `dist` in every state, into the folder dist.shots. */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { run } from '../../src/commands/cli.ts';
import { readSite } from '../../src/generator/files.ts';
import { projectAt } from '../../src/generator/project.ts';
import { serve } from '../../src/commands/serve.ts';
import { findBrowser } from '../support/browser.ts';
import { openMenu, setTextSize } from '../support/states.ts';

interface State {
  readonly name: string;
  readonly width: number;
  readonly options?: BrowserContextOptions;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Shows the window instead of the whole page. */
  readonly window?: boolean;
}

const states: readonly State[] = [
  { name: 'phone', width: 360 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1280 },
  { name: 'menu open', width: 360, act: openMenu, window: true },
  { name: 'no scripts', width: 360, options: { javaScriptEnabled: false } },
  { name: 'forced colours', width: 1280, options: { forcedColors: 'active' } },
  { name: 'print', width: 768, act: (page) => page.emulateMedia({ media: 'print' }) },
  // Chromium forgets the text size when it takes more than the window.
  { name: 'double text', width: 360, act: (page) => setTextSize(page, 32), window: true },
];

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
    for (const name of [...files.keys()].filter((file) => file.endsWith('.html'))) {
      const page = name.replace(/\/?(index)?\.html$/, '').replaceAll('/', '-') || 'home';
      for (const state of states)
        await takeShot(
          browser,
          `${server.url}/${name}`,
          state,
          path.join(folder, `${page} ${state.name}.png`),
        );
    }
    console.log(`The pictures are in ${folder}`);
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
    await page.evaluate(loadPictures);
    await act?.(page);
    await page.waitForTimeout(150);
    await page.screenshot({ path: file, fullPage: !window, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Runs in the page. Loads the pictures that are too far away to be loaded by themselves. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
}
