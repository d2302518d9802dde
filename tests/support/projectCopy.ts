/** Copies of the project in temporary folders, for tests that edit files and build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { makeCopy, removeCopy, type ProjectCopy } from './makeCopy.ts';

/** Returns a copy of the project, which is deleted when the test ends. */
export function copyProject(options?: Parameters<typeof makeCopy>[0]): ProjectCopy {
  const copy = makeCopy(options);
  onTestFinished(() => removeCopy(copy));
  return copy;
}

/** Returns a copy of the project, which is deleted when all tests of the file or the describe block have ended. */
export function copyProjectForAll(options?: Parameters<typeof makeCopy>[0]): ProjectCopy {
  const copy = makeCopy(options);
  afterAll(() => removeCopy(copy));
  return copy;
}

/** Returns the content of every file under a folder, read as Latin-1, by its path with forward slashes. */
export function treeOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(
    paths.map((file) => [
      path.relative(folder, file).split(path.sep).join('/'),
      readFileSync(file, 'latin1'),
    ]),
  );
}
