/** Measures the contrast of text over pictures, which axe cannot. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

interface Line {
  readonly words: string;
  readonly colour: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the lines of an element in the window with too little contrast to any pixel behind them. By default the ratio is
 * that which WCAG 2.2 asks for where type is not large.
 */
export async function faintLines(page: Page, selector: string, minRatio = 4.5): Promise<string[]> {
  const lines = await page.evaluate(readLines, selector);
  if (lines.length === 0) throw new Error(`There are no words in ${selector}.`);
  await page.evaluate(() => {
    // The CSP would refuse a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: #0000 !important; text-decoration-color: #0000 !important } svg { visibility: hidden !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  // Here as good as a PNG, and ten times as fast.
  const screenshot = await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 100 });
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ words, colour, left, top, width, height }) => {
    const own = luminance(colour, 0);
    let ratio = Infinity;
    for (let y = top; y < top + height; y++) {
      const row = (y * info.width + left) * 3;
      for (let at = row; at < row + width * 3; at += 3)
        ratio = Math.min(ratio, contrast(own, luminance(data, at)));
    }
    return ratio < minRatio ? [`"${words}" has a contrast of ${ratio.toFixed(1)}`] : [];
  });
}

/** Takes a picture of words on one ground, as it was painted; returns the contrast of the two. */
export async function paintedContrast(screenshot: Buffer): Promise<number> {
  const { data } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const light = luminance(data, at);
    counts.set(light, (counts.get(light) ?? 0) + 1);
  }
  const [[ground]] = [...counts].sort(([, one], [, other]) => other - one) as [[number, number]];
  return Math.max(...[...counts.keys()].map((light) => contrast(ground, light)));
}

/** Runs in the page: returns the lines that are wholly in the window. */
function readLines(selector: string): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!/\S/.test(node.textContent!) || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const words = node.textContent!.trim().slice(0, 40);
    const parts = getComputedStyle(element).color.match(/[\d.]+/g)!;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const isInside =
        box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      if (!isInside || box.width < 4 || box.height < 4) continue;
      lines.push({
        words,
        colour: parts.slice(0, 3).map(Number),
        left: Math.floor(box.left),
        top: Math.floor(box.top),
        width: Math.floor(box.width),
        height: Math.floor(box.height),
      });
    }
  }
  return lines;
}

/** WCAG 2.2, contrast ratio. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG 2.2, relative luminance of the red, green and blue that begin at an index. */
export function luminance(parts: ArrayLike<number>, at: number): number {
  const [red, green, blue] = [
    linear[parts[at]!]!,
    linear[parts[at + 1]!]!,
    linear[parts[at + 2]!]!,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The linear light of each 8-bit value. */
const linear = Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
