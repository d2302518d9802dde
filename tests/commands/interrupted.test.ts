/** Builds that are killed: visitors find the old site or the new one, never half of one, and the next build cleans up. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { buildHere, sentencesOf } from '../support/buildHere.ts';
import { copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { startBuild } from '../support/runBuild.ts';

const copy = copyProjectForAll();
const prices = [511111, 522222];

/** Sets the price to that of one of the two sites. */
function setPrice(site: number): void {
  copy.edit('src/content/pricing.ts', /amount: \d+,/, `amount: ${prices[site]},`);
}

const besideDist = () => readdirSync(copy.root).filter((name) => name.startsWith('dist'));

/** Waits until a folder beside dist holds a file or folder, or until the build has ended. */
async function untilWritten([kind, name]: readonly [string, string], hasEnded: () => boolean): Promise<void> {
  const isIn = (folder: string) => folder.startsWith(`dist.${kind}-`) && existsSync(path.join(copy.root, folder, name));
  while (!hasEnded() && !besideDist().some(isIn)) await setTimeout(1);
}

// Several builds, one after the other, on whatever machine.
const timeout = 300_000;

it('a build that is killed leaves the old site or the new one, and the next one cleans up', { timeout }, async () => {
  const sites: Record<string, string>[] = [];
  for (const site of [0, 1]) {
    setPrice(site);
    await buildHere(copy);
    sites.push(treeOf(copy.dist));
  }
  let shown = 1;
  const moments = [
    ['building', '.'],
    ['building', 'index.html'],
    ['previous', '.'],
  ] as const;
  for (const [index, moment] of moments.entries()) {
    setPrice(1 - shown);
    const { child, outcome } = startBuild(copy);
    await untilWritten(moment, () => child.exitCode !== null || child.signalCode !== null);
    child.kill(index % 2 ? 'SIGINT' : 'SIGKILL');
    await outcome;
    const left = treeOf(copy.dist);
    shown = sites.findIndex((site) => isDeepStrictEqual(site, left));
    expect(shown, moment.join(' ')).toBeGreaterThanOrEqual(0);
  }
  setPrice(0);
  await buildHere(copy);
  expect(isDeepStrictEqual(treeOf(copy.dist), sites[0])).toBe(true);
  expect(besideDist()).toEqual(['dist']);

  // Killed between the two renames; the next one fails.
  const { pid } = spawnSync(process.execPath, ['--version']);
  renameSync(copy.dist, `${copy.dist}.previous-${pid}`);
  copy.write('src/content/pricing.ts', 'export const pricing = {');
  expect(await sentencesOf(copy)).toContain('Could not read');
  expect(isDeepStrictEqual(treeOf(copy.dist), sites[0])).toBe(true);
  expect(besideDist()).toEqual(['dist']);
});
