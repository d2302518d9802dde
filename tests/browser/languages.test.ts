/** The key facts in other languages, on a phone and on paper. */
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { pageForAll, phone } from '../support/page.ts';
import { smallTargets } from '../support/pageFaults.ts';
import { writeInLatin } from '../support/states.ts';

const visitor = pageForAll({ view: phone });

test.each(['/bn', '/ur'])('%s opens its menu without scripts', async (address) => {
  const { page, goTo } = visitor();
  await page.emulateMedia({ media: null });
  await goTo(address);
  expect(await page.locator('script[src]').count()).toBe(0);
  const links = page.locator('header nav a:visible');
  expect(await links.count()).toBe(0);
  await page.locator('summary').click();
  // Home, three documents, English and the other language.
  expect(await links.count()).toBe(6);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(smallTargets)).toEqual([]);
});

test.each(['/bn', '/ur'])('%s prints on one sheet of A4', async (address) => {
  const { page, goTo } = visitor();
  await goTo(address);
  await writeInLatin(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const words = await page.evaluate(() => document.body.innerText);
  expect(words).toContain('+91 00000 00001');
  expect(words).toContain(`https://www.noor-travels.example${address}`);
  expect(await page.locator('summary').isVisible()).toBe(false);
});

test('Urdu goes from right to left, its figures from left to right', async () => {
  const { page, goTo } = visitor();
  await page.emulateMedia({ media: null });
  await goTo('/ur');
  const middle = async (selector: string) => {
    const { x, width } = (await page.locator(selector).first().boundingBox())!;
    return x + width / 2;
  };
  expect(await middle('.logo')).toBeGreaterThan(180);
  expect(await middle('summary')).toBeLessThan(180);
  expect(await middle('#services svg')).toBeGreaterThan(await middle('#services h3'));
  expect(await page.evaluate(mirroredFigures)).toEqual([]);
});

/** Runs in the page: returns prices and numbers whose characters are not in their order. */
function mirroredFigures(): string[] {
  const figures = [...document.querySelectorAll('bdi')].filter((bdi) => bdi.checkVisibility());
  const mirrored = figures.filter(({ firstChild }) => {
    const range = document.createRange();
    const lefts = [...firstChild!.textContent!].map((_, at) => {
      range.setStart(firstChild!, at);
      range.setEnd(firstChild!, at + 1);
      return range.getBoundingClientRect().left;
    });
    return lefts.some((left, at) => left < lefts[at - 1]!);
  });
  return figures.length > 0 ? mirrored.map(({ outerHTML }) => outerHTML) : ['there are none'];
}
