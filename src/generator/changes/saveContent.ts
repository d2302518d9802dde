/**
 * Saves content files and takes saves back. The whole site is made from the drafts first, so that nothing is written that a
 * build would refuse. Before the content files, the save itself is written into the cache folder, so that an interrupted one
 * can be undone.
 */
import { mkdirSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCache, toCacheText } from '../cache.ts';
import { move, remove } from '../disk.ts';
import { readBytes, readText } from '../files.ts';
import { makeSite, type MadeSite } from '../makeSite.ts';
import type { Project } from '../project.ts';

/** A file of src/content, and its text before and after a save. */
export interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface Save {
  /** The name of the save for staff: the label of a group of facts, or "Words". */
  readonly what: string;
  readonly changes: readonly Change[];
}

/** Returns the sentence for a file that has changed since the page showed it. */
export function sayChanged(name: string): string {
  return (
    `Could not save src/content/${name}: it was changed in another window or by another program. ` +
    'Open this page in a new window, look at what is new, and change it there.'
  );
}

const keptSaves = 20;

/** Writes all files of a save or none, and returns the site with them. Throws what the build throws, or an Error for staff. */
export async function saveFiles(project: Project, save: Save): Promise<MadeSite> {
  const made = await writeFiles(project, save);
  const isChanged = save.changes.some(({ before, after }) => before !== after);
  if (isChanged) move(pendingIn(project), path.join(historyOf(project), `${Date.now()}.json`));
  else remove(pendingIn(project));
  for (const old of savesIn(project).slice(0, -keptSaves)) remove(old);
  return made;
}

/** Returns the last save, or undefined. */
export function lastSave(project: Project): Save | undefined {
  return readCache<Save>(savesIn(project).at(-1) ?? '');
}

/** Takes back the last save of a project in the same way. Throws an Error for staff if there is none. */
export async function takeBack(project: Project): Promise<MadeSite> {
  const save = lastSave(project);
  if (!save) throw new Error('Could not take it back: no save is kept. Change it by hand.');
  const { what, changes } = save;
  const back = changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
  const made = await writeFiles(project, { what, changes: back });
  remove(savesIn(project).at(-1)!);
  remove(pendingIn(project));
  return made;
}

/** Restores the files of a save that was interrupted before all of them were written. */
export function undoInterrupted(project: Project): void {
  const pending = pendingIn(project);
  for (const { name, before, after } of readCache<Save>(pending)?.changes ?? []) {
    const file = realPathOf(project, name);
    if (textOf(project, name) === after) {
      writeBeside(file, before);
      move(`${file}.tmp`, file);
    }
    remove(`${file}.tmp`);
  }
  remove(pending);
}

async function writeFiles(project: Project, save: Save): Promise<MadeSite> {
  const { changes } = save;
  const drafts = new Map(changes.map(({ name, after }) => [name, after]));
  const made = await makeSite({ ...project, drafts });
  const files = changes.map(({ name }) => realPathOf(project, name));
  try {
    writeFileSync(pendingIn(project), toCacheText(save), { flush: true });
    for (const [at, file] of files.entries()) writeBeside(file, changes[at]!.after);
    const changed = changes.find(({ name, before }) => textOf(project, name) !== before);
    if (changed) throw new Error(sayChanged(changed.name));
    for (const file of files) move(`${file}.tmp`, file);
    return made;
  } catch (cause) {
    undoInterrupted(project);
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!code) throw cause;
    const names = changes.map(({ name }) => `src/content/${name}`).join(', ');
    const advice = 'Make room on the disk, close the programs that use it, and save again.';
    throw new Error(`Could not save ${names}: ${message}. ${advice}`, { cause });
  }
}

/** Writes a text beside a file, with the line breaks of Windows if the file has them. */
function writeBeside(file: string, text: string): void {
  const isWindows = readBytes(file, file).includes('\r\n');
  const lines = isWindows ? text.replaceAll('\n', '\r\n') : text;
  writeFileSync(`${file}.tmp`, lines, { flush: true, mode: statSync(file).mode });
}

/** Returns the path of a content file. If the file is a link, it returns the path of its target, so that the link stays. */
function realPathOf({ content }: Project, name: string): string {
  return realpathSync(path.join(content, name));
}

function textOf({ content }: Project, name: string): string {
  return readText(path.join(content, name), `src/content/${name}`);
}

/** Returns the folder of the last saves. It is in the cache folder, so that saves can be taken back after a restart. */
function historyOf({ cache }: Project): string {
  const folder = path.join(cache, 'history');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Returns the file that holds a save while its files are being written. */
function pendingIn(project: Project): string {
  return path.join(historyOf(project), 'pending');
}

/** Returns the files of the last saves, the oldest first. */
function savesIn(project: Project): string[] {
  const folder = historyOf(project);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => path.join(folder, name));
}
