/** A family enters who travels, and reads what it pays: for each room arrangement, in the strip, at each date, in messages. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answeredSite } from '../support/answeredSite.ts';
import { pageForAll, phone, resize } from '../support/page.ts';

const site = await answeredSite();

/** Home for a visitor about whom this tab has stored nothing. */
const newHome = '/?new';
const onPhone = pageForAll({
  view: phone,
  reducedMotion: 'reduce',
  initScript: () => {
    if (location.search === '?new') sessionStorage.clear();
  },
});

const child = 'Child under 12, with a bed';
const infant = 'Infant under 2';

const sum = (page: Page) => page.locator('.family-strip b').textContent();
const add = (page: Page, who: string, sign = '+') =>
  page.getByRole('button', { name: `${who}: ${sign}1` }).click();
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const arrangements = async (page: Page) =>
  (await page.locator('.family-arrangement:visible').allInnerTexts()).map((text) =>
    text.replace(/\s*\n\s*/g, ' | '),
  );
const dateSums = (page: Page) => page.locator('summary .family-date').allTextContents();
const opened = async ({ page, goTo }: ReturnType<typeof onPhone>, change = () => {}) => {
  await goTo(newHome, site);
  await page.evaluate(change);
  await page.locator('.family-open').click();
  await page.locator('.family-step').first().waitFor();
  return page;
};
const message = (page: Page, selector: string, at = 0) =>
  page
    .locator(selector)
    .nth(at)
    .evaluate((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')!);
const card = '.price-card__contact .button';
const ofStrip = '.family-strip > a';
const ofDate = '.departures__ask';

test('says the sum for a family for each room arrangement, at each date and in the messages', async () => {
  const page = await opened(onPhone(), () => {
    // Without scripts, the button has this attribute.
    const opener = document.querySelector<HTMLElement>('.family-open')!;
    opener.hidden = true;
    if (opener.checkVisibility()) throw new Error('The button is visible without scripts.');
    opener.hidden = false;
  });
  for (const who of ['Adults', child, infant]) await add(page, who);
  // With GST and TCS: 2 x 1,02,816 + 76,041 + 20,349.
  expect(await sum(page)).toBe('₹3,02,022 – ₹4,90,518 for 4');
  expect(await arrangements(page)).toEqual([
    '4 in a room | from ₹2,84,886 | You share a room with other pilgrims. Or ask us.',
    '3 in a room | from ₹3,02,022',
    '2 in a room + 1 in a room | from ₹3,81,276 | Child, with a bed: 1 in a room for 2',
  ]);
  expect(await radio(page, '3 in a room').isChecked()).toBe(true);
  expect((await dateSums(page)).slice(0, 4)).toEqual([
    '₹3,02,022 for 4 with GST and TCS Lowest date',
    '₹3,02,022 for 4 with GST and TCS Lowest date',
    '₹3,49,146 for 4 with GST and TCS',
    // The date of March, whose prices are higher by 44,000.
    '₹4,90,518 for 4 with GST and TCS',
  ]);
  const family = ['Adults: 2', 'Child under 12, with a bed: 1', 'Infant under 2: 1', '3 in a room'];
  for (const link of [card, ofStrip])
    expect((await message(page, link)).split('\n').slice(1)).toEqual([
      'Month or date:',
      ...family,
      '₹3,02,022 – ₹4,90,518 for 4 · with GST and TCS',
      'Our town:',
    ]);

  // When one date is open, the strip, the arrangements and its message are about that date.
  await page.locator('.departures__row summary').nth(3).click();
  await expect.poll(() => sum(page)).toBe('₹4,90,518 for 4');
  expect((await arrangements(page))[1]).toBe('3 in a room | ₹4,90,518');
  expect(await page.locator('.family-strip__links').innerText()).toMatch(/2\sMarch 2031$/);
  const ofMarch = await message(page, ofDate, 3);
  expect(ofMarch.split('\n')).toEqual([
    'Assalamu alaikum, I would like to know about the Umrah journey of 2 March 2031.',
    ...family,
    '₹4,90,518 for 4 · with GST and TCS',
    'Our town:',
  ]);
  expect(await message(page, ofStrip)).toBe(ofMarch);
  const ofStripName = () => page.locator(ofStrip).getAttribute('aria-label');
  expect(await ofStripName()).toMatch(/^Ask about this date: 2\sMarch 2031$/);
  expect(await message(page, card)).toContain('\n₹3,02,022 – ₹4,90,518 for 4 ·');
  // Of 2 x 1,40,000 + 1,15,000 + 63,000 - 4 x 30,000 = 3,38,000.
  const shares = page.locator('[data-day="2031-03-02"] [data-paid-back]');
  expect(await shares.allTextContents()).toEqual([
    'at least ₹2,70,400 for 4',
    'at least ₹1,69,000 for 4',
  ]);
  await page.locator('.departures__row summary').nth(3).click();
  await expect.poll(ofStripName).toBe('Ask for this package');

  // Dates that pass while the page is open are no longer compared.
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll('summary .family-date b'))
      mark.closest('li')!.remove();
  });
  await add(page, infant, '−');
  expect((await dateSums(page))[0]).toBe('₹3,17,016 for 3 with GST and TCS Lowest date');
  // The last adult cannot be taken away from a child, and a child brings an adult along.
  const adults = page.locator('.family-counter__count').first();
  const fewerAdults = page.getByRole('button', { name: 'Adults: −1' });
  for (let press = 0; press < 2; press++) await fewerAdults.press('Enter');
  expect(await adults.textContent()).toBe('1');
  expect(await fewerAdults.getAttribute('aria-disabled')).toBe('true');
  await add(page, child, '−');
  await add(page, 'Adults', '−');
  expect(await adults.textContent()).toBe('0');
  await add(page, child);
  expect(await adults.textContent()).toBe('1');
  await add(page, child, '−');
  await add(page, 'Adults', '−');
  expect(await page.locator('.family-strip').isVisible()).toBe(false);
  expect(await message(page, card)).toContain('Adults:\nChildren');
  expect(await page.locator('.family-date').count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.family)).toContain('"adult":0');
  expect(await shares.first().textContent()).toBe('at least ₹81,600 for each adult');
});

