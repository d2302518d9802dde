/** The site where scripts are off, arrive half-way or break: every page is as complete as it was written. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { desktop, ofEachKind, openPage, pageForAll, phone } from '../support/page.ts';
import { changedWords, lostWords } from '../support/pageFaults.ts';
import { mountCarousels, openMenu } from '../support/states.ts';
import { textFaults } from '../support/textFaults.ts';

const script = /\/assets\/main\..*\.js$/;
const chunks = /\/assets\/(?!main\.).*\.js$/;

describe('with scripts off', () => {
  const visitor = pageForAll({ view: phone, javaScriptEnabled: false });

  test.each(ofEachKind)('%s is complete', async (address) => {
    const { page, faults, goTo } = visitor();
    await goTo(address);
    await expectComplete(page);
    expect(faults).toEqual([]);
  });

  test('the hamburger opens the menu and its icon closes it', async () => {
    const { page, goTo } = visitor();
    await goTo('/about');
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    const { x, y } = (await page.locator('main > :last-child > a').boundingBox())!;
    await page.locator('[data-behaviour=menu]').click();
    expect(await menu.isVisible()).toBe(true);
    // The floating button lies below it.
    const above = await page.evaluateHandle(([x, y]) => document.elementFromPoint(x, y)!, [
      x + 20,
      y + 20,
    ] as const);
    expect(await above.evaluate((element) => element.closest('#menu') !== null)).toBe(true);
    await menu.locator('[href="#top"]').click();
    expect(await menu.isVisible()).toBe(false);
    await page.locator('[data-behaviour=menu]').click();
    await menu.locator('a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    expect(await page.locator('#menu').isVisible()).toBe(false);
  });

  test('the newsletter sends nothing and says so, and the strips are scrolled to their last place', async () => {
    const { page, requests, goTo } = visitor();
    await goTo('/');
    const box = page.locator('#newsletter-email');
    await box.fill('pilgrim@example.com');
    await box.press('Enter');
    await page.locator('[popovertarget=newsletter-note]').first().click();
    expect(await page.locator('#newsletter-note').isVisible()).toBe(true);
    expect(page.url()).toBe(`${inject('site')}/`);
    expect(
      requests.filter((address) => !/\/(pictures|assets|icons|video)\/|manifest|\/$/.test(address)),
    ).toEqual([]);
    await page.keyboard.press('Escape');
    for (const strip of await page.locator('[tabindex="0"]').all()) {
      await strip.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const last = () =>
        strip
          .locator('li')
          .last()
          .evaluate((slide) => slide.getBoundingClientRect().right);
      expect(await last()).toBeGreaterThan(phone.width);
      await strip.hover();
      // A wheel moves what a finger can: not a box that only hides what is too much.
      await page.mouse.wheel(5000, 0);
      await expect.poll(last).toBeLessThanOrEqual(phone.width);
    }
  });
});

const withScripts = pageForAll({ view: phone, reducedMotion: 'reduce' });

test.each([
  ['is not there', script, { status: 404, body: '404' }],
  ['never arrives', script, undefined],
  [
    'throws at its first line',
    script,
    { contentType: 'text/javascript', body: 'throw new Error("planted");' },
  ],
  ['comes without the carousel’s part', chunks, undefined],
] as const)('Home is as complete where the script %s', async (_what, file, answer) => {
  const { page, goTo } = withScripts();
  await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()));
  await goTo('/');
  await page.unrouteAll();
  const written = await (await fetch(inject('site'))).text();
  await expectComplete(page);
  expect(await page.evaluate(changedWords, written)).toEqual([]);
});

test('where one behaviour throws, the others work, and the fault is reported once', async () => {
  const { page, faults } = await openPage('/', {
    prepare: (page) =>
      page.route(`${inject('site')}/`, async (route) => {
        const answer = await route.fetch();
        // The loop comes first, and misses its button.
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace(
            /<button[^>]*aria-controls="hero-loop".*?<\/button>/,
            '',
          ),
        });
      }),
  });
  expect(faults.filter((fault) => fault.startsWith('error: '))).toHaveLength(1);
  await mountCarousels(page);
  await page.locator('#newsletter-email').press('Enter');
  expect(await page.locator('#newsletter-note').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 680 });
  await openMenu(page);
  expect(await page.locator('[data-behaviour=menu]').getAttribute('aria-expanded')).toBe('true');
});

/** In a narrow window, then in a wide one: all words are there and can be read, and every button that shows does something. */
async function expectComplete(page: Page): Promise<void> {
  for (const { width, height } of [phone, desktop]) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(textFaults)).toEqual([]);
    expect(await page.evaluate(lostWords)).toEqual([]);
    expect(await page.evaluate(deadControls)).toEqual([]);
  }
}

/** Runs in the page: the buttons that show but that nothing answers. Only those of popovers work by themselves. */
function deadControls(): string[] {
  return [...document.querySelectorAll('button')]
    .filter(
      (button) =>
        button.checkVisibility({ visibilityProperty: true }) &&
        !button.hasAttribute('popovertarget'),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
