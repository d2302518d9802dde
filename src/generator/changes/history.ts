/** The history of saves: a record of each, with the bytes of its files before and after it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readCache, toCacheText } from '../cache.ts';
import { move, remove } from '../disk.ts';
import type { Project } from '../project.ts';

/** A file, and its bytes before and after a save in base64, or null where there is no such file. */
export interface FileChange {
  /** The path from src/content, such as `facts.jsonc` and `../pictures/mina.jpg`. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Save {
  /** The name of the save for staff: the label of a group of facts, or "Words". */
  readonly what: string;
  readonly changes: readonly FileChange[];
}

const keptSaves = 20;

/** A save that can be taken back, and the id by which a page asks for it. */
interface KeptSave extends Save {
  readonly id: string;
}

/** Returns the last save that is not damaged, or undefined. */
export function lastSave(project: Project): KeptSave | undefined {
  for (const file of savesIn(project).reverse()) {
    if (known?.file === file) return known.save;
    const save = readSave(file);
    if (!save) continue;
    known = { file, save: { ...save, id: path.basename(file, '.json') } };
    return known.save;
  }
  return undefined;
}

/** The save that was read last. One of a photo has some megabytes, and each page of the form names it. */
let known: { readonly file: string; readonly save: KeptSave } | undefined;

/** Moves the record of a save that is written to the others. Its number is above theirs, also where the clock was wrong. */
export function keepSave(project: Project): void {
  const last = Number(path.basename(savesIn(project).at(-1) ?? '0', '.json'));
  move(pendingIn(project), path.join(project.history, `${Math.max(Date.now(), last + 1)}.json`));
  for (const old of savesIn(project).slice(0, -keptSaves)) remove(old);
}

/** Returns the text of the record of a save. */
export function toRecord(save: Save): string {
  return toCacheText(recordName, save);
}

/** Returns the save in a file, or undefined if there is none or it is damaged. The file is renamed once the save is whole. */
export function readSave(file: string): Save | undefined {
  return readCache<Save>(file, recordName);
}

/** Records of older versions, which had texts and no bytes, have another name, and are not read. */
const recordName = 'save of bytes';

/** Returns the base64 of a text or of bytes. */
export function toBase64(content: string | Buffer): string {
  return Buffer.from(content).toString('base64');
}

/** Returns the file that holds a save while its files are being written. */
export function pendingIn({ history }: Project): string {
  return path.join(history, 'pending');
}

/** Returns the records of the last saves, the oldest first; none if the folder is not there, or belongs to somebody else. */
function savesIn({ history }: Project): string[] {
  try {
    return readdirSync(history)
      .filter((name) => /^\d{1,15}\.json$/.test(name))
      .sort((one, other) => parseInt(one, 10) - parseInt(other, 10))
      .map((name) => path.join(history, name));
  } catch {
    return [];
  }
}
