/** Writes the finished site to disk and replaces dist with it in one step. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, move, remove } from '../files/disk.ts';
import { shownPath } from '../project.ts';
import type { Files } from '../files/siteFiles.ts';
import { hashedFileName } from '../webServer/fileNames.ts';

/**
 * Writes the files to a folder beside dist, then renames both folders, so that dist never holds half a site. Returns the
 * names of the files that dist had and the new site lacks, except those with a hash in their name. Throws if the files
 * cannot be written; dist then stays as it was. If two builds run at once, the later one wins or throws.
 */
export function replaceDist(files: Files, dist: string): string[] {
  const draft = besideDist(dist, 'new');
  const old = besideDist(dist, 'old');
  let removed: string[] = [];
  try {
    for (const [name, content] of files) {
      const file = path.join(draft, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    if (existsSync(dist)) {
      // Only the name counts, because an earlier version of the project may have had such files in other folders.
      removed = filesUnder(dist).filter((name) => !files.has(name) && !hashedFileName.test(name));
      move(dist, old);
    }
    move(draft, dist);
  } catch (cause) {
    throw new Error(
      `Could not write the site (${shownPath(dist)}): ${(cause as Error).message}. Close the programs that ` +
        'use the folder, look whether the disk is full or read-only, and build again.',
      { cause },
    );
  } finally {
    recoverDist(dist);
  }
  return removed;
}

/**
 * Cleans up after builds that were killed halfway: restores the former dist if dist is missing, and deletes the folders that they
 * wrote. Folders of builds that are still running stay. Every build calls it first.
 */
export function recoverDist(dist: string): void {
  const folder = path.dirname(dist);
  for (const name of readdirSync(folder)) {
    const [, base, kind, pid] = /^\.(.+)-(new|old)-(\d+)$/.exec(name) ?? [];
    if (base !== path.basename(dist) || isAnotherProcess(Number(pid))) continue;
    const leftover = path.join(folder, name);
    try {
      if (kind === 'old' && !existsSync(dist)) move(leftover, dist);
      else remove(leftover);
    } catch {
      // Another program has the folder open, so the next build deletes it.
    }
  }
}

/** Returns the path of a temporary folder of this build. Nobody would name a copy of dist with a dot at its beginning. */
function besideDist(dist: string, kind: 'new' | 'old'): string {
  return path.join(path.dirname(dist), `.${path.basename(dist)}-${kind}-${process.pid}`);
}

/** Whether another process with this id is running. Nobody else may touch its temporary files. */
function isAnotherProcess(pid: number): boolean {
  try {
    return pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
