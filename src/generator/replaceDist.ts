/** Replaces dist by a finished site in one rename. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { shownPath } from './terminal.ts';
import { filesUnder, type Files } from './files.ts';
import { hashedFileName } from './host/hostHeaders.ts';

/**
 * Writes the files beside dist and renames them into its place, so that nobody ever sees half a
 * site. Follows dist where it is a link. Returns the names that dist had and has no more, but for
 * hashed ones. Throws where the disk refuses, and dist stays as it was.
 */
export function replaceDist(files: Files, dist: string): string[] {
  const folder = realFolder(dist);
  let before: string[] = [];
  const staging = `${folder}.building-${process.pid}`;
  const previous = `${folder}.previous-${process.pid}`;
  try {
    remove(staging);
    write(files, staging);
    if (existsSync(folder)) {
      before = filesUnder(folder);
      renameSync(folder, previous);
    }
    renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
    remove(staging);
    throw describe(error as NodeJS.ErrnoException, dist);
  }
  remove(previous);
  return before.filter((name) => !files.has(name) && !hashedFileName.test(name));
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

/** Follows a link. Throws where it leads to nothing, and where a file is in the place of dist. */
function realFolder(dist: string): string {
  if (statSync(dist, { throwIfNoEntry: false })?.isFile()) {
    throw new Error(
      `Could not write the site (${shownPath(dist)}): it is a file, and the site needs a folder. ` +
        'Move the file away, or delete it.',
    );
  }
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
  const [, advice] = advices.find(([codes]) => codes.includes(cause.code ?? '')) ?? [
    [],
    'Close the programs that use the folder',
  ];
  const reason = `Could not write the site (${shownPath(dist)}): ${cause.message}`;
  return new Error(`${reason}. ${advice}, and build again.`, { cause });
}

const advices: readonly [codes: readonly string[], advice: string][] = [
  [['EACCES', 'EPERM', 'EROFS'], 'Make the folder writable, close the programs that use it'],
  [['ENOSPC', 'EDQUOT', 'EFBIG'], 'Free some disk space'],
  [
    ['EBUSY'],
    'Close the programs that use the folder, or, where it is a disk or volume of its own, make a folder in it and dist a link to that',
  ],
];
