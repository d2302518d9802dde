/** The mistakes that only a build finds, and their messages; checkContent.test has the rest. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { explain } from '../../src/generator/terminal.ts';
import { build } from '../support/build.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';

const copy = copyProjectForAll({ languages: ['en', 'bn'] });
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

/** The same after a mistake, which is undone at the end of the test. */
async function failureOf(file: string, old: string | RegExp, mistake: string): Promise<string> {
  if (!before.has(file)) before.set(file, copy.read(file));
  copy.edit(file, old, mistake);
  const said = await failure();
  expect(said).not.toMatch(/^ +at |node_modules|\.mjs/m);
  expect(existsSync(copy.dist)).toBe(false);
  return said;
}

/** What staff read while a file or a folder has another name, and something else may be in its place. */
async function failureWithout(
  file: string,
  other = 'away',
  replace: (place: string) => void = () => {},
): Promise<string> {
  const [here, there] = [`${copy.root}/${file}`, `${copy.root}/${other}`];
  renameSync(here, there);
  replace(here);
  const said = await failure().finally(() => {
    rmSync(here, { recursive: true, force: true });
    renameSync(there, here);
  });
  return said.replaceAll('\\', '/').replace(`${copy.root.replaceAll('\\', '/')}/`, '');
}

/** The number of the line in a file that has a text. */
function lineOf(file: string, text: string): number {
  const lines = copy.read(file).split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

const registry = 'src/content/languages/index.jsonc';
const refund = 'src/content/pages/refund-policy.md';

describe('a file that cannot be read', () => {
  const notPlain = ': it is not plain text. Save it again as plain text, with the encoding UTF-8.';

  it.each<[form: string, content: (text: string) => string | Uint8Array, sentence: string]>([
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), notPlain],
    ['RTF', (text) => `{\\rtf1\\ansi ${text}}`, notPlain],
    ['a web page', () => '\n<!DOCTYPE html><html>', notPlain],
    [
      'two versions',
      (text) => text.replace('\n', '\n<<<<<<< HEAD\n'),
      ', line 2: two versions of the file are in it. Keep one, and delete the other ' +
        'and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ])('is refused if it is saved as %s', async (_form, content, sentence) => {
    before.set(refund, copy.read(refund));
    copy.write(refund, content(copy.read(refund)));
    expect(await failure()).toBe(`Could not read ${refund}${sentence}`);
  });

  it.each([
    ['Structure.jsonc', 'there is only "Structure.jsonc". Rename it to structure.jsonc.'],
    ['structure (1).jsonc', 'there is only "structure (1).jsonc". Rename it to structure.jsonc.'],
  ])('is reported with the name that it must have instead of %s', async (other, sentence) => {
    expect(await failureWithout('src/content/structure.jsonc', `src/content/${other}`)).toBe(
      `Could not find src/content/structure.jsonc: ${sentence}`,
    );
  });
});

it('reports the line of the field, in a list too', async () => {
  const line = lineOf(registry, '"lang": "bn"');
  expect(await failureOf(registry, '"label": "বাংলা"', '"label": ""')).toContain(
    `Could not use ${registry}, line ${line}: [1].label is empty. `,
  );
});

it('reports the line of a misspelt name of a picture', async () => {
  const file = 'src/content/structure.jsonc';
  const line = lineOf(file, '"arafat": { "x"');
  expect(await failureOf(file, '"arafat": { "x"', '"arafatt": { "x"')).toBe(
    `Could not use ${file}, line ${line}: focus.arafatt has the name arafatt, which no picture has. ` +
      'Correct the name, or delete the line. The pictures are in src/pictures.',
  );
});

it('reports the line of an address that leads to nothing', async () => {
  const file = 'src/content/structure.jsonc';
  const line = lineOf(file, '"href": "/refund-policy"');
  expect(await failureOf(file, '"href": "/refund-policy"', '"href": "/rules.pdf"')).toBe(
    `Could not use ${file}, line ${line}: about.reasons[4].href is /rules.pdf, which the site does not have. ` +
      'Put rules.pdf into public, or correct the address.',
  );
});

it('names the file and the current line of code that throws, even after a comment was added above it', async () => {
  const file = 'src/site/components/home/Hero.tsx';
  const said = await failureOf(file, 'return (', 'Object(undefined).none.none;\n  return (');
  const line = lineOf(file, 'none.none');
  expect(said).toBe(
    `Could not make a page (${file}, line ${line}): ` +
      "Cannot read properties of undefined (reading 'none'). Undo the last change there.",
  );
  copy.edit(file, /^/, '// One line more.\n');
  expect(await failure()).toContain(`(${file}, line ${line + 1})`);
});

it.each([
  [
    'public/video/hero-portrait.webm',
    'Could not find hero-portrait.webm (public/video/hero-portrait.webm): the site shows it. Put it there.',
  ],
  [
    'src/pictures/hotel.jpg',
    'Could not find the picture "hotel" (src/pictures): there is no hotel.jpg. ' +
      'Put a JPEG, PNG, WebP or AVIF of that name there. (Shown on /, /bn/.)',
  ],
  [
    'src/pictures',
    'Could not find the pictures (src/pictures): the folder is not there. Bring it back.',
  ],
  ['public', 'Could not find the public files (public): the folder is not there. Bring it back.'],
  ['src/content', 'Could not find src/content: the folder is not there. Bring it back.'],
  [
    'src/content/languages',
    'Could not find src/content/languages: the folder is not there. Bring it back.',
  ],
])('names what is missing: %s', async (file, sentence) => {
  expect(await failureWithout(file)).toBe(sentence);
});

it.each([
  ['src/content', 'src/content'],
  ['src/content/languages', 'src/content/languages'],
  ['src/content/pages', 'src/content/pages'],
  ['src/pictures', 'the pictures (src/pictures)'],
  ['public', 'the public files (public)'],
])('names a file in place of a folder: %s', async (folder, shown) => {
  expect(await failureWithout(folder, 'away', (place) => writeFileSync(place, ''))).toBe(
    `Could not find ${shown}: a file has the folder's name. Rename it, and bring the folder back.`,
  );
});

it.each(['src/content/facts.jsonc', 'src/content/languages/en.jsonc'])(
  'names a folder in place of a file: %s',
  async (file) => {
    expect(await failureWithout(file, 'away', mkdirSync)).toBe(
      `Could not read ${file}: a folder has the file's name. Rename it, and put the file itself there.`,
    );
  },
);

it('names a page that leads nowhere', async () => {
  expect(await failureOf('src/routes.tsx', "'inner', 'about'", "'inner', 'about-us'")).toMatch(
    /^Could not publish .+ leads to \/about\/ /,
  );
});
