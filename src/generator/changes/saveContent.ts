/**
 * Saves content files and pictures, and takes saves back. The whole site is made from the drafts first, so that nothing is
 * written that a build would refuse. Before the files, the save itself and the old pictures are written into the history, so that
 * an interrupted one can be undone.
 */
import { existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toCacheText } from '../cache.ts';
import { isAnotherProcess, move, remove } from '../disk.ts';
import { readBytes, readWritten } from '../files.ts';
import { makeSite, type MadeSite } from '../makeSite.ts';
import { digestOf } from '../pictures/sources.ts';
import type { Draft, Project } from '../project.ts';
import {
  keep,
  keepBytes,
  keptPicture,
  lastSave,
  pendingIn,
  pendingSaves,
  readSave,
  type FileChange,
  type Save,
} from './history.ts';

/** Returns the sentence for a file that has changed since the page showed it. */
export function sayChanged(name: string): string {
  return (
    `Could not save ${shownName(name)}: it was changed in another window or by another program. ` +
    'Open this page in a new window, look at what is new, and change it there.'
  );
}

/**
 * Writes all files of a save or none, and returns the site with them. `upload` are the bytes of a new picture. Throws what the
 * build throws, or an Error for staff.
 */
export async function saveFiles(project: Project, save: Save, upload?: Buffer): Promise<MadeSite> {
  const made = await writeFiles(project, save, upload);
  const isChanged = save.changes.some(({ before, after }) => before !== after);
  if (isChanged) keep(project, pendingIn(project));
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
 * Ends each save that was interrupted while its files were written: keeps it if all of them were, and else takes it back and
 * says so. Throws an Error for staff if it cannot. Whatever reads the content for a site calls it first.
 */
export function endInterrupted(project: Project): void {
  for (const pending of pendingSaves(project)) {
    if (isUnderWay(pending)) continue;
    const { what, changes } = readSave(pending) ?? { what: '', changes: [] };
    const isWritten = (change: FileChange) => stateOf(project, change.name) === change.after;
    const isWhole = changes.length > 0 && changes.every(isWritten);
    try {
      for (const change of changes) remove(`${realPathOf(project, change.name)}.tmp`);
      if (!isWhole) putBack(project, changes.filter(isWritten));
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
      if (isWhole) keep(project, pending);
      else remove(pending);
    } catch {
      // The record belongs to another user, or the disk is full. The content is right without it.
    }
  }
}

/** Whether another process is writing this save. It takes seconds, and an old number may be that of another program by now. */
function isUnderWay(pending: string): boolean {
  const age = Math.abs(Date.now() - (statSync(pending, { throwIfNoEntry: false })?.mtimeMs ?? 0));
  return age < 60_000 && isAnotherProcess(Number(/\d+$/.exec(pending)?.[0]));
}

function putBack(project: Project, changes: readonly FileChange[]): void {
  for (const { name, before } of changes) {
    const draft = draftFor(project, name, before);
    writeBeside(project, name, draft);
    putInPlace(project, name, draft);
  }
}

async function writeFiles(project: Project, save: Save, upload?: Buffer): Promise<MadeSite> {
  const { changes } = save;
  const drafts = new Map(
    changes.map(({ name, after }) => [name, draftFor(project, name, after, upload)]),
  );
  const made = await makeSite({ ...project, drafts });
  try {
    mkdirSync(project.history, { recursive: true });
    for (const { name } of changes) keepPicture(project, name);
    writeFileSync(pendingIn(project), toCacheText('save', save), { flush: true });
    for (const [name, draft] of drafts) writeBeside(project, name, draft);
    const changed = changes.find(({ name, before }) => stateOf(project, name) !== before);
    if (changed) throw new Error(sayChanged(changed.name));
    for (const [name, draft] of drafts) putInPlace(project, name, draft);
    return made;
  } catch (cause) {
    for (const { name } of changes) remove(`${realPathOf(project, name)}.tmp`);
    const isWritten = ({ name, after }: FileChange) => stateOf(project, name) === after;
    if (existsSync(pendingIn(project))) putBack(project, changes.filter(isWritten));
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

/** Writes a draft beside its file. */
function writeBeside(project: Project, name: string, draft: Draft): void {
  if (draft === null) return;
  const file = realPathOf(project, name);
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  writeFileSync(`${file}.tmp`, draft, { flush: true, mode });
}

/** Puts what was written beside a file in its place, or deletes the file. Of a link, the target stays. */
function putInPlace(project: Project, name: string, draft: Draft): void {
  if (draft === null) return remove(path.join(project.content, name));
  const file = realPathOf(project, name);
  move(`${file}.tmp`, file);
}

/** Returns the path of a file. If the file is a link, it returns the path of its target, so that the link stays. */
function realPathOf({ content }: Project, name: string): string {
  const file = path.join(content, name);
  return existsSync(file) ? realpathSync(file) : file;
}

function isPicture(name: string): boolean {
  return !/\.(ts|md)$/.test(name);
}

function shownName(name: string): string {
  return path.posix.join('src/content', name);
}

/** Returns what a change says about a file: its text, the SHA-256 of a picture, or '' where there is no such file. */
function stateOf({ content }: Project, name: string): string {
  const file = path.join(content, name);
  if (!existsSync(file)) return '';
  const shown = shownName(name);
  return isPicture(name) ? digestOf(readBytes(file, shown)) : readWritten(file, shown);
}

/** Returns the draft of a file that has to become as a change says. A picture is the upload, or is kept in the history. */
function draftFor(
  project: Project,
  name: string,
  state: string,
  upload: Buffer = Buffer.of(),
): Draft {
  if (!isPicture(name)) return state;
  if (state === '') return null;
  if (digestOf(upload) === state) return upload;
  const bytes = keptPicture(project, state);
  if (digestOf(bytes) === state) return bytes;
  throw new Error(
    `Could not bring back ${shownName(name)}: its old picture is no longer kept on this computer. Choose the photo once more.`,
  );
}

/** Keeps a picture under its SHA-256, so that the save which replaces it can be taken back. */
function keepPicture(project: Project, name: string): void {
  const file = path.join(project.content, name);
  if (!isPicture(name) || !existsSync(file)) return;
  keepBytes(project, readBytes(file, shownName(name)));
}
