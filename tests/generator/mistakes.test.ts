/** The mistakes that only a build finds, and their sentences; checkContent.test has the rest. */
import { existsSync, renameSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../src/generator/build.ts';
import { explain } from '../../src/generator/terminal.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';

const copy = copyProjectForAll();
const before = new Map<string, string>();

afterEach(() => {
  for (const [file, text] of before) copy.write(file, text);
  before.clear();
});

/** What staff read where the build fails. */
const failure = () =>
  build(copy).then(
    () => 'The build did not fail.',
    (error: unknown) => explain(error),
  );

/** The same of a mistake, which the end of the test takes back. */
async function failureOf(
  file: string,
  old: string | RegExp,
  mistake: string,
  encoding?: 'latin1',
): Promise<string> {
  if (!before.has(file)) before.set(file, copy.read(file));
  copy.edit(file, old, mistake);
  if (encoding) copy.write(file, Buffer.from(copy.read(file), encoding));
  const said = await failure();
  expect(said).not.toMatch(/^ +at |node_modules|\.mjs/m);
  expect(existsSync(copy.dist)).toBe(false);
  return said;
}

/** The line of a file in which a text stands. */
function lineOf(file: string, text: string): number {
  const lines = copy.read(file).split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

const facts = 'src/content/facts.ts';
const price = 'src/content/price.ts';

const note = /note: '[^']*',/;
const amount = 'price: 88000,';

describe('a file that cannot be read', () => {
  it.each([
    ['a missing quote', price, note, "note: 'Umrah,", 'Unterminated string literal'],
    ['a quote inside', price, note, "note: 'A day's way',", 'Expected "}" but found "s"'],
    ['curly quotes', price, note, 'note: ‘Umrah’,', 'Unexpected "‘"'],
    ['a missing comma', price, note, "note: 'Umrah'", 'Expected "}" but found "refund"'],
    ['commas in a price', facts, amount, 'price: 88,000,', 'Expected ":" but found ","'],
  ])('is named with its line: %s', async (_what, file, old, mistake, reason) => {
    const [first, second, ...more] = (await failureOf(file, old, mistake)).split('\n');
    // A missing comma is noticed in the line after it.
    const line = lineOf(file, mistake) + (mistake.endsWith("h'") ? 1 : 0);
    expect(first).toBe(
      `Could not read ${file}, line ${line}: ${reason}. ` +
        'Look at that line and the one above it: a quote, a comma or a bracket is missing or too many.',
    );
    expect(second).toMatch(/^ {4}\S/);
    expect(more).toEqual([]);
  });

  it.each([
    ['words', price, note, 'note: Umrah,', 'Umrah'],
    ['a price', facts, amount, 'price: l88000,', 'l88000'],
  ])(
    'is named with the line that lacks quotes or digits: %s',
    async (_what, file, old, mistake, word) => {
      expect(await failureOf(file, old, mistake)).toBe(
        `Could not read ${file}, line ${lineOf(file, mistake)}: ${word} is not defined. ` +
          'Put quotes around words, and none around numbers.',
      );
    },
  );

  it('is named where another one asks for what is gone', async () => {
    const said = await failureOf(price, 'export const price', 'export const prices');
    expect(said).toMatch(/^Could not read src\/content\/index\.ts, line \d+: /);
    expect(said).toContain('What that line asks for was renamed or deleted; bring it back.');
  });
});

it('names both lines of a field that stands twice', async () => {
  const said = await failureOf(facts, amount, 'price: 99000,\n    price: 88000,');
  const line = lineOf(facts, 'price: 99000,');
  expect(said).toBe(
    `Could not use ${facts}: price stands twice, in lines ${line} and ${line + 1}. Delete the one that is wrong.`,
  );
});

it('names a text that is not saved as UTF-8', async () => {
  expect(await failureOf(price, note, "note: 'The Umrah Café',", 'latin1')).toBe(
    `Could not use ${price}: note is "The Umrah Caf�". The file is not saved as UTF-8; ` +
      'save it with that encoding, and where it shows � write the letter again.',
  );
});

it('reads a legal text that a Windows editor has saved', async () => {
  const file = 'src/content/legal/refund.md';
  const text = copy.read(file).replaceAll('\n', '\r\n');
  before.set(file, copy.read(file));
  copy.write(file, `\ufeff${text.replace('{#later}', '')}`);
  expect(await failure()).toContain(`${file}: line 23 is "## After {days} {day/days}". End the heading`);
});

const reason = "Cannot read properties of undefined (reading 'none'). Undo the last change there.";

it.each([
  ['src/site/components/Hero.tsx', 'return (', 'Object(undefined).none.none;\n  return ('],
  ['src/routes.tsx', "path: '/404',", 'path: Object(undefined).none.none,'],
])('names file and line of code that throws: %s', async (file, old, mistake) => {
  const said = await failureOf(file, old, mistake);
  expect(said).toBe(
    `Could not make a page (${file}, line ${lineOf(file, 'none.none')}): ${reason}`,
  );
});

it('refuses a file of public/ that has the name of a page', async () => {
  copy.write('public/about/index.html', '<title>Old</title>');
  const said = await failure().finally(() => copy.remove('public/about/index.html'));
  expect(said).toBe(
    'Could not use public/about/index.html: the site has a page of that name. Give the file another name, or delete it.',
  );
});

it.each([
  [
    'public/video/hero-portrait.webm',
    'Could not find hero-portrait.webm (public/video/hero-portrait.webm): the site shows it. Put it there.',
  ],
  [
    'styles/pages/legal.scss',
    'Could not style the page /terms-and-conditions (styles/pages/legal.scss): there is no such file. ' +
      'Add it, or name another style in src/routes.tsx.',
  ],
  [
    'src/pictures/hotel.jpg',
    'Could not find the picture "hotel" (src/pictures): there is no hotel.jpg. ' +
      'Put a JPEG, PNG, WebP or AVIF of that name there. (Shown on /, /bn, /ur.)',
  ],
  [
    'src/pictures',
    'Could not find the pictures (src/pictures): the folder is not there. Bring it back.',
  ],
  ['public', 'Could not find the public files (public): the folder is not there. Bring it back.'],
])('names what is gone: %s', async (file, sentence) => {
  renameSync(`${copy.root}/${file}`, `${copy.root}/away`);
  const said = await failure().finally(() =>
    renameSync(`${copy.root}/away`, `${copy.root}/${file}`),
  );
  expect(said.replace(`${copy.root}/`, '')).toBe(sentence);
});
