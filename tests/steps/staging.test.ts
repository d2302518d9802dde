/** The folder beside dist: how it takes the place of dist, and what an interrupted build leaves. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { discard, openStaging, publish } from '../../src/steps/staging.ts';
import { treeOf } from '../support/projectCopy.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';

/** The id of a process that has ended. */
const { pid: deadPid } = spawnSync(process.execPath, ['--version']);
/** The id of one that runs: the parent of this one. */
const alivePid = process.ppid;

const newSite = { 'index.html': 'new', 'about/index.html': 'new' };
const oldSite = { 'index.html': 'old', 'gone/index.html': 'old' };

type Files = Readonly<Record<string, string>>;

/** A folder with a dist and other things, each a folder with files. */
function folderWith(things: Readonly<Record<string, Files>>): { folder: string; dist: string } {
  const folder = emptyFolder();
  for (const [name, files] of Object.entries(things)) writeFiles(files, path.join(folder, name));
  return { folder, dist: path.join(folder, 'dist') };
}

describe('a build that ends well', () => {
  it.each([
    ['the first one', {}],
    ['a later one', { dist: oldSite }],
  ])('puts all that it wrote in the place of dist: %s', async (_which, things) => {
    const { folder, dist } = folderWith(things);
    const staging = await openStaging(dist);
    expect(treeOf(staging)).toEqual({});
    writeFiles(newSite, staging);
    await publish(staging, dist);
    expect(treeOf(dist)).toEqual(newSite);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('works in a folder that is not there yet', async () => {
    const dist = path.join(emptyFolder(), 'a', 'b', 'dist');
    await publish(await openStaging(dist), dist);
    expect(existsSync(dist)).toBe(true);
  });
});

describe('a build that fails', () => {
  it('leaves dist as it was and nothing beside it', async () => {
    const { folder, dist } = folderWith({ dist: oldSite });
    const staging = await openStaging(dist);
    writeFiles(newSite, staging);
    await discard(staging);
    expect(treeOf(dist)).toEqual(oldSite);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('brings dist back where the second rename is refused', async () => {
    const { folder, dist } = folderWith({ dist: oldSite });
    const error = await publish(path.join(folder, 'never-written'), dist).catch((thrown: Error) => thrown);
    expect((error as Error).message).toMatch(/^Could not replace the site .+: .*ENOENT.+ build again\.$/);
    expect((error as Error).cause).toBeInstanceOf(Error);
    expect(treeOf(dist)).toEqual(oldSite);
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('the build after one that was killed', () => {
  it('removes what was being written', async () => {
    const { folder, dist } = folderWith({ dist: oldSite, [`dist.building-${deadPid}`]: newSite });
    await discard(await openStaging(dist));
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(treeOf(dist)).toEqual(oldSite);
  });

  it('brings back the dist that was put aside between the two renames', async () => {
    const things = { [`dist.previous-${deadPid}`]: oldSite, [`dist.building-${deadPid}`]: newSite };
    const { folder, dist } = folderWith(things);
    await discard(await openStaging(dist));
    expect(treeOf(dist)).toEqual(oldSite);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('removes the dist of before where the new one had taken its place', async () => {
    const { folder, dist } = folderWith({ dist: newSite, [`dist.previous-${deadPid}`]: oldSite });
    await discard(await openStaging(dist));
    expect(treeOf(dist)).toEqual(newSite);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('touches neither a build that is still running nor anything of another name', async () => {
    const others = [
      `dist.building-${alivePid}`,
      `dist.previous-${alivePid}`,
      'dist.building-',
      'dist.building-1x',
      `dist.previous-${deadPid}.zip`,
      `distant.building-${deadPid}`,
      `my-dist.building-${deadPid}`,
      'dist-old',
    ];
    const { folder, dist } = folderWith({ dist: oldSite });
    for (const name of others) mkdirSync(path.join(folder, name));
    await discard(await openStaging(dist));
    expect(readdirSync(folder).sort()).toEqual(['dist', ...others].sort());
  });
});
