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
    sheet.replaceSync('* { color: #0000 !important; text-decoration-color: #0000 !important } svg { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const faults: string[] = [];
  for (const { words, colour, ...box } of lines) {
    const pixels = await picture.clone().extract(box).raw().toBuffer();
    let reached = Infinity;
    for (let at = 0; at < pixels.length; at += 3) reached = Math.min(reached, contrast(colour, pixels.subarray(at, at + 3)));
    if (reached < least) faults.push(`"${words}" has a contrast of ${reached.toFixed(1)}, ${least} are needed`);
  }
  return faults;
}

/** Runs in the page: the lines that are wholly in the window. */
function readLines(selector: string): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!/\S/.test(node.textContent!) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const words = node.textContent!.trim().slice(0, 40);
    const colour = getComputedStyle(element).color.match(/[\d.]+/g)!.slice(0, 3).map(Number);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height, right, bottom } of range.getClientRects()) {
      if (width < 4 || height < 4 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
      const [x, y, wide, high] = [left, top, width, height].map(Math.floor) as [number, number, number, number];
      lines.push({ words, colour, left: x, top: y, width: wide, height: high });
    }
  }
  return lines;
}

/** WCAG 2.2, contrast ratio and relative luminance. */
function contrast(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: ArrayLike<number>): number {
  const [red, green, blue] = Array.from(colour, (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
