/** A family enters who travels, and reads what it pays: for each way to share rooms, in the strip, at each date, in messages. */
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { serve } from '../../src/generator/host/serve.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { answeredSite } from '../support/answeredSite.ts';
import { onlyInEnglish, raw } from '../support/editedContent.ts';
import { fixture } from '../support/fixture.ts';
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
const withoutScripts = pageForAll({ view: phone, javaScriptEnabled: false });

const child = 'Child, with a bed';

const sum = (page: Page) => page.locator('.family-strip b').textContent();
const add = (page: Page, who: string, sign = '+') =>
  page.getByRole('button', { name: `${who}: ${sign}1` }).click();
const radio = (page: Page, way: string) => page.getByRole('radio', { name: way });
const ways = async (page: Page) =>
  (await page.locator('.family-way:visible').allInnerTexts()).map((text) =>
    text.replace(/\s*\n\s*/g, ' | '),
  );
const dateSums = (page: Page) => page.locator('summary .family-date').allTextContents();
const opened = async ({ page, goTo }: ReturnType<typeof onPhone>, change = () => {}, at = site) => {
  await goTo(newHome, at);
  await page.evaluate(change);
  await page.locator('.family-open').click();
  await page.locator('.family-step').first().waitFor();
  return page;
};
/** Serves the English pages with other facts, until the test ends. */
const siteWith = async (facts: typeof raw.facts) => {
  const content = onlyInEnglish(structuredClone({ ...raw, facts }));
  const { files } = await makeSite(fixture, checkContent(content, { showsUnread: true }));
  const { url, close } = await serve(() => files);
  onTestFinished(close);
  return url;
};
const message = (page: Page, selector: string, at = 0) =>
  page
    .locator(selector)
    .nth(at)
    .evaluate((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')!);
const card = '.price-card__contact .button';
const ofStrip = '.family-strip > a';
const ofDate = '.departures__ask';

test('says the sum for a family for each way to share rooms, at each date and in the messages', async () => {
  const page = await opened(onPhone());
  for (const who of ['Adults', child, 'Infant']) await add(page, who);
  // With GST and TCS: 2 x 1,02,816 + 76,041 + 20,349.
  expect(await sum(page)).toBe('₹3,02,022 – ₹4,90,518 for 4');
  expect(await ways(page)).toEqual([
    '4 in a room | from ₹2,84,886 | Somebody else shares the room then, or ask us.',
    '3 in a room | from ₹3,02,022',
    '2 in a room + 1 in a room | from ₹3,81,276 | Child, with a bed: 1 (2 in a room)',
  ]);
  expect(await radio(page, '3 in a room').isChecked()).toBe(true);
  expect((await dateSums(page)).slice(0, 4)).toEqual([
    '₹3,02,022 for 4 Lowest for you',
    '₹3,02,022 for 4 Lowest for you',
    '₹3,49,146 for 4',
    // The date of March, whose prices are higher by 44,000.
    '₹4,90,518 for 4',
  ]);
  const family = ['Adults: 2', 'Child under 12, with a bed: 1', 'Infant under 2: 1', '3 in a room'];
  for (const link of [card, ofStrip])
    expect((await message(page, link)).split('\n').slice(1)).toEqual([
      'Month or date:',
      ...family,
      '₹3,02,022 – ₹4,90,518 for 4 · with GST and TCS',
      'Our town:',
    ]);

  // When one date is open, the strip, the ways and its message are about that date.
  await page.locator('.departures__row summary').nth(3).click();
  await expect.poll(() => sum(page)).toBe('₹4,90,518 for 4');
  expect((await ways(page))[1]).toBe('3 in a room | ₹4,90,518');
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
  await page.locator('.departures__row summary').nth(3).click();
  await expect.poll(ofStripName).toBe('Ask for this package');

  // Dates that pass while the page is open are no longer compared.
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll('summary .family-date b'))
      mark.closest('li')!.remove();
  });
  await add(page, 'Infant', '−');
  expect((await dateSums(page))[0]).toBe('₹3,17,016 for 3 Lowest for you');
  await add(page, child, '−');
  await add(page, 'Adults', '−');
  await add(page, 'Adults', '−');
  expect(await page.locator('.family-strip').isVisible()).toBe(false);
  expect(await message(page, card)).toContain('Adults:\nChildren');
  expect(await page.locator('.family-date').count()).toBe(0);
});

