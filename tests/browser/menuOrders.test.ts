/** The menu, including on slow connections and in old browsers: however it was opened, it can be closed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hold, pageForAll, phone, settle, type OpenPage } from '../support/page.ts';
import { site } from '../support/servedSite.ts';
import { openMenu } from '../support/states.ts';

const opened = { shown: true, expanded: 'true', focus: 'in the menu' };
const closed = { shown: false, expanded: 'false', focus: 'on the opener' };

const view = { view: phone, reducedMotion: 'reduce' } as const;
const modern = pageForAll(view);
const old = pageForAll({ ...view, initScript: removeDialogs });

type Open = (visitor: OpenPage) => Promise<unknown>;
/** The page that the menu is opened on; it loads in half the time of Home. */
const address = '/about/';

const byScript: Open = async ({ page, goTo }) => {
  if (!page.url().endsWith(address)) await goTo(address);
  await openMenu(page);
};
const byKey: Open = async ({ page }) => {
  const top = await page.evaluate(() => scrollY);
  for (const key of ['Enter', ' ']) {
    await page.locator('.site-header__menu').press(key);
    expect(await state(page)).toEqual(opened);
    // Space scrolls the page if nothing handles the key.
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.locator('.menu__close').press(key);
    expect(await state(page)).toEqual(closed);
  }
  await page.keyboard.press('Enter');
};
const byAddress: Open = ({ goTo }) => goTo(`${address}#menu`);

const closes = {
  button: (page: Page) => page.locator('.menu__close').click(),
  link: (page: Page) => page.locator(`#menu nav a[href="${address}"]`).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
};
type Close = keyof typeof closes;

// The script handles an address with #menu like a menu that CSS has opened. An old browser does not close it with Escape.
test.each<[string, () => OpenPage, Open, Close[]]>([
  ['the script', modern, byScript, ['button', 'link', 'Escape']],
  ['a key', modern, byKey, ['button']],
  ['CSS before the script came', modern, beforeScript, ['link', 'Escape']],
  ['the address', modern, byAddress, ['button']],
  ['CSS before the script of an old browser', old, beforeScript, ['Escape']],
])('closes after it was opened by %s', async (_opener, visitor, open, ways) => {
  const { page } = visitor();
  for (const way of ways) {
    await open(visitor());
    expect(await state(page)).toEqual(opened);
    await closes[way](page);
    await expect.poll(() => state(page)).toEqual(closed);
    expect(new URL(page.url()).hash).not.toBe('#menu');
  }
  // A dialog that stayed modal would keep the page from scrolling.
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

test('follows the address back and forward', async () => {
  const { page } = modern();
  await beforeScript(modern());
  await page.goBack();
  await expect.poll(() => state(page)).toMatchObject({ shown: false, expanded: 'false' });
  await page.goForward();
  await expect.poll(() => state(page)).toMatchObject({ shown: true, expanded: 'true' });
});

/** Opens the menu while the script of the page is still loading. */
async function beforeScript({ page }: OpenPage): Promise<void> {
  const letCome = await hold(page, /\/assets\/main\..*\.js$/);
  await page.goto(site + address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await openMenu(page);
  letCome();
  await page.waitForLoadState('load');
  await settle(page);
}

/** What a visitor sees, hears and presses next. */
function state(page: Page): Promise<{ shown: boolean; expanded: string | null; focus: string }> {
  return page.evaluate(() => {
    const menu = document.querySelector('#menu')!;
    const opener = document.querySelector('.site-header__menu')!;
    const at = document.activeElement;
    const place = menu.contains(at) ? 'in the menu' : 'elsewhere';
    const focus = at === opener ? 'on the opener' : place;
    return { shown: menu.checkVisibility(), expanded: opener.getAttribute('aria-expanded'), focus };
  });
}

/** Runs in the page: removes what iPhones before iOS 15.4 lack. */
function removeDialogs(): void {
  for (const name of ['show', 'showModal', 'close'] as const)
    delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>)[name];
}
