/** Every page in every window and state. */
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { fillAsPainted, violations } from '../support/axe.ts';
import { brokenWords } from '../support/brokenWords.ts';
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
import { moveCarousels, openMenu, openNote } from '../support/states.ts';
import { textFaults } from '../support/textFaults.ts';

type Answers = Record<string, readonly string[]>;

/** The pages to open: all, except where a command names some, such as "about,example"; these are opened in each language. */
const named = process.env.VISITED_PAGES?.split(',');
const visited = addresses.filter((address) => !named || named.includes(address.split('/').at(-2)!));

/** A font that swaps in after the first paint may move this much on a slow machine. */
const maxShift = 0.05;

/** The picture of the 404 page is a background and may be soft; on tablets every large one may. */
const soft = '/404.html';
const tablet = 768;

const homes = ['/', '/bn/', '/hi/', '/ur/'];

/** They show the pictures of the English page, which the browser may still hold in a larger size. */
const samePictures = [...homes.slice(1), '/ur/about/'];

/** Wide windows first: a browser keeps a picture that is larger than a narrower window needs. */
const wide = sizes.filter(({ width }) => width >= desktop.width);
const narrow = sizes.filter(({ width }) => width < desktop.width);

/** Three windows tell what is wrong with a page. Home, which has most to lay out, is seen in every one. */
function windowsOf(address: string): readonly Size[] {
  const all = [...wide, ...narrow];
  if (address === '/') return all;
  return all.filter(({ width }) => [desktop.width, phone.width, 320].includes(width));
}

const checks = {
  text: textFaults,
  lost: faults.lostWords,
  header: faults.headerFaults,
  targets: faults.overlappingTargets,
  places: faults.placeFaults,
  fonts: faults.fontFaults,
  button: faults.coveredByButton,
};

const visitor = pageForAll({ initScript: fillAsPainted });

test('React warns of nothing while it makes the pages', () => {
  expect(inject('warnings')).toEqual([]);
});

test.each(visited)('%s has no fault in any window and state', async (address) => {
  const open = visitor();
  const { page } = open;
  const isOfItsKind = ofEachKind.includes(address);
  const windows = isOfItsKind ? windowsOf(address) : [desktop, sizes[0]!];
  await open.goTo(address);
  await scrollThrough(page);
  const found: Record<string, object> = { page: withoutEmpty(await asLoaded(open, address)) };
  // A playing video slows down every answer.
  await page.evaluate(() => document.querySelector('video')?.pause());
  for (const size of windows) {
    await resize(page, size);
    found[size.width] = withoutEmpty({
      ...(await inWindow(page, address, size)),
      ...(isOfItsKind && (await inStates(page, address, size))),
    });
  }
  expect(withoutEmpty(found)).toEqual({});
});

async function asLoaded(
  { page, faults: failed, requests }: OpenPage,
  address: string,
): Promise<Answers> {
  const site = inject('site');
  const { shifts, refused } = await notes(page);
  const written = await (await fetch(site + address)).text();
  const changed = await page.evaluate(faults.changedWords, written);
  const strangers = requests.filter(
    (url) => !url.startsWith(`${site}/`) && !url.startsWith('data:'),
  );
  const tooMuch = shiftOf(shifts) > maxShift ? shifts : [];
  return { shifts: tooMuch, refused, failed, strangers, changed };
}

async function inWindow(page: Page, address: string, size: Size): Promise<Answers> {
  const isWide = wide.includes(size);
  const mayBeSoft = address === soft || size.width === tablet;
  const answers = Object.entries(checks).map(
    async ([what, judge]) => [what, await page.evaluate(judge)] as const,
  );
  const pictures =
    mayBeSoft || samePictures.includes(address) ? [] : await page.evaluate(faults.pictureFaults);
  return {
    ...Object.fromEntries(await Promise.all(answers)),
    headings: (await page.evaluate(brokenWords)).filter((word) => /<h[1-3] /.test(word)),
    pictures: pictures.filter((fault) => isWide || !fault.endsWith('are enough')),
    lines: address.startsWith('/ur/') ? await page.evaluate(faults.lowArabicLines) : [],
    gold: isWide ? await page.evaluate(faults.goldFaults) : [],
    floating: await page.evaluate(
      faults.floatingFaults,
      size.width < 640 && [...homes, '/about/', '/ur/about/'].includes(address),
    ),
  };
}

async function inStates(page: Page, address: string, { width }: Size): Promise<Answers> {
  if (width === desktop.width) {
    // Other pages in Urdu have the styles of the Urdu Home and of the same page in English.
    if (address.startsWith('/ur/') && !homes.includes(address)) return {};
    await moveCarousels(page);
    const axe = await violations(page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const contrast = await violations(page, undefined, ['color-contrast']);
    const icons = await page.evaluate(faults.faintIcons);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    return { axe, 'in forced colours': [...contrast, ...icons] };
  }
  if (width !== phone.width) return {};
  const axe = await violations(page);
  const small = await page.evaluate(faults.smallTargets);
  // axe cannot judge contrast over a background picture.
  await scrollTo(page, 1e6);
  const footer = await faintLines(page, 'footer');
  const card = page.locator('.lattice .place-card').first();
  const night = (await card.count()) === 0 ? [] : await faintCard(page, card);
  await scrollTo(page, 0);
  // The menu is the same on all pages in a language.
  if (!homes.includes(address)) return { axe, small, footer, night };
  await openMenu(page);
  const menu = [
    ...(await violations(page, '#menu')),
    ...(await page.evaluate(faults.smallTargets)),
    ...(address === '/ur/' ? await page.evaluate(faults.lowArabicLines) : []),
    ...(await faintLines(page, '#menu')),
  ];
  await page.keyboard.press('Escape');
  // English pages alone have the newsletter.
  if (address !== '/') return { axe, small, footer, night, menu };
  await openNote(page);
  const note = await violations(page, '#newsletter-note');
  await page.keyboard.press('Escape');
  return { axe, small, footer, night, menu, note };
}

async function faintCard(page: Page, card: Locator): Promise<string[]> {
  await card.scrollIntoViewIfNeeded();
  return faintLines(page, '.lattice .place-card');
}

function withoutEmpty(answers: object): object {
  const found = Object.entries(answers).filter(([, value]) => Object.keys(value).length > 0);
  return Object.fromEntries(found);
}
