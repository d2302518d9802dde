/** Keeps as JSON, from run to run, what takes long to make. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns what a cache file holds, or undefined where there is none or not all of it: a laptop that lost power leaves
 * files that are cut short or full of zeros, and neither is JSON.
 */
export function readCache<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Writes a value to a cache file. Where that fails, it is made again next time. */
export function writeCache(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(value));
    renameSync(draft, file);
  } catch {
    // Read-only folder or full disk: ignored here, replaceDist reports it.
  }
}
