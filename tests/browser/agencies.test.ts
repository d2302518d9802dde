/** The site of agencies with other facts than today's, in every window: made without a complaint, and nothing stands badly. */
import { beforeAll, describe, expect, test } from 'vitest';
import { serve, type SiteServer } from '../../src/generator/serve.ts';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import { makeSite, type MadeSite } from '../../src/generator/makeSite.ts';
import { agencies, writeAgency } from '../support/agencies.ts';
import { pageForAll, resize, sizes } from '../support/page.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { setTextSize } from '../support/states.ts';
import { textFaults } from '../support/textFaults.ts';

/** Pages that show facts of their own, in both directions of writing; the wordiest agency is tried on one of each kind. */
const withFacts = ['/', '/about', '/contact', '/ur'];
const ofEachKind = [...withFacts, '/refund-policy', '/404.html'];
const widths = [320, 768, 1024];

/** Where each kind of header is looked at: from the narrowest phones to beyond the window from which it shows its links. */
const headerWidths = [280, 320, 360, 768, 1024, 1152, 1280];
const headers = ['/contact', '/ur'];

const visitor = pageForAll({ reducedMotion: 'reduce' });

describe.each(agencies.map((each) => [each.facts.name, each] as const))('%s', (_name, agency) => {
  const copy = copyProjectForAll();
  let made: MadeSite;
  let server: SiteServer;

  beforeAll(async () => {
    writeAgency(copy, agency);
    made = await makeSite(copy);
    server = await serve(() => made.files);
    return () => server.close();
  });

  test('passes the check of the build without a sample, and has a name for the icon on a phone', () => {
    checkFiles(made);
    expect(made.site.unconfirmed).toEqual([]);
    const { short_name: short } = JSON.parse(`${made.files.get('manifest.webmanifest')}`) as {
      short_name: string;
    };
    expect(short.length <= 12 || !short.includes(' '), short).toBe(true);
  });

  test.each(agency.isWordy ? ofEachKind : withFacts)(
    '%s stands well in every window',
    async (address) => {
      const { page, faults, goTo } = visitor();
      const found: Record<string, string[]> = {};
      const judge = async (
        what: string,
        widths: readonly number[],
        ...judges: (() => string[])[]
      ) => {
        for (const width of widths) {
          await resize(page, { width, height: 800 });
          const lines = await Promise.all(judges.map((each) => page.evaluate(each)));
          found[`${what} at ${width} px`] = lines.flat();
        }
      };
      await goTo(address, server.url);
      found.words = await page.evaluate(languageFaults);
      // The wordiest agency's services are too long for the narrow tiles of Home.
      const inWidths = agency.isWordy ? [1024, ...sizes.map(({ width }) => width)] : widths;
      await judge(
        'text',
        inWidths,
        textFaults,
        ...(agency.isWordy && address === '/' ? [] : [wordFaults]),
      );
      if (headers.includes(address)) await judge('header', headerWidths, rowFaults);
      if (agency.isWordy) {
        await setTextSize(page, 32);
        await judge('double text', inWidths, textFaults);
        await setTextSize(page, 16);
      }
      if (address === '/contact') {
        await page.evaluate(layOutMenu);
        await judge('menu', widths, textFaults, wordFaults);
      }
      found.page = faults;
      expect(
        Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0)),
      ).toEqual({});
    },
  );
});

/** Runs in the page: the menu alone, as a page, since the finder of faults knows no windows over the page. */
function layOutMenu(): void {
  document.querySelectorAll('body > :not(dialog, svg)').forEach((element) => element.remove());
  Object.assign(document.querySelector('dialog')!.style, {
    display: 'flex',
    position: 'static',
    overflow: 'visible',
  });
}

/** Runs in the page. Words that are broken inside, and buttons whose words take two lines. */
function wordFaults(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const linesOf = () =>
    new Set(
      [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top)),
    ).size;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement!;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // An address and a number may be broken: they have no better place.
    if (element.closest('[href^="mailto:"], dd, .printed-address')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s/–-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf() > 1) found.add(`"${word}" is broken`);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button')) {
    const { borderTopWidth, borderTopLeftRadius, display } = getComputedStyle(element);
    if (borderTopWidth !== '2px' || borderTopLeftRadius !== '32px' || display === 'none') continue;
    range.selectNodeContents(element.querySelector('span') ?? element);
    if (element.matches('[href^="mailto:"]') && element.textContent.includes('@')) continue;
    // How wide words are in another script depends on the fonts of the machine.
    if (document.documentElement.lang !== 'en-IN') continue;
    if (linesOf() > 1) found.add(`the button "${element.textContent}" has two lines`);
  }
  return [...found];
}

/** Runs in the page. A name of up to 40 letters has two lines at most; all other words of the header have one. */
function rowFaults(): string[] {
  const header = document.querySelector('header')!;
  const range = document.createRange();
  // The short header in other languages folds all but the name away.
  const isShort = ['bn', 'hi', 'ur'].includes(document.documentElement.lang);
  const links = [...header.querySelectorAll('a:not([href="#menu"])')];
  return (isShort ? links.slice(0, 1) : links).flatMap((link) => {
    range.selectNodeContents(link.querySelector('span:last-child') ?? link);
    const rows = [...range.getClientRects()].filter(({ width }) => width > 1);
    const most = !link.matches('[href="/"]:first-child')
      ? 1
      : link.textContent.length <= 40
        ? 2
        : 4;
    const text = `"${link.textContent}" in the header`;
    const widest = Math.max(...rows.map(({ width }) => width));
    const room =
      link.getBoundingClientRect().right - Math.max(0, ...rows.map(({ right }) => right));
    return [
      ...(new Set(rows.map(({ top }) => top)).size > most
        ? [`${text} has ${rows.length} lines`]
        : []),
      ...(rows.length > 1 && rows.at(-1)!.width < widest / 3
        ? [`${text} ends in one short word`]
        : []),
      ...(room < -1 ? [`${text} leaves its link`] : []),
    ];
  });
}

/** Runs in the page. What is no English ("One places", two full stops, a fact that was not put in), or longer than search engines show. */
function languageFaults(): string[] {
  const { content } = document.querySelector<HTMLMetaElement>('[name=description]')!;
  const wrong =
    /\bOne \w+s\b|[^.]\.\.(?!\.)|\b(a|an|the|in|of|from) \1\b|[,;:]{2}|undefined|null|[{}]/g;
  return [
    ...(document.title.length > 60 ? [`the title is long: ${document.title}`] : []),
    ...(content.length > 160 ? [`the description is long: ${content}`] : []),
    ...[document.title, content, document.body.innerText].flatMap((text) =>
      [...text.matchAll(wrong)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 30)),
    ),
  ];
}
