/** Every rule of axe for WCAG 2.2 A and AA and its best practices, on every page and in every state. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addresses, desktop, newPage, openPage, phone, scrollThrough, useBrowser, type OpenOptions } from '../support/page.ts';
import { moveCarousels, openMenu, openNote } from '../support/states.ts';

useBrowser();

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const everywhere: [state: string, options: OpenOptions, act?: (page: Page) => Promise<void>][] = [
  ['phone', { view: phone }],
  ['desktop', { view: desktop }],
  ['the menu open', { view: phone }, openMenu],
  ['the newsletter note open', { view: phone }, openNote],
  ['forced colours', { view: desktop, forcedColors: 'active', before: fillAsPainted }],
  ['reduced motion', { view: phone, reducedMotion: 'reduce' }],
];

describe.each(addresses)('%s', (address) => {
  test('keeps every rule in every state', async () => {
    const found = await Promise.all(
      everywhere.map(async ([state, options, act]) => {
        const { page } = await openPage(address, options);
        await scrollThrough(page);
        await act?.(page);
        return [state, await violations(page)] as const;
      }),
    );
    expect(Object.fromEntries(found.filter(([, rules]) => rules.length > 0))).toEqual({});
  });
});

test('keeps every rule with the carousels moved and the note open over a wide window', async () => {
  const { page } = await openPage('/');
  await moveCarousels(page);
  expect(await violations(page)).toEqual([]);
  await openNote(page);
  expect(await violations(page)).toEqual([]);
});

test.each(addresses)('keeps the icons of %s in sight in forced colours', async (address) => {
  const { page } = await openPage(address, { forcedColors: 'active' });
  expect(await faintIcons(page)).toEqual([]);
});

test('finds a missing alternative text, a faint text and a target that is too small', async () => {
  const { page } = await newPage({ view: phone });
  const buttons = '<button style="width:12px;height:12px;padding:0;border:0" aria-label="Less"></button>'.repeat(2);
  await page.setContent(`<title>Faults</title><main><h1>Faults</h1><img src="data:,"><p style="color:#ccc">Faint</p>${buttons}</main>`);
  expect((await violations(page)).join()).toMatch(/(?=.*image-alt)(?=.*color-contrast)(?=.*target-size)/);
});

/** In forced colours Chromium paints letters in the forced colour, yet reports the fill that the page wished for, which axe reads. */
function fillAsPainted(): void {
  const read = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}

async function violations(page: Page): Promise<string[]> {
  // Through the debugger, which the page's policy does not bind.
  await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const { run } = (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe;
    const { violations } = await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, tags);
}

/** Returns the icons in another colour than the text beside them: forced colours leave a colour of an SVG's own as it is. */
function faintIcons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg[aria-hidden]')]
      .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color)
      .map((icon) => `${getComputedStyle(icon).color}: ${icon.parentElement!.outerHTML.slice(0, 140)}`),
  );
}
