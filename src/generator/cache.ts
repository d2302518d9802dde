/** Keeps as JSON, from run to run, what takes long to make. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns what is kept in a file, or undefined where there is nothing or not all of it: a laptop that lost power leaves
 * files that are cut short or full of zeros, and neither is JSON.
 */
export function readKept<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Keeps a value in a file. Where nothing can be kept, it is made again next time. */
export function keep(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(value));
    renameSync(draft, file);
  } catch {
    // A folder that may only be read, or a full disk, of which publishing speaks.
  }
}
