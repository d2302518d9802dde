/** Each folder imports from those before it and from itself; nothing imports content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../src/generator/files.ts';

const folders = ['content', 'values', 'agency', 'site', 'routes.tsx', 'generator', 'commands'];
const folderOf = (file: string) => folders.indexOf(file.split('/')[1]!);

const importLine = /(?:import type [^;]*?|from |import ?\(?)'(\.[^']+)'/g;
const importsIn = (folder: string) =>
  filesUnder(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      return [...readFileSync(file, 'utf8').matchAll(importLine)].map(([line, target]) => ({
        file,
        isType: line.startsWith('import type'),
        target: path.posix.join(path.posix.dirname(file), target!),
      }));
    });
const imports = importsIn('src');

it('finds the imports of every folder', () => {
  const found = folders.filter((_, folder) =>
    imports.some(({ file }) => folderOf(file) === folder),
  );
  expect(found).toEqual(folders.slice(1));
});

it('lets no folder import from one after it', () => {
  expect(imports.filter(({ file, target }) => folderOf(target) > folderOf(file))).toEqual([]);
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

/** The rooms of the generator, in the order in which they may import each other. */
const rooms =
  'project.ts disk.ts cache.ts mapConcurrently.ts leftovers.ts files.ts host pictures content output loadCode.ts check report changes'.split(
    ' ',
  );
const roomOf = (file: string) => rooms.indexOf(file.split('/')[2]!);

it('lets no room of the generator import from one after it', () => {
  const inside = imports.filter(({ file, target }) =>
    [file, target].every((each) => each.startsWith('src/generator/')),
  );
  expect(inside.filter(({ file }) => roomOf(file) < 0)).toEqual([]);
  expect(inside.filter(({ file, target }) => roomOf(target) > roomOf(file))).toEqual([]);
});

it('lets two files of the generator and the commands know what a fact is, a word or a price', () => {
  const known = /^src\/agency\/(schemas\/|prices|familyQuestions|phrases|scope)/;
  const files = imports
    .filter(({ file, target, isType }) => folderOf(file) > 4 && known.test(target) && !isType)
    .map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual([
    'src/commands/dev/form/fields.ts',
    'src/generator/changes/findPassages.ts',
  ]);
});

it('lets nothing import content, which the generator reads as it reads pictures', () => {
  expect(imports.filter(({ target }) => folderOf(target) === 0)).toEqual([]);
});

it('lets no test import the live content', () => {
  const targets = importsIn('tests').map(({ target }) => target);
  expect(targets.filter((target) => target.startsWith('src/content/'))).toEqual([]);
});

const ofCode = ['src', 'styles', 'tests'].flatMap((folder) =>
  filesUnder(folder).map((name) => `${folder}/${name}`),
);
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

it('has at most 11,510 lines of code in src, of which a step that needs more takes others away', () => {
  const code = filesUnder('src')
    .filter((name) => /\.(tsx?|js|css)$/.test(name) && !name.startsWith('content/'))
    .map((name) => readFileSync(`src/${name}`, 'utf8'))
    .join('\n')
    .replaceAll(/^import [^;]*;$|^ *\{?\/\*[^]*?\*\/.*$|^ *\/\/.*$/gm, '');
  // The largest are commands/dev/form and commands/upload: begin there, with what nobody has asked for.
  expect(code.match(/^.*\S.*$/gm)!.length).toBeLessThanOrEqual(11_510);
});
