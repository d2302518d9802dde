/** Lets a build write beside dist and take its place in one rename, so that a build that fails leaves the last good one. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Returns an empty folder beside `dist` to build into; first puts right what an interrupted build left. */
export async function openStaging(dist: string): Promise<string> {
  await cleanUp(dist);
  const staging = `${dist}.building-${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  return staging;
}

/** Puts `staging` in the place of `dist`. Throws, with dist as it was, where another program holds it. */
export async function publish(staging: string, dist: string): Promise<void> {
  const previous = `${dist}.previous-${process.pid}`;
  try {
    // No await between the two: nothing else of this process can come in between.
    if (existsSync(dist)) renameSync(dist, previous);
    renameSync(staging, dist);
  } catch (error) {
    if (!existsSync(dist) && existsSync(previous)) renameSync(previous, dist);
    throw new Error(
      `Could not replace the site (${dist}): ${(error as Error).message}. Close the programs that have it open and build again.`,
      { cause: error },
    );
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Throws away a staging folder that will not be published. */
export async function discard(staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true });
}

/** A build that was killed between the two renames left dist under its other name; one killed earlier left its staging. */
async function cleanUp(dist: string): Promise<void> {
  const folder = path.dirname(dist);
  const leftovers = (existsSync(folder) ? await readdir(folder) : [])
    .map((name) => ({ name, match: /^\.(building|previous)-(\d+)$/.exec(name.slice(path.basename(dist).length)) }))
    .filter(({ name, match }) => name.startsWith(path.basename(dist)) && match && !isRunning(Number(match[2])));
  for (const { name, match } of leftovers) {
    const leftover = path.join(folder, name);
    if (match![1] === 'previous' && !existsSync(dist)) renameSync(leftover, dist);
    else await rm(leftover, { recursive: true, force: true });
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
