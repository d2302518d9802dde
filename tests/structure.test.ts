/** Each room imports only from itself and earlier rooms; the publisher and the editor have a door; nothing imports content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { doors, pathsIn, filesThatOpen, importsOf, type Import } from './support/imports.ts';

/** The rooms; each may import from those before it. The last is a room of one file, which nothing imports. */
const rooms =
  'values agency site routes.tsx generator hosting publish editor commands build.ts'.split(' ');

/** Returns the room of a file, such as "site" of src/site/icons.ts; undefined for what is in no room, such as content. */
const roomOf = (file: string) => {
  const name = file === 'build.ts' ? file : /^src\/([^/]+)/.exec(file)?.[1];
  return rooms.find((room) => room === name);
};
/** Returns the place of a file's room in that order, or -1. */
const orderOf = (file: string) => rooms.indexOf(roomOf(file) ?? '');

const imports = importsOf(['build.ts', ...pathsIn('src')]);
const arrows = (found: readonly Import[]) => found.map(({ file, target }) => `${file} > ${target}`);
const isInside = ({ file, target }: Import) => roomOf(file) === roomOf(target);

it('finds the imports of every room', () => {
  const importing = new Set(imports.map(({ file }) => roomOf(file)));
  expect(rooms.filter((room) => !importing.has(room))).toEqual([]);
});

it('lets no room import from a later one, and nothing import a file outside the rooms', () => {
  expect(arrows(imports.filter(({ target }) => orderOf(target) < 0))).toEqual([]);
  expect(arrows(imports.filter(({ file, target }) => orderOf(target) > orderOf(file)))).toEqual([]);
});

it('lets nothing import build.ts, which is the program', () => {
  const all = [...imports, ...importsOf(pathsIn('tests'))];
  expect(arrows(all.filter(({ target }) => target === 'build.ts'))).toEqual([]);
  expect(readFileSync('build.ts', 'utf8')).not.toMatch(/^export /m);
});

it.each(Object.entries(doors))('has a door of at most four functions: %s', async (_, door) => {
  const exported = Object.values((await import(path.resolve(door))) as Record<string, unknown>);
  expect(exported.length).toBeGreaterThan(0);
  expect(exported.length).toBeLessThanOrEqual(4);
  expect(exported.filter((value) => typeof value !== 'function')).toEqual([]);
});

it.each(Object.keys(doors))('lets only commands import %s, and only through its door', (room) => {
  const entering = imports.filter((each) => !isInside(each) && roomOf(each.target) === room);
  expect(arrows(entering.filter(({ target }) => target !== doors[room]))).toEqual([]);
  const opening = filesThatOpen(room);
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.filter((file) => roomOf(file) !== 'commands')).toEqual([]);
});

it('lets only the tests of a room import what is behind its door', () => {
  const behind = importsOf(pathsIn('tests')).filter(({ file, target }) => {
    const door = doors[roomOf(target) ?? ''];
    return door !== undefined && target !== door && file.split('/')[1] !== roomOf(target);
  });
  expect(arrows(behind)).toEqual([]);
});

it('keeps the tests of a room with a door in their own folder, from which no other test imports', () => {
  const fromOutside = importsOf(pathsIn('tests')).filter(({ file, target }) => {
    const room = Object.keys(doors).find((name) => target.startsWith(`tests/${name}/`));
    return room !== undefined && !file.startsWith(`tests/${room}/`);
  });
  expect(arrows(fromOutside)).toEqual([]);
});

it('has no circular imports, not even of types', () => {
  let left = imports;
  let count: number;
  do {
    count = left.length;
    const importing = new Set(left.map(({ file }) => file));
    const imported = new Set(left.map(({ target }) => target));
    // A file that imports nothing, or that nothing imports, is in no cycle.
    left = left.filter(({ file, target }) => imported.has(file) && importing.has(target));
  } while (left.length < count);
  expect(arrows(left)).toEqual([]);
});

