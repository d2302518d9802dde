/** The site by keyboard: order, focus and menu. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, pageForAll, phone, resize } from '../support/page.ts';
import { mountCarousels, nextFrame, openMenu } from '../support/states.ts';

// Without motion, the page has scrolled to the focus by the time the key is released.
const onPhone = pageForAll({ view: phone, reducedMotion: 'reduce' });
const onComputer = pageForAll({ reducedMotion: 'reduce' });
const low = { width: 1280, height: 360 };

/** Home, a page with its own components, and a page of text in a low window, whose contents stay beside it. */
test.each([
  ['/', onPhone, phone],
  ['/ur/', onPhone, phone],
  ['/contact/', onPhone, phone],
  ['/', onComputer, desktop],
  ['/contact/', onComputer, desktop],
  ['/terms-and-conditions/', onComputer, low],
] as const)(
  '%s takes the focus through everything visible, in reading order',
  async (address, visitor, size) => {
    const { page, goTo } = visitor();
    await goTo(address);
    await resize(page, size);
    if (size === desktop) await mountCarousels(page);
    const expected = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input, summary, [tabindex="0"], iframe',
          ),
        ].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.matches(':disabled, [inert] *'),
        ).length,
    );
    const stops = await walk(page, expected + 5);
    expect(stops.map(({ fault }) => fault).filter(Boolean)).toEqual([]);
    expect(stops.length).toBe(expected);
    expect(stops.map(({ order }) => order)).toEqual(
      stops.map(({ order }) => order).toSorted((a, b) => a - b),
    );
  },
);

describe('the menu', () => {
  const opener = '[data-behaviour=menu]';
  const isOpen = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLDialogElement>('#menu')!.open);
  /** Returns Home on a phone, with the menu closed. */
  const openHome = async () => {
    const { page, goTo } = onPhone();
    // A failed test may have left the menu open.
    if (new URL(page.url()).pathname !== '/' || (await isOpen(page))) await goTo('/');
    await resize(page, phone);
    return page;
  };

  test('keeps the focus inside while it is open', async () => {
    const page = await openHome();
    await page.locator(opener).focus();
    await page.keyboard.press('Enter');
    const stops = await walk(page, (await page.locator('#menu a').count()) - 1);
    expect(stops.map(({ fault }) => fault).filter(Boolean)).toEqual([]);
    await page.keyboard.press('Tab');
    // While the browser's own toolbar has the focus, the page reports its body.
    const isInside = () =>
      document.querySelector('#menu')!.contains(document.activeElement) ||
      document.activeElement === document.body;
    expect(await page.evaluate(isInside)).toBe(true);
    await page.locator('.menu__close').click();
  });

  test('covers the page, which does not scroll behind it', async () => {
    const page = await openHome();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await openMenu(page);
    const box = (await page.locator('#menu').boundingBox())!;
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, phone.width, phone.height]);
    // Also tries what a finger on a phone would move.
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await nextFrame(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
  });

  test('scrolls in a low window and closes in a wide one', async () => {
    const page = await openHome();
    await openMenu(page);
    await resize(page, { width: 480, height: 240 });
    await page.mouse.move(180, 120);
    await page.mouse.wheel(0, 2000);
    const end = async () => {
      const { y, height } = (await page.locator('#menu [href="/#price"]').boundingBox())!;
      return y + height;
    };
    await expect.poll(end).toBeLessThanOrEqual(240);
    await resize(page, desktop);
    await expect.poll(() => isOpen(page)).toBe(false);
    await resize(page, phone);
    expect(await page.locator('#menu').isVisible()).toBe(false);
  });
});

interface Stop {
  /** The index of the element in the document. */
  readonly order: number;
  readonly fault: string | undefined;
}

/** Presses Tab until the focus leaves the page or starts again; returns each stop and its fault. */
async function walk(page: Page, max: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < max; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(judgeFocus);
    // The browser's toolbar gets the focus after the last stop, but not always.
    if (!stop || stop.order === stops[0]?.order) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page: returns the focused element's index, and a fault if its focus is hidden. */
function judgeFocus(): Stop | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return undefined;
  const order = [...document.querySelectorAll('*')].indexOf(element);
  const stop = (fault?: string) => ({
    order,
    fault: fault && `${fault}: ${element.outerHTML.slice(0, 140)}`,
  });
  if (element.localName === 'iframe') return stop();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return stop('no ring');
  // A link over two lines has two boxes.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  for (let around = element.parentElement!; around !== document.body;) {
    const { overflow, contain } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    const isWhole =
      box.left - ring >= edge.left &&
      box.right + ring <= edge.right &&
      box.top - ring >= edge.top &&
      box.bottom + ring <= edge.bottom;
    if (!isWhole && (overflow !== 'visible' || /paint|content|strict/.test(contain)))
      return stop(`its ring is cut by .${around.className}`);
    around = around.parentElement!;
  }
  if (box.left < -1 || box.left >= innerWidth || box.width === 0) return stop('off the side');
  // An element taller than the viewport cannot fit.
  const tall = box.height > innerHeight - 120;
  if (!tall && (box.top < -1 || box.bottom > innerHeight + 1))
    return stop(`outside the viewport (${box.top} to ${box.bottom})`);
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  // Leaves out the corners, which are round. The tap area of a link in a text extends under other lines.
  const points = [
    [middle, top + 3],
    [middle, bottom - 3],
    [left + 3, centre],
    [right - 3, centre],
  ] as const;
  for (const [x, y] of tall || element.closest('p') ? [[middle, centre] as const] : points) {
    // The floating button may cover the end of a wide link until the reader scrolls.
    const hit: Element | undefined = document
      .elementsFromPoint(x, y)
      .find((each) => each === element || !each.closest('main > :last-child'));
    const own = hit && (element.contains(hit) || (hit.contains(element) && hit !== document.body));
    if (!own) return stop(`covered by ${hit?.outerHTML.slice(0, 60)}`);
  }
  return stop();
}
