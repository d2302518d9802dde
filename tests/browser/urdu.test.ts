/** The pages in Urdu are the mirror image of those in English. */
import { beforeAll, describe, expect, test } from 'vitest';
import { icons } from '../../src/site/icons.ts';
import { answeredSite } from '../support/answeredSite.ts';
import { pageForAll, phone } from '../support/page.ts';

const site = await answeredSite();

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

describe('Home in Urdu', () => {
  beforeAll(() => visitor().goTo('/ur/', site));

  test('begins on the right', async () => {
    const { page } = visitor();
    const middle = async (selector: string) => {
      const { x, width } = (await page.locator(selector).first().boundingBox())!;
      return x + width / 2;
    };
    expect(await middle('.logo')).toBeGreaterThan(180);
    expect(await middle('.site-header__menu')).toBeLessThan(180);
    expect(await middle('.ask-first li')).toBeGreaterThan(170);
    // The address and the end of the footer, which are in English, end there too.
    const sides = await page
      .locator('footer address, .site-footer__end')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).textAlign));
    expect(sides).toEqual(['right', 'right']);
  });

  test('has no icon that touches its words', async () => {
    expect(await visitor().page.evaluate(iconsAtWords)).toEqual([]);
  });

  test('keeps words from left to right inside their line', async () => {
    // In a flex row, an element between words would become a column of its own.
    const displays = await visitor()
      .page.locator('main p > bdi, main dd > bdi')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).display));
    expect(new Set(displays)).toEqual(new Set(['inline']));
  });

  test('has on the right what English has on the left', async () => {
    const { page } = visitor();
    const rightToLeft = await page.evaluate(placedParts, 'right');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    const leftToRight = await page.evaluate(placedParts, 'left');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(leftToRight.length).toBeGreaterThan(10);
    expect(rightToLeft).toEqual(leftToRight);
  });
});

test('Contact in Urdu mirrors its arrows', async () => {
  const { page, goTo } = visitor();
  await goTo('/ur/contact/', site);
  expect(await page.evaluate(unmirroredArrows, [icons.left, icons.right])).toEqual([]);
});

/** Runs in the page: returns the left and right arrows that are not mirrored. */
function unmirroredArrows(paths: readonly string[]): string[] {
  const arrows = [...document.querySelectorAll('svg.icon')].filter(
    (icon) =>
      icon.checkVisibility() && paths.includes(icon.querySelector('path')!.getAttribute('d')!),
  );
  if (arrows.length === 0) return ['There is no arrow.'];
  return arrows
    .filter((icon) => !getComputedStyle(icon).transform.startsWith('matrix(-1'))
    .map((icon) => icon.parentElement!.outerHTML.slice(0, 120));
}

/** Runs in the page: returns the words that an icon touches. */
function iconsAtWords(): string[] {
  const range = document.createRange();
  const icons = document.querySelectorAll(
    'svg.icon:not(:is(:has(.visually-hidden), .hero__pause) > *)',
  );
  return [...icons].flatMap((icon) => {
    const next = icon.nextSibling ?? icon.previousSibling;
    if (!next || !icon.checkVisibility()) return [];
    range.selectNodeContents(next);
    const own = icon.getBoundingClientRect();
    const touched = [...range.getClientRects()].some(
      ({ left, right, top, bottom, width }) =>
        width > 1 &&
        top < own.bottom &&
        bottom > own.top &&
        left < own.right + 4 &&
        right > own.left - 4,
    );
    return touched ? [`${icon.parentElement!.className}: ${next.textContent}`] : [];
  });
}

/** Runs in the page: returns the parts that are positioned from one side of their container, and how far from it. */
function placedParts(side: string): string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      // A folded part has no position.
      const isPlaced = style.position === 'absolute' && element.checkVisibility();
      if (!isPlaced || style.content === 'none') return [];
      return [
        `${element.className}${part} ${Math.round(parseFloat(style.getPropertyValue(side)))}`,
      ];
    }),
  );
}
