/** Measures how well words can be read over a picture, of which other checkers say nothing. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

interface Line {
  readonly words: string;
  readonly colour: readonly number[];
  /** The contrast that WCAG 2.2 asks for: 3 for large type, 4.5 for the rest. */
  readonly least: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the lines in an element that have too little contrast with what is painted behind them in the window; one
 * pixel in twenty may be a star.
 */
export async function faintLines(page: Page, selector: string): Promise<string[]> {
  const lines = await page.evaluate(readLines, selector);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; -webkit-text-fill-color: transparent !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const faults: string[] = [];
  for (const { words, colour, least, ...box } of lines) {
    const pixels = await picture.clone().extract(box).raw().toBuffer();
    const contrasts: number[] = [];
    for (let at = 0; at < pixels.length; at += 3) contrasts.push(contrast(colour, pixels.subarray(at, at + 3)));
    const reached = contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 20)]!;
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
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height, right, bottom } of range.getClientRects()) {
      if (width < 4 || height < 4 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
      const box = { left: Math.floor(left), top: Math.floor(top), width: Math.floor(width), height: Math.floor(height) };
      lines.push({ words: node.textContent!.trim().slice(0, 40), colour: color.match(/[\d.]+/g)!.slice(0, 3).map(Number), least, ...box });
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
  const [red, green, blue] = Array.from(colour, (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
