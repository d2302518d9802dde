/** The imports between the files of the project, types included. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../src/generator/files/disk.ts';

export interface Import {
  readonly file: string;
  /** The path of the imported file from the project's root. */
  readonly target: string;
  readonly isType: boolean;
}

/** Matches an import, an export from another file, an `import()` and a type's `import()`, with the relative path. */
const importLine = /(?:import type [^;]*?|from |import ?\(?)'(\.[^']+)'/g;

/** Returns the paths of all files under a folder, from the project's root. */
export function pathsIn(folder: string): string[] {
  return filesUnder(folder).map((name) => `${folder}/${name}`);
}

/** Returns the imports of the TypeScript files among these. */
export function importsOf(files: readonly string[]): Import[] {
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(importLine)].map(([line, target]) => ({
        file,
        target: path.posix.join(path.posix.dirname(file), target!),
        isType: line.startsWith('import type'),
      })),
    );
}

/** The rooms with a door, and their doors. */
export const doors: Readonly<Record<string, string>> = {
  publish: 'src/publish/index.ts',
  editor: 'src/editor/index.ts',
};

/** Returns the files that import the door of a room: the commands that open it. */
export function filesThatOpen(room: string): string[] {
  return importsOf(pathsIn('src'))
    .filter(({ file, target }) => target === doors[room] && !file.startsWith(`src/${room}/`))
    .map(({ file }) => file);
}

/** Returns how the paths start that go with the rooms that have a door: their files, tests, and the commands that open them. */
export function removableStarts(): string[] {
  const rooms = Object.keys(doors);
  const folders = rooms.flatMap((room) => [`src/${room}/`, `tests/${room}/`]);
  return [...folders, ...rooms.flatMap(filesThatOpen)];
}
