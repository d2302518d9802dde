/** Paper: A4 without the site's furniture, nothing blank, addresses written out. */
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageForAll } from '../support/page.ts';
import { nextFrame } from '../support/states.ts';

const visitor = pageForAll({ reducedMotion: 'reduce' });

const legal = ['/terms-and-conditions', '/refund-policy', '/privacy-policy'];

/** What paper leaves out: what can only be pressed, and what leads to places that it does not have. */
const onlyPressed = [
  'nav',
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

test.each([...legal, '/', '/contact', '/about'])(
  '%s is A4 without header, footer, button and blank sheet',
  async (address) => {
    const { page, goTo } = visitor();
    await page.emulateMedia({ media: null });
    await goTo(address);
    const onScreen = await wordsShown(page);
    await page.emulateMedia({ media: 'print' });
    await nextFrame(page);
    const furniture = await page.evaluate(() =>
      [
        'header',
        'footer',
        '#menu',
        '[href="#content"]',
        'iframe',
        'video',
        'button',
        'input',
      ].filter((selector) =>
        [...document.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      ),
    );
    expect(furniture).toEqual([]);
    const onPaper = new Set(await wordsShown(page));
    expect(onScreen.filter((words) => !onPaper.has(words))).toEqual([]);
    if (legal.includes(address)) await expectAddresses(page);
    const sheets = readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    for (const { width, height, glyphs } of sheets) {
      // A4 is 595.3 x 841.9 points; Chromium rounds up to whole pixels.
      expect(Math.abs(width - 595.3) + Math.abs(height - 841.9)).toBeLessThan(3);
      expect(glyphs).toBeGreaterThan(20);
    }
    if (legal.includes(address)) expect(sheets.length).toBeLessThanOrEqual(7);
    if (address !== '/') return;

    // The price card is kept on one sheet: as wide as the sheet between its margins of 16 mm, and no higher than one.
    await page.setViewportSize({ width: 673, height: 1000 });
    const [kept, height] = await page
      .locator('#price > *')
      .evaluate(
        (card) =>
          [getComputedStyle(card).breakInside, card.getBoundingClientRect().height] as const,
      );
    expect(kept).toMatch(/avoid/);
    expect(height).toBeLessThan(986);
    // Nobody scrolls a sheet: no place of a strip stands beside it.
    const places = page.locator('[data-behaviour=carousel] li');
    const rights = await places.evaluateAll((all) =>
      all.map((place) => place.getBoundingClientRect().right),
    );
    expect(Math.max(...rights)).toBeLessThanOrEqual(673);
  },
);

test('finds a blank sheet', async () => {
  const { page } = visitor();
  await page.goto('about:blank');
  await page.setContent('<p>Words</p><div style="break-before: page; height: 10px">&nbsp;</div>');
  const sheets = readPdf(await page.pdf({ format: 'A4' }));
  expect(sheets.map(({ glyphs }) => glyphs > 2)).toEqual([true, false]);
});

/** A legal page names the agency, its own address and the address of each link. */
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

/** Returns the words of the content that show, by the element that holds them, but for what can only be pressed. */
function wordsShown(page: Page): Promise<string[]> {
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

/** Reads of a PDF as Chromium writes it the sheets: their points and how many letters each has. */
function readPdf(pdf: Buffer): { width: number; height: number; glyphs: number }[] {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\n?([\s\S]*?)endobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const sheets = [...objects.values()].filter((body) => /\/Type\s*\/Page\b(?!s)/.test(body));
  return sheets.map((body) => {
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(body)!;
    const contents = objects.get(/\/Contents\s+(\d+) 0 R/.exec(body)![1]!)!;
    const stream = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(contents)![1]!;
    const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    // Each letter is two bytes in hexadecimal.
    const glyphs = [...drawn.matchAll(/<([0-9A-Fa-f]+)>/g)].reduce(
      (sum, [, hex]) => sum + hex!.length / 4,
      0,
    );
    return { width: Number(width), height: Number(height), glyphs };
  });
}
