/** How a finished site replaces the last one, and what an interrupted build leaves. */
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recover, replaceDist } from '../../src/generator/replaceDist.ts';
import { treeOf } from '../support/projectCopy.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';

const renamed = vi.hoisted(() => {
  // An earlier file may have loaded the module with the real functions.
  vi.resetModules();
  return [] as [from: string, inode: number][];
});
/** The path that cannot be renamed or removed, because it is open or read-only, and the error. */
const refused = vi.hoisted(() => ({ path: '', code: '' }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const ask = (path: unknown) => {
    const { path: part, code } = refused;
    if (part && String(path).includes(part))
      throw Object.assign(new Error(`${code}: refused`), { code });
  };
  const renameSync: typeof fs.renameSync = (from, to) => {
    ask(from);
    renamed.push([String(from), fs.statSync(from).ino]);
    fs.renameSync(from, to);
  };
  const rmSync: typeof fs.rmSync = (folder, options) => {
    ask(folder);
    fs.rmSync(folder, options);
  };
  return { ...fs, renameSync, rmSync };
});
afterEach(() => void (refused.path = ''));

/** The id of a process that has ended. */
const { pid: deadPid } = spawnSync(process.execPath, ['--version']);
/** The id of one that runs: the parent of this one. */
const alivePid = process.ppid;

const newSite = { 'index.html': 'new', 'about/index.html': 'new' };
const oldSite = { 'index.html': 'old', 'gone/index.html': 'old' };

/** A folder with a dist and other things, each a folder with files. */
function folderWith(things: Readonly<Record<string, Readonly<Record<string, string>>>>): {
  folder: string;
  dist: string;
} {
  const folder = emptyFolder();
  for (const [name, files] of Object.entries(things)) writeFiles(files, path.join(folder, name));
  return { folder, dist: path.join(folder, 'dist') };
}

const publishNew = (dist: string) => replaceDist(new Map(Object.entries(newSite)), dist);

describe('a new site', () => {
  it('takes the place of the whole dist in one rename', () => {
    const { folder, dist } = folderWith({ dist: oldSite });
    publishNew(dist);
    expect(treeOf(dist)).toEqual(newSite);
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(renamed.at(-1)).toEqual([`${dist}.building-${process.pid}`, statSync(dist).ino]);
  });

  it('is told with what it lacks, but for names with a hash', () => {
    const hashed = { 'pictures/mina-504.1a2b3c4d.avif': 'old' };
    const { dist } = folderWith({ dist: { ...oldSite, ...hashed, 'price list.pdf': 'mine' } });
    expect(publishNew(dist)).toEqual(['gone/index.html', 'price list.pdf']);
    expect(publishNew(dist)).toEqual([]);
  });

  it('is refused where dist is a file', () => {
    const folder = writeFiles({ dist: 'mine' });
    const dist = path.join(folder, 'dist');
    for (const step of [recover, publishNew]) {
      expect(() => step(dist)).toThrow(
        `Could not write the site (${dist}): it is a file, and the site needs a folder. Move the file away, or delete it.`,
      );
    }
    expect(readFileSync(dist, 'utf8')).toBe('mine');
  });

  it('goes where dist is a link to', () => {
    const { folder, dist } = folderWith({ web: oldSite });
    symlinkSync(path.join(folder, 'web'), dist, 'junction');
    publishNew(dist);
    expect(treeOf(path.join(folder, 'web'))).toEqual(newSite);
    expect([readdirSync(folder).sort(), lstatSync(dist).isSymbolicLink()]).toEqual([
      ['dist', 'web'],
      true,
    ]);
  });

  it('is refused where dist is a link to nothing', () => {
    const { folder, dist } = folderWith({});
    symlinkSync(path.join(folder, 'gone'), dist, 'junction');
    const reason =
      'it is a link to a folder that is not there\\. Make that folder, or delete the link\\.';
    const sentence = new RegExp(`^Could not write the site \\(.*dist\\): ${reason}$`);
    expect(() => recover(dist)).toThrow(sentence);
    expect(() => publishNew(dist)).toThrow(sentence);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('is there though the last one cannot be removed yet', () => {
    const { folder, dist } = folderWith({ dist: oldSite });
    Object.assign(refused, { path: '.previous-', code: 'EBUSY' });
    publishNew(dist);
    expect(treeOf(dist)).toEqual(newSite);
    refused.path = '';
    recover(dist);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it.each([
    [
      'EBUSY',
      'Close the programs that use the folder, or, where it is a disk or volume of its own, make a folder in it and dist ' +
        'a link to that, and build again.',
    ],
    ['ENOSPC', 'Free some disk space, and build again.'],
    ['EACCES', 'Make the folder writable, close the programs that use it, and build again.'],
  ])('leaves dist as it was where the system answers %s', (code, advice) => {
    const { folder, dist } = folderWith({ dist: oldSite });
    Object.assign(refused, { path: `${dist}.building-`, code });
    const sentence = new RegExp(
      `^Could not write the site \\(.*dist\\): ${code}: refused\\. ${advice}$`,
    );
    expect(() => publishNew(dist)).toThrow(sentence);
    expect(treeOf(dist)).toEqual(oldSite);
    refused.path = '';
    recover(dist);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('leaves dist as it was where a file cannot be written', () => {
    const { folder, dist } = folderWith({ dist: oldSite });
    const files = new Map([
      ['about', 'a file where a folder belongs'],
      ['about/index.html', 'new'],
    ]);
    const advice = 'Close the programs that use the folder, and build again.';
    expect(() => replaceDist(files, dist)).toThrow(advice);
    expect(treeOf(dist)).toEqual(oldSite);
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('a build after one that was killed', () => {
  it.each([
    [
      'removes what was being written',
      { dist: oldSite, [`dist.building-${deadPid}`]: newSite },
      oldSite,
    ],
    [
      'brings back the dist that was between its two renames',
      { [`dist.previous-${deadPid}`]: oldSite, [`dist.building-${deadPid}`]: newSite },
      oldSite,
    ],
    [
      'removes the last dist where the new one is in its place',
      { dist: newSite, [`dist.previous-${deadPid}`]: oldSite },
      newSite,
    ],
  ])('%s', (_what, things, left) => {
    const { folder, dist } = folderWith(things);
    recover(dist);
    expect(treeOf(dist)).toEqual(left);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('touches no build that is still running, and nothing else', () => {
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
    recover(dist);
    expect(readdirSync(folder).sort()).toEqual(['dist', ...others].sort());
  });
});
