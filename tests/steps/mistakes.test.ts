/** The mistakes that people make in the content, and the sentence that each of them gets. */
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { titleLimit } from '../../src/steps/check/budgets.ts';
import { routes } from '../../src/routes.ts';
import { pageFile } from '../../src/steps/writePages.ts';
import { sentencesOf } from '../support/buildHere.ts';
import { copyProjectForAll, treeOf } from '../support/projectCopy.ts';

const copy = copyProjectForAll();
const before = new Map<string, string>();

afterEach(() => {
  for (const [file, text] of before) copy.write(file, text);
  before.clear();
});

/** Makes a mistake, which the end of the test takes back; returns what the build says, and that dist was left alone. */
async function saidOf(file: string, old: string | RegExp, mistake: string): Promise<string> {
  copy.write('dist/index.html', 'the last good site');
  if (!before.has(file)) before.set(file, copy.read(file));
  copy.edit(file, old, mistake);
  const said = await sentencesOf(copy);
  expect(treeOf(copy.dist)).toEqual({ 'index.html': 'the last good site' });
  expect(readdirSync(copy.root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  expect(said).not.toMatch(/^ +at |node_modules|\.mjs/m);
  return said;
}

/** The line of a file in which a text stands. */
function lineOf(file: string, text: string): number {
  return copy.read(file).split('\n').findIndex((line) => line.includes(text)) + 1;
}

const agency = 'src/content/agency.ts';
const pricing = 'src/content/pricing.ts';
const policy = 'src/content/policy.ts';
const services = 'src/content/services.ts';
const home = 'src/content/home.ts';
const refund = 'src/content/legal/refund.ts';

const title = /title: '[^']*',/;
const amount = /amount: \d+,/;
const phone = /\n  phone: '[^']*',/;

describe('a slip of the keyboard', () => {
  it.each([
    ['a quote is missing at the end', title, "title: 'Umrah,", "title: 'Umrah,", 'Unterminated string literal'],
    ['a quote is missing at the start', title, "title: Our way',", "title: Our way',", 'Expected "}" but found "way"'],
    ['a quote stands inside', title, "title: 'A day's way',", "title: 'A day's way',", 'Expected "}" but found "s"'],
    ['the quotes are those of a word processor', title, 'title: ‘Umrah’,', 'title: ‘Umrah’,', 'Unexpected "‘"'],
    ['a comma is missing', title, "title: 'Umrah'", "lead: '", 'Expected "}" but found "lead"'],
    ['a bracket is missing', /includes: \[([^\]]*)\],/, "includes: ['Hotel',", "note: '", 'Expected "]" but found ":"'],
    ['the price has commas', amount, 'amount: 1,09,999,', 'amount: 1,09,999,', 'Expected ":" but found ","'],
    ['the price has a letter O', amount, 'amount: 1O9999,', 'amount: 1O9999,', 'Syntax error "O"'],
  ])('is told by file and line: %s', async (_what, old, mistake, shown, reason) => {
    const said = await saidOf(pricing, old, mistake);
    expect(said.split('\n')).toHaveLength(2);
    expect(said).toContain(
      `Could not read ${pricing}, line ${lineOf(pricing, shown)}: ${reason}. ` +
        'Look at that line and the one above it: a quote, a comma or a bracket is missing or too many.\n    ',
    );
  });
});

const number = 'a whole number above zero without quotes, commas or letters, such as 109999';
const e164 = 'a plus sign, the country code and the number without spaces, such as "+910000000000"';

