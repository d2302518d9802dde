/** The printed pages: everything that families need to know, black on white, without buttons. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answeredSite } from '../support/answeredSite.ts';
import { ofEachKind, pageForAll, resize, scrollThrough } from '../support/page.ts';
import { moveCarousels, nextFrame, openMenu } from '../support/states.ts';

const visitor = pageForAll({ reducedMotion: 'reduce' });
const sheet = { width: 673, height: 986 }; // A4 within its margins, in pixels

const site = await answeredSite();
async function print(address: string, visit?: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page, goTo } = visitor();
  await page.emulateMedia({ media: null });
  await goTo(address, site);
  await visit?.(page);
  await putOnPaper(page);
  return page;
}

async function putOnPaper(page: Page): Promise<void> {
  await resize(page, sheet);
  await page.emulateMedia({ media: 'print' });
  await nextFrame(page);
}

test('/ prints only its words, black on white, and at each date until when to pay and to cancel', async () => {
  const page = await print('/', scrollThrough);
  await expectWordsAlone(page);
  const rows = await page.locator('.departures__pay').allInnerTexts();
  // The balance of the first two dates is due already, which is not printed.
  expect(rows.map((row) => row.replace(/\s+/g, ' ')).slice(0, 3)).toEqual([
    '',
    'Cancel by 17 January 2031: 50% of what can be paid back · at least ₹29,000 for each adult',
    'Pay the rest by 16 January 2031 Cancel by 16 January 2031: 80% of what can be paid back ' +
      '· at least ₹55,200 for each adult Cancel by 31 January 2031: 50% of what can be paid back ' +
      '· at least ₹34,500 for each adult',
  ]);
});

/** Pages in Urdu use the styles of these and of Home in Urdu. Nobody prints the 404 page. */
const printed = ofEachKind.filter((address) => !/^\/($|ur\/|404)/.test(address));

test.each(printed)('%s prints only its words, black on white', async (address) => {
  const page = await print(address, scrollThrough);
  await expectWordsAlone(page);
  // Pages of text print the address of each link.
  const links = page.locator('.text-article__links a');
  const notes = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, '::after').content),
  );
  expect(notes.length > 0).toBe(address === '/refund-policy/');
  for (const note of notes) expect(note).toMatch(/ \(.*(https:|@|\+).*\)/);
});

// It has every part of the English Home, and is written from right to left.
test('Home in Urdu prints what families ask for, even after a visit', async () => {
  const page = await print('/ur/');
  await expectWordsAlone(page);
  const words = () => page.locator('body').innerText();
  const fresh = await words();
  for (const fact of ['₹1,54,000', '₹25,000', '90%', '5%', '2031', 'Example Air'])
    expect(fresh).toContain(fact);
  expect(await page.locator('.price-card__amount').isVisible()).toBe(true);
  // A mark beyond the right edge of the paper would shift all words to the left.
  const marks = await page.locator('main li').evaluateAll((rows) =>
    rows
      .map((row) => ({ mark: getComputedStyle(row, '::before'), row }))
      .filter(({ mark }) => mark.content !== 'none' && mark.display !== 'none')
      .map(({ mark, row }) => {
        const end = row.getBoundingClientRect().right;
        const padding = Number.parseFloat(getComputedStyle(row).paddingRight);
        return end - padding - Number.parseFloat(mark.marginRight);
      }),
  );
  expect(marks.length).toBeGreaterThan(0);
  expect(Math.max(...marks)).toBeLessThanOrEqual(sheet.width + 1);
  // The price is the first thing below the title.
  const tops = await Promise.all(
    ['h1', '.price-section', '.package-includes', '.place-carousel'].map(
      async (part) => (await page.locator(part).first().boundingBox())!.y,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  for (const part of ['Example House Ajyad', 'Noor Hajj and Umrah Travels Private Limited'])
    expect(await page.getByText(part).filter({ visible: true }).count(), part).toBeGreaterThan(0);
  const rows = await page
    .locator('.departures__row')
    .evaluateAll((all) => all.filter((row) => row.checkVisibility()).length);
  expect(rows).toBe(8);

  await page.emulateMedia({ media: null });
  await resize(page, { width: 1366, height: 768 });
  await moveCarousels(page);
  await page.emulateMedia({ media: 'print' });
  const cut = await page.locator('.place-carousel__slide').evaluateAll(
    (all) =>
      all.filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      }).length,
  );
  expect(cut).toBe(0);
  await page.emulateMedia({ media: null });
  await resize(page, { width: 1000, height: 800 });
  await openMenu(page);
  await putOnPaper(page);
  expect(await words()).toBe(fresh);
});

async function expectWordsAlone(page: Page): Promise<void> {
  const furniture =
    'nav, footer, #menu, [href="#content"], iframe, img, video, button, .button, input';
  expect(await page.locator(furniture).filter({ visible: true }).count()).toBe(0);
  const looks = await page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`),
  );
  expect([...new Set(looks)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
  // The header has the name and the phone, and nothing else.
  expect(await page.locator('header').innerText()).toMatch(/^Noor Travels\s+\+91 00000 00001$/);
  expect(await page.locator('body').innerText()).toMatch(
    /Noor Travels[^]*4 Station Road[^]*00000 00001[^]*https:[^]*00000 00002/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sheet.width);
  const torn = await page
    .locator('main li, main dl > div')
    .evaluateAll((rows) => rows.filter((row) => !/avoid/.test(getComputedStyle(row).breakInside)));
  expect(torn).toEqual([]);
  const alone = await page
    .locator('main :is(h2, h3, h4, .lead)')
    .evaluateAll(
      (all) => all.filter((each) => !/avoid/.test(getComputedStyle(each).breakAfter)).length,
    );
  expect(alone).toBe(0);
}
