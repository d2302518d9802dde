/** The key facts in other languages as a phone shows and a printer prints them. */
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { pageForAll, phone } from '../support/page.ts';
import * as faults from '../support/pageFaults.ts';

const visitor = pageForAll({ view: phone });

test.each(['/bn', '/hi', '/ur'])(
  '%s opens its menu without scripts, by every rule, and is one A4 sheet',
  async (address) => {
    const { page, goTo } = visitor();
    await page.emulateMedia({ media: null });
    await goTo(address);
    expect(await page.locator('script[src]').count()).toBe(0);
    const links = page.locator('header nav a:visible');
    expect(await links.count()).toBe(0);
    await page.locator('summary').click();
    // English, the documents and the other languages.
    expect(await links.count()).toBe(7);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(faults.smallTargets)).toEqual([]);

    await page.evaluate(writeInLatin);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const words = await page.evaluate(() => document.body.innerText);
    expect(words).toMatch(/\+91 \d{5} \d{5}/);
    expect(words).toMatch(new RegExp(`https://\\S+${address}`));
    expect(await page.locator('summary').isVisible()).toBe(false);
  },
);

/** A letter of Latin, about as wide, for each of the script, whose font the machine may lack. */
function writeInLatin(): void {
  const letters = new Intl.Segmenter();
  const latin = document.documentElement.lang === 'ur' ? 'r' : 'o';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const written = [...letters.segment(node.data)].map(({ segment }) =>
      /[\u0600-\u0dff]/.test(segment) ? latin : segment,
    );
    node.data = written.join('');
  }
}

test('the Urdu page goes from right to left, and its figures from left to right', async () => {
  const { page, goTo } = visitor();
  await page.emulateMedia({ media: null });
  await goTo('/ur');
  const middle = (selector: string) =>
    page
      .locator(selector)
      .first()
      .boundingBox()
      .then((box) => box!.x + box!.width / 2);
  expect(await middle('header a')).toBeGreaterThan(180);
  expect(await middle('summary')).toBeLessThan(180);
  expect(await middle('#services svg')).toBeGreaterThan(await middle('#services h3'));
  const lefts = await page.evaluate(() => {
    const text = document.querySelector('#price-title bdi')!.firstChild as Text;
    const range = document.createRange();
    return [...text.data].map((_, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});
