/** Keeps results that take long to compute (encoded pictures, compiled styles) as JSON files for the next build. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the value in a cache file. Returns undefined if there is no file or it is no JSON: a laptop that lost power
 * leaves files that are cut short or full of zeros.
 */
export function readCache<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Writes a value to a cache file. If that fails, nothing is thrown: the next build computes the value again. */
export function writeCache(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(value));
    renameSync(draft, file);
  } catch {
    // The folder is read-only or the disk is full. The site is right without a cache; the next build takes longer.
  }
}
