/** The departures and the questions of Home in the browser: what passes while the page is open, and what is folded. */
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answered } from '../support/answered.ts';
import { answeredSite } from '../support/answeredSite.ts';
import { englishSite } from '../support/changedSite.ts';
import { pageForAll, phone, resize } from '../support/page.ts';
import { messagesIn } from '../support/readPage.ts';

const site = await answeredSite();

const onPhone = pageForAll({ view: phone, reducedMotion: 'reduce' });
const onComputer = pageForAll({ reducedMotion: 'reduce' });

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

  test('leave the page on each later day with what a new build would say', async () => {
    // The more expensive dates are 15 February, 2 March and 30 March. On 8 October one date is left, and on 22 October none.
    const days = ['2031-02-16', '2031-03-31', '2031-10-08', '2031-10-22'];
    // Everywhere else it is still the day before.
    const justAfterMidnight = '00:01:00+05:30';
    const page = await openOn('/', `${days[0]}T${justAfterMidnight}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const day of days) {
      if (day !== days[0]) await returnOn(page, `${day}T${justAfterMidnight}`);
      const old = await page.locator('#price').evaluate((price) => {
        const links = [...price.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]')];
        return [
          price.textContent,
          `${price.querySelectorAll('.departures details[open]').length} open`,
          `${price.querySelectorAll('.refund-steps:empty').length} empty`,
          `${price.querySelectorAll('.departures__rest[data-day]').length} printed`,
          ...links.map(({ href }) => new URL(href).searchParams.get('text')),
        ];
      });
      vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse(day) / 1000}`);
      const rebuilt = englishSite(({ facts }) => void Object.assign(facts, answered(facts)));
      const built = rebuilt('/').only('#price').without('template');
      const words = (texts: readonly (string | null)[]) =>
        texts.map((text) => text!.replace(/\s+/g, ''));
      const open = `${built.all('.departures details[open]').length} open`;
      const printed = `${built.all('.departures__rest[data-day]').length} printed`;
      const now = [built.text, open, '0 empty', printed, ...messagesIn(built)];
      expect(words(old), day).toEqual(words(now));
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
