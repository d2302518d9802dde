/** The pages on paper. */
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pageForAll } from '../support/page.ts';
import { nextFrame } from '../support/states.ts';

const visitor = pageForAll({ reducedMotion: 'reduce' });

const legal = ['/terms-and-conditions/', '/refund-policy/', '/privacy-policy/'];

/** Left out on paper: controls, and hints at places that paper does not have. */
const onlyPressed = [
  'nav',
  '.language-links',
  'button',
  'iframe',
  '[popover]',
  '[role=status]',
  '#price a',
  '[data-behaviour=carousel] a',
  'div:has(> a[href^="https://wa.me/"])',
  'div:has(> p + div > a[href^="https://wa.me/"])',
  ':has(> [target=live-map])',
  ':has(> [target=live-map]) + p',
].join();

const printed = [...legal, '/contact/', '/about/'];
/** Home is a leaflet of two sides at most. */
const leaflets: Readonly<Record<string, number>> = { '/': 1, '/bn/': 2, '/hi/': 2, '/ur/': 2 };

test.each(printed)('%s prints all its words and nothing to press', async (address) => {
  const { page, goTo } = visitor();
  await page.emulateMedia({ media: null });
  await goTo(address);
  const onScreen = await shownWords(page);
  await emulatePrint(page);
  const furniture = await page.evaluate(() =>
    ['header', 'footer', '#menu', '[href="#content"]', 'iframe', 'video', 'button', 'input'].filter(
      (selector) =>
        [...document.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
    ),
  );
  expect(furniture).toEqual([]);
  const onPaper = new Set(await shownWords(page));
  expect(onScreen.filter((words) => !onPaper.has(words))).toEqual([]);
  if (legal.includes(address)) await expectAddresses(page);
});

test.each([...printed, ...Object.keys(leaflets)])(
  '%s prints on A4 without a blank sheet',
  async (address) => {
    const { page, goTo } = visitor();
    await goTo(address);
    const sheets = await readSheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    for (const { width, height, letters } of sheets) {
      // A4 is 595.3 x 841.9 points; Chromium rounds up to whole pixels.
      expect(Math.abs(width - 595.3) + Math.abs(height - 841.9)).toBeLessThan(3);
      expect(letters).toBeGreaterThan(20);
    }
    expect(sheets.length).toBeLessThanOrEqual(leaflets[address] ?? 7);
  },
);

test('self-test: finds a blank sheet', async () => {
  const { page } = visitor();
  await page.goto('about:blank');
  await page.setContent('<p>Words</p><div style="break-before: page; height: 10px">&nbsp;</div>');
  const sheets = await readSheets(await page.pdf({ format: 'A4' }));
  expect(sheets.map(({ letters }) => letters)).toEqual([5, 0]);
});

test('Home prints its card and carousels within one sheet', async () => {
  const { page, goTo } = visitor();
  await goTo('/');
  await emulatePrint(page);
  // An A4 sheet within margins of 16 mm is 673 x 986 px.
  await page.setViewportSize({ width: 673, height: 1000 });
  const [breakInside, height] = await page
    .locator('.price-card')
    .evaluate(
      (card) => [getComputedStyle(card).breakInside, card.getBoundingClientRect().height] as const,
    );
  expect(breakInside).toMatch(/avoid/);
  expect(height).toBeLessThan(986);
  const places = page.locator('[data-behaviour=carousel] li');
  const rights = await places.evaluateAll((all) =>
    all.map((place) => place.getBoundingClientRect().right),
  );
  expect(Math.max(...rights)).toBeLessThanOrEqual(673);
});

async function emulatePrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await nextFrame(page);
}

/** Expects the agency's name, the page's own address and the address of each link. */
async function expectAddresses(page: Page): Promise<void> {
  const shown = await page.evaluate(() => document.querySelector('main')!.innerText);
  expect(shown).toContain(await page.locator('link[rel=canonical]').getAttribute('href'));
  expect(shown).toContain(
    await page.locator('meta[property="og:site_name"]').getAttribute('content'),
  );
  const silent = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([href^="#"])')]
      .filter((link) => link.checkVisibility())
      .filter(
        (link) =>
          !/https?:|@|\+/.test(`${link.textContent}${getComputedStyle(link, '::after').content}`),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(silent).toEqual([]);
}

/** Returns the visible words of each element in the content, without controls. */
function shownWords(page: Page): Promise<string[]> {
  return page.evaluate((left) => {
    const holders = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent!),
      ),
    );
    return holders
      .filter((element) => !(element instanceof SVGElement) && !element.closest(left))
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  }, onlyPressed);
}

/** Returns the size of each sheet in points, and how many letters it has. */
async function readSheets(
  pdf: Buffer,
): Promise<{ width: number; height: number; letters: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document);
  const pages = await Promise.all(text.map((_, at) => document.getPage(at + 1)));
  return pages.map(({ view }, at) => {
    const [, , width, height] = view as [number, number, number, number];
    return { width, height, letters: text[at]!.replace(/\s/g, '').length };
  });
}
