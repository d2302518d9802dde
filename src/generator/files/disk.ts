/** Lists, writes, moves and deletes files. Retries, because virus scanners, indexers and OneDrive lock new files for a moment. */
import {
  lstatSync,
  readdirSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
  type Mode,
} from 'node:fs';
import path from 'node:path';

/** The waits in milliseconds before each retry. */
const waits = [50, 100, 200, 400, 800];

/** Calls `act` and returns its result. Retries while another program locks the file, for 1.6 s in all; then throws. */
export function retryWhileLocked<T>(act: () => T): T {
  for (const wait of waits) {
    try {
      return act();
    } catch (error) {
      if (!/^(EPERM|EACCES|EBUSY)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
    }
  }
  return act();
}

/** Moves a file or folder, replacing a file at the target. Throws the system's error. */
export function move(from: string, to: string): void {
  retryWhileLocked(() => renameSync(from, to));
}

/**
 * Deletes a file, a link, or a folder with everything in it, if it exists. Throws the system's error. On Windows, rmSync of Node
 * 23.0 to 24.13.0 deletes nothing if a path has characters outside ASCII (nodejs/node 61067).
 */
export function remove(target: string): void {
  const entry = lstatSync(target, { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isDirectory()) return retryWhileLocked(() => unlinkSync(target));
  for (const name of readdirSync(target)) remove(path.join(target, name));
  retryWhileLocked(() => rmdirSync(target));
}

/**
 * Writes a temporary file beside the target and renames it, so that nobody ever sees half a file, even if the disk is full. The
 * file gets the permissions `mode`, if given. Throws the system's error.
 */
export function writeAtomically(file: string, content: string | Uint8Array, mode?: Mode): void {
  const beside = `${file}.tmp`;
  try {
    writeFileSync(beside, content, { flush: true, mode });
    move(beside, file);
  } finally {
    remove(beside);
  }
}

/** Returns the names of all files under a folder, sorted, with forward slashes. */
export function filesUnder(folder: string): string[] {
  return entriesUnder(folder).flatMap(({ name, isFile }) => (isFile ? name : []));
}

/** Returns the files and links under a folder, sorted by name, with forward slashes. */
export function entriesUnder(folder: string): { name: string; isFile: boolean }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const file = path.relative(folder, path.join(entry.parentPath, entry.name));
      return { name: file.split(path.sep).join('/'), isFile: entry.isFile() };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
