/** Readers who set larger text, as older people do: the text grows, is not cut off and is not covered. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brokenWords } from '../support/brokenWords.ts';
import { ofEachKind, pageForAll, phone, resize } from '../support/page.ts';
import { coveredByButton, overlappingTargets } from '../support/pageFaults.ts';
import { openMenu, setTextSize } from '../support/states.ts';
import { unreadableText } from '../support/unreadableText.ts';

/** The text sizes that readers set, in pixels: windows of 18, 11, 14 and 40 em. */
const settings = [
  [360, [20, 32]],
  [280, [20]],
  [1280, [32]],
] as const;

/** The narrowest window checks the header and the layout of Home; other pages are one column from 360 px on. */
const homes = ['/', '/ur/'];

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

test.each(ofEachKind)('%s is complete in large text', async (address) => {
  const { page, goTo } = visitor();
  const isHome = homes.includes(address);
  await goTo(address);
  // The button that pauses the loop is there for visitors who have not asked for less motion.
  await page.evaluate(() => document.querySelector('.hero')?.setAttribute('data-loop', 'paused'));
  const found: Record<string, readonly string[]> = {};
  for (const [width, textSizes] of settings) {
    if (width === 280 && !isHome) continue;
    await resize(page, { width, height: 740 });
    const standard = await page.evaluate(textSizesOf);
    for (const size of textSizes) {
      await setTextSize(page, size);
      const now = await page.evaluate(textSizesOf);
      const same = now.filter(([, pixels], at) => pixels <= standard[at]![1]);
      found[`${size} px at ${width}`] = [
        ...(await page.evaluate(brokenWords, 'body')),
        ...(await page.evaluate(unreadableText)),
        ...(await page.evaluate(coveredByButton)),
        ...(await page.evaluate(overlappingTargets)),
        ...same.map(([words]) => `"${words}" does not grow`),
        ...(isHome && width < 1280 ? await menuFaults(page) : []),
      ];
    }
    await setTextSize(page, 16);
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  if (!isHome) return;
  await resize(page, { width: 250, height: 740 });
  const header = page.locator('.site-header');
  expect(await header.evaluate((bar) => getComputedStyle(bar).position)).toBe('static');
});

/** Opens the menu; returns the faults of its words and links. */
async function menuFaults(page: Page): Promise<string[]> {
  await openMenu(page);
  const faults = [
    ...(await page.evaluate(brokenWords, 'body')),
    ...(await page.evaluate(overlappingTargets)),
    ...(await page.evaluate(hiddenMenuLinks)),
  ];
  await page.keyboard.press('Escape');
  return faults;
}

/** Runs in the page: returns the words of every text with its font size, in pixels. */
function textSizesOf(): [words: string, pixels: number][] {
  const pixelsOf = (element: Element, part?: string) =>
    parseFloat(getComputedStyle(element, part).fontSize);
  const sizes: [string, number][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    // A word beside an icon may be hidden in favour of the icon.
    if (!/\S/.test(node.textContent!) || element.closest('script, svg, .site-header__call'))
      continue;
    sizes.push([node.textContent!.slice(0, 40), pixelsOf(element)]);
  }
  for (const field of document.querySelectorAll('input'))
    sizes.push([field.placeholder, pixelsOf(field, '::placeholder')]);
  return sizes;
}

/** Runs in the page: returns the links of the open menu that cannot be scrolled into view. */
function hiddenMenuLinks(): string[] {
  return [...document.querySelectorAll('#menu a')].flatMap((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return link.contains(hit) ? [] : [`"${link.textContent}" is hidden`];
  });
}
