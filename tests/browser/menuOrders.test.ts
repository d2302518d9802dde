/** The menu on slow lines and in old browsers: however it was opened, everything that closes it closes it. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openPage, pageForAll, phone, scrollTo, settle, type OpenPage } from '../support/page.ts';
import { nextFrame, openMenu } from '../support/states.ts';

const script = /\/assets\/main\..*\.js$/;
const opener = '[data-behaviour=menu]';
const opened = { shown: true, expanded: 'true', focus: 'in the menu' };
const closed = { shown: false, expanded: 'false', focus: 'on the opener' };

/** The ways in which the menu comes to be open; each leaves the page with the script at work. */
const orders: [name: string, open: (visitor: OpenPage) => Promise<unknown>][] = [
  ['by the script', ({ page, goTo }) => goTo('/').then(() => openMenu(page))],
  ['before the script came', openBeforeScript],
  ['by an address that ends in #menu', ({ goTo }) => goTo('/#menu')],
  [
    'by loading such an address again',
    ({ page, goTo }) => goTo('/#menu').then(() => page.reload()),
  ],
  ['by going back to such an address', openByGoingBack],
];

const escape = (page: Page) => page.keyboard.press('Escape');

const ways: ((page: Page) => Promise<unknown>)[] = [
  (page) => page.locator('#menu [href="#top"]').click(),
  (page) => page.locator('#menu nav a[href="/"]').click(),
  escape,
];

const view = { view: phone, reducedMotion: 'reduce' } as const;
const today = pageForAll(view);
const old = pageForAll({ ...view, before: forgetDialogs });

describe.each([
  ['a browser of today', today, ways],
  // Only Escape takes another road in it.
  ['a browser without modal dialogs', old, [escape]],
] as const)('in %s', (_browser, visitor, ways) => {
  test.each(orders)(
    'the menu that was opened %s closes as if it had never been open',
    async (order, open) => {
      const { page } = visitor();
      // Each order leaves out another of the three ways: what closes a menu knows little of what opened it.
      const left = orders.findIndex(([name]) => name === order) % 3;
      for (const close of ways.filter((_, at) => ways.length === 1 || at !== left)) {
        await open(visitor());
        expect(await state(page)).toEqual(opened);
        await close(page);
        await expect.poll(() => state(page)).toEqual(closed);
        expect(page.url().split('#')[1] ?? '').not.toBe('menu');
      }
      await openMenu(page);
      expect(await state(page)).toEqual(opened);
      await escape(page);
      await expect.poll(() => state(page)).toEqual(closed);
      // Nothing lies over the page any more, and it scrolls.
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    },
  );

  test('the page stands where it stood when the menu closes that was opened before the script came', async () => {
    const { page } = visitor();
    const letScriptCome = await goWithoutScript(visitor());
    await scrollTo(page, 900);
    await press(page, opener);
    await page.locator('#menu').waitFor({ state: 'visible' });
    await letScriptCome();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await press(page, '#menu [href="#top"]');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    await nextFrame(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    expect(page.url()).toBe(`${inject('site')}/`);
  });

  test('going back closes the menu that an address opened, forward opens it; a link leads on, back to a closed one', async () => {
    const { page } = visitor();
    await openBeforeScript(visitor());
    await page.goBack();
    await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
    await page.goForward();
    await expect.poll(() => state(page)).toMatchObject({ shown: true, expanded: 'true' });
    await page.locator('#menu a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    await page.goBack();
    await page.waitForURL(`${inject('site')}/`);
    await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
  });
});

test('a link of the menu leads down the page one is on', async () => {
  const { page, goTo } = today();
  await goTo('/contact#menu');
  await page.locator('#menu a[href="/contact#customer-care"]').click();
  await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
  const top = () =>
    page.locator('#customer-care').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(page.url()).toBe(`${inject('site')}/contact#customer-care`);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${inject('site')}/contact`);
  expect(await state(page)).toMatchObject({ shown: false, expanded: 'false' });
});

test('an address that ends in #menu leaves a wide window as it is', async () => {
  const { page } = await openPage('/#menu');
  expect(await state(page)).toMatchObject({ shown: false });
  await page.locator('header a[href="/about"]').click();
  await page.waitForURL('**/about');
});

async function openBeforeScript(visitor: OpenPage): Promise<void> {
  const letScriptCome = await goWithoutScript(visitor);
  await openMenu(visitor.page);
  await letScriptCome();
}

async function openByGoingBack(visitor: OpenPage): Promise<void> {
  const { page } = visitor;
  const letScriptCome = await goWithoutScript(visitor);
  await openMenu(page);
  await page.locator('#menu [href="#top"]').click();
  await letScriptCome();
  await page.goBack();
  await page.locator('#menu').waitFor({ state: 'visible' });
  await nextFrame(page);
}

/** Goes to Home on a line on which the script waits until the returned function lets it come. */
async function goWithoutScript({ page }: OpenPage): Promise<() => Promise<void>> {
  let letGo = () => {};
  const line = new Promise<void>((free) => (letGo = free));
  await page.route(script, (route) => line.then(() => route.continue()), { times: 1 });
  await page.goto(inject('site'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return async () => {
    letGo();
    await page.waitForLoadState('load');
    await settle(page);
  };
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
  for (const name of ['show', 'showModal', 'close'] as const)
    delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>)[name];
}