test('keeps the way that the visitor chose as long as it is possible', async () => {
  const page = await opened(onPhone());
  await add(page, 'Adults');
  await page.locator('.family-way', { hasText: '3 in a room' }).click();
  expect(await sum(page)).toMatch(/^₹2,05,632 – /);
  await add(page, 'Infant');
  expect(await radio(page, '3 in a room').isChecked()).toBe(true);
  for (let more = 0; more < 4; more++) await add(page, 'Adults');
  expect(await ways(page)).toHaveLength(5);
  expect(await radio(page, '4 in a room + 2 in a room').isChecked()).toBe(true);
  expect(await page.locator('.family-way', { hasText: '3 in a room × 2' }).count()).toBe(1);
});

test('treats a press on the way that is already chosen as a choice', async () => {
  const page = await opened(onPhone());
  await add(page, 'Adults');
  await page.locator('.family-way', { hasText: '4 in a room' }).click();
  // Four fill that room, so the way is a different one, and the best is chosen for them.
  for (let more = 0; more < 2; more++) await add(page, 'Adults');
  await page.locator('.family-way', { hasText: /^4 in a room/ }).click();
  for (let less = 0; less < 2; less++) await add(page, 'Adults', '−');
  expect(await radio(page, '2 in a room').isChecked()).toBe(true);
});

test('writes amounts the Indian way in a browser that does not support it', async () => {
  const page = await opened(onPhone(), () => {
    const western = (amount: number) => `${amount}`.replace(/\B(?=(\d{3})+$)/g, ',');
    const toLocaleString = function (this: number) {
      return western(this);
    };
    Object.assign(Number.prototype, { toLocaleString });
    Intl.NumberFormat.prototype.formatToParts = () => [];
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get: () => western });
  });
  await add(page, 'Adults');
  expect(await sum(page)).toBe('₹2,39,904 – ₹3,34,152 for 2');
});

test('names the town of the lowest dates where they leave from several', async () => {
  const page = await opened(onPhone(), () => {
    document.querySelector<HTMLElement>('[data-from]')!.dataset.from = 'From Mumbai';
  });
  expect((await dateSums(page)).slice(0, 2)).toEqual([
    '₹94,248 for 1 Lowest for you From Mumbai',
    '₹94,248 for 1 Lowest for you From Kolkata',
  ]);
});

test('asks if a price is not known, and never shows a sum that is too low', async () => {
  // Some dates have no price for infants.
  const page = await opened(onPhone(), () => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-prices]')) {
      const { infant: __, ...known } = JSON.parse(row.dataset.prices!);
      row.dataset.prices = JSON.stringify(known);
    }
  });
  await add(page, 'Adults');
  await add(page, 'Infant');
  const dates = await dateSums(page);
  expect(dates[0]).toBe('₹2,60,253 for 3');
  expect(dates[3]).toBe('Ask us for the sum. Not known here: Infant under 2.');
  expect(await page.locator('.family-strip__note').textContent()).toBe('Dates to ask about: 3');
  expect(await message(page, ofDate, 3)).toMatch(/\nInfant under 2: 1\n2 in a room\nOur town:$/);
  await page.locator('.departures__row summary').nth(3).click();
  await expect.poll(() => sum(page)).toBe('Ask us for the sum. Not known here: Infant under 2.');
  expect((await ways(page))[2]).toBe('2 in a room | Ask us: Infant under 2');
  // No sum includes a tax there.
  expect(await page.locator('.family-strip p').first().textContent()).toMatch(/under 2\. $/);
});

