/** Replaces dist by a finished site in one rename. */
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
 * Writes the files beside dist and renames them into its place, so that nobody ever sees half a
 * site. Follows dist where it is a link. Throws where the disk refuses, and dist stays as it was.
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
 * Cleans up after an interrupted build. One killed between the two renames left dist under its
 * previous name, one killed earlier its staging folder. Call it before a build, which may fail.
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

/** Follows a link. Throws where it leads to nothing. */
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
    // Another program has it open, or it is read-only: the next build removes it.
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
