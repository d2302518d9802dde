/** Writes the files of a save, each beside its old one and then in its place, and ends a save that was interrupted between. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { move, remove } from '../disk.ts';
import { readBytes } from '../files.ts';
import type { Project } from '../project.ts';
import { keepSave, pendingIn, readSave, toBase64, type FileChange } from './history.ts';

/**
 * Ends a save that was interrupted while its files were written: keeps it if all of them were, and else takes it back and says
 * so. Throws an Error for staff if it cannot. Whatever reads the content for a site calls it first.
 */
export function endInterrupted(project: Project): void {
  const pending = pendingIn(project);
  if (!existsSync(pending)) return;
  const { what, changes } = readSave(pending) ?? { what: '', changes: [] };
  const isWhole = changes.length > 0 && changes.every((each) => isWritten(project, each));
  try {
    if (!isWhole) putBack(project, changes);
  } catch (cause) {
    throw new Error(
      `Could not take back a save that was interrupted (${what}): ${(cause as Error).message}. ` +
        'Give your account the right to write there, and make room on the disk.',
      { cause },
    );
  }
  if (what && !isWhole)
    console.warn(`A save was interrupted, and has been taken back: ${what}. Save it once more.`);
  try {
    if (isWhole) keepSave(project);
    else remove(pending);
  } catch {
    // The record belongs to another user, or the disk is full. The content is right without it.
  }
}

/** Deletes what was written beside the files of a save, and gives those that were replaced their former bytes. */
export function putBack(project: Project, changes: readonly FileChange[]): void {
  for (const { name } of changes) remove(`${path.join(project.content, name)}.tmp`);
  for (const { name, before } of changes.filter((each) => isWritten(project, each))) {
    writeBeside(project, name, before);
    putInPlace(project, name, before);
  }
}

/** Writes the new bytes of a file beside it. */
export function writeBeside(project: Project, name: string, state: FileChange['after']): void {
  const bytes = bytesOf(state);
  if (bytes === null) return;
  const file = path.join(project.content, name);
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  writeFileSync(`${file}.tmp`, bytes, { flush: true, mode });
}

/** Puts what was written beside a file in its place, or deletes the file. */
export function putInPlace(project: Project, name: string, state: FileChange['after']): void {
  const file = path.join(project.content, name);
  if (state === null) remove(file);
  else move(`${file}.tmp`, file);
}

function isWritten(project: Project, { name, after }: FileChange): boolean {
  return stateOf(project, name) === after;
}

/** Returns the bytes of a file in base64, or null where there is no such file. */
export function stateOf({ content }: Project, name: string): FileChange['after'] {
  const file = path.join(content, name);
  return existsSync(file) ? toBase64(readBytes(file, shownName(name))) : null;
}

export function bytesOf(state: FileChange['after']): Buffer | null {
  return state === null ? null : Buffer.from(state, 'base64');
}

/** Returns the name of a file for staff. */
export function shownName(name: string): string {
  return path.posix.join('src/content', name);
}
