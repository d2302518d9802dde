/** The mistakes that people make in the content, and the sentence that each of them gets. */
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.ts';
import { pageFile } from '../../src/steps/pages.ts';
import { sentencesOf } from '../support/buildHere.ts';
import { copyProjectForAll, treeOf } from '../support/projectCopy.ts';

const copy = copyProjectForAll();
const before = new Map<string, string>();

afterEach(() => {
  for (const [file, text] of before) copy.write(file, text);
  before.clear();
});

/** Makes a mistake, which the end of the test takes back; returns what the build says, and that dist was left alone. */
async function saidOf(
  file: string,
  old: string | RegExp,
  mistake: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
): Promise<string> {
  copy.write('dist/index.html', 'the last good site');
  if (!before.has(file)) before.set(file, copy.read(file));
  copy.edit(file, old, mistake);
  if (encoding !== 'utf8') copy.write(file, Buffer.from(copy.read(file), encoding));
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
    ['a price in quotes', pricing, amount, "amount: '109999',", `amount is "109999". Write ${number}.`],
    ['a phone with spaces', agency, phone, "\n  phone: '+91 98765',", `phone is "+91 98765". Write ${e164}.`],
    [
      'a fact in plain quotes',
      pricing,
      title,
      "title: '${agency.name}',",
      'title is "${agency.name}". Write backticks (`) around it in the place of the quotes, so that the fact is put in.',
    ],
    [
      'half an emoji',
      'src/content/messages.ts',
      /care: '[^']*',/,
      "care: 'Help \\ud83d',",
      'care is "Help \\ud83d". Write the emoji again: a half of it is missing.',
    ],
    [
      'nonsense for the names of the samples',
      agency,
      /unconfirmed: readonly string\[\] = \[[^\]]*\]/,
      'unconfirmed = 5',
      'unconfirmed is 5. Write a list of names in square brackets, or delete it.',
    ],
    [
      'a city by the name of another part of its page',
      'src/content/ziyarat.ts',
      /slug: 'makkah'/,
      "slug: 'price'",
      'cities[0].slug is "price". A part of its page has that name already; write a different one.',
    ],
    [
      'a picture without words',
      home,
      /(?<=slug: 'hotel',\n\s*)alt: '[^']*',\n/,
      '',
      'panel.pictures[0].alt is missing. Write some words between the quotes.',
    ],
    [
      'a slug that is there already',
      services,
      /slug: 'flight',/,
      "slug: 'hotel',",
      '[1].slug is "hotel". Another entry has it already; write a different one.',
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

  it('is told in the same way where other texts are made of it', async () => {
    expect(await saidOf(agency, /  address: \{[^}]*\},\n/, '')).toBe(
      `Could not use ${agency}: address is missing. ` +
        'Write the fields street, city, postalCode, region, country, countryCode in curly brackets.',
    );
  });

  it('is told where it stands twice, with both lines', async () => {
    const said = await saidOf(pricing, amount, 'amount: 119999,\n  amount: 109999,');
    const line = lineOf(pricing, 'amount: 119999,');
    expect(said).toBe(
      `Could not use ${pricing}: amount stands twice, in lines ${line} and ${line + 1}. Delete the one that is wrong.`,
    );
  });

  it('is told where its file is saved in the way of an older Windows', async () => {
    const [first, ...more] = (await saidOf(pricing, title, "title: 'The Umrah Café',", 'latin1')).split('\n');
    expect(first).toBe(
      `Could not use ${pricing}: title is "The Umrah Caf�". The file is not saved as UTF-8; ` +
        'save it with that encoding, and where it shows � write the letter again.',
    );
    expect(more).toEqual([]);
  });

  it.each([
    ['words', home, /talbiyah: '[^']*',/, 'talbiyah: Labbaik,', 'Labbaik'],
    ['a price', pricing, amount, 'amount: l09999,', 'l09999'],
  ])('is told by file and line where quotes or digits are no such: %s', async (_what, file, old, mistake, word) => {
    expect(await saidOf(file, old, mistake)).toBe(
      `Could not read ${file}, line ${lineOf(file, mistake)}: ${word} is not defined. ` +
        'Put quotes around words, and none around numbers.',
    );
  });

  it('is told for every mistake that was made, one line each', async () => {
    await saidOf(pricing, title, "title: '',");
    const lines = (await saidOf(agency, phone, "\n  phone: '98765',")).split('\n');
    const fields = lines.map((line) => /src\/content\/\S+: \w+/.exec(line)?.[0]);
    expect(fields).toEqual([`${agency}: phone`, `${pricing}: title`]);
  });
});

describe('a component that breaks off', () => {
  it('is told by file and line', async () => {
    const said = await saidOf('src/components/Hero.tsx', 'return (', "Object(undefined).none.none;\n  return (");
    const line = lineOf('src/components/Hero.tsx', 'none.none');
    expect(said).toBe(
      `Could not make a page (src/components/Hero.tsx, line ${line}): Cannot read properties of undefined ` +
        "(reading 'none'). Undo the last change there.",
    );
  });

  it('is told likewise outside the pages', async () => {
    const said = await saidOf('src/routes.ts', "path: '/404',", 'path: Object(undefined).none.none,');
    expect(said).toBe(
      `Could not read src/routes.ts, line ${lineOf('src/routes.ts', 'none.none')}: ` +
        "Cannot read properties of undefined (reading 'none'). Undo the last change there.",
    );
  });

  it('is told where it asks for what is gone', async () => {
    const said = await saidOf(pricing, 'export const pricing', 'export const prices');
    expect(said).toContain('What that line asks for was renamed or deleted; bring it back.');
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

  it('is an id that stands twice', async () => {
    expect(await saidOf(refund, /id: 'later',/, "id: 'full-refund-title',")).toMatch(
      /^Could not publish refund-policy\/index\.html: <\w+.* id="full-refund-title".*> has the id "\S+" a second time\.$/,
    );
  });
});
