/** Puts a finished site in the place of dist. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from './terminal.ts';
import { filesUnder, type Files } from './files.ts';
import { hashedFileName } from './host/hostHeaders.ts';

/**
 * Writes the files beside dist and renames both folders, so that dist never holds half a site. Of two
 * builds at once the later one wins, or throws. Returns the names of removed files, except hashed
 * ones. Throws where the disk refuses, and dist stays as it was.
 */
export function replaceDist(files: Files, dist: string): string[] {
  const draft = `${dist}.new-${process.pid}`;
  const old = `${dist}.old-${process.pid}`;
  let removed: string[] = [];
  try {
    for (const [name, content] of files) {
      const file = path.join(draft, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    if (existsSync(dist)) {
      removed = filesUnder(dist).filter((name) => !files.has(name) && !hashedFileName.test(name));
      renameSync(dist, old);
    }
    renameSync(draft, dist);
  } catch (cause) {
    throw new Error(
      `Could not write the site (${shownPath(dist)}): ${(cause as Error).message}. Close the programs that ` +
        'use the folder, look whether the disk is full or read-only, and build again.',
      { cause },
    );
  } finally {
    mendDist(dist);
  }
  return removed;
}

/**
 * Cleans up after builds that have ended: brings back the dist that one had renamed, and removes what
 * it had written. Call it before a build, which may fail.
 */
export function mendDist(dist: string): void {
  const folder = path.dirname(dist);
  for (const name of readdirSync(folder)) {
    const [, base, kind, pid] = /^(.+)\.(new|old)-(\d+)$/.exec(name) ?? [];
    if (base !== path.basename(dist) || isAnotherBuild(Number(pid))) continue;
    const leftover = path.join(folder, name);
    try {
      if (kind === 'old' && !existsSync(dist)) renameSync(leftover, dist);
      else rmSync(leftover, { recursive: true });
    } catch {
      // Another program has it open: the next build removes it.
    }
  }
}

function isAnotherBuild(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
