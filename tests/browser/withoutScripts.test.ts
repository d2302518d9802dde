/** The site where scripts are off, arrive half-way or break: every page is as complete as it was written. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addresses, desktop, excessWidth, openPage, phone, useBrowser, type OpenOptions } from '../support/page.ts';
import { lostWords } from '../support/pageFaults.ts';
import { mountCarousels, openMenu } from '../support/states.ts';
import { textFaults } from '../support/textFaults.ts';

useBrowser();

const off = { javaScriptEnabled: false } as const;
const script = /\/assets\/main\..*\.js$/;
const chunks = /\/assets\/(?!main\.).*\.js$/;

const broken: [what: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['the script is not there', (page) => page.route(script, (route) => route.fulfill({ status: 404, body: '404' }))],
  ['the script never arrives', (page) => page.route(script, (route) => route.abort())],
  [
    'the script throws at its first line',
    (page) => page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted");' })),
  ],
  ['the carousel’s part never arrives', (page) => page.route(chunks, (route) => route.abort())],
];

describe.each(addresses)('%s', (address) => {
  test.each([phone, desktop])('is complete with scripts off in $width px', async (view) => {
    const [{ page, faults }, withScripts] = await Promise.all([openPage(address, { view, ...off }), openPage(address, { view })]);
    expect(await excessWidth(page, view)).toEqual([]);
    expect(await page.evaluate(textFaults)).toEqual([]);
    expect(await page.evaluate(lostWords)).toEqual([]);
    expect(await deadControls(page)).toEqual([]);
    expect(faults).toEqual([]);
    expect(await everything(page)).toEqual(await everything(withScripts.page));
  });
});

describe.each(broken)('where %s', (_what, prepare) => {
  test.each([phone, desktop])('Home is as complete as with scripts off in $width px', async (view) => {
    const [{ page }, scriptsOff] = await Promise.all([openPage('/', { view, prepare, reducedMotion: 'reduce' }), openPage('/', { view, ...off })]);
    expect(await page.evaluate(textFaults)).toEqual([]);
    expect(await page.evaluate(lostWords)).toEqual([]);
    expect(await everything(page)).toEqual(await everything(scriptsOff.page));
    expect(await deadControls(page)).toEqual([]);
  });
});

describe('where one behaviour throws', () => {
  test('the others work, and the fault is reported once', async () => {
    const { page, faults } = await openPage('/', {
      prepare: (page) =>
        page.route(`${inject('site')}/`, async (route) => {
          const answer = await route.fetch();
          // The loop comes first, and misses its button.
          await route.fulfill({ response: answer, body: (await answer.text()).replace(/<button[^>]*aria-controls="hero-loop".*?<\/button>/, '') });
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
});

describe('with scripts off', () => {
  const open = (address: string, options: OpenOptions = {}) => openPage(address, { view: phone, ...off, ...options });

  test('the hamburger opens the menu and its icon closes it', async () => {
    const { page } = await open('/about');
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    await page.locator('[data-behaviour=menu]').click();
    expect(await menu.isVisible()).toBe(true);
    await menu.locator('[href="#top"]').click();
    expect(await menu.isVisible()).toBe(false);
    await page.locator('[data-behaviour=menu]').click();
    await menu.locator('a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    expect(await page.locator('#menu').isVisible()).toBe(false);
  });

  test('the newsletter sends nothing, keeps the address out of the URL and says so', async () => {
    const { page, requests } = await open('/');
    const url = page.url();
    const box = page.locator('#newsletter-email');
    await box.fill('pilgrim@example.com');
    await box.press('Enter');
    await page.locator('[popovertarget=newsletter-note]').first().click();
    expect(await page.locator('#newsletter-note').isVisible()).toBe(true);
    expect(page.url()).toBe(url);
    expect(requests.filter((address) => !/\/(pictures|assets|icons|video)\/|manifest|\/$/.test(address))).toEqual([]);
  });

  test('the strips are scrolled to their last place by those who use them', async () => {
    const { page } = await open('/');
    for (const strip of await page.locator('[tabindex="0"]').all()) {
      await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const last = () => strip.locator('li').last().evaluate((slide) => slide.getBoundingClientRect().right);
      expect(await last()).toBeGreaterThan(phone.width);
      await strip.hover();
      // A wheel moves what a finger can: not a box that only hides what is too much.
      await page.mouse.wheel(5000, 0);
      await expect.poll(last).toBeLessThanOrEqual(phone.width);
    }
  });

  test('pictures stand in their own colour with their words when they do not come', async () => {
    const { page } = await open('/', { prepare: (page) => page.route('**/pictures/**', (route) => route.abort()) });
    // The hero's poster has no words: its section is dark by itself.
    const bare = await page.locator('main img:not([alt=""])').evaluateAll((images) =>
      images.filter((image) => getComputedStyle(image).backgroundColor === 'rgba(0, 0, 0, 0)').map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );
    expect(bare).toEqual([]);
    expect(await page.locator('main img:not([alt])').count()).toBe(0);
  });
});

/** All words and link addresses of the page, hidden ones included; what scripts write for the ear alone left out. */
function everything(page: Page): Promise<string[]> {
  return page.evaluate((site) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[role=status], script').forEach((element) => element.remove());
    const words = copy.textContent.replace(/\s+/g, ' ').replaceAll(/(Play|Pause) the/g, 'Pause the');
    return [words, ...[...copy.querySelectorAll('a')].map(({ href }) => href.replace(site, ''))];
  }, inject('site'));
}

/** Returns the buttons that show but that nothing answers: only those of popovers work by themselves. */
function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.hasAttribute('popovertarget'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}
