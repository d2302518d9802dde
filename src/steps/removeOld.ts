/** Keeps the caches from growing for ever. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** Removes the files of a folder that are older than `allowed` says for their name, in milliseconds. */
export function removeOld(folder: string, allowed: (name: string) => number): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    try {
      if (Date.now() - statSync(file).mtimeMs > allowed(name)) rmSync(file);
    } catch {
      // Another build was quicker, or has it open: the next one will see to it.
    }
  }
}
