/** A family counts itself beside the prices, and reads what it pays: in the strip, at each date and in the messages. */
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/generator/host/serve.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { answeredSite } from '../support/answeredSite.ts';
import { projectWith, raw } from '../support/editedContent.ts';
import { pageForAll, phone, resize } from '../support/page.ts';

const site = await answeredSite();

const onPhone = pageForAll({ view: phone, reducedMotion: 'reduce' });
const withoutScripts = pageForAll({ view: phone, javaScriptEnabled: false });

const sum = (page: Page) => page.locator('.family-strip p');
const add = (page: Page, row: string, sign = '+') =>
  page.getByRole('button', { name: `${row}: ${sign}1` }).click();
const opened = async ({ page, goTo }: ReturnType<typeof onPhone>, change = () => {}, at = site) => {
  await goTo('/about/', at);
  await page.evaluate(() => sessionStorage.clear());
  await goTo('/', at);
  await page.evaluate(change);
  await page.locator('.family__open').click();
  await page.locator('.family__count').first().waitFor();
  return page;
};
const siteWith = async (facts: typeof raw.facts) => {
  const { files } = await makeSite(projectWith({ ...raw, facts }));
  const { url, close } = await serve(() => files);
  onTestFinished(close);
  return url;
};
const textOf = (page: Page, selector: string, at = 0) =>
  page
    .locator(selector)
    .nth(at)
    .evaluate((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')!);

test('says the sum of a family in the card, at each date and in the messages', async () => {
  const page = await opened(onPhone());
  for (const row of ['3 in a room', '3 in a room', 'Child under 12, with a bed', 'Infant under 2'])
    await add(page, row);
  expect(await sum(page).textContent()).toBe('₹3,02,022 for 4 with GST and TCS');
  const dates = await page.locator('summary .family__date').allTextContents();
  expect(dates.slice(0, 4)).toEqual([
    '₹3,02,022 for 4 Lowest for you',
    '₹3,02,022 for 4 Lowest for you',
    '₹3,49,146 for 4',
    // The date of March, whose prices are higher by 44,000.
    '₹4,90,518 for 4',
  ]);
  const counted = [
    '3 in a room: 2',
    'Child under 12, with a bed: 1',
    'Infant under 2: 1',
    '₹3,02,022 for 4 with GST and TCS',
    'Our town:',
  ];
  for (const link of ['.price-card__contact .button', '.family-strip a'])
    expect((await textOf(page, link)).split('\n').slice(-6)).toEqual([
      'Month or date:',
      ...counted,
    ]);
  const march = (await textOf(page, '.departures__ask', 3)).split('\n');
  expect([march[0], march.at(-2)]).toEqual([
    expect.stringContaining('2 March 2031'),
    '₹4,90,518 for 4 with GST and TCS',
  ]);

  // Dates that pass while the page is open are compared no more.
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll('summary .family__date b'))
      mark.closest('.departures__row')!.remove();
  });
  await add(page, '3 in a room', '−');
  const [first] = await page.locator('summary .family__date').allTextContents();
  expect(first).toBe('₹2,34,549 for 3 Lowest for you');
  await add(page, 'Child under 12, with a bed', '−');
  expect(await page.locator('[data-behaviour=family] > .room-prices__note').textContent()).toBe(
    '3 in a room: 1 of you. Somebody else shares the room then, or ask us.',
  );
  await add(page, '3 in a room', '−');
  await add(page, 'Infant under 2', '−');
  expect(await page.locator('.family-strip').isVisible()).toBe(false);
  expect(await textOf(page, '.price-card__contact .button')).toContain('Adults:');
  expect(await page.locator('.family__date').count()).toBe(0);
});

test('asks where a price is not known, and never says a sum that is too low', async () => {
  // A date that has no price for infants.
  const page = await opened(onPhone(), () => {
    for (const row of document.querySelectorAll<HTMLElement>('.departures__row--whole'))
      row.dataset.prices = row.dataset.prices!.replace(/\d+$/, '');
  });
  await add(page, 'Infant under 2');
  await add(page, '4 in a room');
  await add(page, '4 in a room');
  const dates = await page.locator('summary .family__date').allTextContents();
  expect(dates).toContain('Ask us for the sum. Not known here: Infant under 2.');
  expect(dates[0]).toBe('₹2,08,845 for 3');
});

