/** Each folder imports from those before it and from itself; nothing imports content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../src/generator/files.ts';

const folders = ['content', 'schemas', 'site', 'routes.tsx', 'generator', 'commands'];
const folderOf = (file: string) => folders.indexOf(file.split('/')[1]!);

const importLine = /(?:import type [^;]*?|from |import ?\(?)'(\.[^']+)'/g;
const importsIn = (folder: string) =>
  filesUnder(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      return [...readFileSync(file, 'utf8').matchAll(importLine)].map(([, target]) => ({
        file,
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

it('lets nothing import content, which the generator reads as it reads pictures', () => {
  expect(imports.filter(({ target }) => folderOf(target) === 0)).toEqual([]);
});

it('lets no test import the live content', () => {
  const targets = importsIn('tests').map(({ target }) => target);
  expect(targets.filter((target) => target.startsWith('src/content/'))).toEqual([]);
});