test('asks if a child would have no bed in a room with an adult', async () => {
  const page = await opened(onPhone());
  for (let more = 0; more < 4; more++) await add(page, child);
  expect(await sum(page)).toBe('Ask us');
  expect(await ways(page)).toEqual([]);
  expect(await message(page, card)).toContain(
    '\nAdults: 1\nChild under 12, with a bed: 4\nOur town:',
  );
});

test('says that a tax is added, and puts no sum without it into a message', async () => {
  const facts = structuredClone(raw.facts);
  facts.package.price = null;
  facts.package.rooms = { four: 88000, two: 99000 };
  Object.assign(facts.package.services, { gst: 'notIn', tcs: 'notIn' });
  facts.departures.list = [{ date: '2031-03-02', price: 88000 }];
  const page = await opened(onPhone(), () => {}, await siteWith(facts));
  for (const sign of ['+', '−', '−', '−', '+', '+']) await add(page, 'Adults', sign);
  expect(await page.locator('.family-counter__count').first().textContent()).toBe('2');
  expect(await sum(page)).toBe('₹1,98,000 for 2');
  expect(await page.locator('.family-strip__note').textContent()).toBe('GST and TCS are added');
  expect(await message(page, card)).toMatch(/\nAdults: 2\n2 in a room\nOur town:$/);
});

test('counts persons if there is one price, even at dates with another price', async () => {
  const facts = structuredClone(raw.facts);
  Object.assign(facts.package.services, { gst: 'in', tcs: 'in' });
  facts.departures.list = [{ date: '2031-03-02', price: 98000 }, { date: '2031-04-02' }];
  const page = await opened(onPhone(), () => {}, await siteWith(facts));
  for (let press = 0; press < 2; press++) await add(page, 'Adults');
  expect(await sum(page)).toBe('₹2,94,000 for 3');
  expect(await ways(page)).toEqual(['Adults: 3 | ₹2,94,000']);
  expect(await dateSums(page)).toEqual([
    '₹2,94,000 for 3',
    'Ask us for the sum. Not known here: Adults.',
  ]);
  expect(await message(page, ofDate)).toContain('Adults: 3\n₹2,94,000 for 3\n');
});