test('asks if a price is not known, and names the town of the lowest dates', async () => {
  // Some dates have no price for infants, and one leaves from another town.
  const page = await opened(onPhone(), () => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-from]')];
    rows[0]!.dataset.from = 'From Mumbai';
    for (const row of rows.filter(({ dataset }) => dataset.prices)) {
      const { infant: __, ...known } = JSON.parse(row.dataset.prices!);
      row.dataset.prices = JSON.stringify(known);
    }
  });
  expect((await dateSums(page)).slice(0, 2)).toEqual([
    '₹94,248 for 1 with GST and TCS Lowest date From Mumbai',
    '₹94,248 for 1 with GST and TCS Lowest date From Kolkata',
  ]);
  await add(page, 'Adults');
  await add(page, infant);
  const dates = await dateSums(page);
  expect(dates[0]).toBe('₹2,60,253 for 3 with GST and TCS');
  expect(dates[3]).toBe('Ask us for the sum. Not known here: Infant under 2.');
  expect(await page.locator('.family-strip__note').textContent()).toBe('Dates to ask about: 3');
  expect(await message(page, ofDate, 3)).toMatch(/\nInfant under 2: 1\n2 in a room\nOur town:$/);
  await page.locator('.departures__row summary').nth(3).click();
  await expect.poll(() => sum(page)).toBe('Ask us for the sum. Not known here: Infant under 2.');
  expect((await arrangements(page))[2]).toBe('2 in a room | Ask us: Infant under 2');
  // No sum includes a tax there.
  expect(await page.locator('.family-strip p').first().textContent()).toMatch(/under 2\. $/);
});

test('counts persons if there is one price, and puts no sum to which a tax is added into a message', async () => {
  const page = await opened(onPhone(), () => {
    const root = document.querySelector<HTMLElement>('[data-family]')!;
    const { words, ...data } = JSON.parse(root.dataset.family!);
    Object.assign(words, { isTaxOpen: true, taxes: 'GST and TCS are added' });
    Object.assign(data, { words, rooms: [], prices: { adult: 98000 }, names: { adult: 'Adults' } });
    root.dataset.family = JSON.stringify(data);
    const rows = document.querySelectorAll<HTMLElement>('[data-prices]');
    rows.forEach((row) => (row.dataset.prices = '{}'));
  });
  for (let press = 0; press < 2; press++) await add(page, 'Adults');
  expect(await sum(page)).toBe('₹2,94,000 for 3');
  expect(await arrangements(page)).toEqual(['Adults: 3 | ₹2,94,000']);
  expect(await dateSums(page)).toEqual(
    expect.arrayContaining(['₹2,94,000 for 3', 'Ask us for the sum. Not known here: Adults.']),
  );
  const note = 'GST and TCS are added · Dates to ask about: 3';
  expect(await page.locator('.family-strip__note').textContent()).toBe(note);
  expect(await message(page, card)).toMatch(/\nAdults: 3\nOur town:$/);
});

