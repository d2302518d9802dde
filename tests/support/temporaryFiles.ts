/** Makes temporary folders with files, for tests of code that reads or writes files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Returns an empty folder with a space in its path, which is deleted when the test ends, or by `whenDone`. Pass `afterAll` only
 * at the top level of a test file: called in a hook it does nothing, and a module that files share is loaded only once.
 */
export function emptyFolder(whenDone: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'written साइट '));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files, given by their path with forward slashes, into a folder, and returns the folder. */
export function writeFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  folder = emptyFolder(),
): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, ...name.split('/'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
