/** Each room imports from those before it and from itself; the publisher and the editor have a door; nothing imports content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../src/generator/files.ts';

const rooms =
  'content values agency site routes.tsx generator publish editor commands build.ts'.split(' ');
/** Takes the path of a file, or of a folder that stands for its room. */
const roomOf = (file: string) => rooms.indexOf(file.replace('src/', '').split('/')[0]!);

const importLine = /(?:import type [^;]*?|from |import ?\(?)'(\.[^']+)'/g;
const importsOf = (files: readonly string[]) =>
  files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(importLine)].map(([line, target]) => ({
        file,
        isType: line.startsWith('import type'),
        target: path.posix.join(path.posix.dirname(file), target!),
      })),
    );
const filesIn = (folder: string) => filesUnder(folder).map((name) => `${folder}/${name}`);
const imports = importsOf(['build.ts', ...filesIn('src')]);

it('finds the imports of every room', () => {
  const found = rooms.filter((_, room) => imports.some(({ file }) => roomOf(file) === room));
  expect(found).toEqual(rooms.slice(1));
});

it('lets no room import from one after it, and nothing import what is no room', () => {
  expect(imports.filter(({ target }) => roomOf(target) < 0)).toEqual([]);
  expect(imports.filter(({ file, target }) => roomOf(target) > roomOf(file))).toEqual([]);
});

const isInside = ({ file, target }: (typeof imports)[number]) => roomOf(file) === roomOf(target);
const doors = ['src/publish/index.ts', 'src/editor/index.ts'];

it('lets nobody into the publisher and the editor but by their doors, of four functions at most', () => {
  const entering = imports.filter(
    (each) => !isInside(each) && ['publish', 'editor'].includes(rooms[roomOf(each.target)]!),
  );
  expect(entering.filter(({ target }) => !doors.includes(target))).toEqual([]);
  expect(entering.map(({ file, target }) => `${file} > ${target}`).sort()).toEqual([
    'src/commands/dev/dev.ts > src/editor/index.ts',
    'src/commands/pack.ts > src/publish/index.ts',
    'src/commands/upload.ts > src/publish/index.ts',
    'src/editor/form/publishForm.tsx > src/publish/index.ts',
  ]);
  for (const door of doors) {
    const names = readFileSync(door, 'utf8').match(/(?<=^export (const |\{[^}]*?\b))\w+/gm)!;
    expect(names.length, door).toBeLessThanOrEqual(4);
    expect(names.length, door).toBeGreaterThan(0);
  }
});

it('lets no file import what leads back to it, not even a type', () => {
  let left = imports;
  for (let count = Infinity; left.length < count;) {
    count = left.length;
    const [from, to] = [
      new Set(left.map(({ file }) => file)),
      new Set(left.map(({ target }) => target)),
    ];
    left = left.filter(({ file, target }) => to.has(file) && from.has(target));
  }
  expect(left.map(({ file, target }) => `${file} > ${target}`)).toEqual([]);
});

/** What is in a room, in the order in which it may import. */
const inOrder: Readonly<Record<string, string>> = {
  generator:
    'project.ts disk.ts cache.ts mapConcurrently.ts leftovers.ts sourceErrors.ts terminal.ts files.ts host pictures content ' +
    'output loadCode.ts check makeSite.ts report.ts',
  editor: 'changes page form assets.ts isFromHere.ts openEditor.tsx index.ts',
};

it.each(Object.entries(inOrder))('has an order inside of %s', (room, order) => {
  const placeOf = (file: string) => order.split(' ').indexOf(file.split('/')[2]!);
  const inside = imports.filter(
    (each) => isInside(each) && roomOf(each.file) === rooms.indexOf(room),
  );
  expect(inside.length).toBeGreaterThan(20);
  expect(inside.filter(({ file }) => placeOf(file) < 0)).toEqual([]);
  expect(inside.filter(({ file, target }) => placeOf(target) > placeOf(file))).toEqual([]);
});

it('lets two files behind the site know what a fact is, a word or a price, and both are of the editor', () => {
  const known = /^src\/agency\/(schemas\/|prices|familyQuestions|phrases|scope)/;
  const files = imports
    .filter(({ file, target, isType }) => roomOf(file) > 4 && known.test(target) && !isType)
    .map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual([
    'src/editor/changes/findPassages.ts',
    'src/editor/form/fields.ts',
  ]);
});

it('lets nothing import content, which the generator reads as it reads pictures', () => {
  expect(imports.filter(({ target }) => roomOf(target) === 0)).toEqual([]);
});

it('lets no test import the live content', () => {
  const targets = importsOf(filesIn('tests')).map(({ target }) => target);
  expect(targets.filter((target) => target.startsWith('src/content/'))).toEqual([]);
});

it('lets no test look behind a door but those of its room', () => {
  const behind = importsOf(filesIn('tests')).filter(
    ({ file, target }) =>
      /^src\/(editor|publish)\//.test(target) &&
      !doors.includes(target) &&
      file.split('/')[1] !== target.split('/')[1],
  );
  expect(behind).toEqual([]);
});

const ofCode = ['src', 'styles', 'tests'].flatMap(filesIn);
/** Each line of the comments; those of content are what the form shows. */
const comments = ofCode
  .filter((file) => /\.(tsx?|js|scss)$/.test(file) && !file.startsWith('src/content/'))
  .flatMap((file) => readFileSync(file, 'utf8').match(/^ *(\/\/|\/?\*).*/gm) ?? []);

it('has only files in its comments that there are', () => {
  const names = new Set(
    [...ofCode, 'build.ts', 'vitest.config.ts'].map((file) => path.basename(file)),
  );
  const lost = comments.flatMap((comment) =>
    [...comment.matchAll(/[\w.-]+\.(?:tsx?|scss)\b/g)].filter(([name]) => !names.has(name)),
  );
  expect(lost.map(({ input }) => input)).toEqual([]);
});

it('has comments of at most 130 columns, as its code has 100', () => {
  expect(comments.filter((line) => line.length > 130)).toEqual([]);
  expect(comments.length).toBeGreaterThan(1_000);
});
