/** Folders with files, for tests of what reads or writes them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns an empty folder, with a space in its path, that lasts as long as its test. */
export function emptyFolder(whenDone: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'written साइट '));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by their path with slashes; returns their folder. */
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
