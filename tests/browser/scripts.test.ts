/** What four scripts share on one page: the hero's picture, stars on crossings, markers beside their lines. */
import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { makeSite } from '../../src/generator/makeSite.ts';
import { serve, type SiteServer } from '../../src/generator/serve.ts';
import { answeredProject } from '../support/answered.ts';
import { faintLines } from '../support/contrast.ts';
import { pageForAll, resize } from '../support/page.ts';

const homes = ['/', '/bn', '/hi', '/ur'];

let server: SiteServer;

beforeAll(async () => {
  const { files } = await makeSite(await answeredProject());
  server = await serve(() => files);
  return () => server.close();
});

const visitor = pageForAll({ reducedMotion: 'reduce' });

test.each([
  [740, 360],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
])('the hero in %i x %i keeps its words off the Kaaba and its court lit', async (width, height) => {
  const { page, goTo } = visitor();
  const lights: number[] = [];
  for (const home of homes) {
    await goTo(home, server.url);
    await resize(page, { width, height });
    const box = await page.evaluate(kaaba);
    expect([home, await page.evaluate(wordsIn, box)]).toEqual([home, []]);
    const clip = {
      x: box.left - box.width / 2,
      y: box.top + box.height / 2,
      width: box.width * 2,
      height: box.height / 2,
    };
    const screenshot = await page.screenshot({ clip, animations: 'disabled' });
    const { channels } = await sharp(screenshot).greyscale().stats();
    lights.push(channels[0]!.mean);
  }
  for (const light of lights) expect(light / lights[0]!).toBeGreaterThan(0.8);
});

test.each([
  [740, 360],
  [1366, 768],
])('the words over the picture have contrast in %i x %i', async (width, height) => {
  const { page, goTo } = visitor();
  for (const home of homes) {
    await goTo(home, server.url);
    await resize(page, { width, height });
    // WCAG 2.2 asks less of large type.
    expect([home, await faintLines(page, '.hero__title', 3)]).toEqual([home, []]);
    expect([home, await faintLines(page, '.hero__tagline')]).toEqual([home, []]);
  }
});

test.each([
  ['/', 1280, 3],
  ['/ur', 1280, 3],
  ['/', 768, 3],
  ['/ur', 768, 3],
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
  for (const address of ['/', '/contact', '/404.html']) {
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

test('prints the code at least 20 mm wide', async () => {
  const { page, goTo } = visitor();
  await goTo('/');
  await page.emulateMedia({ media: 'print' });
  const width = await page
    .locator('.printed-code svg')
    .evaluate((code) => code.getBoundingClientRect().width);
  await page.emulateMedia({ media: 'screen' });
  // CSS has 96 pixels an inch.
  expect((width / 96) * 25.4).toBeGreaterThanOrEqual(20);
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: where the Kaaba of the poster is in the window. */
function kaaba(): Box {
  const poster = document.querySelector('.hero__poster')!;
  const box = poster.getBoundingClientRect();
  const [across, down] = getComputedStyle(poster)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100) as [number, number];
  // The fixture's poster has 1920 x 1080 pixels; the box was read off it.
  const scale = Math.max(box.width / 1920, box.height / 1080);
  const left = box.left + (box.width - 1920 * scale) * across;
  const top = box.top + (box.height - 1080 * scale) * down;
  return {
    left: left + 0.669 * 1920 * scale,
    top: top + 0.597 * 1080 * scale,
    width: 0.117 * 1920 * scale,
    height: 0.194 * 1080 * scale,
  };
}

/** Runs in the page: returns the lines of the hero that touch a box. */
function wordsIn(box: Box): string[] {
  const range = document.createRange();
  const words = [...document.querySelectorAll('.hero__talbiyah, .hero__title, .hero__tagline')];
  return words.flatMap((part) => {
    range.selectNodeContents(part);
    const touching = [...range.getClientRects()].filter(
      ({ left, right, top, bottom }) =>
        right > box.left &&
        left < box.left + box.width &&
        bottom > box.top &&
        top < box.top + box.height,
    );
    return touching.map(() => part.textContent.slice(0, 30));
  });
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
