/** Measures the contrast of text over pictures, which axe cannot. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

interface Line {
  readonly words: string;
  /** The ratio that WCAG 2.2 AA requires for text of this size. */
  readonly minRatio: number;
  /** The element in front of the line. */
  readonly cover: string | undefined;
  readonly colour: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the lines of text in an element whose contrast with any pixel behind them is less than WCAG 2.2 AA requires, or less
 * than `leastRatio`, or that are covered. Checks only lines that are in the window.
 */
export async function faintLines(page: Page, selector: string, leastRatio = 3): Promise<string[]> {
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
  // A JPEG of this quality gives the same ratios as a PNG in a tenth of the time.
  const screenshot = await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 100 });
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ words, minRatio, cover, colour, left, top, width, height }) => {
    if (cover) return [`"${words}" is covered by ${cover}`];
    const own = luminance(colour, 0);
    let ratio = Infinity;
    for (let y = top; y < top + height; y++) {
      const row = (y * info.width + left) * 3;
      for (let at = row; at < row + width * 3; at += 3)
        ratio = Math.min(ratio, contrast(own, luminance(data, at)));
    }
    return ratio < Math.max(minRatio, leastRatio)
      ? [`"${words}" has a contrast of ${ratio.toFixed(1)}`]
      : [];
  });
}

/** Returns the contrast of a text, from a screenshot that shows nothing but the text on a background of one colour. */
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

/** Returns the lines of text that are completely in the window. Runs in the page. */
function readLines(selector: string): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!/\S/.test(node.textContent!) || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const words = node.textContent!.trim().slice(0, 40);
    const { color, fontSize } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const isInside =
        box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      if (!isInside || box.width < 4 || box.height < 4) continue;
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      // What is behind the header is read once the page has scrolled.
      if (hit?.closest('body > header')) continue;
      const isFree = !hit || hit.contains(element) || element.contains(hit);
      lines.push({
        words,
        minRatio: parseFloat(fontSize) < 24 ? 4.5 : 3,
        cover: isFree ? undefined : hit.outerHTML.slice(0, 60),
        colour: color
          .match(/[\d.]+/g)!
          .slice(0, 3)
          .map(Number),
        left: Math.floor(box.left),
        top: Math.floor(box.top),
        width: Math.floor(box.width),
        height: Math.floor(box.height),
      });
    }
  }
  return lines;
}

/** Returns the contrast ratio of two luminances, as WCAG 2.2 defines it. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the relative luminance, as WCAG 2.2 defines it, of the colour whose red, green and blue begin at an index. */
export function luminance(parts: ArrayLike<number>, at: number): number {
  const [red, green, blue] = [
    linear[parts[at]!]!,
    linear[parts[at + 1]!]!,
    linear[parts[at + 2]!]!,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The linear light, 0 to 1, of each 8-bit value of a colour. */
const linear = Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
