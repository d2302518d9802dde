/** Every page in every window: one visit asks all that can be asked of a page as it stands, and in its states. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { fillAsPainted, violations } from '../support/axe.ts';
import { faintLines } from '../support/contrast.ts';
import {
  addresses,
  desktop,
  notes,
  ofEachKind,
  pageForAll,
  phone,
  resize,
  scrollThrough,
  scrollTo,
  shiftOf,
  sizes,
  type OpenPage,
  type Size,
} from '../support/page.ts';
import * as faults from '../support/pageFaults.ts';
import { moveCarousels, openMenu, openNote, setTextSize } from '../support/states.ts';
import { textFaults } from '../support/textFaults.ts';

type Answers = Record<string, readonly string[]>;

/** What a font that comes after the first paint may move: on a slow machine it breaks a headline of a page elsewhere. */
const lateFont = 0.05;

/** The picture of this page is a ground for its words, and may be soft; on tablets every large picture may. */
const soft = '/404.html';
const tablet = 768;

/** From the window in which the page is loaded; a browser keeps a picture that is larger than a narrower window needs. */
const [wide, narrow] = [
  sizes.filter(({ width }) => width >= desktop.width),
  sizes.filter(({ width }) => width < desktop.width),
];

/** What is asked of every page in every window. */
const judges = {
  text: textFaults,
  lost: faults.lostWords,
  header: faults.headerFaults,
  places: faults.placeFaults,
  fonts: faults.fontFaults,
  styles: faults.styleFaults,
};

const visitor = pageForAll({ before: fillAsPainted });

describe.each(addresses)('%s', (address) => {
  const isOfItsKind = ofEachKind.includes(address);

  test('stands well in every window and in every state', async () => {
    const open = visitor();
    const { page } = open;
    await open.goTo(address);
    await scrollThrough(page);
    const found: Record<string, object> = { page: wrongOf(await asTold(open)) };
    // The loop has nothing more to say, and takes time.
    await page.evaluate(() => document.querySelector('video')?.pause());
    for (const size of isOfItsKind ? [...wide, ...narrow] : [desktop, sizes[0]!]) {
      await resize(page, size);
      found[size.width] = wrongOf({
        ...(await asItStands(page, size)),
        ...(isOfItsKind && (await inStates(page, size))),
      });
    }
    await setTextSize(page, 32);
    for (const size of [sizes[0]!, desktop]) {
      await resize(page, size);
      found[`${size.width}, doubled`] = await page.evaluate(textFaults);
    }
    await setTextSize(page, 16);
    expect(wrongOf(found)).toEqual({});
  });

  async function asItStands(page: Page, size: Size): Promise<Answers> {
    const asked = Object.entries(judges).map(
      async ([what, judge]) => [what, await page.evaluate(judge)] as const,
    );
    const pictures =
      address === soft || size.width === tablet ? [] : await page.evaluate(faults.pictureFaults);
    return {
      ...Object.fromEntries(await Promise.all(asked)),
      pictures: wide.includes(size)
        ? pictures
        : pictures.filter((fault) => !fault.endsWith('are enough')),
      gold: wide.includes(size) ? await page.evaluate(faults.goldFaults) : [],
      floating: await floatingFaults(page, size),
    };
  }

  /** On phones and tablets alone, on Home and About alone. */
  async function floatingFaults(page: Page, { width }: Size): Promise<string[]> {
    const shows = await page.locator('main > :last-child > a[href^="https://wa.me/"]').isVisible();
    const wanted = width < 640 && ['/', '/about'].includes(address);
    return shows === wanted ? [] : [wanted ? 'it is missing' : 'it has no place here'];
  }

  async function inStates(page: Page, { width }: Size): Promise<Answers> {
    if (width === desktop.width) {
      await moveCarousels(page);
      const axe = await violations(page);
      await page.emulateMedia({ forcedColors: 'active' });
      const contrast = await violations(page, undefined, 'color-contrast');
      const icons = await page.evaluate(faults.faintIcons);
      await page.emulateMedia({ forcedColors: 'none' });
      return { axe, 'in forced colours': [...contrast, ...icons] };
    }
    if (width !== phone.width) return {};
    const axe = await violations(page);
    const small = await page.evaluate(faults.smallTargets);
    // Over the lattice axe cannot tell.
    await scrollTo(page, 1e6);
    const footer = await faintLines(page, 'footer');
    await scrollTo(page, 0);
    // The key facts have a menu of their own, and no newsletter: tests/browser/languages.test.ts.
    if ((await page.locator('[data-behaviour=menu]').count()) === 0) return { axe, small, footer };
    await openMenu(page);
    const menu = [
      ...(await violations(page, '#menu')),
      ...(await page.evaluate(faults.smallTargets)),
      ...(await faintLines(page, '#menu')),
    ];
    await page.keyboard.press('Escape');
    await openNote(page);
    const note = await violations(page, '#newsletter-note');
    await page.keyboard.press('Escape');
    return { axe, small, footer, menu, note };
  }

  async function asTold({ page, faults: failed, requests }: OpenPage): Promise<Answers> {
    const { shifts, refused, leaving } = await notes(page);
    const written = await (await fetch(inject('site') + address)).text();
    const changed = await page.evaluate(faults.changedWords, written);
    const strangers = requests.filter(
      (url) => !url.startsWith(`${inject('site')}/`) && !url.startsWith('data:'),
    );
    return {
      shifts: shiftOf(shifts) > lateFont ? shifts : [],
      refused,
      leaving,
      failed,
      strangers,
      changed,
    };
  }
});

/** Leaves out what has nothing in it. */
function wrongOf(answers: object): object {
  return Object.fromEntries(
    Object.entries(answers).filter(([, found]) => Object.keys(found).length > 0),
  );
}
