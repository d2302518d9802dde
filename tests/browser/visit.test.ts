/** Every page in every window: one visit asks all that can be asked of a page as it stands, and in its states. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { fillAsPainted, violations } from '../support/axe.ts';
import {
  addresses,
  desktop,
  doubleText,
  excessWidth,
  newPage,
  notes,
  openPage,
  phone,
  scrollThrough,
  settle,
  shiftOf,
  useBrowser,
  views,
  type OpenPage,
  type View,
} from '../support/page.ts';
import * as faults from '../support/pageFaults.ts';
import { moveCarousels, openMenu, openNote } from '../support/states.ts';
import { textFaults } from '../support/textFaults.ts';

useBrowser();

type Answers = Record<string, readonly string[]>;

/** What a font that comes after the first paint may move: on a slow machine it breaks a headline of a page elsewhere. */
const lateFont = 0.05;

/** The picture of this page is a ground for its words, and may be soft; on tablets every large picture may. */
const soft = '/404.html';
const tablet = 768;

describe.each(addresses)('%s', (address) => {
  test('stands well in every window, in every state and in double text', async () => {
    const found = await inEveryView(async (view) => {
      const open = await openPage(address, { view, deviceScaleFactor: view.width <= phone.width ? 2 : 1, before: fillAsPainted });
      await scrollThrough(open.page);
      return {
        ...(await asItStands(open, view)),
        ...(await inStates(open.page, view)),
        ...(await asTold(open)),
        ...(await doubled(open.page, view)),
      };
    });
    expect(found).toEqual({});
  });

  test('bears long texts in every window, in double text too', async () => {
    const found = await inEveryView(async (view) => {
      const { page } = await openPage(address, { view, site: 'longSite' });
      return { width: await excessWidth(page, view), text: await page.evaluate(textFaults), ...(await doubled(page, view)) };
    });
    expect(found).toEqual({});
  });

  async function asItStands({ page }: OpenPage, view: View): Promise<Answers> {
    return {
      width: await excessWidth(page, view),
      text: await page.evaluate(textFaults),
      lost: await page.evaluate(faults.lostWords),
      header: await page.evaluate(faults.headerFaults),
      pictures: address === soft || view.width === tablet ? [] : await page.evaluate(faults.pictureFaults),
      fonts: await page.evaluate(faults.fontFaults),
      styles: await page.evaluate(faults.styleFaults),
      floating: await floatingFaults(page, view),
    };
  }

  /** On phones and tablets alone, on Home and About alone. */
  async function floatingFaults(page: Page, { width }: View): Promise<string[]> {
    const shows = await page.locator('main > :last-child > a[href^="https://wa.me/"]').isVisible();
    const wanted = width < 640 && ['/', '/about'].includes(address);
    return shows === wanted ? [] : [wanted ? 'it is missing' : 'it has no place here'];
  }

  async function inStates(page: Page, view: View): Promise<Answers> {
    if (view === desktop) {
      const axe = await violations(page);
      await page.emulateMedia({ forcedColors: 'active' });
      const contrast = await violations(page, undefined, 'color-contrast');
      const icons = await page.evaluate(faults.faintIcons);
      await page.emulateMedia({ forcedColors: 'none' });
      return { axe, 'in forced colours': [...contrast, ...icons] };
    }
    if (view !== phone) return {};
    const axe = await violations(page);
    const small = await page.evaluate(faults.smallTargets);
    // The key facts have a menu of their own, and no newsletter: tests/browser/languages.test.ts.
    if ((await page.locator('[data-behaviour=menu]').count()) === 0) return { axe, small };
    await openMenu(page);
    const menu = [...(await violations(page, '#menu')), ...(await page.evaluate(faults.smallTargets))];
    await page.keyboard.press('Escape');
    await openNote(page);
    const note = await violations(page, '#newsletter-note');
    await page.keyboard.press('Escape');
    return { axe, small, menu, note };
  }

  async function asTold({ page, faults, requests }: OpenPage): Promise<Answers> {
    const { shifts, refused, leaving } = await notes(page);
    const strangers = requests.filter((url) => !url.startsWith(`${inject('site')}/`) && !url.startsWith('data:'));
    // A browser may stop asking for a video that is out of sight.
    const failed = faults.filter((fault) => !/^failed: .*\/video\/.* net::ERR_ABORTED$/.test(fault));
    return { shifts: shiftOf(shifts) > lateFont ? shifts : [], refused, leaving, failed, strangers };
  }
});

describe('the carousels', () => {
  test('keep every rule when they have moved, and under the note', async () => {
    const { page } = await openPage('/');
    await moveCarousels(page);
    expect(await violations(page)).toEqual([]);
    await openNote(page);
    expect(await violations(page, '#newsletter-note')).toEqual([]);
  });
});

describe('an address that does not exist', () => {
  test('shows the site’s own page, complete', async () => {
    const { page, faults } = await newPage();
    const address = `${inject('site')}/no/such/page`;
    const answer = await page.goto(address);
    await settle(page);
    expect(answer?.status()).toBe(404);
    expect(await page.evaluate(textFaults)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes(address) && !fault.startsWith('console: Failed to load'))).toEqual([]);
    expect(await page.getByRole('main').locator('a[href="/"]').count()).toBe(1);
  });
});

async function doubled(page: Page, view: View): Promise<Answers> {
  await doubleText(page);
  return { 'width, doubled': await excessWidth(page, view), 'text, doubled': await page.evaluate(textFaults) };
}

/** Visits in all windows at once; returns what is wrong, by width and question. */
async function inEveryView(visit: (view: View) => Promise<Answers>): Promise<object> {
  const answers = await Promise.all(views.map(async (view) => [view.width, wrongOf(await visit(view))] as const));
  return Object.fromEntries(answers.filter(([, wrong]) => Object.keys(wrong).length > 0));
}

function wrongOf(answers: Answers): object {
  return Object.fromEntries(Object.entries(answers).filter(([, found]) => found.length > 0));
}