describe('a fact that cannot be used', () => {
  it.each<[what: string, file: string, old: RegExp, mistake: string, sentence: string]>([
    ['an empty text', pricing, title, "title: '',", 'title is empty. Write some words between the quotes.'],
    ['a text of spaces', pricing, title, "title: ' ',", 'title is " ". Write some words between the quotes.'],
    ['a price in quotes', pricing, amount, "amount: '109999',", `amount is "109999". Write ${number}.`],
    ['a letter in the price', pricing, amount, "amount: '1O9999',", `amount is "1O9999". Write ${number}.`],
    ['a price with a point', pricing, amount, 'amount: 109.999,', `amount is 109.999. Write ${number}.`],
    ['a price of nothing', pricing, amount, 'amount: 0,', `amount is 0. Write ${number}.`],
    ['a phone without country code', agency, phone, "\n  phone: '98765',", `phone is "98765". Write ${e164}.`],
    ['a phone with spaces', agency, phone, "\n  phone: '+91 98765',", `phone is "+91 98765". Write ${e164}.`],
    [
      'a messaging number without quotes',
      agency,
      /messaging: '[^']*',/,
      'messaging: 919876543210,',
      `messaging is 919876543210. Write ${e164}.`,
    ],
    [
      'half an e-mail address',
      agency,
      /email: '[^']*',/,
      "email: 'hello@example',",
      'email is "hello@example". Write one e-mail address, such as "hello@example.com".',
    ],
    [
      'an insecure address of the site',
      agency,
      /siteUrl: '[^']*',/,
      "siteUrl: 'http://www.example.com',",
      'siteUrl is "http://www.example.com". Write the address with https:// and without a slash at the end, ' +
        'such as "https://www.example.com".',
    ],
    [
      'a day that there is not',
      policy,
      /effectiveDate: '[^']*',/,
      "effectiveDate: '2025-02-30',",
      'effectiveDate is "2025-02-30". Write a real date as year-month-day, such as "2025-06-02".',
    ],
    [
      'a date as it is printed',
      policy,
      /effectiveDate: '[^']*',/,
      "effectiveDate: '02/06/2025',",
      'effectiveDate is "02/06/2025". Write a real date as year-month-day, such as "2025-06-02".',
    ],
    [
      'a picture without words',
      home,
      /alt: '[^']*',\n\s*focus(?=.*zoom)/,
      'focus',
      'panel.pictures[0].alt is missing. Write some words between the quotes.',
    ],
    [
      'a slug in capitals',
      services,
      /slug: 'hotel',/,
      "slug: 'Hotel Rooms',",
      '[0].slug is "Hotel Rooms". Write small letters a to z, digits and hyphens, such as "cave-hira".',
    ],
    [
      'a slug that is there already',
      services,
      /slug: 'flight',/,
      "slug: 'hotel',",
      '[1].slug is "hotel". Another entry has it already; write a different one.',
    ],
    [
      'a place that is there already',
      'src/content/ziyarat.ts',
      /name: 'Cave Thawr',/,
      "name: 'Cave Hira',",
      'cities[0].places[1].name is "Cave Hira". Another entry has it already; write a different one.',
    ],
    [
      'an unknown field',
      pricing,
      /action: '[^']*',/,
      "action: 'Ask',\n  colour: 'red',",
      'colour is "red". Delete it or mend its name; the fields are amount, currency, title, lead, includes, ' +
        'note, refund, refundLink, conditions, action.',
    ],
    ['a removed field', pricing, /  action: '[^']*',\n/, '', 'action is missing. Write some words between the quotes.'],
    ['a removed list', home, /points: \[[^\]]*\],/, '', 'panel.points is missing. Write a list in square brackets.'],
  ])('is told by file, field and value: %s', async (_what, file, old, mistake, sentence) => {
    expect(await saidOf(file, old, mistake)).toBe(`Could not use ${file}: ${sentence}`);
  });

  it('is told where it is a link that is not secure', async () => {
    const said = await saidOf(refund, /url: '\/terms-and-conditions#ask-before-you-pay'/, "url: 'http://example.com'");
    expect(said).toMatch(/^Could not use src\/content\/legal\/refund\.ts: sections\[\d+\]\.body\[\d+\] is \{"links":/);
    expect(said).toContain('. Write a paragraph in quotes, { list: [...] } or { links: [{ text, url }] }.');
  });

  it('is told in the same way where other texts are made of it', async () => {
    expect(await saidOf(agency, /  address: \{[^}]*\},\n/, '')).toBe(
      `Could not use ${agency}: address is missing. ` +
        'Write the fields street, city, postalCode, region, country, countryCode in curly brackets.',
    );
  });

  it('is told for every mistake that was made, one line each', async () => {
    await saidOf(pricing, title, "title: '',");
    const lines = (await saidOf(agency, phone, "\n  phone: '98765',")).split('\n');
    const fields = lines.map((line) => /src\/content\/\S+: \w+/.exec(line)?.[0]);
    expect(fields).toEqual([`${agency}: phone`, `${pricing}: title`]);
  });
});

