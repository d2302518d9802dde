/** The site with scripts off, late or broken: every page is complete. */
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { desktop, laterScripts, ofEachKindInEnglish, pageForAll, phone } from '../support/page.ts';
import { changedWords, lostWords } from '../support/pageFaults.ts';
import { site } from '../support/servedSite.ts';
import { mountCarousels, openMenu } from '../support/states.ts';
import { unreadableText } from '../support/unreadableText.ts';

const homes = ['/', '/ur/'];
const others = ofEachKindInEnglish.filter((address) => !homes.includes(address));
const opener = '.site-header__menu';

describe('with scripts off', () => {
  const visitor = pageForAll({ view: phone, javaScriptEnabled: false });

  test.each(homes)('%s is complete', async (address) => {
    const { page, faults, goTo } = visitor();
    await goTo(address);
    await expectComplete(page);
    expect(faults).toEqual([]);
  });

  // Their layout is the one that visit.test judges, because scripts do not change it.
  test.each(others)('%s hides no words, and has no button that needs a script', async (address) => {
    const { page, faults, goTo } = visitor();
    await goTo(address);
    expect(await page.evaluate(lostWords)).toEqual([]);
    expect(await page.evaluate(deadButtons)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('the menu opens, closes and leads to its pages', async () => {
    const { page, goTo } = visitor();
    await goTo('/about/');
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    const { x, y } = (await page.locator('.floating-message__link').boundingBox())!;
    await page.locator(opener).click();
    expect(await menu.isVisible()).toBe(true);
    const isOnTop = ([left, top]: number[]) =>
      document.elementFromPoint(left!, top!)!.closest('#menu') !== null;
    expect(await page.evaluate(isOnTop, [x + 20, y + 20])).toBe(true);
    await menu.locator('.menu__close').click();
    expect(await menu.isVisible()).toBe(false);
    await page.locator(opener).click();
    await menu.locator('a[href="/contact/"]').click();
    await page.waitForURL('**/contact/');
    expect(await page.locator('#menu').isVisible()).toBe(false);
  });
});

const onComputer = pageForAll({ reducedMotion: 'reduce' });

// Only a window with a mouse has the arrows of the carousels.
test('Home is complete when the script of the carousels does not arrive', async () => {
  const { page, goTo } = onComputer();
  // A request without an answer stays pending, as on a slow network.
  await page.route(laterScripts, () => {});
  onTestFinished(() => page.unrouteAll());
  const asked = page.waitForRequest(laterScripts);
  await goTo('/');
  await page.locator('[data-behaviour=carousel]').first().scrollIntoViewIfNeeded();
  await asked;
  const written = await (await fetch(site)).text();
  await expectComplete(page);
  expect(await page.evaluate(changedWords, written)).toEqual([]);
});

test('one broken behaviour leaves the others working', async () => {
  const { page, faults, goTo } = onComputer();
  await page.route(`${site}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // The hero's loop is the first behaviour and needs its button.
    const body = html.replace(/<button class="hero__pause".*?<\/button>/, '');
    await route.fulfill({ response, body });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await goTo('/');
  expect(faults.filter((fault) => fault.startsWith('error: '))).toHaveLength(1);
  await mountCarousels(page);
  await page.locator('#newsletter-email').press('Enter');
  expect(await page.locator('#newsletter-note').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await openMenu(page);
  expect(await page.locator(opener).getAttribute('aria-expanded')).toBe('true');
  await page.unrouteAll();
});

/** Checks in a narrow and a wide window that all words can be read and every visible button does something. */
async function expectComplete(page: Page): Promise<void> {
  for (const { width, height } of [phone, desktop]) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(unreadableText)).toEqual([]);
    expect(await page.evaluate(lostWords)).toEqual([]);
    expect(await page.evaluate(deadButtons)).toEqual([]);
  }
}

/** Runs in the page: returns the visible buttons that need a script. */
function deadButtons(): string[] {
  return [...document.querySelectorAll('button:not([popovertarget])')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