/** The parts of a room or of a folder in it, in the order in which they may import each other. */
const inOrder: Readonly<Record<string, string>> = {
  'publish/upload':
    'ftp plan live executePlan.ts sendHtaccess.ts uploadWords.ts whatVisitorsSee.ts uploadJob.ts findChanges.ts sendChanges.ts confirmLive.ts uploadRelease.ts',
  generator:
    'project.ts files mapConcurrently.ts terminal.ts webServer pictures content output check makeSite.ts report.ts writeSite.ts dev',
  editor: 'changes page form assets.ts isFromHere.ts openEditor.tsx index.ts',
};

it.each(Object.entries(inOrder))('has an import order inside %s', (folder, order) => {
  const start = `src/${folder}/`;
  const placeOf = (file: string) =>
    order.split(' ').indexOf(file.slice(start.length).split('/')[0]!);
  const inside = imports.filter(
    ({ file, target }) => file.startsWith(start) && target.startsWith(start),
  );
  expect(inside.length).toBeGreaterThan(20);
  expect(arrows(inside.filter(({ file }) => placeOf(file) < 0))).toEqual([]);
  expect(arrows(inside.filter(({ file, target }) => placeOf(target) > placeOf(file)))).toEqual([]);
});

it('lets no room after the generator, except the editor, know what a fact, a word or a price is', () => {
  const known =
    /^src\/agency\/(schemas\/|prices|taxes|includedServices|familyQuestions|phrases|scope)/;
  const knowing = imports.filter(
    ({ file, target, isType }) =>
      orderOf(file) > rooms.indexOf('generator') && known.test(target) && !isType,
  );
  expect(knowing.length).toBeGreaterThan(0);
  expect(arrows(knowing.filter(({ file }) => roomOf(file) !== 'editor'))).toEqual([]);
});

it('lets no test import the live content', () => {
  const targets = importsOf(pathsIn('tests')).map(({ target }) => target);
  expect(targets.filter((target) => target.startsWith('src/content/'))).toEqual([]);
});

const ofCode = ['src', 'styles', 'tests'].flatMap(pathsIn);
/** Every comment line, except in content, whose comments are what the form shows. */
const comments = ofCode
  .filter((file) => /\.(tsx?|js|scss)$/.test(file) && !file.startsWith('src/content/'))
  .flatMap((file) => readFileSync(file, 'utf8').match(/^ *(\/\/|\/?\*).*/gm) ?? []);

/** The files that people read: code with its messages, styles, content, guides and settings. */
const readByPeople: readonly string[] = [
  ...['src', 'styles'].flatMap(pathsIn).filter((file) => /\.(tsx?|js|s?css|jsonc|md)$/.test(file)),
  ...pathsIn('.github').filter((file) => file.endsWith('.yml')),
  'README.md',
  '.env.example',
  '.ci/run',
  'build.ts',
  'vitest.config.ts',
];

/** The files that recipes and guides tell people to make: those with a block, and three that are only named. */
const madeByRecipes = [
  ...[...readFileSync('src/recipes.md', 'utf8').matchAll(/^ *```\w+ \S*?([^/\s]+)$/gm)].map(
    ([, name]) => name!,
  ),
  'de.jsonc',
  '_de.scss',
  'your-visa.md',
];

it('names only existing files in code, messages, comments and guides', () => {
  const names = new Set(
    [...ofCode, ...readByPeople].map((file) => path.basename(file)).concat(madeByRecipes),
  );
  const lost = (text: string) =>
    [...text.matchAll(/(?<![\w.*-])[\w-][\w.-]*\.(?:tsx?|scss|jsonc|md)\b/g)]
      .map(([name]) => name)
      .filter((name) => !names.has(name));
  const lies = readByPeople.flatMap((file) =>
    lost(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(lies).toEqual([]);
  expect(comments.flatMap(lost)).toEqual([]);
  expect(lost('see facts.ts and build.ts')).toEqual(['facts.ts']);
});

it('has comments of at most 130 columns, while code has 100', () => {
  expect(comments.filter((line) => line.length > 130)).toEqual([]);
  expect(comments.length).toBeGreaterThan(1_000);
});
