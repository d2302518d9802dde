/** JSON files that begin with a hash, so that a damaged one is noticed: caches of the generator, and the record of a save. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from './shortHash.ts';

/**
 * Returns the value of a file that was written under `name`, or undefined if the file is missing or damaged: after a power cut, a
 * file may be truncated, full of zeros, corrupt in the middle or filled with another file's content.
 */
export function readChecked<T>(file: string, name = path.basename(file)): T | undefined {
  try {
    const [, hash, json] = /^(\w+)\n([^]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    return hash && json && hashOfRecord(name, json) === hash ? (JSON.parse(json) as T) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a value to a cache file. Never throws: if the write fails, is cut short or collides with another build, the next build
 * computes the value again.
 */
export function writeCache(file: string, value: unknown): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, checkedText(path.basename(file), value));
  } catch {
    // The folder is read-only or the disk is full. The site is correct without a cache; the next build only takes longer.
  }
}

/** Returns the text of such a file: a hash of its name and its value, and the value. */
export function checkedText(name: string, value: unknown): string {
  const json = JSON.stringify(value);
  return `${hashOfRecord(name, json)}\n${json}`;
}

function hashOfRecord(name: string, json: string): string {
  return shortHash(`${name}\n${json}`);
}
