/** The key facts in other languages as a phone shows and a printer prints them. */
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { openPage, phone, useBrowser } from '../support/page.ts';
import * as faults from '../support/pageFaults.ts';

useBrowser();

describe.each(['/bn', '/hi', '/ur'])('%s', (address) => {
  test('opens its menu without scripts, and the menu leads to English, the documents and the other languages', async () => {
    const { page } = await openPage(address, { view: phone, javaScriptEnabled: false });
    const links = page.locator('header nav a');
    expect(await links.first().isVisible()).toBe(false);
    await page.locator('summary').click();
    expect(await links.count()).toBe(7);
    for (const link of await links.all()) {
      expect(await link.isVisible()).toBe(true);
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    }
  });

  test('keeps every rule of accessibility with the menu open', async () => {
    const { page } = await openPage(address, { view: phone });
    await page.locator('summary').click();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(faults.smallTargets)).toEqual([]);
  });

  test('is one A4 sheet with the phone number, the address of the site and no button', async () => {
    const { page } = await openPage(address);
    await page.evaluate(writeInLatin);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const words = await page.evaluate(() => document.body.innerText);
    expect(words).toMatch(/\+91 \d{5} \d{5}/);
    expect(words).toMatch(new RegExp(`https://\\S+${address}`));
    expect(await page.locator('summary').isVisible()).toBe(false);
  });
});

/** A letter of Latin, about as wide, for each of the script, whose font the machine may lack. */
function writeInLatin(): void {
  const letters = new Intl.Segmenter();
  const latin = document.documentElement.lang === 'ur' ? 'r' : 'o';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const written = [...letters.segment(node.data)].map(({ segment }) => (/[\u0600-\u0dff]/.test(segment) ? latin : segment));
    node.data = written.join('');
  }
}

test('the Urdu page goes from right to left, and its figures from left to right', async () => {
  const { page } = await openPage('/ur', { view: phone });
  const side = (selector: string) => page.locator(selector).first().boundingBox().then((box) => box!.x + box!.width / 2);
  expect(await side('header a')).toBeGreaterThan(180);
  expect(await side('summary')).toBeLessThan(180);
  expect(await side('#services svg')).toBeGreaterThan(await side('#services h3'));
  const order = await page.evaluate(() => {
    const text = document.querySelector('#price-title bdi')!.firstChild as Text;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [...text.data].every((_, at) => at === 0 || left(at) > left(at - 1));
  });
  expect(order).toBe(true);
});
