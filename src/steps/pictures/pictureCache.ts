/** Keeps encoded pictures between runs: one file per request, named by its key, trusted only if its digest is right. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFormat } from '../../slots.ts';
import { day, removeOld } from '../removeOld.ts';
import { shownPath } from '../../words.ts';

export interface PictureEntry {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly files: readonly PictureFile[];
}

export interface PictureFile {
  readonly format: PictureFormat;
  readonly width: number;
  readonly data: Buffer;
}

/** Returns what is kept under the key, or undefined where there is nothing or it is damaged; marks it as used. */
export function readEntry(cache: string, key: string): PictureEntry | undefined {
  const path = join(cache, key + ending);
  try {
    const entry = unpack(key, readFileSync(path));
    if (entry && Date.now() - statSync(path).mtimeMs > day) utimesSync(path, new Date(), new Date());
    return entry;
  } catch {
    return undefined;
  }
}

/** Writes to a temporary name first, so that an entry is there whole or not at all. Throws where the disk refuses. */
export function writeEntry(cache: string, key: string, entry: PictureEntry): void {
  const part = join(cache, `${key}.${process.pid}${partEnding}`);
  const path = join(cache, key + ending);
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(part, pack(key, entry));
    putInPlace(part, path);
  } catch (cause) {
    if (existsSync(part)) rmSync(part, { force: true });
    throw new Error(
      `Could not keep the encoded pictures (${shownPath(cache)}): ${(cause as Error).message}. ` +
        'Free some disk space, or make the folder writable.',
      { cause },
    );
  }
}

/** Removes the entries that no run has used for 30 days and what killed runs left, and no other file. */
export function pruneCache(cache: string): void {
  removeOld(cache, (name) => (name.endsWith(ending) ? 30 * day : name.endsWith(partEnding) ? day : Infinity));
}

const ending = '.pictures';
const partEnding = '.pictures-part';

/** The digest, a line of JSON that describes the files, and the files one after the other. */
function pack(key: string, { files, ...facts }: PictureEntry): Buffer {
  const parts = files.map(({ format, width, data }) => ({ format, width, bytes: data.length }));
  const head = Buffer.from(`${JSON.stringify({ ...facts, files: parts })}\n`);
  const body = Buffer.concat([head, ...files.map(({ data }) => data)]);
  return Buffer.concat([Buffer.from(`${digestOf(key, body)}\n`), body]);
}

function unpack(key: string, packed: Buffer): PictureEntry | undefined {
  const digestEnd = packed.indexOf('\n');
  const body = packed.subarray(digestEnd + 1);
  if (packed.subarray(0, digestEnd).toString('latin1') !== digestOf(key, body)) return undefined;
  const headEnd = body.indexOf('\n');
  const { files, ...facts } = JSON.parse(body.subarray(0, headEnd).toString('utf8')) as PackedEntry;
  let at = headEnd + 1;
  const unpacked = files.map(({ format, width, bytes }) => ({ format, width, data: body.subarray(at, (at += bytes)) }));
  return { ...facts, files: unpacked };
}

type PackedEntry = Omit<PictureEntry, 'files'> & { files: { format: PictureFormat; width: number; bytes: number }[] };

function digestOf(key: string, body: Buffer): string {
  return createHash('sha256').update(key).update(body).digest('hex');
}

/** Windows refuses to replace a file that another build is reading; that one holds the same bytes and may stay. */
function putInPlace(part: string, path: string): void {
  try {
    renameSync(part, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
    rmSync(part, { force: true });
  }
}
