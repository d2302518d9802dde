/** Keeps what was encoded from run to run: a folder for each request, with its files and a description of them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureFormat } from '../../slots.ts';
import { shownPath } from '../../words.ts';
import { shortHash } from '../shortHash.ts';

/** What one request was encoded to. */
export interface Encoding {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** The mean colour as #rrggbb. */
  readonly colour: string;
  /** By how many steps the quality was lowered. */
  readonly lowered: number;
  /** Ascending by width. */
  readonly files: readonly PictureFile[];
}

export interface PictureFile {
  readonly format: PictureFormat;
  readonly width: number;
  readonly data: Buffer;
}

/** Returns what is kept in a folder, or undefined where there is nothing, or not all of it as it was written. */
export function readEntry(folder: string): Encoding | undefined {
  try {
    const { files, ...facts } = JSON.parse(readFileSync(path.join(folder, description), 'utf8')) as Description;
    const read = files.map(({ format, width }) => ({ format, width, data: readFileSync(fileOf(folder, format, width)) }));
    // A run that was killed, or a laptop that lost power, may leave files that are cut short or full of zeros.
    return read.every(({ data }, at) => shortHash(data) === files[at]!.hash) ? { ...facts, files: read } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the description last: nothing is trusted that it does not describe. Throws where the disk refuses. */
export function writeEntry(folder: string, { files, ...facts }: Encoding): void {
  const described = files.map(({ format, width, data }) => ({ format, width, hash: shortHash(data) }));
  try {
    mkdirSync(folder, { recursive: true });
    for (const { format, width, data } of files) writeFileSync(fileOf(folder, format, width), data);
    writeFileSync(path.join(folder, description), JSON.stringify({ ...facts, files: described } satisfies Description));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';
    const advice = isFull ? 'Free some disk space.' : 'Make that folder writable, or delete it: it is made anew.';
    const shown = shownPath(path.dirname(folder));
    throw new Error(`Could not keep the encoded pictures (${shown}): ${message}. ${advice}`, { cause });
  }
}

/** Removes what was kept 30 days ago; what is still needed is made again. */
export function pruneCache(cache: string): void {
  for (const name of readdirSync(cache)) {
    const entry = path.join(cache, name);
    try {
      if (Date.now() - statSync(entry).mtimeMs > 30 * day) rmSync(entry, { recursive: true });
    } catch {
      // Another run was quicker, or has it open: the next one will see to it.
    }
  }
}

type Description = Omit<Encoding, 'files'> & { files: { format: PictureFormat; width: number; hash: string }[] };

const description = 'picture.json';

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

function fileOf(folder: string, format: PictureFormat, width: number): string {
  return path.join(folder, `${width}.${format}`);
}
