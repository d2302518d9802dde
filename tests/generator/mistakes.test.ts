/** The slips of the keyboard that only a build finds, and the sentence that each of them gets; checkContent.test has the rest. */
import { existsSync, renameSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { sentencesOf } from '../support/buildHere.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';

const copy = copyProjectForAll();
const before = new Map<string, string>();

afterEach(() => {
  for (const [file, text] of before) copy.write(file, text);
  before.clear();
});

/** Makes a mistake, which the end of the test takes back; returns what the build says. */
async function saidOf(
  file: string,
  old: string | RegExp,
  mistake: string,
  encoding?: 'latin1',
): Promise<string> {
  if (!before.has(file)) before.set(file, copy.read(file));
  copy.edit(file, old, mistake);
  if (encoding) copy.write(file, Buffer.from(copy.read(file), encoding));
  const said = await sentencesOf(copy);
  expect(said).not.toMatch(/^ +at |node_modules|\.mjs/m);
  expect(existsSync(copy.dist)).toBe(false);
  return said;
}

/** The line of a file in which a text stands. */
function lineOf(file: string, text: string): number {
  return (
    copy
      .read(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}

const agency = 'src/content/agency.ts';
const pricing = 'src/content/pricing.ts';
const home = 'src/content/home.ts';

const title = /title: '[^']*',/;
const amount = /amount: \d+,/;

describe('a file that cannot be read', () => {
  it.each([
    [
      'a quote is missing at the end',
      title,
      "title: 'Umrah,",
      "title: 'Umrah,",
      'Unterminated string literal',
    ],
    [
      'a quote stands inside',
      title,
      "title: 'A day's way',",
      "title: 'A day's way',",
      'Expected "}" but found "s"',
    ],
    [
      'the quotes are those of a word processor',
      title,
      'title: ‘Umrah’,',
      'title: ‘Umrah’,',
      'Unexpected "‘"',
    ],
    ['a comma is missing', title, "title: 'Umrah'", "lead: '", 'Expected "}" but found "lead"'],
    [
      'the price has commas',
      amount,
      'amount: 1,09,999,',
      'amount: 1,09,999,',
      'Expected ":" but found ","',
    ],
  ])('is told by its line: %s', async (_what, old, mistake, shown, reason) => {
    const [first, second, ...more] = (await saidOf(pricing, old, mistake)).split('\n');
    expect(first).toBe(
      `Could not read ${pricing}, line ${lineOf(pricing, shown)}: ${reason}. ` +
        'Look at that line and the one above it: a quote, a comma or a bracket is missing or too many.',
    );
    expect(second).toMatch(/^ {4}\S/);
    expect(more).toEqual([]);
  });

  it.each([
    ['words', home, /talbiyah: '[^']*',/, 'talbiyah: Labbaik,', 'Labbaik'],
    ['a price', pricing, amount, 'amount: l09999,', 'l09999'],
  ])(
    'is told by its line where quotes or digits are no such: %s',
    async (_what, file, old, mistake, word) => {
      expect(await saidOf(file, old, mistake)).toBe(
        `Could not read ${file}, line ${lineOf(file, mistake)}: ${word} is not defined. ` +
          'Put quotes around words, and none around numbers.',
      );
    },
  );

  it('is told where another one asks for what is gone', async () => {
    const said = await saidOf(pricing, 'export const pricing', 'export const prices');
    expect(said).toContain('What that line asks for was renamed or deleted; bring it back.');
  });
});

describe('a fact that cannot be used', () => {
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
    expect(await saidOf(pricing, title, "title: 'The Umrah Café',", 'latin1')).toBe(
      `Could not use ${pricing}: title is "The Umrah Caf�". The file is not saved as UTF-8; ` +
        'save it with that encoding, and where it shows � write the letter again.',
    );
  });
});

const reason = "Cannot read properties of undefined (reading 'none'). Undo the last change there.";

it('a component or a route that breaks off is told by file and line', async () => {
  const [hero, routes] = ['src/site/components/Hero.tsx', 'src/routes.tsx'];
  const said = await saidOf(hero, 'return (', 'Object(undefined).none.none;\n  return (');
  expect(said).toBe(
    `Could not make a page (${hero}, line ${lineOf(hero, 'none.none')}): ${reason}`,
  );
  const saidOfRoutes = await saidOf(routes, "path: '/404',", 'path: Object(undefined).none.none,');
  expect(saidOfRoutes).toBe(
    `Could not read ${routes}, line ${lineOf(routes, 'none.none')}: ${reason}`,
  );
});

it.each([
  [
    'the pictures',
    'src/pictures',
    'Could not find the pictures (src/pictures): the folder is not there. Bring it back.',
  ],
  [
    'a file of the loop',
    'public/video/hero-portrait.webm',
    'Could not find hero-portrait.webm (public/video/hero-portrait.webm): the site shows it. Put it there.',
  ],
  [
    'a stylesheet',
    'styles/pages/legal.scss',
    'Could not style the page /terms-and-conditions (styles/pages/legal.scss): there is no such file. ' +
      'Add it, or name another style in src/routes.tsx.',
  ],
])('a file that is gone is told: %s', async (_what, file, sentence) => {
  renameSync(`${copy.root}/${file}`, `${copy.root}/away`);
  const said = await sentencesOf(copy).finally(() =>
    renameSync(`${copy.root}/away`, `${copy.root}/${file}`),
  );
  expect(said).toBe(sentence);
});