test('says what is paid back for the family, at a date and on the page of refunds', async () => {
  const visitor = onPhone();
  const page = await opened(visitor);
  for (const who of ['Adults', child]) await add(page, who);
  const shares = page.locator('.departures__row:nth-child(4) [data-paid-back]');
  // Of 2 x 1,40,000 + 1,15,000 - 3 x 30,000 = 3,05,000.
  expect(await shares.allTextContents()).toEqual([
    'at least ₹2,44,000 for 3',
    'at least ₹1,52,500 for 3',
  ]);
  await visitor.goTo('/refund-policy/', site);
  // Of the lowest date: 2 x 96,000 + 71,000 - 90,000 = 1,73,000.
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
  await visitor.goTo('/', site);
  for (const who of ['Adults', 'Adults']) await add(page, who, '−');
  expect(await shares.first().textContent()).toBe('at least ₹81,600 for each adult');
  // Nobody is counted now, which Back then shows on a page that the browser has kept.
  const kept = await page.evaluate(() => sessionStorage.family as string);
  await page.evaluate(
    () =>
      (sessionStorage.family = '{"counts":{"adult":2},"beforeTax":{"rupees":192000,"people":2}}'),
  );
  await visitor.goTo('/refund-policy/', site);
  await expect.poll(() => ladder.first().textContent()).toMatch(/ for 2$/);
  await page.evaluate((family) => {
    sessionStorage.family = family;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, kept);
  await expect.poll(() => ladder.first().textContent()).toMatch(/ for each adult$/);
});

test('says first for how many, and then at least how much, in a language with that order', async () => {
  const page = await opened(onPhone(), () => {
    const root = document.querySelector<HTMLElement>('[data-family]')!;
    root.dataset.family = root.dataset.family!.replace('{sum} for {people}', 'For {people}: {sum}');
  });
  await add(page, 'Adults');
  // Of 2 x 1,56,000 - 2 x 30,000. "At least for 2" would be for two or more.
  const paidBack = page.locator('.departures__row:nth-child(4) [data-paid-back]').first();
  expect(await paidBack.textContent()).toBe('For 2: at least ₹2,01,600');
});

test('keeps the answers in this tab, across pages and languages', async () => {
  const visitor = onPhone();
  const page = await opened(visitor);
  await add(page, 'Adults');
  await visitor.goTo('/about/', site);
  await visitor.goTo('/ur/', site);
  await page.locator('.family-strip').waitFor();
  expect(await sum(page)).toMatch(/\u200e₹2,39,904 – ₹[\d,]+\u200f/);
  expect(await page.locator('.family-strip bdi').getAttribute('dir')).toBe('ltr');
  expect(await message(page, card)).toContain(': 2\n');
  // The focus does not move for a visitor who only came back.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  // Back restores this page as it was left, after the visitor has changed the count on another page.
  await page.evaluate(() => {
    sessionStorage.family = sessionStorage.family.replace('"adult":2', '"adult":3');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await message(page, card)).toContain(': 3\n');
  expect(await page.evaluate(() => sessionStorage.family)).toContain('"adult":3');
});

test('works with the keyboard, and is announced once after the last press', async () => {
  const page = await opened(onPhone());
  const status = page.locator('.price-section').getByRole('status');
  const label = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
  expect(await label()).toBe('Adults: +1');
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
  // The ways are one tab stop; the arrow keys choose among them.
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
});

test('keeps the name of each room on one line, even if two of them need more', async () => {
  const page = await opened(onPhone(), () => {
    const root = document.querySelector<HTMLElement>('[data-family]')!;
    root.dataset.family = root.dataset.family!.replace('2 in a room', '2 in one of the rooms');
  });
  for (let more = 0; more < 2; more++) await add(page, 'Adults');
  const way = page.locator('.family-way', { hasText: '2 in one of the rooms + 1 in a room' });
  const lines = await way.evaluate((row) => {
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
});

test('shows the strip completely in large text, in both directions of writing', async () => {
  const visitor = onPhone();
  const page = await opened(visitor);
  await add(page, 'Adults');
  const strip = page.locator('.family-strip');
  for (const home of ['/', '/ur/']) {
    if (home !== '/') await visitor.goTo(home, site);
    await strip.waitFor();
    await resize(page, { width: 180, height: 340 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), home).toBe(180);
    const { y, height } = (await strip.boundingBox())!;
    expect(height, home).toBeLessThanOrEqual(340 / 3);
    // It is at the bottom of the window there, too, because it has the answer.
    await page.locator('.family-step').first().scrollIntoViewIfNeeded();
    expect((await strip.boundingBox())!.y + height, home).toBeLessThanOrEqual(341);
    expect(y, home).not.toBe(0);
  }
});

test('keeps clear of the lower edge of an iPhone', async () => {
  const page = await opened(onPhone());
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

test('prints who travels, the ways to share rooms and the chosen one, but no strip', async () => {
  const page = await opened(onPhone());
  for (const who of ['Adults', child]) await add(page, who);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.family').first().innerText()).toMatch(
    /^How many of you\?\s+Adults\s+2\s+Child, with a bed\s+1\s*$/,
  );
  expect(await page.locator('.family-strip').isVisible()).toBe(false);
  const marks = page.locator('.family-way:visible input');
  expect(
    await marks.evaluateAll((list) => list.map((each) => getComputedStyle(each).visibility)),
  ).toEqual(['hidden', 'visible', 'hidden']);
  await page.emulateMedia({ media: null });
});

test('is not there without scripts', async () => {
  const { page, goTo } = withoutScripts();
  await goTo('/', site);
  expect(await page.locator('.family-open').isVisible()).toBe(false);
});
