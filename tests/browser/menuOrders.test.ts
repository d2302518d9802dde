/** The menu on slow lines and in old browsers: however it was opened, everything that closes it closes it. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { nextFrames } from '../support/frames.ts';
import { newPage, openPage, phone, scrollTo, settle, useBrowser, type OpenOptions } from '../support/page.ts';
import { openMenu } from '../support/states.ts';

useBrowser();

const script = /\/assets\/main\..*\.js$/;
const opener = '[data-behaviour=menu]';
const view: OpenOptions = { view: phone, reducedMotion: 'reduce' };

const browsers: [name: string, options: OpenOptions][] = [
  ['a browser of today', view],
  ['a browser without modal dialogs', { ...view, before: forgetDialogs }],
];

/** The ways in which the menu comes to be open; each returns the page with the script at work. */
const orders: [name: string, open: (options: OpenOptions) => Promise<Page>][] = [
  ['by the script', openByScript],
  ['before the script came', openBeforeScript],
  ['by an address that ends in #menu', (options) => openPage('/#menu', options).then(({ page }) => page)],
  ['by loading such an address again', openByReload],
  ['by going back to such an address', openByGoingBack],
];

const ways: [name: string, close: (page: Page) => Promise<unknown>][] = [
  ['its icon', (page) => page.locator('#menu [href="#top"]').click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Home', (page) => page.locator('#menu nav a[href="/"]').click()],
];

describe.each(browsers)('in %s', (_browser, options) => {
  describe.each(orders)('the menu that was opened %s', (_order, open) => {
    test.each(ways)('closes by %s, as if it had never been open', async (_way, close) => {
      const page = await open(options);
      expect(await state(page)).toEqual({ shown: true, expanded: 'true', focus: 'in the menu' });
      await close(page);
      await expect.poll(() => state(page)).toEqual({ shown: false, expanded: 'false', focus: 'on the opener' });
      expect(page.url().split('#')[1] ?? '').not.toBe('menu');
      await openMenu(page);
      expect(await state(page)).toEqual({ shown: true, expanded: 'true', focus: 'in the menu' });
      await page.keyboard.press('Escape');
      await expect.poll(() => state(page)).toEqual({ shown: false, expanded: 'false', focus: 'on the opener' });
      // Nothing lies over the page any more, and it scrolls.
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
  });

  test('the page stands where it stood when the menu closes that was opened before the script came', async () => {
    const { page, letScriptCome } = await openWithoutScript(options);
    await scrollTo(page, 900);
    await press(page, opener);
    await page.locator('#menu').waitFor({ state: 'visible' });
    await letScriptCome();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await press(page, '#menu [href="#top"]');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    await nextFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    expect(page.url()).toBe(`${inject('site')}/`);
  });

  test('going back closes the menu that an address opened, going forward opens it again', async () => {
    const page = await openBeforeScript(options);
    await page.goBack();
    await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
    await page.goForward();
    await expect.poll(() => state(page)).toMatchObject({ shown: true, expanded: 'true' });
    await page.keyboard.press('Escape');
    await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
  });

  test('a link of the menu leads to another page, and back to a closed menu', async () => {
    const page = await openBeforeScript(options);
    await page.locator('#menu a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    await page.goBack();
    await page.waitForURL(`${inject('site')}/`);
    await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
  });

  test('a link of the menu leads down the page one is on', async () => {
    const { page } = await openPage('/contact#menu', options);
    await page.locator('#menu a[href="/contact#customer-care"]').click();
    await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
    const top = () => page.locator('#customer-care').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(page.url()).toBe(`${inject('site')}/contact#customer-care`);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${inject('site')}/contact`);
    expect(await state(page)).toMatchObject({ shown: false, expanded: 'false' });
  });

  test('an address that ends in #menu leaves a wide window as it is', async () => {
    const { page } = await openPage('/#menu', { ...options, view: { width: 1280, height: 800, touch: false } });
    expect(await state(page)).toMatchObject({ shown: false });
    await page.locator('header a[href="/about"]').click();
    await page.waitForURL('**/about');
  });
});

async function openByScript(options: OpenOptions): Promise<Page> {
  const { page } = await openPage('/', options);
  await openMenu(page);
  return page;
}

async function openBeforeScript(options: OpenOptions): Promise<Page> {
  const { page, letScriptCome } = await openWithoutScript(options);
  await openMenu(page);
  await letScriptCome();
  return page;
}

async function openByReload(options: OpenOptions): Promise<Page> {
  const { page } = await openPage('/#menu', options);
  await page.reload({ waitUntil: 'load' });
  await settle(page);
  return page;
}

async function openByGoingBack(options: OpenOptions): Promise<Page> {
  const { page, letScriptCome } = await openWithoutScript(options);
  await openMenu(page);
  await page.locator('#menu [href="#top"]').click();
  await letScriptCome();
  await page.goBack();
  await page.locator('#menu').waitFor({ state: 'visible' });
  await nextFrames(page);
  return page;
}

/** Opens Home on a line on which the script waits until it is let come. */
async function openWithoutScript(options: OpenOptions): Promise<{ page: Page; letScriptCome: () => Promise<void> }> {
  let letGo = () => {};
  const line = new Promise<void>((free) => (letGo = free));
  const prepare = (page: Page) => page.route(script, (route) => line.then(() => route.continue()));
  const { page } = await newPage({ ...options, prepare });
  await page.goto(inject('site'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const letScriptCome = async () => {
    letGo();
    await page.waitForLoadState('load');
    await settle(page);
  };
  return { page, letScriptCome };
}

/** Presses what lies under the mouse; playwright's own click first scrolls the page to what sticks to its top. */
async function press(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** What a visitor sees, hears and presses next. */
function state(page: Page): Promise<{ shown: boolean; expanded: string | null; focus: string }> {
  return page.evaluate((selector) => {
    const [menu, button] = [document.querySelector('#menu')!, document.querySelector(selector)!];
    const at = document.activeElement;
    const focus = at === button ? 'on the opener' : menu.contains(at) ? 'in the menu' : 'elsewhere';
    return { shown: menu.checkVisibility(), expanded: button.getAttribute('aria-expanded'), focus };
  }, opener);
}

/** Runs in the page: takes away what iPhones before iOS 15.4 lack. */
function forgetDialogs(): void {
  for (const name of ['show', 'showModal', 'close'] as const) delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>)[name];
}
