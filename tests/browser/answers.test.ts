/** What families ask before they pay, in the browser: departures that pass, folded parts, print, and buttons. */
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answered } from '../support/answered.ts';
import { answeredSite } from '../support/answeredSite.ts';
import { changedSite } from '../support/changedSite.ts';
import { pageForAll, phone, resize } from '../support/page.ts';
import { messagesIn } from '../support/readPage.ts';
import { icons } from '../../src/site/icons.ts';

const site = await answeredSite();

const onPhone = pageForAll({ view: phone, reducedMotion: 'reduce' });
const onComputer = pageForAll({ reducedMotion: 'reduce' });

test('Urdu begins on the right, and has there what English has on the left', async () => {
  const { page, goTo } = onPhone();
  await goTo('/ur/', site);
  const middle = async (selector: string) => {
    const { x, width } = (await page.locator(selector).first().boundingBox())!;
    return x + width / 2;
  };
  expect(await middle('.logo')).toBeGreaterThan(180);
  expect(await middle('.site-header__menu')).toBeLessThan(180);
  expect(await middle('.ask-first li')).toBeGreaterThan(170);
  expect(await page.evaluate(iconsAtWords)).toEqual([]);
  // The address and the end of the footer, which are in English, end there too.
  const sides = await page
    .locator('footer address, .site-footer__end')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).textAlign));
  expect(sides).toEqual(['right', 'right']);
  // In a flex row, an element between words would become a column of its own.
  const displays = await page
    .locator('main p > bdi, main dd > bdi')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).display));
  expect(new Set(displays)).toEqual(new Set(['inline']));
  const rightToLeft = await page.evaluate(placedParts, 'right');
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  const leftToRight = await page.evaluate(placedParts, 'left');
  expect(leftToRight.length).toBeGreaterThan(10);
  expect(rightToLeft).toEqual(leftToRight);
});

test('Urdu mirrors the arrows of Contact', async () => {
  const { page, goTo } = onPhone();
  await goTo('/ur/contact/', site);
  expect(await page.evaluate(unmirroredArrows, [icons.left, icons.right])).toEqual([]);
});

/** Runs in the page: returns the left and right arrows that are not mirrored. */
function unmirroredArrows(paths: readonly string[]): string[] {
  const arrows = [...document.querySelectorAll('svg.icon')].filter(
    (icon) =>
      icon.checkVisibility() && paths.includes(icon.querySelector('path')!.getAttribute('d')!),
  );
  if (arrows.length === 0) return ['There is no arrow.'];
  return arrows
    .filter((icon) => !getComputedStyle(icon).transform.startsWith('matrix(-1'))
    .map((icon) => icon.parentElement!.outerHTML.slice(0, 120));
}

/** Runs in the page: returns the words that an icon touches. */
function iconsAtWords(): string[] {
  const range = document.createRange();
  const icons = document.querySelectorAll(
    'svg.icon:not(:is(:has(.visually-hidden), .hero__pause) > *)',
  );
  return [...icons].flatMap((icon) => {
    const next = icon.nextSibling ?? icon.previousSibling;
    if (!next || !icon.checkVisibility()) return [];
    range.selectNodeContents(next);
    const own = icon.getBoundingClientRect();
    const touched = [...range.getClientRects()].some(
      ({ left, right, top, bottom, width }) =>
        width > 1 &&
        top < own.bottom &&
        bottom > own.top &&
        left < own.right + 4 &&
        right > own.left - 4,
    );
    return touched ? [`${icon.parentElement!.className}: ${next.textContent}`] : [];
  });
}

/** Runs in the page: returns the parts that are positioned from one side of their container, and how far from it. */
function placedParts(side: string): string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      // A folded part has no position.
      const isPlaced = style.position === 'absolute' && element.checkVisibility();
      if (!isPlaced || style.content === 'none') return [];
      return [
        `${element.className}${part} ${Math.round(parseFloat(style.getPropertyValue(side)))}`,
      ];
    }),
  );
}

