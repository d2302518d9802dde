/**
 * The site of the wordiest agency, which has every fact: it builds without findings, every element is styled, and no text is cut
 * or covered, from narrow phones to computers.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, type MadeSite } from '../../src/generator/makeSite.ts';
import { serve, type SiteServer } from '../../src/generator/webServer/serve.ts';
import { brokenWords } from '../support/brokenWords.ts';
import { pageForAll, resize } from '../support/page.ts';
import { coveredWhileScrolling } from '../support/pageFaults.ts';
import { setTextSize } from '../support/states.ts';
import { undressed } from '../support/undressed.ts';
import { unreadableText } from '../support/unreadableText.ts';
import { wordyProject } from '../support/wordyAgency.ts';

/** One page of each kind that shows the agency's words, in both directions of writing. */
const addresses = ['/', '/about/', '/contact/', '/ur/', '/refund-policy/'];

/** The widths at which each header is checked: from the narrowest phones to beyond the width at which it shows its links. */
const headerWidths = [280, 360, 768, 1100, 1152, 1280];
const headers = ['/contact/', '/ur/'];

const visitor = pageForAll({ reducedMotion: 'reduce' });

const project = wordyProject(afterAll);
let made: MadeSite;
let server: SiteServer;

beforeAll(async () => {
  made = await makeSite(project);
  server = await serve(() => made.files);
  return () => server.close();
});

test('has no sample, no words to look at, and no title that search engines cut', () => {
  const { findings, routes } = made;
  expect(findings.filter(({ sample, file }) => sample ?? file.startsWith('languages'))).toEqual([]);
  const long = routes.filter(
    ({ title, description }) => title.length > 60 || description.length > 160,
  );
  expect(long.map(({ path }) => path)).toEqual([]);
});

test.each(addresses)('%s is styled, and fits narrow and wide windows', async (address) => {
  const { page, faults, goTo } = visitor();
  const found: Record<string, string[]> = {};
  const judge = async (what: string, widths: readonly number[], ...checks: (() => string[])[]) => {
    for (const width of widths) {
      await resize(page, { width, height: 800 });
      const lines = await Promise.all(checks.map((each) => page.evaluate(each)));
      found[`${what} at ${width} px`] = lines.flat();
    }
  };
  await goTo(address, server.url);
  // The services' names are too long for the narrow tiles of Home.
  const whole = address === '/' ? [] : [brokenWords, buttonFaults];
  await judge('look', [320], undressed);
  await judge('text', [320, 768, 1280], unreadableText, ...whole);
  if (address === '/') await judge('controls', [1280], coveredWhileScrolling);
  await setTextSize(page, 32);
  await judge('double text', [360, 1280], unreadableText);
  await setTextSize(page, 16);
  if (headers.includes(address)) {
    await page.evaluate(hideRest);
    await judge('header', headerWidths, rowFaults, unreadableText, brokenWords);
    await page.evaluate(layOutMenu);
    await judge('menu', [320, 768], unreadableText, brokenWords, buttonFaults);
  }
  found.page = faults;
  const wrong = Object.entries(found).filter(([, lines]) => lines.length > 0);
  expect(Object.fromEntries(wrong)).toEqual({});
});

/** Runs in the page: leaves only header and menu. The main part has the stylesheet's link, so it is hidden, not removed. */
function hideRest(): void {
  document.querySelector('main')!.hidden = true;
  document.querySelector('footer')!.remove();
}

/** Runs in the page: leaves only the menu, as a page, because the fault finder does not look into dialogs. */
function layOutMenu(): void {
  document.querySelector('.site-header')!.remove();
  const { style } = document.querySelector('dialog')!;
  Object.assign(style, { display: 'flex', position: 'static', overflow: 'visible' });
}

/** Runs in the page: returns the buttons whose words take two lines. */
function buttonFaults(): string[] {
  // The width of words in another script depends on the machine's fonts.
  if (document.documentElement.lang !== 'en-IN') return [];
  const range = document.createRange();
  return [...document.querySelectorAll('.button')].flatMap((button) => {
    if (!button.checkVisibility() || button.textContent.includes('@')) return [];
    range.selectNodeContents(button.querySelector('span') ?? button);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    const lines = new Set(boxes.map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [`the button "${button.textContent}" has two lines`] : [];
  });
}

/** Runs in the page. A name of up to 40 letters may take two lines; everything else in the header takes one. */
function rowFaults(): string[] {
  const range = document.createRange();
  const links = document.querySelectorAll('.site-header a');
  return [...links].flatMap((link) => {
    if (link.matches('.site-header__menu')) return [];
    range.selectNodeContents(link.querySelector('span:last-child') ?? link);
    const rows = [...range.getClientRects()].filter(({ width }) => width > 1);
    const nameLines = link.textContent.length <= 40 ? 2 : 4;
    const maxLines = link.matches('.logo') ? nameLines : 1;
    const widest = Math.max(...rows.map(({ width }) => width));
    const end = Math.max(0, ...rows.map(({ right }) => right));
    const wrong: [fault: string, is: boolean][] = [
      [`has ${rows.length} lines`, new Set(rows.map(({ top }) => top)).size > maxLines],
      ['ends in one short word', rows.length > 1 && rows.at(-1)!.width < widest / 3],
      ['leaves its link', link.getBoundingClientRect().right - end < -1],
    ];
    return wrong
      .filter(([, is]) => is)
      .map(([fault]) => `"${link.textContent}" in the header ${fault}`);
  });
}
