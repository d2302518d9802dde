/** How long after a save the change is to be seen in the browser, with `npm run dev`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { runDev } from '../support/runDev.ts';
import { findBrowser } from '../support/browser.ts';
import { makeCopy, removeCopy, type ProjectCopy } from '../support/makeCopy.ts';
import type { Figure } from './main.ts';

const rounds = 7;

/** Milliseconds, for each kind of change. */
const most = 250;

interface Change {
  readonly what: string;
  readonly file: string;
  /** Returns what the file is to hold in a round. */
  readonly content: (sound: Buffer, round: number) => string | Buffer;
  /** Runs in the page: whether it shows the change of a round, where a picture had an address before. */
  readonly shows: (now: { readonly round: number; readonly before: string }) => boolean;
}

const changes: readonly Change[] = [
  {
    what: 'a text',
    file: 'src/content/home.ts',
    content: (sound, round) =>
      sound.toString().replace(/headline: '[^']*'/, `headline: 'Round ${round}'`),
    shows: ({ round }) => document.querySelector('h1')?.textContent === `Round ${round}`,
  },
  {
    what: 'a component',
    file: 'src/site/components/Hero.tsx',
    content: (sound, round) =>
      sound.toString().replace('{words.tagline}', `{words.tagline}{' Round ${round}'}`),
    shows: ({ round }) =>
      !!document.querySelector('h1 ~ p')?.textContent?.endsWith(`Round ${round}`),
  },
  {
    what: 'a style',
    file: 'styles/components/_hero.scss',
    content: (sound, round) =>
      `${sound.toString()}\n.hero__title { letter-spacing: ${round}px; }\n`,
    shows: ({ round }) =>
      getComputedStyle(document.querySelector('h1')!).letterSpacing === `${round}px`,
  },
  {
    what: 'a script',
    file: 'src/site/client/main.ts',
    content: (sound, round) =>
      `${sound.toString()}\ndocument.documentElement.dataset.round = '${round}';\n`,
    shows: ({ round }) => document.documentElement.dataset.round === String(round),
  },
  {
    what: 'a picture',
    file: 'src/pictures/baqi.jpg',
    // Bytes behind a JPEG's end make another file of it.
    content: (sound, round) => Buffer.concat([sound, Buffer.from(`round ${round}`)]),
    shows: ({ before }) => {
      const image = document.querySelector<HTMLImageElement>('img[data-picture=baqi]');
      return !!image?.complete && image.naturalWidth > 0 && image.currentSrc !== before;
    },
  },
];

/** Returns for several saves of each kind the milliseconds from the save to the frame that shows it. */
export async function devFigures(): Promise<Figure[]> {
  const copy = makeCopy();
  const dev = await runDev(copy);
  const browser = await chromium.launch(await findBrowser());
  try {
    const figures: Figure[] = [];
    for (const change of changes) {
      const page = await browser.newPage();
      await page.goto(dev.url);
      // The server warms up what the first change of a kind would wait for.
      await page.waitForTimeout(2000);
      figures.push(await measure(change, page, copy));
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await dev.stop();
    removeCopy(copy);
  }
}

async function measure(
  { what, file, content, shows }: Change,
  page: Page,
  copy: ProjectCopy,
): Promise<Figure> {
  const sound = readFileSync(path.join(copy.root, file));
  const image = page.locator('img[data-picture=baqi]');
  if (what === 'a picture') await image.scrollIntoViewIfNeeded();
  const runs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await page.waitForTimeout(700);
    const before = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    // Looks in every frame, the first ones before the save.
    const seen = page.waitForFunction(shows, { round, before }, { polling: 'raf' });
    await page.waitForTimeout(50);
    const saved = Date.now();
    copy.write(file, content(sound, round));
    await seen;
    runs.push(Date.now() - saved);
  }
  copy.write(file, sound);
  return { what: `Dev: ${what}, from save to sight`, runs, most, unit: 'ms' };
}
