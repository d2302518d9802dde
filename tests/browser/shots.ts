/** Takes a picture of every page of `dist` in every state, into the folder dist.shots. */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { run } from '../../src/commands/cli.ts';
import { readSite } from '../../src/generator/files.ts';
import { projectAt } from '../../src/generator/project.ts';
import { serve } from '../../src/generator/host/serve.ts';
import { findBrowser } from '../support/browser.ts';
import { openMenu, setTextSize } from '../support/states.ts';

type Act = (page: Page) => Promise<unknown>;

const states: readonly (readonly [
  name: string,
  width: number,
  options?: BrowserContextOptions,
  act?: Act,
])[] = [
  ['phone', 360],
  ['tablet', 768],
  ['desktop', 1280],
  ['no scripts', 360, { javaScriptEnabled: false }],
  ['forced colours', 1280, { forcedColors: 'active' }],
  ['print', 768, {}, (page) => page.emulateMedia({ media: 'print' })],
  ['menu open', 360, {}, openMenu],
  ['double text', 360, {}, (page) => setTextSize(page, 32)],
];

/** States of the window alone: Chromium forgets the text size when it takes more. */
const inWindow = ['menu open', 'double text'];

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
    for (const file of [...files.keys()].filter((name) => name.endsWith('.html'))) {
      const name = file.replace(/\/?(index)?\.html$/, '').replaceAll('/', '-') || 'home';
      for (const [state, width, options, act] of states) {
        const isPhone = width < 1024;
        const view = { viewport: { width, height: 800 }, hasTouch: isPhone, isMobile: isPhone };
        const page = await browser.newPage({ ...view, reducedMotion: 'reduce', ...options });
        await page.goto(`${server.url}/${file}`);
        await page.evaluate(loadPictures);
        await act?.(page);
        await page.waitForTimeout(150);
        await page.screenshot({
          path: path.join(folder, `${name} ${state}.png`),
          fullPage: !inWindow.includes(state),
          animations: 'disabled',
        });
        await page.close();
      }
    }
    console.log(`The pictures are in ${folder}`);
  } finally {
    await browser.close();
    await server.close();
  }
});

/** Runs in the page. Loads the pictures that are too far away to be loaded by themselves. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
}
