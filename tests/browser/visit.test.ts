/** Every page in every window and state. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { looks, violations } from '../support/axe.ts';
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
import { site } from '../support/servedSite.ts';
import { moveCarousels, openMenu, openNote } from '../support/states.ts';
import { unreadableText } from '../support/unreadableText.ts';
import { buttonsWithoutBorder, undressed } from '../support/undressed.ts';

type Answers = Record<string, readonly string[]>;

/**
 * The pages to open: all of them, unless a command names some, such as "about,example", which are opened in each language. In
 * Urdu, one page of each kind is enough.
 */
const named = process.env.VISITED_PAGES?.split(',');
const visited = addresses.filter((address) => {
  if (named) return named.includes(address.split('/').at(-2)!);
  return ofEachKind.includes(address) || !/^\/ur\/./.test(address);
});

/** A font that swaps in after the first paint may move this much on a slow machine. */
const maxShift = 0.05;

/** The picture of the 404 page is a background and may be blurred; on tablets every large picture may. */
const soft = '/404.html';
const tablet = 768;

const homes = ['/', '/bn/', '/hi/', '/ur/'];

/** They show the pictures of the English page, which the browser may still have cached in a larger size. */
const samePictures = [...homes.slice(1), '/ur/about/'];

/** Wide windows come first, because a browser keeps a picture that is larger than a narrower window needs. */
const wide = sizes.filter(({ width }) => width >= desktop.width);
const narrow = sizes.filter(({ width }) => width < desktop.width);

/**
 * Three windows are enough to find what is wrong with a page. If a page shares its layout with another one, the narrowest window
 * is enough for its words. Home, which has the most complex layout, is checked in every window.
 */
function windowsOf(address: string): readonly Size[] {
  const all = [...wide, ...narrow];
  if (address === '/') return all;
  const widths = ofEachKind.includes(address) ? [desktop.width, phone.width, 320] : [320];
  return all.filter(({ width }) => widths.includes(width));
}

const checks = {
  text: unreadableText,
  lost: faults.lostWords,
  header: faults.headerFaults,
  targets: faults.overlappingTargets,
  places: faults.placeFaults,
  fonts: faults.fontFaults,
  order: faults.rearranged,
  button: faults.coveredByButton,
};

const visitor = pageForAll();

test.each(visited)('%s has no fault in any window and state', async (address) => {
  const open = visitor();
  const { page } = open;
  const isOfItsKind = ofEachKind.includes(address);
  await open.goTo(address);
  // Lazy pictures load, and are judged where no other page has them.
  if (isOfItsKind && !samePictures.includes(address)) await scrollThrough(page);
  const found: Record<string, object> = { page: withoutEmpty(await asLoaded(open, address)) };
  // A playing video slows down every answer.
  await page.evaluate(() => document.querySelector('video')?.pause());
  for (const size of windowsOf(address)) {
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
    headings: await page.evaluate(brokenWords, 'h1, h2, h3'),
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
    // The phone shows the elements and the colours of Urdu.
    if (address.startsWith('/ur/')) return {};
    await moveCarousels(page);
    // Only a wide window has carousel buttons, whose names are checked.
    const axe = await violations(page, undefined, address === '/' ? undefined : looks);
    const undressedHere = await page.evaluate(undressed);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const contrast = await violations(page, undefined, ['color-contrast']);
    const icons = await page.evaluate(faults.faintIcons);
    const shapes = await page.evaluate(faults.faintShapes);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    return {
      axe,
      undressed: undressedHere,
      'in forced colours': [...contrast, ...icons, ...shapes],
    };
  }
  if (width !== phone.width) return {};
  // Urdu has the elements of the same page in English, and styles of its own.
  const axe = await violations(page, undefined, address.startsWith('/ur/') ? looks : undefined);
  const small = await page.evaluate(faults.smallTargets);
  const plain = [
    ...(await page.evaluate(undressed)),
    ...(await page.evaluate(buttonsWithoutBorder)),
  ];
  const found = { axe, small, undressed: plain };
  // The footer and the menu are the same on all pages in a language.
  if (!homes.includes(address)) return found;
  await openMenu(page);
  const menu = await page.evaluate(faults.smallTargets);
  if (address === '/ur/') {
    menu.push(...(await page.evaluate(faults.lowArabicLines)));
    // axe takes words in joined letters for icons, and does not judge their contrast.
    menu.push(...(await faintLines(page, '#menu')));
  }
  menu.push(...(await page.evaluate(faults.languagesBelowButton)));
  menu.push(...(await violations(page, '#menu', address === '/' ? undefined : looks)));
  await page.keyboard.press('Escape');
  const note = await inNote(page);
  // axe cannot judge contrast over a background picture.
  await scrollTo(page, 1e6);
  const footer = await faintLines(page, 'footer');
  await page.locator('.lattice .place-card').first().scrollIntoViewIfNeeded();
  const night = await faintLines(page, '.lattice .place-card');
  await scrollTo(page, 0);
  return { ...found, menu, note, footer, night };
}

async function inNote(page: Page): Promise<string[]> {
  await openNote(page);
  const found = [
    ...(await violations(page, '#newsletter-note')),
    ...(await page.evaluate(undressed)),
  ];
  await page.keyboard.press('Escape');
  return found;
}

function withoutEmpty(answers: object): object {
  const found = Object.entries(answers).filter(([, value]) => Object.keys(value).length > 0);
  return Object.fromEntries(found);
}
