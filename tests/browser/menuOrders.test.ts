/** The menu on slow lines and in old browsers: however it was opened, it closes. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openPage, pageForAll, phone, scrollTo, settle, type OpenPage } from '../support/page.ts';
import { nextFrame, openMenu } from '../support/states.ts';

const script = /\/assets\/main\..*\.js$/;
const opened = { shown: true, expanded: 'true', focus: 'in the menu' };
const closed = { shown: false, expanded: 'false', focus: 'on the opener' };

const view = { view: phone, reducedMotion: 'reduce' } as const;
const modern = pageForAll(view);
const old = pageForAll({ ...view, before: removeDialogs });

type Open = (visitor: OpenPage) => Promise<unknown>;
const byScript: Open = ({ page, goTo }) => goTo('/').then(() => openMenu(page));
const byAddress: Open = ({ goTo }) => goTo('/#menu');

type Close = (page: Page) => Promise<unknown>;
const byCloser: Close = (page) => page.locator('.menu__close').click();
const byLink: Close = (page) => page.locator('#menu nav a[href="/"]').click();
const byEscape: Close = (page) => page.keyboard.press('Escape');

test.each([
  ['the script', modern, byScript, [byCloser, byLink, byEscape]],
  ['CSS before the script came', modern, beforeScript, [byCloser, byLink, byEscape]],
  ['the address', modern, byAddress, [byCloser, byLink, byEscape]],
  ['going back to the address', modern, byGoingBack, [byCloser, byLink, byEscape]],
  ['the script of an old browser', old, byScript, [byEscape]],
  ['CSS before the script of an old browser', old, beforeScript, [byEscape]],
] as const)('closes after it was opened by %s', async (_opener, visitor, open, ways) => {
  const { page } = visitor();
  for (const close of ways) {
    await open(visitor());
    expect(await state(page)).toEqual(opened);
    await close(page);
    await expect.poll(() => state(page)).toEqual(closed);
    expect(new URL(page.url()).hash).not.toBe('#menu');
  }
  await openMenu(page);
  expect(await state(page)).toEqual(opened);
  await byEscape(page);
  await expect.poll(() => state(page)).toEqual(closed);
  // A dialog that stays modal would keep the page from scrolling.
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('opens again after Back on Android has closed it', async () => {
  const { page } = modern();
  await byScript(modern());
  // Android's Back closes a modal dialog without a key or a click.
  await page.locator('#menu').evaluate((dialog) => (dialog as HTMLDialogElement).close());
  await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
  await openMenu(page);
  expect(await state(page)).toEqual(opened);
});

describe.each([
  ['a modern browser', modern],
  ['a browser without modal dialogs', old],
])('in %s', (_browser, visitor) => {
  test('does not scroll the page when the script comes or it closes', async () => {
    const { page } = visitor();
    const letScriptCome = await goWithoutScript(visitor());
    await scrollTo(page, 900);
    await press(page, '.site-header__menu');
    await page.locator('#menu').waitFor({ state: 'visible' });
    await letScriptCome();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await press(page, '.menu__close');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    await nextFrame(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    expect(page.url()).toBe(`${inject('site')}/`);
  });

  test('follows the address back and forward', async () => {
    const { page } = visitor();
    await beforeScript(visitor());
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

test('leads to a part of the page that is open', async () => {
  const { page, goTo } = modern();
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

test('stays closed in a wide window whose address asks for it', async () => {
  const { page } = await openPage('/#menu');
  expect(await state(page)).toMatchObject({ shown: false });
  await page.locator('header a[href="/about"]').click();
  await page.waitForURL('**/about');
});

async function beforeScript(visitor: OpenPage): Promise<void> {
  const letScriptCome = await goWithoutScript(visitor);
  await openMenu(visitor.page);
  await letScriptCome();
}

async function byGoingBack(visitor: OpenPage): Promise<void> {
  const { page } = visitor;
  const letScriptCome = await goWithoutScript(visitor);
  await openMenu(page);
  await page.locator('.menu__close').click();
  await letScriptCome();
  await page.goBack();
  await page.locator('#menu').waitFor({ state: 'visible' });
  await nextFrame(page);
}

/** Opens Home without its script, which the returned function lets come. */
async function goWithoutScript({ page }: OpenPage): Promise<() => Promise<void>> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(script, (route) => held.then(() => route.continue()), { times: 1 });
  await page.goto(inject('site'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return async () => {
    letCome();
    await page.waitForLoadState('load');
    await settle(page);
  };
}

/** Clicks without playwright's scrolling, which moves the page to its sticky header. */
async function press(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** What a visitor sees, hears and presses next. */
function state(page: Page): Promise<{ shown: boolean; expanded: string | null; focus: string }> {
  return page.evaluate(() => {
    const menu = document.querySelector('#menu')!;
    const opener = document.querySelector('.site-header__menu')!;
    const at = document.activeElement;
    const focus = at === opener ? 'on the opener' : menu.contains(at) ? 'in the menu' : 'elsewhere';
    return { shown: menu.checkVisibility(), expanded: opener.getAttribute('aria-expanded'), focus };
  });
}

/** Runs in the page: removes what iPhones before iOS 15.4 lack. */
function removeDialogs(): void {
  for (const name of ['show', 'showModal', 'close'] as const)
    delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>)[name];
}
