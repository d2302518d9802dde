/**
 * Replaces several source files, all or none. What is to be done is recorded first, so that whoever reads the content next goes
 * on where a program was killed. The form saves with it.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCache, toCacheText } from '../cache.ts';
import { move, remove } from '../disk.ts';
import { readBytes } from '../files.ts';
import type { Project } from '../project.ts';

/** A file, and its bytes before and after in base64, or null where there is no such file. */
export interface FileChange {
  /** The path from src/content, such as `facts.jsonc` and `../pictures/mina.jpg`. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Replacement {
  /** Its name for staff. */
  readonly what: string;
  readonly changes: readonly FileChange[];
  /** The name that its record has afterwards, beside the others; without one it is deleted. */
  readonly keptAs?: string | undefined;
  /** The names of other records, which are deleted then. */
  readonly drops?: readonly string[];
}

/** Replaces the files, which are as they were before. If that fails, they are so again, and it throws an Error for staff. */
export function replaceSources(project: Project, replacement: Replacement): void {
  const { changes } = replacement;
  try {
    mkdirSync(project.history, { recursive: true });
    writeFileSync(recordIn(project), toRecord(replacement), { flush: true });
    replaceFiles(project, changes);
  } catch (cause) {
    replaceFiles(project, reversed(changes));
    for (const { name } of changes) remove(`${path.join(project.content, name)}.tmp`);
    remove(recordIn(project));
    throw sayUnwritten(changes, cause as NodeJS.ErrnoException);
  }
  closeRecord(project, replacement);
}

/** Ends a replacement that was interrupted. Throws an Error for staff if it cannot. */
export function endInterrupted(project: Project): void {
  const record = recordIn(project);
  if (!existsSync(record)) return;
  const replacement = readRecord(record);
  try {
    replaceFiles(project, replacement?.changes ?? []);
  } catch (cause) {
    throw new Error(
      `Could not end a save that was interrupted (${replacement?.what}): ${(cause as Error).message}. ` +
        'Give your account the right to write there, and make room on the disk.',
      { cause },
    );
  }
  try {
    closeRecord(project, replacement ?? {});
  } catch {
    // The record belongs to another user, or the disk is full. The content is right without it.
  }
}

function sayUnwritten(changes: readonly FileChange[], cause: NodeJS.ErrnoException): Error {
  const { code = '', message } = cause;
  const names = changes.map(({ name }) => shownName(name)).join(', ');
  const advice = /^(EACCES|EPERM|EROFS)$/.test(code)
    ? 'Give your account the right to write there, and save again.'
    : 'Make room on the disk, close the programs that use it, and save again.';
  return new Error(`Could not save ${names}: ${message}. ${advice}`, { cause });
}

export function reversed(changes: readonly FileChange[]): FileChange[] {
  return changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
}

/** Gives each file that is as it was before its new bytes, beside it and then in its place, or deletes it. */
function replaceFiles(project: Project, changes: readonly FileChange[]): void {
  for (const { name, before, after } of changes) {
    const file = path.join(project.content, name);
    if (stateOf(project, name) !== before) continue;
    if (after === null) {
      remove(file);
      continue;
    }
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    writeFileSync(`${file}.tmp`, Buffer.from(after, 'base64'), { flush: true, mode });
    move(`${file}.tmp`, file);
  }
}

/** Returns the bytes of a file in base64, or null where there is no such file. */
export function stateOf({ content }: Project, name: string): FileChange['after'] {
  const file = path.join(content, name);
  return existsSync(file) ? toBase64(readBytes(file, shownName(name))) : null;
}

/** Returns the name of a file for staff. */
export function shownName(name: string): string {
  return path.posix.join('src/content', name);
}

/** Returns the base64 of a text or of bytes. */
export function toBase64(content: string | Buffer): string {
  return Buffer.from(content).toString('base64');
}

/** Returns the file that holds the record while files are being replaced. */
function recordIn({ history }: Project): string {
  return path.join(history, 'pending');
}

function closeRecord(project: Project, { keptAs, drops = [] }: Partial<Replacement>): void {
  const record = recordIn(project);
  for (const name of drops) remove(path.join(project.history, name));
  if (keptAs) move(record, path.join(project.history, keptAs));
  else remove(record);
}

/** Records of older versions, which had texts and no bytes, have another name, and are not read. */
const recordName = 'save of bytes';

/** Returns the text of a record. */
export function toRecord(replacement: Replacement): string {
  return toCacheText(recordName, replacement);
}

/** Returns the record in a file, or undefined if there is none or it is damaged. */
export function readRecord(file: string): Replacement | undefined {
  return readCache<Replacement>(file, recordName);
}
