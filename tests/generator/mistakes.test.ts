/** The mistakes that only a build finds, and their sentences; checkContent.test has the rest. */
import { chmodSync, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
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
const ziyarat = 'src/content/ziyarat.ts';

const note = /note: '[^']*',/;
const amount = 'price: 88000,';

describe('a file that cannot be parsed', () => {
  it('is told by the line of the bracket that was deleted with its place', async () => {
    const said = await failureOf(ziyarat, /\n +\},(?=\n +\{\n +slug: 'mina')/, '');
    const line = lineOf(ziyarat, "slug: 'masjid-aisha'") - 1;
    expect(said).toBe(
      `Could not read ${ziyarat}, line ${line}: its bracket { is never closed. Write } where it ends.\n    {`,
    );
  });

  it('is told with each other file that is not', async () => {
    before.set(facts, copy.read(facts));
    copy.edit(facts, amount, 'price: ₹1,');
    const said = await failureOf(price, note, 'note: Umrah for all,');
    expect(said.match(/^Could not read \S+, line/gm)).toEqual([
      `Could not read ${facts}, line`,
      `Could not read ${price}, line`,
    ]);
  });
});

describe('a word without quotes', () => {
  it.each([
    [price, note, 'note: Umrah,', 'Umrah'],
    [facts, amount, 'price: l88000,', 'l88000'],
  ])('is told by its line: %s, %s -> %s', async (file, old, mistake, word) => {
    expect(await failureOf(file, old, mistake)).toBe(
      `Could not read ${file}, line ${lineOf(file, mistake)}: ${word} stands there without quotes. ` +
        'Put quotes around words, and none around numbers.',
    );
  });

  it('is told by its row where its import is gone', async () => {
    const file = 'src/content/languages/index.ts';
    const said = await failureOf(file, /import \{ ur \}.*\n/, '');
    expect(said).toBe(
      `Could not read ${file}, line ${lineOf(file, "lang: 'ur'")}: the file no longer imports ur. ` +
        'Bring its import back, or delete this line too.',
    );
  });
});

it.each([
  ['export const price', 'export const prices'],
  ['export const price', 'const price'],
])('names the file that lost its first line: %s -> %s', async (old, mistake) => {
  expect(await failureOf(price, old, mistake)).toBe(
    `Could not use ${price}: it has no "export const price". Bring that line back as it was.`,
  );
});

describe('a file of the content', () => {
  const refund = 'src/content/legal/refund.md';

  const again = 'Save it again';
  it.each<[form: string, content: (text: string) => string | Uint8Array, sentence: string]>([
    [
      'UTF-16',
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      `: it is saved as UTF-16. ${again} with the encoding UTF-8.`,
    ],
    [
      'UTF-16 without its mark',
      (text) => Buffer.from(text, 'utf16le'),
      `: it is saved as UTF-16. ${again} with the encoding UTF-8.`,
    ],
    [
      'RTF',
      (text) => `{\\rtf1\\ansi ${text}}`,
      `: it is saved as rich text (RTF). ${again} as plain text, with the encoding UTF-8.`,
    ],
    [
      'Word',
      () => Buffer.from('PK\x03\x04\x14\0'),
      `: it is saved as a Word document. ${again} as plain text, with the encoding UTF-8.`,
    ],
    [
      'a web page',
      () => '\n<!DOCTYPE html><html>',
      `: it is saved as a web page. ${again} as plain text, with the encoding UTF-8.`,
    ],
    ['nothing', () => ' \n', ': it is empty. Bring back what stood in it.'],
    [
      'two versions',
      (text) => text.replace('\n', '\n<<<<<<< HEAD\n'),
      ', line 2: two versions of the file stand in it. Keep one, and delete the other ' +
        'and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ])('is refused where it is saved as %s', async (_form, content, sentence) => {
    for (const file of [price, refund]) {
      before.set(file, copy.read(file));
      copy.write(file, content(copy.read(file)));
    }
    const said = [refund, price].map((file) => `Could not read ${file}${sentence}`);
    expect((await failure()).split('\n').sort()).toEqual(said);
  });

  it.each([
    ['home.ts', 'Home.ts', 'there is only "Home.ts". Rename it to home.ts.'],
    ['home.ts', 'home.ts.txt', 'there is only "home.ts.txt". Rename it to home.ts.'],
    ['home.ts', 'house.ts', 'it was renamed or deleted. Bring it back.'],
    ['index.ts', 'index (1).ts', 'there is only "index (1).ts". Rename it to index.ts.'],
    ['legal', 'Legal', 'there is only "Legal". Rename it to legal.'],
    ['legal/refund.md', 'legal/Refund.md', 'there is only "Refund.md". Rename it to refund.md.'],
  ])('is told by the name it must have: %s -> %s', async (file, other, sentence) => {
    renameSync(`${copy.content}/${file}`, `${copy.content}/${other}`);
    const said = await failure().finally(() =>
      renameSync(`${copy.content}/${other}`, `${copy.content}/${file}`),
    );
    expect(said).toBe(`Could not find src/content/${file}: ${sentence}`);
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
  expect(await failure()).toContain(
    `${file}: line 23 is "## After {days} {day/days}". End the heading`,
  );
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

/** Root reads everything, and Windows has other locks. */
it
  .skipIf(process.platform === 'win32' || process.getuid?.() === 0)
  .each([price, 'public/favicon.ico'])(
  'names a file that the system does not let it read: %s',
  async (file) => {
    chmodSync(path.join(copy.root, file), 0o000);
    const said = await failure().finally(() => chmodSync(path.join(copy.root, file), 0o644));
    expect(said).toContain(`${file}: EACCES: permission denied, open '`);
    expect(said).toMatch(
      /^Could not read \S.*\. Close the programs that use it, or put a copy of it there\.$/,
    );
  },
);

it('refuses a file of public/ that has the name of a page', async () => {
  copy.write('public/about/index.html', '<title>Old</title>');
  const said = await failure().finally(() => copy.remove('public/about/index.html'));
  expect(said).toBe(
    'Could not use public/about/index.html: the build makes a file of that name. Give the file another name, or delete it.',
  );
});

it.each([
  [
    'public/video/hero-portrait.webm',
    'Could not find hero-portrait.webm (public/video/hero-portrait.webm): the site shows it. Put it there.',
  ],
  [
    'styles/first/not-found.scss',
    'Could not style the page /404 (styles/first/not-found.scss): there is no such file. ' +
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
