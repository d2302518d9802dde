/** What a browser shows of a save, with `npm run dev`. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runDev, type RunningDev } from '../support/runDev.ts';
import { pageForAll, phone, useBrowser } from '../support/page.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { openMenu } from '../support/states.ts';

useBrowser();

const home = 'src/content/home.ts';
const script = 'src/client/main.ts';
const heroStyle = 'styles/components/_hero.scss';

const copy = copyProjectForAll();
const visitor = pageForAll({ view: phone });
let dev: RunningDev;

/** One page stays open for all saves. */
beforeAll(async () => {
  dev = await runDev(copy);
  const { page, goTo } = visitor();
  await goTo('/', dev.url);
  await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
  return async () => void (await dev.stop());
});

const headline = () => visitor().page.locator('h1').textContent();
/** Saves as editors do that put a new file in the place of the old one: of half a file the page would speak. */
const save = (file: string, text: string) => {
  copy.write(`${file}~`, text);
  renameSync(path.join(copy.root, `${file}~`), path.join(copy.root, file));
};
const writeHeadline = (words: string) => save(home, copy.read(home).replace(/headline: '.*',/, `headline: '${words}',`));
const saveHeadline = async (words: string) => {
  writeHeadline(words);
  await expect.poll(headline).toBe(words);
};

test('an open page shows a saved text and style without being loaded again, where it was scrolled to', async () => {
  const { page } = visitor();
  const style = copy.read(heroStyle);
  const spacing = () => page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  for (const words of ['Saved once', 'Saved twice']) {
    await saveHeadline(words);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  }
  save(heroStyle, `${style}\nh1.hero__title { letter-spacing: 4px; }\n`);
  await expect.poll(spacing).toBe('4px');
  await saveHeadline('In the new style');
  expect(await spacing()).toBe('4px');
  expect(await page.evaluate(() => [scrollY, 'isSameWindow' in window, history.length])).toEqual([1500, true, 2]);
});

test('it behaves after a save as after loading, each thing once', async () => {
  const { page, faults } = visitor();
  await saveHeadline('Saved again');
  // The script of the page that was written is at work.
  await page.locator('[data-behaviour=menu][role=button]').waitFor();
  for (let times = 1; times <= 2; times++) {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await page.locator('#menu').waitFor({ state: 'hidden' });
  }
  await page.locator('dev-samples').waitFor();
  expect(await page.locator('dev-samples').count()).toBe(1);
  expect(faults, dev.said()).toEqual([]);
});

test('it runs a saved script, and nothing of the old one', async () => {
  const { page } = visitor();
  const clicks = () => page.evaluate(() => document.documentElement.dataset.clicks);
  const sound = copy.read(script);
  for (const round of [1, 2]) {
    const count = `addEventListener('click', () => (document.documentElement.dataset.clicks += 'r${round}'));`;
    save(script, `${sound}\n${count}\ndocument.documentElement.dataset.clicks = 'now ${round}: ';\n`);
    await expect.poll(clicks).toBe(`now ${round}: `);
  }
  await page.locator('h1').click();
  expect(await clicks()).toBe('now 2: r2');
  save(script, sound);
  await expect.poll(clicks).toBeUndefined();
});

test('it lets go of the server while nobody sees it, and is up to date when it is seen again', async () => {
  const { page } = visitor();
  const isHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await isHidden(true);
  writeHeadline('Saved behind others');
  await expect.poll(() => dev.get('/')).toContain('Saved behind others');
  expect(await headline()).not.toBe('Saved behind others');
  await isHidden(false);
  await expect.poll(headline).toBe('Saved behind others');
});

test('it says what is wrong with a save, and no longer when it is mended', async () => {
  const { page } = visitor();
  const sound = copy.read(home);
  save(home, sound.replace("headline: '", "headline '"));
  await expect.poll(() => page.locator('dev-problem pre').textContent()).toContain('Could not read src/content/home.ts');
  const ground = await page.locator('dev-problem').evaluate((panel) => getComputedStyle(panel).backgroundColor);
  expect(ground).toBe('rgb(42, 14, 18)');
  save(home, sound);
  await expect.poll(() => page.locator('dev-problem').count()).toBe(0);
});
