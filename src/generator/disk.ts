/** Writes, moves and deletes files. Virus scanners, indexers and OneDrive open what is new, and hold it for a moment. */
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

/** The waits in milliseconds before each new try. */
const waits = [50, 100, 200, 400, 800];

/** Does something with a file and returns what it returns. Tries again while another program holds the file, for 1.6 s in all. */
export function patiently<T>(act: () => T): T {
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

/** Whether a process of this number runs, and is another one than this: what it has written for itself is not to be touched. */
export function isAnotherProcess(pid: number): boolean {
  try {
    return pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // The process of another user answers so.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Gives a file or folder another path, and replaces the file that was there. Throws the system's error. */
export function move(from: string, to: string): void {
  patiently(() => renameSync(from, to));
}

/**
 * Deletes a file, a link or a folder with all that is in it; nothing happens where there is none. Throws the system's error. On
 * Windows, rmSync of Node 23.0 to 24.13.0 deletes nothing where a path has letters outside ASCII (nodejs/node 61067).
 */
export function remove(target: string): void {
  const entry = lstatSync(target, { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isDirectory()) return patiently(() => unlinkSync(target));
  for (const name of readdirSync(target)) remove(path.join(target, name));
  patiently(() => rmdirSync(target));
}

/**
 * Writes a file beside its place and moves it there, so that nobody finds half of it, also where the disk is full. A new file has
 * the rights of `mode`, if it is given. Throws the system's error.
 */
export function writeWhole(file: string, content: string | Uint8Array, mode?: Mode): void {
  const beside = `${file}.tmp`;
  try {
    writeFileSync(beside, content, { flush: true, mode });
    move(beside, file);
  } finally {
    remove(beside);
  }
}
