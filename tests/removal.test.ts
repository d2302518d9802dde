/**
 * The editor and the publisher can be removed: nothing else needs them, not even a test. As neither imports the other
 * (structure.test), each can be removed alone. commands/build.test checks that the rest builds the same site.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathsIn, importsOf, removableStarts } from './support/imports.ts';

const starts = removableStarts();
const isRemovable = (file: string) => starts.some((start) => file.startsWith(start));
const all = ['build.ts', 'vitest.config.ts', ...pathsIn('src'), ...pathsIn('tests')];

it('is complete without the editor and the publisher', () => {
  const imports = importsOf(all.filter((file) => !isRemovable(file)));
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ target }) => isRemovable(target))).toEqual([]);
});

it('declares no global types in the editor and the publisher', () => {
  const removable = all.filter((file) => isRemovable(file) && /\.tsx?$/.test(file));
  expect(removable.length).toBeGreaterThan(50);
  const declaring = removable.filter((file) =>
    /^ *declare (global|module)/m.test(readFileSync(file, 'utf8')),
  );
  expect(declaring).toEqual([]);
});
