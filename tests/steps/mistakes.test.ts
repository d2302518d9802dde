/** The mistakes that people make in the content, and the sentence that each of them gets. */
import { readdirSync, renameSync } from 'node:fs';
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
async function saidOf(file: string, old: string | RegExp, mistake: string, encoding?: 'latin1'): Promise<string> {
  copy.write('dist/index.html', 'the last good site');
  if (!before.has(file)) before.set(file, copy.read(file));
  copy.edit(file, old, mistake);
  if (encoding) copy.write(file, Buffer.from(copy.read(file), encoding));
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
const home = 'src/content/home.ts';

const title = /title: '[^']*',/;
const amount = /amount: \d+,/;
const phone = /\n  phone: '[^']*',/;

describe('a slip of the keyboard', () => {
  it.each([
    ['a quote is missing at the end', title, "title: 'Umrah,", "title: 'Umrah,", 'Unterminated string literal'],
    ['a quote stands inside', title, "title: 'A day's way',", "title: 'A day's way',", 'Expected "}" but found "s"'],
    ['the quotes are those of a word processor', title, 'title: ‘Umrah’,', 'title: ‘Umrah’,', 'Unexpected "‘"'],
    ['a comma is missing', title, "title: 'Umrah'", "lead: '", 'Expected "}" but found "lead"'],
    ['a bracket is missing', /includes: \[([^\]]*)\],/, "includes: ['Hotel',", "note: '", 'Expected "]" but found ":"'],
    ['the price has commas', amount, 'amount: 1,09,999,', 'amount: 1,09,999,', 'Expected ":" but found ","'],
  ])('is told by file and line: %s', async (_what, old, mistake, shown, reason) => {
    const said = await saidOf(pricing, old, mistake);
    expect(said.split('\n')).toHaveLength(2);
    expect(said).toContain(
      `Could not read ${pricing}, line ${lineOf(pricing, shown)}: ${reason}. ` +
        'Look at that line and the one above it: a quote, a comma or a bracket is missing or too many.\n    ',
    );
  });
});

describe('a fact that cannot be used', () => {
  it.each<[what: string, file: string, old: RegExp, mistake: string, sentence: string]>([
    [
      'a price in quotes',
      pricing,
      amount,
      "amount: '109999',",
      'amount is "109999". Write a whole number above zero without quotes, commas or letters, such as 109999.',
    ],
    [
      'a fact in plain quotes',
      pricing,
      title,
      "title: '${agency.name}',",
      'title is "${agency.name}". Write backticks (`) around it in the place of the quotes, so that the fact is put in.',
    ],
    [
      'nonsense for the names of the samples',
      agency,
      /unconfirmed: readonly string\[\] = \[[^\]]*\]/,
      'unconfirmed = 5',
      'unconfirmed is 5. Write a list of names in square brackets, or delete it.',
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

  it('is told when the whole folder is gone', async () => {
    renameSync(`${copy.root}/src/pictures`, `${copy.root}/away`);
    expect(await sentencesOf(copy)).toBe(
      'Could not find the pictures (src/pictures): the folder is not there. Bring it back.',
    );
    renameSync(`${copy.root}/away`, `${copy.root}/src/pictures`);
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
});
