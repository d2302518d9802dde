/** What four scripts share on one page: the hero's picture, stars on crossings, markers beside their lines. */
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../src/generator/makeSite.ts';
import { serve, type SiteServer } from '../../src/generator/serve.ts';
import { answeredProject } from '../support/answered.ts';
import { faintLines } from '../support/contrast.ts';
import { lookAtKaaba, type KaabaSight } from '../support/kaaba.ts';
import { pageForAll, resize } from '../support/page.ts';

const homes = ['/', '/bn/', '/hi/', '/ur/'];

const wideWindows = [
  { width: 740, height: 360 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

let server: SiteServer;

beforeAll(async () => {
  const { files } = await makeSite(await answeredProject());
  server = await serve(() => files);
  return () => server.close();
});

const visitor = pageForAll({ reducedMotion: 'reduce' });

test('wide heroes keep their words off the Kaaba and readable, and its court lit', async () => {
  const { page, goTo } = visitor();
  const lights: Record<string, number[]> = {};
  for (const home of homes) {
    await goTo(home, server.url);
    for (const window of wideWindows) {
      await resize(page, window);
      const where = `${home} in ${window.width} x ${window.height}`;
      const { box, faults } = await page.evaluate(lookAtKaaba);
      expect([where, faults]).toEqual([where, []]);
      (lights[window.width] ??= []).push(await courtLight(page, box));
      // WCAG 2.2 asks less of large type.
      expect([where, await faintLines(page, '.hero__title', 3)]).toEqual([where, []]);
      expect([where, await faintLines(page, '.hero__tagline')]).toEqual([where, []]);
    }
  }
  for (const [english, ...others] of Object.values(lights))
    for (const light of others) expect(light / english!).toBeGreaterThan(0.8);
});

test.each([
  ['/', 1280, 3],
  ['/ur/', 1280, 3],
  ['/', 768, 3],
  ['/ur/', 768, 3],
])('puts a star on every crossing of the services: %s at %i px', async (home, width, count) => {
  const { page, goTo } = visitor();
  await goTo(home, server.url);
  await resize(page, { width, height: 900 });
  const away = await page.evaluate(starsFromCrossings);
  expect(away).toHaveLength(count);
  for (const pixels of away) expect(pixels).toBeLessThanOrEqual(1.5);
});

test.each(homes)('sets markers in the middle of their lines: %s', async (home) => {
  const { page, goTo } = visitor();
  await goTo(home, server.url);
  await resize(page, { width: 360, height: 740 });
  for (const list of ['.star-list li', '.not-included__list li']) {
    const away = await page.evaluate(markersFromMiddle, list);
    expect(away.length).toBeGreaterThan(4);
    expect([list, away.filter((pixels) => Math.abs(pixels) > 2)]).toEqual([list, []]);
  }
});

test('gives every button a border, also where the system paints its own colours', async () => {
  const { page, goTo } = visitor();
  for (const address of ['/', '/contact/', '/404.html']) {
    await goTo(address, server.url);
    const faults = await page.locator('.button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const style = getComputedStyle(button);
        const isThere = /^[12]px solid/.test(style.borderTop);
        const isClear = (colour: string) => colour.endsWith(', 0)');
        // A button without a ground of its own shows where it ends.
        const isSeen = !isClear(style.backgroundColor) || !isClear(style.borderTopColor);
        return isThere && isSeen ? [] : `${button.className}: ${style.borderTop}`;
      }),
    );
    expect([address, faults]).toEqual([address, []]);
  }
});

test('counts the questions on where they are folded', async () => {
  const { page, goTo } = visitor();
  await goTo('/');
  const drawn = await page.locator('.ask-first__list li').evaluateAll((rows) =>
    rows.map((row) => {
      const list = row.parentElement as HTMLOListElement;
      const first = Number(getComputedStyle(list).counterReset.match(/-?\d+/)?.[0]);
      return first + [...list.children].indexOf(row) + 1;
    }),
  );
  expect(drawn).toEqual(drawn.map((_, at) => at + 1));
});

test.each(['/', '/bn/', '/ur/'])(
  'prints a code on %s that a camera reads, at least 20 mm wide',
  async (home) => {
    const { page, goTo } = visitor();
    await goTo(home);
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('.printed-code svg');
    const { width } = (await code.boundingBox())!;
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await page.emulateMedia({ media: 'screen' });
    // CSS has 96 pixels an inch.
    expect((width / 96) * 25.4).toBeGreaterThanOrEqual(20);
    expect(jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      'https://wa.me/910000000002',
    );
  },
);

/** Returns how light the ground around the Kaaba is as painted, from 0 to 255. */
async function courtLight(page: Page, { x, y, width, height }: KaabaSight['box']): Promise<number> {
  const clip = { x: x - width / 2, y: y + height / 2, width: width * 2, height: height / 2 };
  const screenshot = await page.screenshot({ clip, animations: 'disabled' });
  const { channels } = await sharp(screenshot).greyscale().stats();
  return channels[0]!.mean;
}

/** Runs in the page: how far each star is from the crossing of its tile's lines, in pixels. */
function starsFromCrossings(): number[] {
  const tiles = [...document.querySelectorAll('.package-includes__tile')];
  const isRtl = document.documentElement.dir === 'rtl';
  return tiles.flatMap((tile) => {
    const star = getComputedStyle(tile, '::before');
    if (star.content !== '""') return [];
    const box = tile.getBoundingClientRect();
    const across = parseFloat(star.left) + parseFloat(star.width) / 2;
    const down = parseFloat(star.top) + parseFloat(star.height) / 2;
    return Math.max(Math.abs(isRtl ? box.width - across : across), Math.abs(down));
  });
}

/** Runs in the page: how far the middle of each marker is above or below that of its first line, in pixels. */
function markersFromMiddle(selector: string): number[] {
  const range = document.createRange();
  // Latin names and figures have boxes of another height.
  const rows = [...document.querySelectorAll(selector)].filter((row) => !row.querySelector('bdi'));
  return rows.map((row) => {
    const marker = getComputedStyle(row, '::before');
    const inside = row.getBoundingClientRect().top + parseFloat(getComputedStyle(row).paddingTop);
    // A star fills its box, a dash is the box's upper border.
    const height = parseFloat(marker.borderTopWidth) || parseFloat(marker.height);
    const middle = inside + parseFloat(marker.marginTop) + height / 2;
    range.selectNodeContents(row);
    // Elements have boxes too, which are higher than their first line.
    const lines = [...range.getClientRects()].sort((one, other) => one.bottom - other.bottom);
    const line = lines.find(({ width }) => width > 0);
    return middle - (line!.top + line!.height / 2);
  });
}
