/** The site where scripts are off, arrive half-way or break: every page is as complete as it was written. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addresses, desktop, excessWidth, openPage, phone, scrollThrough, useBrowser, type OpenOptions } from '../support/page.ts';
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
    const { page, faults } = await openPage(address, { view, ...off });
    await scrollThrough(page);
    expect(await excessWidth(page, view)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(textFaults)).toEqual([]);
    expect(await deadControls(page)).toEqual([]);
    expect(faults).toEqual([]);
    const withScripts = await openPage(address, { view });
    expect(await hidden(page)).toEqual(await hidden(withScripts.page));
    expect(await everything(page)).toEqual(await everything(withScripts.page));
  });
});

describe.each(broken)('where %s', (_what, prepare) => {
  test.each([phone, desktop])('Home is as complete as with scripts off in $width px', async (view) => {
    const { page } = await openPage('/', { view, prepare });
    await scrollThrough(page);
    await page.waitForTimeout(200);
    expect(await page.evaluate(textFaults)).toEqual([]);
    const scriptsOff = (await openPage('/', { view, ...off })).page;
    expect(await hidden(page)).toEqual(await hidden(scriptsOff));
    expect(await everything(page)).toEqual(await everything(scriptsOff));
    expect((await deadControls(page)).filter((button) => !button.includes('hero'))).toEqual([]);
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
    const asked = requests.length;
    const box = page.locator('#newsletter-email');
    await box.fill('pilgrim@example.com');
    await box.press('Enter');
    await page.locator('[popovertarget=newsletter-note]').first().click();
    expect(await page.locator('#newsletter-note').isVisible()).toBe(true);
    expect(page.url()).toBe(url);
    expect(requests.slice(asked).filter((address) => !address.includes('/pictures/'))).toEqual([]);
  });

  test('the strips reach their last place', async () => {
    const { page } = await open('/');
    for (const strip of await page.locator('[tabindex="0"]').all()) {
      await strip.scrollIntoViewIfNeeded();
      const swipeToEnd = async () => {
        await strip.evaluate((element) => element.scrollTo({ left: 1e6, behavior: 'instant' }));
        return strip.locator('li').last().evaluate((slide) => slide.getBoundingClientRect().right);
      };
      await expect.poll(swipeToEnd).toBeLessThanOrEqual(phone.width);
    }
  });

  test('a link leads to the middle of another page', async () => {
    const { page } = await open('/');
    await page.locator('footer a[href="/about#visa"]').click();
    await page.waitForURL('**/about#visa');
    const top = () => page.locator('#visa').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(phone.height / 2);
    expect(await top()).toBeGreaterThanOrEqual((await page.locator('header').boundingBox())!.height);
  });

  test('pictures stand in their own colour with their words when they do not come', async () => {
    const { page } = await open('/', { prepare: (page) => page.route('**/pictures/**', (route) => route.abort()) });
    await scrollThrough(page);
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

/** Returns the words and links that do not show: for paper, for other widths, or to be opened. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h2, h3, p, li, a[href]')]
      .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.matches('[role=status]'))
      .map((element) => `${element.localName} ${element.getAttribute('href')} ${element.textContent}`),
  );
}

/** Returns the buttons that show but that nothing answers: only those of popovers work by themselves. */
function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.hasAttribute('popovertarget'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}
