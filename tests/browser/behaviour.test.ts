/** What the pages do under the hand: links, newsletter, live map, floating button, policy. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { notes, openPage, pageForAll, phone, resize, scrollTo, settle } from '../support/page.ts';
import { openNote } from '../support/states.ts';

const elsewhere = (requests: readonly string[]) =>
  requests.filter((url) => !url.startsWith(inject('site')) && !url.startsWith('data:'));
const top = (page: Page) => page.evaluate(() => scrollY);

const onPhone = pageForAll({ view: phone, reducedMotion: 'reduce' });
const onComputer = pageForAll({ reducedMotion: 'reduce' });

describe('a link to the page one is on', () => {
  const logo = (page: Page) => page.locator('header a[href="/"]').first();
  const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  const stayed = (page: Page) => page.evaluate(() => 'stayed' in globalThis);

  test('glides to its top instead of loading it again', async () => {
    const { page } = await openPage('/');
    await scrollTo(page, 2000);
    await mark(page);
    await page.evaluate(() => {
      const passed: number[] = [];
      Object.assign(globalThis, { passed });
      addEventListener('scroll', () => passed.push(scrollY));
    });
    await logo(page).click();
    await expect.poll(() => top(page)).toBe(0);
    const passed = await page.evaluate(
      () => (globalThis as unknown as { passed: number[] }).passed,
    );
    expect(passed.filter((at) => at > 0)).not.toEqual([]);
    expect(await stayed(page)).toBe(true);
  });

  test('opens another with Ctrl, Shift or the middle button; else jumps to its top under reduced motion', async () => {
    const { page } = await openPage('/#price', { reducedMotion: 'reduce' });
    const context = page.context();
    const steps = await page.evaluate(() => history.length);
    await mark(page);
    await scrollTo(page, 900);
    // What the other pages show is not the question.
    await context.route('**', (route) => route.abort());
    const { x, y, width, height } = (await logo(page).boundingBox())!;
    for (const [key, button] of [
      ['Control', 'left'],
      ['Shift', 'left'],
      [undefined, 'middle'],
    ] as const) {
      if (key) await page.keyboard.down(key);
      const opensAnother = async () => {
        const another = context.waitForEvent('page', { timeout: 2_000 }).catch(() => undefined);
        await page.mouse.click(x + width / 2, y + height / 2, { button });
        const opened = await another;
        await opened?.close();
        return opened !== undefined;
      };
      // A busy browser may lose a press that comes while it is still scrolling.
      await expect.poll(opensAnother).toBe(true);
      if (key) await page.keyboard.up(key);
      expect([page.url(), await top(page)]).toEqual([`${inject('site')}/#price`, 900]);
    }
    await logo(page).evaluate((link) => (link as HTMLElement).click());
    expect([await top(page), page.url(), await stayed(page)]).toEqual([
      0,
      `${inject('site')}/`,
      true,
    ]);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
});

test.each([
  ['makkah', onPhone],
  ['price', onComputer],
] as const)(
  'the page that was opened at %s is where it was when somebody scrolls on and loads it again',
  async (anchor, visitor) => {
    const { page, goTo } = visitor();
    await goTo(`/#${anchor}`);
    const placed = () =>
      page
        .locator(`#${anchor}`)
        .evaluate((section) => Math.round(section.getBoundingClientRect().top));
    const arrived = await placed();
    await scrollTo(page, (await top(page)) + 300);
    const left = await placed();
    expect(left).toBeLessThan(arrived - 100);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(placed).toBe(left);
  },
);

test('the newsletter says on click and on Enter that nothing was sent, and sends nothing; its own button closes its note', async () => {
  // Pages that are fetched ahead are another matter.
  const before = () =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  const { page, requests } = await openPage('/contact', { view: phone, before });
  const [url, note, box] = [
    page.url(),
    page.locator('#newsletter-note'),
    page.locator('#newsletter-email'),
  ];
  const status = page.locator('[data-behaviour=newsletter] [role=status]');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await settle(page);
  const asked = requests.length;
  await box.fill('pilgrim@example.com');
  for (const open of [() => openNote(page), () => box.press('Enter')]) {
    await open();
    await expect.poll(() => note.isVisible()).toBe(true);
    await expect.poll(() => status.textContent()).toMatch(/nothing was sent/i);
    expect(await note.locator('a[href^="https://wa.me/"]').isVisible()).toBe(true);
    expect([page.url(), ...requests.slice(asked)]).toEqual([url]);
    await page.keyboard.press('Escape');
    expect(await note.isVisible()).toBe(false);
  }
  await openNote(page);
  await note.locator('button').click();
  expect(await note.isVisible()).toBe(false);
});

test.each([true, false])(
  'the live map comes when it is asked for, and not before (scripts: %s)',
  async (javaScriptEnabled) => {
    const frame = 'iframe[name=live-map]';
    const { page, requests } = await openPage('/contact', { javaScriptEnabled });
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Live</h1>' }),
    );
    await page.locator(frame).scrollIntoViewIfNeeded();
    expect(elsewhere(requests)).toEqual([]);
    await page.locator('a[target="live-map"]').click();
    await expect.poll(() => page.frameLocator(frame).locator('h1').count()).toBe(1);
    expect(elsewhere(requests)).toEqual([
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps/),
    ]);
    expect(page.url()).toBe(`${inject('site')}/contact`);
    if (!javaScriptEnabled) return;
    requests.length = 0;
    await page
      .locator(frame)
      .evaluate((element) => ((element as HTMLIFrameElement).src = 'https://example.org/'));
    await expect
      .poll(async () => (await notes(page)).refused.join())
      .toContain('frame-src: https://example.org');
    expect(elsewhere(requests)).toEqual([]);
  },
);

test.each(['/', '/about'])(
  'the floating button of %s covers nothing and stays in view',
  async (address) => {
    const button = 'main > :last-child > a[href^="https://wa.me/"]';
    const { page, goTo } = onPhone();
    const box = async () => (await page.locator(button).boundingBox())!;
    await goTo(address);
    for (const [width, height] of [
      [320, 568],
      [344, 882],
      [360, 740],
      [390, 844],
      [412, 915],
      [360, 640],
    ] as const) {
      await resize(page, { width, height });
      expect(await page.evaluate(coveredLines, button), `in ${width} x ${height}`).toEqual([]);
    }
    const end = await page.evaluate(
      () => document.querySelector('main')!.getBoundingClientRect().bottom,
    );
    for (const at of [0, 700, end / 2, end - 640]) {
      await scrollTo(page, at);
      const { x, y, width, height } = await box();
      expect(width).toBeGreaterThanOrEqual(48);
      expect(y + height).toBeLessThanOrEqual(640);
      // In the middle of the window, to which a link can be scrolled, it lies over nothing.
      expect(y).toBeGreaterThan(400);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    await scrollTo(page, 1e6);
    const { y, height } = await box();
    expect(y + height).toBeLessThanOrEqual((await page.locator('footer').boundingBox())!.y);
  },
);

/** Runs in the page: the lines of text that lie under an element where the page stands. */
function coveredLines(selector: string): string[] {
  const own = document.querySelector(selector)!;
  const over = own.getBoundingClientRect();
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent!.trim() || own.contains(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const apart =
        line.right <= over.left ||
        line.left >= over.right ||
        line.bottom <= over.top ||
        line.top >= over.bottom;
      if (!apart && line.width > 2) covered.push(node.textContent!.trim());
    }
  }
  return covered;
}
