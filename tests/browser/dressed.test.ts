/**
 * No element has the browser's default look: a grey button, a blue link, a sunken box, a missing border. visit.test checks the
 * pages as they are, and agencies.test with every fact; these pages have a family, whose questions and sums come from a script.
 */
import { expect, test } from 'vitest';
import { answeredSite } from '../support/answeredSite.ts';
import { desktop, pageForAll, phone, resize } from '../support/page.ts';
import { buttonsWithoutBorder, undressed } from '../support/undressed.ts';

const site = await answeredSite();

const visitor = pageForAll({ view: phone, reducedMotion: 'reduce' });

test.each(['/', '/ur/'])('%s with a family is styled by the stylesheet', async (address) => {
  const { page, goTo } = visitor();
  await goTo(address, site);
  await page.locator('.family-open').click();
  await page.locator('.family-step').nth(1).click();
  // Between phone and desktop widths, the table of dates has a layout of its own.
  for (const size of [phone, { width: 768, height: 1024 }, desktop]) {
    await resize(page, size);
    expect(await page.evaluate(undressed), `${size.width} px`).toEqual([]);
  }
  expect(await page.evaluate(buttonsWithoutBorder)).toEqual([]);
  // Home keeps a count while it is left, so the count is deleted from another address.
  await goTo('/robots.txt', site);
  await page.evaluate(() => sessionStorage.clear());
});