describe('departures that pass after the build', () => {
  const visitor = pageForAll({ view: phone, reducedMotion: 'reduce', setsClock: true });

  async function openOn(address: string, clock: string): Promise<Page> {
    const { page, goTo } = visitor();
    await page.clock.setFixedTime(clock);
    await goTo(address, site);
    return page;
  }

  /** The tab is shown again at another time. */
  async function returnOn(page: Page, clock: string): Promise<void> {
    await page.clock.setFixedTime(clock);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test('go at midnight in India, and say until when to pay and to cancel, also when printed', async () => {
    const page = await openOn('/', '2031-01-15T20:00:00+05:30');
    const days = () =>
      page
        .locator('.departures__row')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-day')));
    const later = '2031-02-01 2031-02-15 2031-03-02 2031-03-30 2031-09-30 2031-10-07 2031-10-21';
    expect((await days()).join(' '), 'on the day of the build').toBe(`2031-01-15 ${later}`);
    await returnOn(page, '2031-01-16T00:01:00+05:30');
    expect((await days()).join(' '), 'after midnight').toBe(later);

    const rests = () => page.locator('.departures__rest').allTextContents();
    const due = 'Booking now, you pay the full price at once';
    await returnOn(page, '2031-01-16T23:59:00+05:30');
    expect((await rests())[1]).toBe('Pay the rest by 16\u00a0January 2031');
    await returnOn(page, '2031-01-17T00:01:00+05:30');
    expect((await rests()).slice(0, 2)).toEqual([due, due]);

    await returnOn(page, '2031-01-20T12:00:00+05:30');
    await page.emulateMedia({ media: 'print' });
    const rows = await page.locator('.departures__pay').allInnerTexts();
    await page.emulateMedia({ media: null });
    expect(rows.map((row) => row.replace(/\s+/g, ' ')).slice(0, 3)).toEqual([
      '',
      'Cancel by 31 January 2031: 50% of what can be paid back · at least ₹34,500 for each adult',
      'Pay the rest by 31 January 2031 Cancel by 31 January 2031: 80% of what can be paid back ' +
        '· at least ₹81,600 for each adult Cancel by 15 February 2031: 50% of what can be paid back ' +
        '· at least ₹51,000 for each adult',
    ]);
  });

  test('leave the page on each later day with what a new build would say', async () => {
    // The more expensive dates are 15 February, 2 March and 30 March. On 8 October one date is left, and on 22 October none.
    const days = ['2031-02-20', '2031-03-31', '2031-10-08', '2031-10-22'];
    const page = await openOn('/', `${days[0]}T12:00:00+05:30`);
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const day of days) {
      if (day !== days[0]) await returnOn(page, `${day}T12:00:00+05:30`);
      const old = await page.locator('#price').evaluate((price) => {
        const links = [...price.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]')];
        return [
          price.textContent,
          `${price.querySelectorAll('.departures details[open]').length} open`,
          `${price.querySelectorAll('.refund-steps:empty').length} empty`,
          ...links.map(({ href }) => new URL(href).searchParams.get('text')),
        ];
      });
      vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse(day) / 1000}`);
      const rebuilt = changedSite(({ facts }) => void Object.assign(facts, answered(facts)));
      const built = rebuilt('/').only('#price').without('template');
      const words = (texts: readonly (string | null)[]) =>
        texts.map((text) => text!.replace(/\s+/g, ''));
      const open = `${built.all('.departures details[open]').length} open`;
      expect(words(old), day).toEqual(words([built.text, open, '0 empty', ...messagesIn(built)]));
    }
  });

  test('leave no link to them on any page once the last has passed', async () => {
    const linksOn = async (clock: string) =>
      (await openOn('/about/', clock)).locator('a[href$="#departures"]').count();
    expect(await linksOn('2031-10-21T12:00:00+05:30')).toBe(2);
    expect(await linksOn('2031-10-22T12:00:00+05:30')).toBe(0);
  });
});

test('shows six dates on one screen of a phone, and all of them open in a table', async () => {
  const { page, goTo } = onPhone();
  await goTo('/', site);
  const rows = page.locator('.departures__row');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights) * 6).toBeLessThan(640 - 64);
  await rows.nth(2).locator('summary').click();
  expect(await rows.nth(2).getByText('₹1,23,000').isVisible()).toBe(true);
  await resize(page, { width: 1280, height: 800 });
  // Its prices are in four columns, the same at each date: four rooms, and below them three prices for children.
  const lefts = (row: number) =>
    rows
      .nth(row)
      .locator('dd:nth-of-type(1)')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  const [above, below] = [await lefts(2), await lefts(3)];
  expect(above).toHaveLength(7);
  expect(new Set(above).size).toBe(4);
  expect(below).toEqual(above);
  expect(await page.locator('.departures summary').first().isVisible()).toBe(false);
});

test('continues the numbering of the questions where they are folded', async () => {
  const { page, goTo } = onComputer();
  await goTo('/');
  const drawn = await page.locator('.ask-first__list li').evaluateAll((rows) =>
    rows.map((row) => {
      const list = row.parentElement as HTMLOListElement;
      const first = Number(getComputedStyle(list).counterReset.match(/-?\d+/)?.[0]);
      return first + [...list.children].indexOf(row) + 1;
    }),
  );
  expect(drawn).toEqual(drawn.map((_, at) => at + 1));
});
