/** Puts a finished site in the place of the last one, all at once. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { shownPath } from './terminal.ts';
import type { Files } from './files.ts';

/**
 * Puts the files in the place of what is in `dist`, or in the folder that `dist` is a link to: written beside it and
 * exchanged in one rename, so that nobody ever sees half a site. Throws, with dist as it was, where the disk refuses.
 */
export function replaceDist(files: Files, dist: string): void {
  const folder = realFolder(dist);
  const staging = `${folder}.building-${process.pid}`;
  const previous = `${folder}.previous-${process.pid}`;
  try {
    remove(staging);
    write(files, staging);
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
    remove(staging);
    throw describe(error as NodeJS.ErrnoException, dist);
  }
  remove(previous);
}

/**
 * Puts right what an interrupted build left: one that was killed between the two renames left dist under its other
 * name, one killed earlier its staging folder. To be called before a build begins, which may fail.
 */
export function recover(dist: string): void {
  const folder = realFolder(dist);
  const parent = path.dirname(folder);
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (!name.startsWith(path.basename(folder))) continue;
    const [, kind, pid] =
      /^\.(building|previous)-(\d+)$/.exec(name.slice(path.basename(folder).length)) ?? [];
    if (kind === undefined || isRunning(Number(pid))) continue;
    const leftover = path.join(parent, name);
    if (kind === 'previous' && !existsSync(folder)) renameSync(leftover, folder);
    else remove(leftover);
  }
}

/** A link is kept; where it leads to nothing the site cannot be put there. */
function realFolder(dist: string): string {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()) return dist;
  try {
    return realpathSync(dist);
  } catch (cause) {
    throw new Error(
      `Could not write the site (${shownPath(dist)}): it is a link to a folder that is not there. ` +
        'Make that folder, or delete the link.',
      { cause },
    );
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function write(files: Files, folder: string): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another program has it open, or it may only be read: the next build will see to it.
  }
}

function describe(cause: NodeJS.ErrnoException, dist: string): Error {
  const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(cause.code ?? '');
  const advice = isForbidden ? 'Make the folder writable' : 'Free some disk space';
  const reason = `Could not write the site (${shownPath(dist)}): ${cause.message}`;
  return new Error(
    `${reason}. ${advice}, close the programs that use the folder, and build again.`,
    { cause },
  );
}
