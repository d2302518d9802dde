/** What the pages do when visitors act: links to the open page, newsletter, floating button. */
import { expect, test } from 'vitest';
import { pageForAll, phone, resize, scrollTo, settle } from '../support/page.ts';
import { coveredByButton } from '../support/pageFaults.ts';
import { site } from '../support/servedSite.ts';
import { openNote } from '../support/states.ts';

const onPhone = pageForAll({ view: phone, reducedMotion: 'reduce' });
const onComputer = pageForAll({ reducedMotion: 'reduce' });

test('a link to the open page jumps to its top, unless a key asks for another tab or window', async () => {
  const logo = '.site-header .logo';
  const { page, goTo } = onComputer();
  await goTo('/#price');
  await scrollTo(page, 900);
  const jump = (link: Element) => {
    const steps = history.length;
    (link as HTMLElement).click();
    return { top: scrollY, added: history.length - steps };
  };
  expect(await page.locator(logo).evaluate(jump)).toEqual({ top: 0, added: 0 });
  expect(page.url()).toBe(`${site}/`);
  const isTaken = (link: Element, key: string) => {
    let taken: boolean | undefined;
    const look = (event: Event) => {
      taken = event.defaultPrevented;
      // Prevents another window, which would take long on a busy machine.
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    return taken;
  };
  const taken = ['none', 'ctrlKey', 'metaKey', 'shiftKey'].map((key) =>
    page.locator(logo).evaluate(isTaken, key),
  );
  expect(await Promise.all(taken)).toEqual([true, false, false, false]);
});

test('the newsletter sends nothing and says so', async () => {
  const { page, requests, goTo } = onPhone();
  await goTo('/contact/');
  const note = page.locator('#newsletter-note');
  const box = page.locator('#newsletter-email[type=email][autocomplete=email]');
  const status = page.locator('[data-behaviour=newsletter] [role=status]');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await settle(page);
  requests.length = 0;
  await box.fill('pilgrim@example.com');
  for (const open of [() => openNote(page), () => box.press('Enter')]) {
    await open();
    await expect.poll(() => note.isVisible()).toBe(true);
    await expect.poll(() => status.textContent()).toContain('Nothing was sent');
    expect(await note.locator('a[href^="https://wa.me/"]').isVisible()).toBe(true);
    expect([page.url(), ...requests]).toEqual([`${site}/contact/`]);
    await page.keyboard.press('Escape');
    expect(await note.isVisible()).toBe(false);
    // Nothing is left for a screen reader to find.
    await expect.poll(() => status.textContent()).toBe('');
  }
  await openNote(page);
  await note.locator('button').click();
  expect(await note.isVisible()).toBe(false);
});

test.each(['/', '/about/'])('the floating button of %s covers nothing', async (address) => {
  const { page, goTo } = onPhone();
  const box = async () => (await page.locator('.floating-message__link').boundingBox())!;
  await goTo(address);
  await resize(page, { width: 360, height: 640 });
  expect(await page.evaluate(coveredByButton)).toEqual([]);
  const end = await page.evaluate(
    () => scrollY + document.querySelector('main')!.getBoundingClientRect().bottom,
  );
  // The first screen of Home has a button of its own.
  const isAway = (await box()).y >= 640;
  expect(isAway).toBe(address === '/');
  for (const at of [isAway ? 560 : 0, 700, end / 2, end - 640]) {
    await scrollTo(page, at);
    const { x, y, width, height } = await box();
    expect(width).toBeGreaterThanOrEqual(48);
    expect(y + height).toBeLessThanOrEqual(640);
    // The middle of the window stays free, and any link can be scrolled there.
    expect(y).toBeGreaterThan(400);
    expect(x + width).toBeLessThanOrEqual(360);
  }
  await scrollTo(page, 1e6);
  const { y, height } = await box();
  expect(y + height).toBeLessThanOrEqual((await page.locator('footer').boundingBox())!.y);
});

test('no small phone shows both message buttons at once', async () => {
  const { page, goTo } = onPhone();
  await goTo('/ur/');
  await resize(page, { width: 320, height: 568 });
  const gold = page.locator('.hero .button--gold');
  const header = (await page.locator('header').boundingBox())!;
  const { y, height } = (await gold.boundingBox())!;
  await scrollTo(page, y + height - header.height - 1);
  const floating = (await page.locator('.floating-message__link').boundingBox())!;
  expect(floating.y).toBeGreaterThanOrEqual(568);
});

test('the prices pass over the floating button, unless it has the focus', async () => {
  const { page, goTo } = onPhone();
  await goTo('/#price');
  const link = page.locator('.floating-message__link');
  const isInFront = () =>
    link.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await isInFront()).toBe(false);
  await link.focus();
  expect(await isInFront()).toBe(true);
});

test('a table that is wider than a phone scrolls inside the page', async () => {
  const { page, goTo } = onPhone();
  await goTo('/your-visa/');
  const cell = page.locator('main td').first();
  await cell.evaluate((element) => void (element.textContent = 'x'.repeat(80)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});
