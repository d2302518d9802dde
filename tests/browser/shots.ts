/**
 * The command `npm run shots`: takes screenshots of the site as it is now, plain and with every fact filled in, and writes a page
 * that shows them beside those of the previous commit. A person compares them before and after a change of styles; the command
 * compares no pixels. With words after it, such as `npm run shots -- home ur`, it takes only screenshots with all of them in the
 * name.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import '../support/day.ts';
import { run } from '../../src/commands/cli.ts';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { serve } from '../../src/generator/webServer/serve.ts';
import { makeSite, type MadeSite } from '../../src/generator/makeSite.ts';
import { projectAt } from '../../src/generator/project.ts';
import { answered } from '../support/answered.ts';
import { findBrowser, fontPackages } from '../support/browser.ts';
import { openMenu, setTextSize } from '../support/states.ts';

interface State {
  readonly name: string;
  readonly width: number;
  readonly options?: BrowserContextOptions;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Screenshots larger than the window make Chromium forget the text size, and a dialog its position. */
  readonly windowOnly?: true;
  /** The pages that have this state; all if it is left out. */
  readonly pages?: readonly string[];
}

const states: readonly State[] = [
  { name: '360', width: 360 },
  { name: '768', width: 768 },
  { name: '1280', width: 1280 },
  { name: 'paper', width: 768, act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'menu', width: 360, act: openMenu, windowOnly: true, pages: ['home'] },
  { name: 'double text', width: 360, act: (page) => setTextSize(page, 32), windowOnly: true },
  { name: 'no scripts', width: 360, options: { javaScriptEnabled: false }, pages: ['home'] },
  { name: 'forced colours', width: 360, options: { forcedColors: 'active' }, pages: ['home'] },
];

/** States in which a visitor has entered who travels. Only Home with prices has them. */
const countedStates: readonly State[] = [
  { name: '360 counted', width: 360, act: countFamily },
  { name: '1280 counted', width: 1280, act: countFamily },
  {
    name: 'paper counted',
    width: 768,
    act: async (page) => {
      await countFamily(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
];

await run(async (words) => {
  const project = { ...projectAt(), showsUnread: true };
  const { facts } = loadContent(project) as { facts: PlainFacts };
  const drafts = new Map([['facts.jsonc', JSON.stringify(everyFact(facts))]]);
  const sites = { plain: await makeSite(project), full: await makeSite({ ...project, drafts }) };

  const all = path.join(project.root, 'dist.shots');
  const folder = path.join(all, commitNow(project.root));
  mkdirSync(folder, { recursive: true });
  const { env, ...launch } = await findBrowser();
  const fonts = { FONTCONFIG_PATH: undefined, FONTCONFIG_FILE: writeFontSettings(all) };
  const browser = await chromium.launch({ ...launch, env: { ...env, ...fonts } });
  try {
    for (const [siteName, site] of Object.entries(sites))
      await shootSite(browser, site, siteName, folder, words);
  } finally {
    await browser.close();
  }
  writeFileSync(path.join(all, 'index.html'), comparison(all));
  console.log(`Open ${path.join(all, 'index.html')}`);
});

type PlainFacts = Parameters<typeof answered>[0] & { readonly agency: object };

/** Adds to the facts of the tests what they leave out: who answers, where, with which licences, and at which hours. */
function everyFact(facts: PlainFacts) {
  const all = answered(facts);
  const people = [
    {
      name: 'Asma Khatun',
      picture: 'hotel',
      languages: 'Bengali, Hindi and Urdu',
      line: 'Answers your messages.',
    },
    { name: 'Imran Ali', line: 'Leads the groups.' },
  ];
  const licences = [
    { label: 'GST number', value: '19ABCDE1234F1Z5' },
    { label: 'Ministry of Tourism registration', value: 'WB/2029/0417' },
  ];
  return {
    ...all,
    agency: { ...all.agency, people, office: 'transfer' },
    package: { ...all.package, services: { ...all.package.services, care: 'in' } },
    licences: { checked: '2031-01-10', list: licences },
  };
}

/**
 * Writes the browser's font configuration, and returns its file. It has the system's fonts, which have the rupee sign, and the
 * tests' fonts for Bengali, Hindi and Urdu, which a system may lack.
 */
function writeFontSettings(folder: string): string {
  const packages = fontPackages.map((name) => path.resolve('node_modules', name));
  const folders = packages.map((name) => `<dir>${name}</dir>`).join('');
  const file = path.join(folder, 'fonts.conf');
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  writeFileSync(file, `<fontconfig>${system}${folders}</fontconfig>`);
  return file;
}

/** Returns the name of the commit, and whether something has changed since. */
function commitNow(cwd: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain') !== '';
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? '-changed' : '');
}

async function shootSite(
  browser: Browser,
  { files, routes }: MadeSite,
  siteName: string,
  folder: string,
  words: readonly string[],
): Promise<void> {
  const server = await serve(() => files);
  for (const { path: address, edition } of routes) {
    const parts = address.split('/').filter((part) => part !== '' && part !== edition.lang);
    const page = parts.join('-') || 'home';
    const counted = siteName === 'full' && page === 'home' ? countedStates : [];
    for (const state of [...states, ...counted]) {
      const name = [siteName, page, edition.lang, state.name].join(' ');
      const isWanted = words.every((word) => name.split(' ').includes(word));
      const hasState = !state.pages || state.pages.includes(page);
      if (isWanted && hasState)
        await shoot(browser, server.url + address, state, path.join(folder, `${name}.jpg`));
    }
  }
  await server.close();
}

async function shoot(browser: Browser, url: string, state: State, file: string): Promise<void> {
  const { width, options, act, windowOnly } = state;
  const isPhone = width < 1024;
  const view = { viewport: { width, height: 740 }, hasTouch: isPhone, isMobile: isPhone };
  const page = await browser.newPage({ ...view, reducedMotion: 'reduce', ...options });
  await page.goto(url);
  await page.evaluate(loadPictures);
  await act?.(page);
  await page.waitForTimeout(150);
  const fullPage = !windowOnly;
  await page.screenshot({
    path: file,
    fullPage,
    animations: 'disabled',
    type: 'jpeg',
    quality: 70,
  });
  await page.close();
}

/** Runs in the page. Loads the lazy pictures that are too far away to load on their own. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
}

/** Says that two adults and a child travel. */
async function countFamily(page: Page): Promise<void> {
  await page.locator('[data-behaviour=family] > button').click();
  const more = page.getByRole('button', { name: /[+＋]1$/ });
  await more.first().waitFor();
  await more.nth(0).click();
  await more.nth(1).click();
}

/** Returns a page with a row for each picture, and a column for each of the last two commits that have it. */
function comparison(all: string): string {
  const age = (name: string) => statSync(path.join(all, name)).mtimeMs;
  const commits = readdirSync(all)
    .filter((name) => statSync(path.join(all, name)).isDirectory())
    .sort((one, other) => age(one) - age(other))
    .slice(-2);
  const names = new Set(commits.flatMap((commit) => readdirSync(path.join(all, commit))));
  const rows = [...names].sort().map((name) => {
    const pictures = commits.map(
      (commit) => `<td><img loading="lazy" src="${commit}/${name}" alt=""></td>`,
    );
    return `<tr><th colspan="${commits.length}">${name}</th></tr><tr>${pictures.join('')}</tr>`;
  });
  const heads = commits.map((commit) => `<th>${commit}</th>`).join('');
  const style =
    'td{vertical-align:top;padding:0 1rem 2rem 0}img{max-width:46vw}th{text-align:left}';
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style><table><tr>${heads}</tr>${rows.join('\n')}</table>\n`;
}