test('follows the order of words, breaks no name of a room, and is above the edge of an iPhone', async () => {
  const page = await opened(onPhone(), () => {
    const root = document.querySelector<HTMLElement>('[data-family]')!;
    root.dataset.family = root.dataset
      .family!.replace('{sum} for {people}', 'For {people}: {sum}')
      .replace('2 in a room', '2 in one of the rooms');
  });
  await add(page, 'Adults');
  // Of 2 x 1,56,000 - 2 x 30,000. "At least for 2" would be for two or more.
  const paidBack = page.locator('.departures__row:nth-child(4) [data-paid-back]').first();
  expect(await paidBack.textContent()).toBe('For 2: at least ₹2,01,600');
  await add(page, 'Adults');
  const arrangement = page.locator('.family-arrangement', {
    hasText: '2 in one of the rooms + 1 in a room',
  });
  const lines = await arrangement.evaluate((row) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const found: [string, number][] = [];
    while (walker.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(walker.currentNode);
      const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
      found.push([words.toString(), new Set(tops).size]);
    }
    return found;
  });
  expect(lines).toContainEqual(['2 in one of the rooms', 1]);
  expect(lines).toContainEqual(['1 in a room', 1]);

  const session = await page.context().newCDPSession(page);
  const setEdge = (bottom: number) =>
    session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
  await setEdge(34);
  const below = await page.evaluate(() => {
    const links = [...document.querySelectorAll('.family-strip a')];
    return innerHeight - Math.max(...links.map((link) => link.getBoundingClientRect().bottom));
  });
  expect(below).toBeGreaterThanOrEqual(34);
  await setEdge(0);
});

