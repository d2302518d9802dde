/**
 * The command `npm run test:recipes`: follows every recipe of src/recipes.md in a copy of the project. There it runs everything
 * that can notice the changes: lint, the tests that look at every page, word and fact, and the browser's visit to the changed
 * pages. If anything fails, either the recipe or the test is wrong.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { valueAt } from '../src/values/place.ts';
import { followRecipe, recipes } from './support/followRecipe.ts';
import { inLetters } from './support/inLetters.ts';
import { textIn } from './support/translated.ts';

/**
 * The tests that can notice an added page, word, fact, check, language or picture. The tests of single functions, of the form
 * and of publishing work with any site.
 */
const affectedTests = [
  'tests/structure',
  'tests/agency/',
  'tests/site/classes',
  'tests/site/everyLanguage',
  'tests/site/everyPage',
  'tests/site/facts',
  'tests/values/',
  'tests/site/pages',
  'tests/site/structuredData',
  'tests/site/styles',
  'tests/generator/hostFiles',
  'tests/generator/liveContent',
  'tests/generator/recipes',
  'tests/generator/textPages',
  'tests/generator/weight',
  'tests/editor/edits',
  'tests/editor/labels',
  'tests/editor/typed',
  'tests/browser/visit',
];

const root = mkdtempSync(path.join(tmpdir(), 'recipes '));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
const at = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const written = new Set<string>();
const write = (file: string, content: string) => {
  written.add(file);
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
};
const edit = (file: string, old: string, replacement: string) => {
  const [before, after, ...more] = read(file).split(old);
  if (after === undefined || more.length > 0)
    throw new Error(`Could not follow a recipe (${file}): its lines are not there once: ${old}`);
  write(file, before + replacement + after);
};

copyTracked();
linkPackages();
const english = 'src/content/languages/en.jsonc';
const facts = 'src/content/facts.jsonc';
const wordsBefore = parse(read(english));
const factsBefore = parse(read(facts));
const placeRecipe = 'A new place of ziyarat';
for (const title of recipes) if (title !== placeRecipe) followRecipe({ edit, write }, title);
// The invented agency of the tests needs the words and facts that pages ask for, but not the places that the agency shows.
add('tests/fixture/content/languages/en.jsonc', additionsTo(wordsBefore, parse(read(english))));
add('tests/fixture/content/facts.jsonc', additionsTo(factsBefore, parse(read(facts))));
followRecipe({ edit, write }, placeRecipe);
const newWords = additionsTo(wordsBefore, parse(read(english)));

// What the recipes describe only in words: the same lines in each language, a translation, and a photo.
for (const lang of ['bn', 'hi', 'ur'] as const)
  add(`src/content/languages/${lang}.jsonc`, inLetters(lang, newWords));
const german = germanOf(parse(read('src/content/languages/bn.jsonc')), parse(read(english)));
write('src/content/languages/de.jsonc', JSON.stringify(german, null, 2));
for (const page of ['terms-and-conditions', 'refund-policy', 'privacy-policy'])
  write(`src/content/pages/de/${page}.md`, textIn('de', read(`src/content/pages/${page}.md`)));
cpSync(at('src/pictures/uhud.jpg'), at('src/pictures/jabal.jpg'));

run('npm', 'run', 'format');
process.env.VISITED_PAGES = changedPages().join();
process.exitCode = run('npm', 'run', 'lint') || run('npx', 'vitest', 'run', ...affectedTests);

/** Copies the files of the project that git tracks or would add. */
function copyTracked(): void {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of stdout.trim().split('\n')) {
    if (existsSync(file)) cpSync(file, at(file));
  }
}

/** Links each package, and copies the caches, because the tests write to them. */
function linkPackages(): void {
  mkdirSync(at('node_modules'));
  for (const name of readdirSync('node_modules')) {
    const [from, to] = [path.resolve('node_modules', name), at(`node_modules/${name}`)];
    if (name === '.cache') cpSync(from, to, { recursive: true });
    else if (!['.fixtures', '.vite', '.vitest'].includes(name)) symlinkSync(from, to, 'junction');
  }
}

/** Returns the part of a value that it did not have before; undefined if there is none. */
function additionsTo(before: any, after: any): any {
  if (before === undefined) return after;
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return undefined;
  const parts = Object.entries(after)
    .map(([key, value]) => [key, additionsTo(before[key], value)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** Adds the parts of a value that a content file lacks. */
function add(file: string, value: any, keys: readonly string[] = []): void {
  const isThere = valueAt(parse(read(file)), keys) !== undefined;
  if (isThere) {
    for (const [key, part] of Object.entries(value)) add(file, part, [...keys, key]);
    return;
  }
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(read(file), [...keys], value, { formattingOptions });
  write(file, applyEdits(read(file), edits));
}

/** Returns German words: the lines of another language, with the English in German letters. */
function germanOf(other: any, words: any): any {
  if (typeof words === 'string' || Array.isArray(words)) return inLetters('de', words);
  if (typeof other !== 'object' || other === null || Array.isArray(other))
    return inLetters('de', 'In English alone');
  const lines = Object.entries(other).map(([key, line]) => [
    key,
    // The words of facts have their English as the key.
    typeof line === 'string' && words?.[key] === undefined && key.includes(' ')
      ? inLetters('de', key)
      : germanOf(line, words?.[key]),
  ]);
  return Object.fromEntries(lines);
}

/** Returns the names of the pages whose component a recipe makes or changes, such as "about". */
function changedPages(): string[] {
  const names = [...written].flatMap(
    (file) => /^src\/site\/pages\/(\w+)Page\.tsx$/.exec(file)?.[1] ?? [],
  );
  if (names.length === 0)
    throw new Error('Could not find a page that a recipe changes. Look into src/recipes.md.');
  return names.map((name) => name.toLowerCase());
}

/** Runs a command in the copy; returns its exit code. */
function run(command: string, ...args: string[]): number {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
