/** What the pages do under the hand: links, newsletter, live map, floating button, policy. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addresses, desktop, newPage, notes, openPage, phone, scrollTo, useBrowser } from '../support/page.ts';
import { openMenu, openNote } from '../support/states.ts';

useBrowser();

const elsewhere = (requests: readonly string[]) =>
  requests.filter((url) => !url.startsWith(inject('site')) && !url.startsWith('data:'));

describe('a link', () => {
  const logo = 'header a[href="/"]';
  const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  const stayed = (page: Page) => page.evaluate(() => 'stayed' in globalThis);

  test('to the page one is on glides to its top instead of loading it again', async () => {
    const { page } = await openPage('/');
    await scrollTo(page, 2000);
    await mark(page);
    await page.evaluate(() => {
      const passed: number[] = [];
      Object.assign(globalThis, { passed });
      addEventListener('scroll', () => passed.push(scrollY));
    });
    await page.locator(logo).first().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const passed = await page.evaluate(() => (globalThis as unknown as { passed: number[] }).passed);
    expect(passed.filter((top) => top > 0)).not.toEqual([]);
    expect(await stayed(page)).toBe(true);
  });

  test('to the page one is on jumps to its top under reduced motion', async () => {
    const { page } = await openPage('/', { reducedMotion: 'reduce' });
    await scrollTo(page, 2000);
    await mark(page);
    await page.locator(logo).first().evaluate((link) => (link as HTMLElement).click());
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await stayed(page)).toBe(true);
  });

  test('in the menu to the page one is on closes the menu and leads to the top', async () => {
    const { page } = await openPage('/contact', { view: phone, reducedMotion: 'reduce' });
    await scrollTo(page, 900);
    await openMenu(page);
    await page.locator('#menu a[href="/contact"]').click();
    await expect.poll(() => page.locator('#menu').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('to another page opens it at its top', async () => {
    const { page } = await openPage('/');
    await page.locator('footer a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${inject('site')}/`);
  });
});

describe('a page that was reached by an anchor and scrolled on', () => {
  test.each([
    ['makkah', phone],
    ['price', phone],
    ['madinah', desktop],
    ['price', desktop],
  ] as const)('stands at %s where it was when it is loaded again', async (anchor, view) => {
    const { page } = await openPage(`/#${anchor}`, { view, reducedMotion: 'reduce' });
    await page.waitForTimeout(200);
    const top = () => page.locator(`#${anchor}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
    const arrived = await top();
    await scrollTo(page, (await page.evaluate(() => scrollY)) + 300);
    const left = await top();
    expect(left).toBeLessThan(arrived - 100);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(top).toBe(left);
  });
});

describe('the newsletter', () => {
  test.each(['click', 'Enter'])('on %s says that nothing was sent, and sends nothing', async (way) => {
    const { page, requests } = await openPage('/contact', { view: phone });
    const url = page.url();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    const asked = requests.length;
    await page.locator('#newsletter-email').fill('pilgrim@example.com');
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await openNote(page);
    const note = page.locator('#newsletter-note');
    await expect.poll(() => note.isVisible()).toBe(true);
    await expect.poll(() => page.locator('[data-behaviour=newsletter] [role=status]').textContent()).not.toBe('');
    expect(await note.locator('a[href^="https://wa.me/"]').isVisible()).toBe(true);
    expect(page.url()).toBe(url);
    expect(requests.slice(asked)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await note.isVisible()).toBe(false);
  });

  test('closes its note by its own button', async () => {
    const { page } = await openPage('/');
    await openNote(page);
    await page.locator('#newsletter-note button').click();
    expect(await page.locator('#newsletter-note').isVisible()).toBe(false);
  });
});

describe('the live map', () => {
  const frame = 'iframe[name=live-map]';

  test.each([true, false])('comes into the frame when it is asked for, and not before (scripts: %s)', async (javaScriptEnabled) => {
    const { page, requests } = await openPage('/contact', { javaScriptEnabled });
    await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Live</h1>' }));
    await page.locator(frame).scrollIntoViewIfNeeded();
    expect(elsewhere(requests)).toEqual([]);
    await page.locator('a[target="live-map"]').click();
    await expect.poll(() => page.frameLocator(frame).locator('h1').count()).toBe(1);
    expect(elsewhere(requests)).toHaveLength(1);
    expect(elsewhere(requests)[0]).toMatch(/^https:\/\/www\.google\.com\/maps/);
    expect(page.url()).toBe(`${inject('site')}/contact`);
  });

  test('cannot be taken for another address', async () => {
    const { page, requests } = await openPage('/contact');
    await page.locator(frame).evaluate((element) => ((element as HTMLIFrameElement).src = 'https://example.org/'));
    await expect.poll(async () => (await notes(page)).refused.join()).toContain('frame-src: https://example.org');
    expect(elsewhere(requests)).toEqual([]);
  });
});

describe('the floating button', () => {
  const floating = 'main > :last-child a[href^="https://wa.me/"]';
  const withIt = ['/', '/about'];

  test.each(addresses)('stands on %s as it should', async (address) => {
    const { page } = await openPage(address, { view: phone });
    const shown = () =>
      page.evaluate((selector) => {
        const link = document.querySelector(selector);
        return link !== null && link.checkVisibility() && getComputedStyle(link.parentElement!).position === 'sticky';
      }, floating);
    expect(await shown()).toBe(withIt.includes(address));
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await shown()).toBe(false);
    }
  });

  test.each(withIt)('is in view from the first screen of %s to the last of the content, and leaves the footer alone', async (address) => {
    const { page } = await openPage(address, { view: phone, reducedMotion: 'reduce' });
    const end = await page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().bottom);
    for (const top of [0, 700, end / 2, end - phone.height]) {
      await scrollTo(page, top);
      const box = (await page.locator(floating).boundingBox())!;
      expect(box.width).toBeGreaterThanOrEqual(48);
      expect(box.y + box.height).toBeLessThanOrEqual(phone.height);
      expect(box.y).toBeGreaterThan(phone.height / 2);
      expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
    }
    await scrollTo(page, 1e6);
    const box = await page.locator(floating).boundingBox();
    const footer = (await page.locator('footer').boundingBox())!;
    expect(box!.y + box!.height).toBeLessThanOrEqual(footer.y);
  });

  test.each(withIt)('never covers a button or a link of %s for good', async (address) => {
    const { page } = await openPage(address, { view: phone, reducedMotion: 'reduce' });
    const stuck = await page.evaluate(async (selector) => {
      const own = document.querySelector(selector)!;
      const links = [...document.querySelectorAll('main a[href], main button')].filter((link) => link !== own && link.checkVisibility({ visibilityProperty: true }));
      const covered = [];
      for (const link of links) {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const [a, b] = [link.getBoundingClientRect(), own.getBoundingClientRect()];
        if (a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom) covered.push(link.outerHTML.slice(0, 100));
      }
      return covered;
    }, floating);
    expect(stuck).toEqual([]);
  });

  test('lies under the menu', async () => {
    const { page } = await openPage('/', { view: phone });
    const { x, y } = (await page.locator(floating).boundingBox())!;
    await openMenu(page);
    expect(await page.evaluate(([left, top]) => document.elementFromPoint(left! + 20, top! + 20)!.closest('#menu') !== null, [x, y])).toBe(true);
  });
});

describe('the content security policy', () => {
  test.each(addresses)('refuses nothing of %s in any of its states', async (address) => {
    const { page, faults } = await openPage(address, { view: phone });
    await openMenu(page);
    await page.keyboard.press('Escape');
    await openNote(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollTo(page, 1e6);
    expect((await notes(page)).refused).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('refuses a script, a style, a handler and a picture that somebody plants', async () => {
    const planted = '<script>planted = 1</script><style>h1 { color: red }</style><p style="color: red" onclick="planted = 2">Planted</p><img src="https://example.org/pixel.gif">';
    const { page, faults } = await newPage({
      prepare: (page) =>
        page.route('**/about', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${planted}</body>`) });
        }),
    });
    await page.goto(`${inject('site')}/about`);
    await page.getByText('Planted').evaluate((element) => (element as HTMLElement).click());
    const { refused } = await notes(page);
    for (const directive of ['script-src-elem', 'style-src-elem', 'style-src-attr', 'script-src-attr', 'img-src']) {
      expect(refused.join('\n')).toContain(directive);
    }
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    expect(faults.join('\n')).toContain('failed: https://example.org/pixel.gif csp');
  });
});