test('says no sum while a tax is open, and counts nobody below none', async () => {
  const facts = structuredClone(raw.facts);
  facts.package.price = null;
  facts.package.rooms = { four: 88000, two: 99000 };
  facts.departures.list = [{ date: '2031-03-02', price: 88000 }];
  const page = await opened(onPhone(), () => {}, await siteWith(facts));
  for (const sign of ['+', '−', '−', '+']) await add(page, '4 in a room', sign);
  expect(await page.locator('.family__count output').first().textContent()).toBe('1');
  expect(await sum(page).textContent()).toBe('Ask us for the sum. Not known here: GST and TCS.');
  expect(await page.locator('.family__date').count()).toBe(0);
  const message = await textOf(page, '.price-card__contact .button');
  expect(message).toMatch(/\n4 in a room: 1\n(?!₹)/);
});

test('counts persons where there is one price, also at dates with another', async () => {
  const facts = structuredClone(raw.facts);
  Object.assign(facts.package.services, { gst: 'in', tcs: 'in' });
  facts.departures.list = [{ date: '2031-03-02', price: 98000 }, { date: '2031-04-02' }];
  const page = await opened(onPhone(), () => {}, await siteWith(facts));
  // Each press reads the prices anew, and never the sums that the page says too.
  for (let press = 0; press < 3; press++) await add(page, 'Persons');
  expect(await sum(page).textContent()).toBe('₹2,64,000 for 3');
  expect(await page.locator('summary .family__date').allTextContents()).toEqual([
    '₹2,94,000 for 3',
    'Ask us for the sum. Not known here: Price per person.',
  ]);
  expect(await textOf(page, '.departures__ask')).toContain('Persons: 3\n₹2,94,000 for 3\n');
});

test('keeps the count in this tab, over pages and languages', async () => {
  const visitor = onPhone();
  const page = await opened(visitor);
  await add(page, '2 in a room');
  await add(page, '2 in a room');
  await visitor.goTo('/about/', site);
  await visitor.goTo('/ur/', site);
  await sum(page).waitFor();
  expect(await sum(page).textContent()).toContain('\u200e₹2,39,904');
  expect(await page.locator('.family-strip bdi').getAttribute('dir')).toBe('ltr');
  expect(await textOf(page, '.price-card__contact .button')).toContain(': 2\n');
  // Nothing has taken the focus from whoever only came back.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('is used with the keyboard, and heard once after the last press', async () => {
  const page = await opened(onPhone());
  const status = page.locator('.price-section > [role=status]');
  const focused = page.locator('.family__step:focus');
  expect(await focused.getAttribute('aria-label')).toBe('4 in a room: +1');
  await page.evaluate(() => {
    const heard: string[] = ((globalThis as any).heard = []);
    const region = document.querySelector('.price-section > [role=status]')!;
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
    });
  });
  for (let press = 0; press < 4; press++) await page.keyboard.press('Enter');
  await expect.poll(() => status.textContent()).toBe('₹3,76,992 for 4 with GST and TCS');
  expect(await page.evaluate(() => (globalThis as any).heard)).toHaveLength(1);
  // What is reached with Tab is above the strip, and large enough for a finger.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const { bottom, height, isStep, top } = await page.evaluate(() => {
      const at = document.activeElement!;
      const box = at.getBoundingClientRect();
      const strip = document.querySelector('.family-strip')!.getBoundingClientRect();
      return {
        bottom: box.bottom,
        height: Math.min(box.width, box.height),
        isStep: at.matches('.family__step'),
        top: at.closest('.family-strip') ? Infinity : strip.top,
      };
    });
    expect(bottom).toBeLessThanOrEqual(top + 1);
    if (isStep) expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('is whole in large text, and prints the count as words', async () => {
  const page = await opened(onPhone());
  await add(page, '3 in a room');
  await resize(page, { width: 180, height: 340 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180);
  const position = () =>
    page.locator('.family-strip').evaluate((strip) => getComputedStyle(strip).position);
  expect(await position()).toBe('static');
  await resize(page, phone);
  await page.emulateMedia({ media: 'print' });
  const counted = await page
    .locator('.family-strip')
    .evaluate((strip) => getComputedStyle(strip, '::before').content);
  expect(counted).toBe('"3 in a room: 1"');
  expect(await page.locator('.family__step').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});

test('is not there without scripts', async () => {
  const { page, goTo } = withoutScripts();
  await goTo('/', site);
  expect(await page.locator('.family__open').isVisible()).toBe(false);
});