describe('a picture that is not there', () => {
  it('is told by its name and by the place that shows it', async () => {
    const said = await saidOf(home, /slug: 'hotel',/, "slug: 'hotle',");
    expect(said).toMatch(/^Could not find the picture "hotle" \(.*pictures\): there is no hotle\.jpg\. Put /);
    expect(said).toMatch(/ \(src\/content\/home\.ts, panel\.pictures\.\)$/);
    expect(said.split('\n')).toHaveLength(1);
  });

  it('is told when its file is gone', async () => {
    const master = treeOf(`${copy.root}/src/pictures`)['uhud.jpg']!;
    copy.remove('src/pictures/uhud.jpg');
    const said = await sentencesOf(copy);
    expect(said).toMatch(/^Could not find the picture "uhud" .+: there is no uhud\.jpg\. .+\(src\/content\/\S+, .+\)$/);
    copy.write('src/pictures/uhud.jpg', Buffer.from(master, 'latin1'));
  });

  it('is told when a file of the loop is gone', async () => {
    const loop = treeOf(`${copy.root}/public/video`)['hero-portrait.webm']!;
    copy.remove('public/video/hero-portrait.webm');
    expect(await sentencesOf(copy)).toBe(
      'Could not find hero-portrait.webm (public/video/hero-portrait.webm): the site shows it. Put it there.',
    );
    copy.write('public/video/hero-portrait.webm', Buffer.from(loop, 'latin1'));
  });
});

describe('what only the finished pages show', () => {
  it('is a route that is gone but still linked: each page that links to it is named', async () => {
    const route = /  \{\n    path: '\/refund-policy'[\s\S]*?Page: RefundPage,\n  \},\n/;
    const said = await saidOf('src/routes.ts', route, '');
    const reason =
      '<a href="/refund-policy"> leads to /refund-policy (a href), which the site does not have. Mend the link.';
    const [line] = said.split('\n');
    expect(line?.startsWith(`Could not publish index.html: ${reason} (Also on `)).toBe(true);
    for (const { path } of routes) if (!/^\/(refund-policy)?$/.test(path)) expect(line).toContain(pageFile({ path }));
  });

  it('is a link to a page that there is not', async () => {
    const [line] = (await saidOf(refund, /url: '\/terms-and-conditions#ask-before-you-pay'/, "url: '/terms'")).split('\n');
    expect(line).toBe(
      'Could not publish refund-policy/index.html: <a href="/terms"> leads to /terms (a href), ' +
        'which the site does not have. Mend the link.',
    );
  });

  it('is a title that is too long', async () => {
    const long = 'A contact page with by far the longest title that anybody has ever read';
    expect(long.length).toBeGreaterThan(titleLimit);
    expect(await saidOf('src/routes.ts', /title: `Contact [^`]*`/, `title: '${long}'`)).toBe(
      `Could not publish contact/index.html: its title has ${long.length} characters, ${titleLimit} are shown. ` +
        'Shorten it in src/routes.ts.',
    );
  });

  it('is an id that stands twice', async () => {
    expect(await saidOf(refund, /id: 'later',/, "id: 'content',")).toMatch(
      /^Could not publish refund-policy\/index\.html: <section id="content".*> has the id "content" a second time\.$/,
    );
  });

  it('is a page that has become too heavy', async () => {
    const word = (_: unknown, index: number) => Math.abs(Math.sin(index)).toString(36).slice(4);
    const words = Array.from({ length: 5_000 }, word).join(' ');
    const said = await saidOf(refund, /question: '[^']*',/, `question: '${words}',`);
    expect(said.split('\n')[0]).toMatch(
      /^Could not publish refund-policy\/index\.html: its packed HTML weighs \d+ bytes, \d+ are allowed\. Shorten it\.$/,
    );
  });

  it('is a file of the loop that has become too heavy', async () => {
    const loop = treeOf(`${copy.root}/public/video`)['hero-landscape.mp4']!;
    copy.write('public/video/hero-landscape.mp4', new Uint8Array(250_000));
    expect(await sentencesOf(copy)).toBe(
      'Could not publish public/video/hero-landscape.mp4: it weighs 250000 bytes, 200000 are allowed. ' +
        'Encode it smaller or shorter.',
    );
    copy.write('public/video/hero-landscape.mp4', Buffer.from(loop, 'latin1'));
  });
});
