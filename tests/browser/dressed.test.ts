/** No element has the look that a browser gives it by itself: a grey button, a blue link, a sunken box, no border of its own. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { answeredSite } from '../support/answeredSite.ts';
import { pageForAll, phone, resize, type Size } from '../support/page.ts';

const answered = await answeredSite();
const asDelivered = inject('site');

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

const medium: Size = { width: 768, height: 1024 };
const wide: Size = { width: 1280, height: 800 };

/** Adds a family, whose questions and sums a script makes. */
async function countFamily(page: Page): Promise<void> {
  await page.locator('.family-open').click();
  await page.locator('.family-step').nth(1).click();
}

async function openNote(page: Page): Promise<void> {
  await page.locator('[popovertarget]').first().click();
}

test.each<[address: string, site: string, sizes: Size[], prepare?: (page: Page) => Promise<void>]>([
  ['/', asDelivered, [phone, wide]],
  ['/', answered, [phone, medium, wide], countFamily],
  ['/ur/', answered, [phone, wide], countFamily],
  ['/about/', answered, [phone, wide]],
  ['/contact/', answered, [phone, wide], openNote],
  ['/refund-policy/', answered, [phone]],
  ['/404.html', asDelivered, [phone]],
])('%s of %s is dressed by the sheet', async (address, site, sizes, prepare) => {
  const { page, goTo } = visitor();
  await goTo(address, site);
  for (const size of sizes) {
    await resize(page, size);
    expect(await page.evaluate(undressed), `the page, ${size.width} px`).toEqual([]);
  }
  // Also where the system paints its own colours.
  expect(await page.evaluate(buttonsWithoutBorder)).toEqual([]);
  if (!prepare) return;
  await resize(page, phone);
  await prepare(page);
  for (const size of sizes) {
    await resize(page, size);
    expect(await page.evaluate(undressed), `after scripts, ${size.width} px`).toEqual([]);
  }
  if (prepare !== countFamily) return;
  // Home keeps a count while it is left.
  await goTo('/404.html', site);
  await page.evaluate(() => sessionStorage.clear());
});

/** Runs in the page: returns the buttons that do not show where they end. */
function buttonsWithoutBorder(): string[] {
  const isClear = (colour: string) => colour.endsWith(', 0)');
  return [...document.querySelectorAll('.button')].flatMap((button) => {
    const { backgroundColor, borderTop, borderTopColor } = getComputedStyle(button);
    const isThere = /^[12]px solid/.test(borderTop);
    const isSeen = !isClear(backgroundColor) || !isClear(borderTopColor);
    return isThere && isSeen ? [] : [`${button.className}: ${borderTop}`];
  });
}

/**
 * Runs in the page. Compares each element with a twin in an empty document, which has the look of the browser's own sheet alone;
 * returns what is the same, and is not what a div would have anyway.
 */
function undressed(): string[] {
  type Look = Record<
    'backgroundColor' | 'borderTopStyle' | 'color' | 'fontFamily' | 'listStyleType',
    string
  >;
  const frame = document.body.appendChild(document.createElement('iframe'));
  const empty = frame.contentDocument!;
  const twins = new Map<string, Look>();

  function lookOfTwin(element: Element): Look {
    const attributes = ['type', 'href', 'open'].map((name) => [name, element.getAttribute(name)]);
    const key = JSON.stringify([element.localName, attributes]);
    const twin = empty.createElement(element.localName);
    for (const [name, value] of attributes) if (value) twin.setAttribute(name!, value);
    if (!twins.has(key)) twins.set(key, lookOf(empty.body.appendChild(twin)));
    return twins.get(key)!;
  }

  function lookOf(element: Element): Look {
    const style = element.ownerDocument.defaultView!.getComputedStyle(element);
    const { backgroundColor, borderTopStyle, color, fontFamily, listStyleType } = style;
    return { backgroundColor, borderTopStyle, color, fontFamily, listStyleType };
  }

  const lookOfDiv = lookOf(empty.body.appendChild(empty.createElement('div')));
  const visible = [...document.body.querySelectorAll('*')].filter(
    (element) => element !== frame && !element.closest('svg') && element.checkVisibility(),
  );
  const same = visible.flatMap((element) => {
    // A popover is white with a border, which is what the newsletter's note is to be.
    if (element.hasAttribute('popover')) return [];
    const [own, twin, parent] = [
      lookOf(element),
      lookOfTwin(element),
      lookOf(element.parentElement!),
    ];
    const isInherited = {
      color: own.color === parent.color,
      fontFamily: own.fontFamily === parent.fontFamily,
    };
    const hasBorder = getComputedStyle(element).borderTopWidth !== '0px';
    return Object.entries(own)
      .filter(([name, value]) => value === twin[name as keyof Look])
      .filter(([name, value]) => value !== lookOfDiv[name as keyof Look])
      .filter(([name]) => !isInherited[name as keyof typeof isInherited])
      .filter(([name]) => name !== 'borderTopStyle' || hasBorder)
      .map(([name, value]) => `${element.localName}.${element.className} ${name}: ${value}`);
  });
  frame.remove();
  return [...new Set(same)];
}
