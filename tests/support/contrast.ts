/** Measures how well words can be read over a picture, of which other checkers say nothing. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** What WCAG 2.2 asks for where type is not large. */
const least = 4.5;

interface Line {
  readonly words: string;
  readonly colour: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the lines in an element that have too little contrast with any pixel that is painted behind them in the window. */
export async function faintLines(page: Page, selector: string): Promise<string[]> {
  const lines = await page.evaluate(readLines, selector);
  if (lines.length === 0) throw new Error(`There are no words in ${selector}.`);
  await page.evaluate(() => {
    // The words and icons go; a style sheet of the page's own would be refused by its policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: #0000 !important; text-decoration-color: #0000 !important } svg { visibility: hidden !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  // As good as a PNG here, and written in a tenth of the time.
  const screenshot = await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 100 });
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ words, colour, left, top, width, height }) => {
    const own = luminance(colour, 0);
    let reached = Infinity;
    for (let y = top; y < top + height; y++) {
      const row = (y * info.width + left) * 3;
      for (let at = row; at < row + width * 3; at += 3)
        reached = Math.min(reached, contrast(own, luminance(data, at)));
    }
    return reached < least
      ? [`"${words}" has a contrast of ${reached.toFixed(1)}, ${least} are needed`]
      : [];
  });
}

/** Runs in the page: the lines that are wholly in the window. */
function readLines(selector: string): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!/\S/.test(node.textContent!) || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const words = node.textContent!.trim().slice(0, 40);
    const colour = getComputedStyle(element)
      .color.match(/[\d.]+/g)!
      .slice(0, 3)
      .map(Number);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height, right, bottom } of range.getClientRects()) {
      if (
        width < 4 ||
        height < 4 ||
        left < 0 ||
        top < 0 ||
        right > innerWidth ||
        bottom > innerHeight
      )
        continue;
      const [x, y, wide, high] = [left, top, width, height].map(Math.floor) as [
        number,
        number,
        number,
        number,
      ];
      lines.push({ words, colour, left: x, top: y, width: wide, height: high });
    }
  }
  return lines;
}

/** WCAG 2.2, contrast ratio and relative luminance. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Takes the red, green and blue that begin at a place. */
function luminance(parts: ArrayLike<number>, at: number): number {
  return (
    0.2126 * linear[parts[at]!]! +
    0.7152 * linear[parts[at + 1]!]! +
    0.0722 * linear[parts[at + 2]!]!
  );
}

/** The light of each of the 256 steps of a colour's part. */
const linear = Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
