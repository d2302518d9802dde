/** What a browser shows of a save, with `npm run dev`. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDev, type RunningDev } from '../support/runDev.ts';
import { newPage, phone, settle, useBrowser, type OpenPage } from '../support/page.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { openMenu } from '../support/states.ts';

useBrowser();

const home = 'src/content/home.ts';
const script = 'src/client/main.ts';
const heroStyle = 'styles/components/_hero.scss';

describe('an open page', () => {
  const copy = copyProjectForAll();
  let dev: RunningDev;
  let open: OpenPage;
  let page: Page;

  beforeAll(async () => {
    dev = await runDev(copy);
  });
  afterAll(() => dev.stop());
  beforeEach(async () => {
    open = await newPage({ view: phone });
    page = open.page;
    await page.goto(dev.url);
    await settle(page);
    await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
  });

  /** A page that is written over hangs up on the server, and on the loop that it was playing. */
  const faults = () => open.faults.filter((fault) => !/^failed: \S+\/(\.dev\/events|video\/\S+) net::ERR_ABORTED$/.test(fault));
  const isSameWindow = () => page.evaluate(() => 'isSameWindow' in window);
  const headline = () => page.locator('h1').textContent();
  const saveHeadline = async (words: string) => {
    copy.edit(home, /headline: '.*',/, `headline: '${words}',`);
    await expect.poll(headline).toBe(words);
  };

  test('shows a saved text without being loaded again, where it was scrolled to', async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await saveHeadline('Saved once');
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    await saveHeadline('Saved twice');
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    expect(await isSameWindow()).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(faults()).toEqual([]);
  });

  test('behaves after a save as after loading, each thing once', async () => {
    await saveHeadline('Saved thrice');
    await saveHeadline('Saved again');
    await settle(page);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    await openMenu(page);
    await page.locator('dev-samples').waitFor();
    expect(await page.locator('dev-samples').count()).toBe(1);
    expect(faults()).toEqual([]);
  });

  test('takes a saved style without being loaded again, where it was scrolled to, and the next text with it', async () => {
    const style = copy.read(heroStyle);
    const spacing = () => page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    for (const pixels of [3, 4]) {
      copy.write(heroStyle, `${style}\nh1.hero__title { letter-spacing: ${pixels}px; }\n`);
      await expect.poll(spacing).toBe(`${pixels}px`);
    }
    await saveHeadline('In the new style');
    expect(await spacing()).toBe('4px');
    copy.write(heroStyle, style);
    await expect.poll(spacing).not.toBe('4px');
    expect([await page.evaluate(() => scrollY), await isSameWindow()]).toEqual([1500, true]);
    expect(faults()).toEqual([]);
  });

  test('that nobody sees lets go of the server, and is up to date when it is seen again', async () => {
    const isHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await isHidden(true);
    copy.edit(home, /headline: '.*',/, "headline: 'Saved behind others',");
    await expect.poll(() => dev.get('/')).toContain('Saved behind others');
    expect(await headline()).not.toBe('Saved behind others');
    await isHidden(false);
    await expect.poll(headline).toBe('Saved behind others');
  });

  test('runs a saved script, and nothing of the old one', async () => {
    const count = (round: number) =>
      `addEventListener('click', () => (document.documentElement.dataset.clicks += 'r${round}'));`;
    const sound = copy.read(script);
    for (const round of [1, 2]) {
      copy.write(script, `${sound}\n${count(round)}\ndocument.documentElement.dataset.clicks = 'now ${round}: ';\n`);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.clicks)).toBe(`now ${round}: `);
    }
    await page.locator('h1').click();
    expect(await page.evaluate(() => document.documentElement.dataset.clicks)).toBe('now 2: r2');
    expect(await isSameWindow()).toBe(true);
    copy.write(script, sound);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.clicks)).toBeUndefined();
  });

  test('says what is wrong with a save, and no longer when it is mended', async () => {
    const sound = copy.read(home);
    copy.edit(home, "headline: '", "headline '");
    await expect.poll(() => page.locator('dev-problem pre').textContent()).toContain('Could not read src/content/home.ts');
    copy.write(home, sound);
    await expect.poll(() => page.locator('dev-problem').count()).toBe(0);
  });
});