test('has the arrangement that the visitor pressed, prints it, and says what is paid back on other pages', async () => {
  const visitor = onPhone();
  const page = await opened(visitor);
  const arrangement = (name: RegExp) => page.locator('.family-arrangement', { hasText: name });
  await add(page, 'Adults');
  await arrangement(/3 in a room/).click();
  expect(await sum(page)).toMatch(/^₹2,05,632 – /);
  await add(page, infant);
  expect(await radio(page, '3 in a room').isChecked(), 'kept for more persons').toBe(true);
  await add(page, infant, '−');
  await arrangement(/^4 in a room/).click();
  // Four fill that room, so the arrangement is another one, and the best is chosen for them. A press on it makes it the choice.
  for (let more = 0; more < 2; more++) await add(page, child);
  await arrangement(/^4 in a room/).click();
  await add(page, child, '−');
  expect(await radio(page, '3 in a room').isChecked(), 'pressed again').toBe(true);

  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.family').first().innerText()).toMatch(
    /^How many of you\?\s+Adults\s+2\s+Child under 12, with a bed\s+1\s*$/,
  );
  expect(await page.locator('.family-strip').isVisible(), 'printed strip').toBe(false);
  const marks = page.locator('.family-arrangement:visible input');
  expect(
    await marks.evaluateAll((list) => list.map((each) => getComputedStyle(each).visibility)),
  ).toEqual(['hidden', 'visible', 'hidden']);
  await page.emulateMedia({ media: null });

  // Of the lowest date: 2 x 96,000 + 71,000 - 90,000 = 1,73,000.
  await visitor.goTo('/refund-policy/', site);
  const ladder = page.locator('.text-glance [data-paid-back]');
  await expect
    .poll(() => ladder.allTextContents())
    .toEqual(['at least ₹1,38,400 for 3', 'at least ₹86,500 for 3']);
  // Forward restores this page as it was left, after the visitor has changed the count on Home.
  await page.evaluate(() => {
    sessionStorage.family = sessionStorage.family.replace('"people":3', '"people":2');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => ladder.first().textContent()).toMatch(/ for 2$/);
  // Nobody is counted any more on Home, and Back shows this page as the browser has kept it.
  const counted = await page.evaluate(() => {
    const { family } = sessionStorage;
    sessionStorage.family = '{"counts":{"adult":0}}';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return family as string;
  });
  await expect.poll(() => ladder.first().textContent()).toMatch(/ for each adult$/);
  await page.evaluate((family) => (sessionStorage.family = family), counted);

  await visitor.goTo('/ur/', site);
  await page.locator('.family-strip').waitFor();
  expect(await sum(page)).toMatch(/\u200e₹2,81,673 – ₹[\d,]+\u200f/);
  expect(await page.locator('.family-strip bdi').getAttribute('dir')).toBe('ltr');
  expect(await message(page, card)).toContain(': 2\n');
  // The focus does not move for a visitor who only came back.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expectWholeInLargeText(page);
  // Back restores this page as it was left, after the visitor has changed the count on another page.
  await page.evaluate(() => {
    sessionStorage.family = sessionStorage.family.replace('"adult":2', '"adult":3');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await message(page, card)).toContain(': 3\n');
  expect(await page.evaluate(() => sessionStorage.family)).toContain('"adult":3');
});

test('works with the keyboard and in large text, and is announced once after the last press', async () => {
  const page = await opened(onPhone());
  const status = page.locator('.price-section').getByRole('status');
  const label = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
  expect(await label()).toBe('Adults: +1');
  const idle = await page
    .locator('.family-step[aria-disabled=true]')
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('aria-label')));
  expect(idle).toEqual([`${child}: −1`, 'Child under 12, without a bed: −1', `${infant}: −1`]);
  await page.evaluate(() => {
    const heard: string[] = ((globalThis as any).heard = []);
    const region = document.querySelector('.price-section [role=status]')!;
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
    });
  });
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  await expect
    .poll(() => status.textContent())
    .toBe('₹3,76,992 – ₹5,65,488 for 4 · with GST and TCS · 4 in a room');
  expect(await page.evaluate(() => (globalThis as any).heard)).toHaveLength(1);
  // The arrangements are one tab stop; the arrow keys choose among them.
  await radio(page, '4 in a room').focus();
  await page.keyboard.press('ArrowDown');
  expect(await radio(page, '3 in a room + 1 in a room').isChecked()).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await radio(page, '4 in a room').isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.matches('[type=radio]'))).toBe(false);
  // Everything that Tab reaches is above the strip, and large enough for a finger.
  await page.locator('.family-step').first().focus();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const { bottom, height, isStep, top } = await page.evaluate(() => {
      const at = document.activeElement!;
      const box = at.getBoundingClientRect();
      const strip = document.querySelector('.family-strip')!;
      return {
        bottom: box.bottom,
        height: Math.min(box.width, box.height),
        isStep: at.matches('.family-step'),
        top: strip.contains(at) ? Infinity : strip.getBoundingClientRect().top,
      };
    });
    expect(bottom).toBeLessThanOrEqual(top + 1);
    if (isStep) expect(height).toBeGreaterThanOrEqual(44);
  }
  // The sum of one date is announced with its day.
  await page.locator('.departures__row summary').nth(3).click();
  await page.locator('.family-step').nth(1).press('Enter');
  await expect
    .poll(() => status.textContent())
    .toMatch(/^₹[\d,]+ for 5 · 2\sMarch 2031 · with GST/);
  // A screen reader announces two groups with their questions.
  const groups = page.locator('.price-section').getByRole('group');
  expect(await groups.locator('legend').allInnerTexts()).toEqual([
    'How many of you?',
    expect.stringMatching(/^What does your family pay in all\?/),
  ]);
  await expectWholeInLargeText(page);
});

/** Makes the window as narrow as for text of twice the size, and checks that it shows the strip completely, at its bottom. */
async function expectWholeInLargeText(page: Page): Promise<void> {
  await resize(page, { width: 180, height: 340 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180);
  const strip = page.locator('.family-strip');
  const { y, height } = (await strip.boundingBox())!;
  expect(height).toBeLessThanOrEqual(340 / 3);
  // It is at the bottom of the window there, too, because it has the answer.
  await page.locator('.family-step').first().scrollIntoViewIfNeeded();
  expect((await strip.boundingBox())!.y + height).toBeLessThanOrEqual(341);
  expect(y).not.toBe(0);
}
