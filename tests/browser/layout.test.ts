/** Every page in every window: nothing moves, nothing is cut off, nothing fails, nobody else is asked. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import {
  addresses,
  doubleText,
  excessWidth,
  newPage,
  notes,
  openPage,
  scrollThrough,
  settle,
  useBrowser,
  views,
  type View,
} from '../support/page.ts';
import { textFaults } from '../support/textFaults.ts';

useBrowser();

/** What a font that comes after the first paint may move: on a slow machine it breaks a headline of a page elsewhere. */
const lateFont = 0.05;

describe.each(addresses)('%s', (address) => {
  test('stands well in every window, in double text too', async () => {
    const faults = await inEveryView(async (view) => {
      const { page, faults, requests } = await openPage(address, { view });
      await scrollThrough(page);
      const strangers = requests.filter((url) => !url.startsWith(`${inject('site')}/`) && !url.startsWith('data:'));
      const { shifts, refused, leaving } = await notes(page);
      return {
        width: await excessWidth(page, view),
        text: await page.evaluate(textFaults),
        ...{ shifts: shiftOf(shifts) > lateFont ? shifts : [], refused, leaving, faults: [...faults], strangers },
        ...(await readDoubled(page, view)),
      };
    });
    expect(faults).toEqual({});
  });

  test('bears long texts in every window, in double text too', async () => {
    const faults = await inEveryView(async (view) => {
      const { page } = await openPage(address, { view, site: 'longSite' });
      return {
        width: await excessWidth(page, view),
        text: await page.evaluate(textFaults),
        ...(await readDoubled(page, view)),
      };
    });
    expect(faults).toEqual({});
  });
});

test('shows the site’s own page, complete, at an address that does not exist', async () => {
  const { page, faults } = await newPage();
  const address = `${inject('site')}/no/such/page`;
  const answer = await page.goto(address);
  await settle(page);
  await scrollThrough(page);
  expect(answer?.status()).toBe(404);
  expect(await page.evaluate(textFaults)).toEqual([]);
  expect(faults.filter((fault) => !fault.includes(address) && !fault.startsWith('console: Failed to load'))).toEqual([]);
  expect(await page.getByRole('main').locator('a[href="/"]').count()).toBe(1);
});

test('notes a layout shift, a failed request and a refusal of the policy', async () => {
  const { page, faults } = await openPage('/privacy-policy');
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.style.paddingTop = '300px';
    main.append(Object.assign(document.createElement('img'), { src: '/missing.png' }));
    main.append(Object.assign(document.createElement('script'), { textContent: 'planted = 1' }));
  });
  await expect.poll(async () => shiftOf((await notes(page)).shifts)).toBeGreaterThan(lateFont);
  await expect.poll(async () => (await notes(page)).refused.join()).toContain('script-src');
  await expect.poll(() => faults.join()).toContain('404');
});

/** The layout shift as it is reported, with two decimals: letters of another font take their places a hair's breadth apart. */
function shiftOf(shifts: readonly string[]): number {
  return Number(shifts.reduce((sum, shift) => sum + parseFloat(shift), 0).toFixed(2));
}

/** Checks all windows at once; returns what is wrong by width and question. */
async function inEveryView(check: (view: View) => Promise<Record<string, unknown>>): Promise<object> {
  const answers = await Promise.all(views.map(async (view) => [view.width, wrongOf(await check(view))] as const));
  return Object.fromEntries(answers.filter(([, wrong]) => Object.keys(wrong).length > 0));
}

function wrongOf(answers: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => (Array.isArray(value) ? value.length : (value as number)) > 0));
}

async function readDoubled(page: Page, view: View): Promise<Record<string, unknown>> {
  await doubleText(page);
  return { doubledWidth: await excessWidth(page, view), doubledText: await page.evaluate(textFaults) };
}
