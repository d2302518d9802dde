/**
 * Saves content files and pictures, and takes saves back. The whole site is made from the drafts first, so that nothing is
 * written that a build would refuse. Before the files, the save itself is written into the history, so that an interrupted one
 * can be undone.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { move, remove } from '../disk.ts';
import { readBytes } from '../files.ts';
import { makeSite, type MadeSite } from '../makeSite.ts';
import type { Project } from '../project.ts';
import {
  keep,
  lastSave,
  pendingIn,
  readSave,
  toBase64,
  toRecord,
  type FileChange,
  type Save,
} from './history.ts';

/** Returns the sentence for a file, or a page of the form, that has changed since it was shown. */
export function sayChanged(name?: string): string {
  return (
    `Could not save ${name ? shownName(name) : 'this'}: it was changed in another window or by another program. ` +
    'Open this page in a new window, look at what is new, and change it there.'
  );
}

/** Writes all files of a save or none, and returns the site with them. Throws what the build throws, or an Error for staff. */
export async function saveFiles(project: Project, save: Save): Promise<MadeSite> {
  const made = await writeFiles(project, save);
  const isChanged = save.changes.some(({ before, after }) => before !== after);
  if (isChanged) keep(project);
  else remove(pendingIn(project));
  return made;
}

/** Takes back the save of an id, which has to be the last one, in the same way. Throws an Error for staff if it is not. */
export async function takeBack(project: Project, id: string): Promise<MadeSite> {
  const save = lastSave(project);
  if (save?.id !== id) throw new Error(anotherSave);
  const { what, changes } = save;
  const back = changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
  const made = await writeFiles(project, { what, changes: back });
  remove(path.join(project.history, `${id}.json`));
  remove(pendingIn(project));
  return made;
}

const anotherSave =
  'Could not take it back: something else was saved or taken back since this page was opened. Look at the button again.';

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
    if (isWhole) keep(project);
    else remove(pending);
  } catch {
    // The record belongs to another user, or the disk is full. The content is right without it.
  }
}

/** Deletes what was written beside the files of a save, and gives those that were replaced their former bytes. */
function putBack(project: Project, changes: readonly FileChange[]): void {
  for (const { name } of changes) remove(`${path.join(project.content, name)}.tmp`);
  for (const { name, before } of changes.filter((each) => isWritten(project, each))) {
    writeBeside(project, name, before);
    putInPlace(project, name, before);
  }
}

async function writeFiles(project: Project, save: Save): Promise<MadeSite> {
  const { changes } = save;
  const drafts = new Map(changes.map(({ name, after }) => [name, bytesOf(after)]));
  const made = await makeSite({ ...project, drafts });
  try {
    mkdirSync(project.history, { recursive: true });
    writeFileSync(pendingIn(project), toRecord(save), { flush: true });
    for (const { name, after } of changes) writeBeside(project, name, after);
    const changed = changes.find(({ name, before }) => stateOf(project, name) !== before);
    if (changed) throw new Error(sayChanged(changed.name));
    for (const { name, after } of changes) putInPlace(project, name, after);
    return made;
  } catch (cause) {
    if (existsSync(pendingIn(project))) putBack(project, changes);
    remove(pendingIn(project));
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!code) throw cause;
    const names = changes.map(({ name }) => shownName(name)).join(', ');
    const advice = /^(EACCES|EPERM|EROFS)$/.test(code)
      ? 'Give your account the right to write there, and save again.'
      : 'Make room on the disk, close the programs that use it, and save again.';
    throw new Error(`Could not save ${names}: ${message}. ${advice}`, { cause });
  }
}

/** Writes the new bytes of a file beside it. */
function writeBeside(project: Project, name: string, state: FileChange['after']): void {
  const bytes = bytesOf(state);
  if (bytes === null) return;
  const file = path.join(project.content, name);
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  writeFileSync(`${file}.tmp`, bytes, { flush: true, mode });
}

/** Puts what was written beside a file in its place, or deletes the file. */
function putInPlace(project: Project, name: string, state: FileChange['after']): void {
  const file = path.join(project.content, name);
  if (state === null) remove(file);
  else move(`${file}.tmp`, file);
}

function shownName(name: string): string {
  return path.posix.join('src/content', name);
}

/** Returns the bytes of a file in base64, or null where there is no such file. */
function stateOf({ content }: Project, name: string): FileChange['after'] {
  const file = path.join(content, name);
  return existsSync(file) ? toBase64(readBytes(file, shownName(name))) : null;
}

function isWritten(project: Project, { name, after }: FileChange): boolean {
  return stateOf(project, name) === after;
}

function bytesOf(state: FileChange['after']): Buffer | null {
  return state === null ? null : Buffer.from(state, 'base64');
}
