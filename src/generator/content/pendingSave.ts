/**
 * Saves several source files, all or none. The editor first writes a record of the changes; then the files are replaced. If the
 * process is killed in between, the next one that reads the content finishes the save from the record.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readChecked } from '../files/checkedFile.ts';
import { move, remove, writeAtomically } from '../files/disk.ts';
import { readBytes } from '../files/readFile.ts';
import type { Project } from '../project.ts';

/** A file, with its bytes before and after the save in base64; null means that there is no such file. */
export interface FileChange {
  /** The path from src/content, such as `facts.jsonc` and `../pictures/mina.jpg`. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface SaveRecord {
  /** The name that staff see for the save. */
  readonly what: string;
  readonly changes: readonly FileChange[];
  /** The name under which the record is kept afterwards, beside the others; without one it is deleted. */
  readonly keptAs?: string | undefined;
  /** The names of other records to delete after the save. */
  readonly drops?: readonly string[];
}

/** The name that goes into the hash of a record. */
export const recordName = 'save';

/** Returns the file that holds the record while files are being replaced. */
export function pendingRecord({ history }: Project): string {
  return path.join(history, 'pending');
}

/** Returns the record in a file, or undefined if there is none or it is damaged. */
export function readRecord(file: string): SaveRecord | undefined {
  return readChecked<SaveRecord>(file, recordName);
}

/** Finishes the save that has a pending record, if there is one. Throws an Error for staff if it cannot. */
export function finishPendingSave(project: Project): void {
  const record = pendingRecord(project);
  if (!existsSync(record)) return;
  const save = readRecord(record);
  try {
    replaceFiles(project, save?.changes ?? []);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    // An error without a code is from readFile.ts, and says what to do about the file.
    if (code === undefined) throw cause;
    throw new Error(
      `Could not finish a save that was interrupted (${save?.what}): ${message}. ` +
        'Give your account the right to write there, and make room on the disk.',
      { cause },
    );
  }
  try {
    closeRecord(project, save ?? {});
  } catch {
    // The record belongs to another user, or the disk is full. The content is right without it.
  }
}

/** Replaces or deletes each file that still has its former bytes. Throws if a file cannot be read or written. */
export function replaceFiles(project: Project, changes: readonly FileChange[]): void {
  for (const { name, before, after } of changes) {
    if (bytesNow(project, name) !== before) continue;
    const file = path.join(project.content, name);
    if (after === null) {
      remove(file);
      continue;
    }
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    writeAtomically(file, Buffer.from(after, 'base64'), mode);
  }
}

/** Returns the bytes of a file in base64, or null where there is no such file. */
export function bytesNow({ content }: Project, name: string): FileChange['after'] {
  const file = path.join(content, name);
  return existsSync(file) ? readBytes(file, shownName(name)).toString('base64') : null;
}

/** Returns the name of a file for staff. */
export function shownName(name: string): string {
  return path.posix.join('src/content', name);
}

function closeRecord(project: Project, { keptAs, drops = [] }: Partial<SaveRecord>): void {
  const record = pendingRecord(project);
  for (const name of drops) remove(path.join(project.history, name));
  if (keptAs) move(record, path.join(project.history, keptAs));
  else remove(record);
}
