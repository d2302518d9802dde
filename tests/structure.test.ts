/** Each room imports from those before it and from itself; the registry alone imports content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../src/generator/files.ts';

const rooms = ['content', 'schemas', 'site', 'routes.tsx', 'generator', 'commands'];
const roomOf = (file: string) => rooms.indexOf(file.split('/')[1]!);

const importLine = /(?:import type [^;]*?|from |import ?\(?)'(\.[^']+)'/g;
const importsIn = (folder: string) =>
  filesUnder(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      return [...readFileSync(file, 'utf8').matchAll(importLine)].map(([line, target]) => ({
        file,
        target: path.posix.join(path.posix.dirname(file), target!),
        isType: line.startsWith('import type'),
      }));
    });
const imports = importsIn('src');

it('finds the imports of every room', () => {
  const found = rooms.filter((_, room) => imports.some(({ file }) => roomOf(file) === room));
  expect(found).toEqual(rooms);
});

it('lets no room import from one after it', () => {
  expect(imports.filter(({ file, target }) => roomOf(target) > roomOf(file))).toEqual([]);
});

it('lets no code import content but its type', () => {
  const found = imports.filter(({ file, target }) => roomOf(file) > 0 && roomOf(target) === 0);
  expect(found).toEqual([
    { file: 'src/schemas/content.ts', target: 'src/content/index.ts', isType: true },
  ]);
});

it('lets no test import the live content', () => {
  const targets = importsIn('tests').map(({ target }) => target);
  expect(targets.filter((target) => target.startsWith('src/content/'))).toEqual([]);
});
