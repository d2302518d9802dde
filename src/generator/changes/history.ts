/** The history of saves: a record of each, and the old pictures that it replaced. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCache } from '../cache.ts';
import { move, remove } from '../disk.ts';
import { readBytes } from '../files.ts';
import { digestOf } from '../pictures/sources.ts';
import type { Project } from '../project.ts';

/**
 * A file, and its text before and after a save, sign for sign. A picture has the SHA-256 of its bytes instead, and '' where there
 * is no such file.
 */
export interface FileChange {
  /** The path from src/content, such as `facts.ts` and `../pictures/mina.jpg`. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface Save {
  /** The name of the save for staff: the label of a group of facts, or "Words". */
  readonly what: string;
  readonly changes: readonly FileChange[];
}

const keptSaves = 20;

/** The bytes of old pictures that are kept: as many as 20 photos of 12 megapixels. */
const keptBytes = 200_000_000;

/** A save that can be taken back, and the id by which a page asks for it. */
export interface KeptSave extends Save {
  readonly id: string;
}

/** Returns the last save that is not damaged, or undefined. */
export function lastSave(project: Project): KeptSave | undefined {
  for (const file of savesIn(project).reverse()) {
    const save = readSave(file);
    if (save) return { ...save, id: path.basename(file, '.json') };
  }
  return undefined;
}

/** Moves the record of a save to the others. Its number is above the last one, also where the clock was wrong. */
export function keep(project: Project, record: string): void {
  const last = Number(path.basename(savesIn(project).at(-1) ?? '0', '.json'));
  move(record, path.join(project.history, `${Math.max(Date.now(), last + 1)}.json`));
  const saves = savesIn(project);
  const isTooMuch = () => keptPictures(project) > keptBytes || saves.length > keptSaves;
  while (isTooMuch() && saves.length > 1) remove(saves.shift()!);
}

/** Deletes the kept pictures that no save names, and returns the bytes of the others. */
function keptPictures(project: Project): number {
  const folder = project.history;
  const [pictures, records] = [true, false].map((isPicture) =>
    namesIn(folder)
      .filter((name) => /^[0-9a-f]{64}$/.test(name) === isPicture)
      .map((name) => path.join(folder, name)),
  ) as [string[], string[]];
  const named = records.map((file) => readFileSync(file, 'utf8')).join('');
  const isNamed = (file: string) => named.includes(path.basename(file));
  for (const file of pictures.filter((each) => !isNamed(each))) remove(file);
  return pictures.filter(isNamed).reduce((sum, file) => sum + statSync(file).size, 0);
}

/** Keeps the bytes of a picture under their SHA-256. */
export function keepBytes(project: Project, bytes: Buffer): void {
  writeFileSync(path.join(project.history, digestOf(bytes)), bytes, { flush: true });
}

/** Returns the bytes of a picture by their SHA-256, or none if they are no longer kept. */
export function keptPicture(project: Project, digest: string): Buffer {
  const file = path.join(project.history, digest);
  return existsSync(file) ? readBytes(file, file) : Buffer.of();
}

/** Returns the save in a file, or undefined if there is none or it is damaged. The file is renamed once the save is whole. */
export function readSave(file: string): Save | undefined {
  const save = readCache<Save>(file, 'save');
  const isWhole =
    Array.isArray(save?.changes) &&
    [save.what, ...save.changes.flatMap((each) => [each?.name, each?.before, each?.after])].every(
      (text) => typeof text === 'string',
    );
  return isWhole ? save : undefined;
}

/** Returns the file that holds a save of this process while its files are being written. */
export function pendingIn(project: Project): string {
  return path.join(project.history, `pending-${process.pid}`);
}

/** Returns the files of the saves that are being written, or were interrupted. */
export function pendingSaves(project: Project): string[] {
  const folder = project.history;
  const names = namesIn(folder).filter((name) => name.startsWith('pending'));
  return names.map((name) => path.join(folder, name));
}

/** Returns the files of the last saves, the oldest first. */
function savesIn(project: Project): string[] {
  return namesIn(project.history)
    .filter((name) => /^\d{1,15}\.json$/.test(name))
    .sort((one, other) => parseInt(one, 10) - parseInt(other, 10))
    .map((name) => path.join(project.history, name));
}

/** Returns the names in a folder; none if it is not there, or belongs to somebody else. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
