/** Tells whether files have changed since something was made from them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from './shortHash.ts';

/** The hash of each file, by its path from the root of the project; undefined for a file that does not exist. */
export type Fingerprints = Readonly<Record<string, string | undefined>>;

/** Takes the paths of files from the root of the project. Returns their fingerprints as they are now. */
export function fingerprintsOf(root: string, files: readonly string[]): Fingerprints {
  return Object.fromEntries(files.map((file) => [file, fingerprintOf(root, file)]));
}

/** Returns whether each file is still as it was when its fingerprint was taken. */
export function areUnchanged(root: string, fingerprints: Fingerprints): boolean {
  return Object.entries(fingerprints).every(([file, hash]) => fingerprintOf(root, file) === hash);
}

function fingerprintOf(root: string, file: string): string | undefined {
  const whole = path.join(root, file);
  return existsSync(whole) ? shortHash(readFileSync(whole)) : undefined;
}
