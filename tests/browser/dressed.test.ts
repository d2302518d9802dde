/**
 * No element has the look that a browser gives it by itself: a grey button, a blue link, a sunken box, no border of its own.
 * visit.test looks at the pages as they are; these have every fact, and a family, whose questions and sums a script makes.
 */
import { expect, test } from 'vitest';
import { answeredSite } from '../support/answeredSite.ts';
import { desktop, pageForAll, phone, resize } from '../support/page.ts';
import { buttonsWithoutBorder, undressed } from '../support/undressed.ts';

const site = await answeredSite();

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

test.each(['/about/', '/contact/', '/refund-policy/'])(
  '%s with every fact is dressed by the sheet',
  async (address) => {
    const { page, goTo } = visitor();
    await goTo(address, site);
    expect(await page.evaluate(undressed)).toEqual([]);
  },
);

test('Home with a family is dressed by the sheet', async () => {
  const { page, goTo } = visitor();
  await goTo('/', site);
  await page.locator('.family-open').click();
  await page.locator('.family-step').nth(1).click();
  // The table of dates has a layout of its own between a phone and a computer.
  for (const size of [phone, { width: 768, height: 1024 }, desktop]) {
    await resize(page, size);
    expect(await page.evaluate(undressed), `${size.width} px`).toEqual([]);
  }
  expect(await page.evaluate(buttonsWithoutBorder)).toEqual([]);
  // Home keeps a count while it is left.
  await goTo('/404.html', site);
  await page.evaluate(() => sessionStorage.clear());
});
