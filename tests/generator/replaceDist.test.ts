/** How a finished site takes the place of the last one, and what a killed build leaves. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recoverDist, replaceDist } from '../../src/generator/output/replaceDist.ts';
import { bytesIn } from '../support/projectCopy.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

/** The id of a process that has ended, and the id of a running one. */
const { pid: dead } = spawnSync(process.execPath, ['--version']);
const alive = process.ppid;

const oldSite = { 'index.html': 'old', 'price list.pdf': 'by hand', 'a.1a2b3c4d.avif': 'old' };
const newSite = { 'index.html': 'new', 'about/index.html': 'new' };

/** Writes sites under their names; returns the folder around them. */
function folderWith(sites: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const files = Object.entries(sites).flatMap(([name, site]) =>
    Object.entries(site).map(([file, text]) => [`${name}/${file}`, text]),
  );
  return writeFiles(Object.fromEntries(files));
}

it('replaces dist, and names the old files that have no hash', () => {
  const folder = folderWith({ dist: oldSite });
  const dist = path.join(folder, 'dist');
  expect(replaceDist(new Map(Object.entries(newSite)), dist)).toEqual(['price list.pdf']);
  expect(bytesIn(dist)).toEqual(newSite);
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('leaves dist as it was if a file cannot be written', () => {
  const folder = folderWith({ dist: oldSite });
  const files = new Map([
    ['about', 'a file where a folder belongs'],
    ['about/index.html', 'new'],
  ]);
  expect(() => replaceDist(files, path.join(folder, 'dist'))).toThrow(
    /^Could not write the site \(.*dist\): .+\. Close the programs that use the folder, .+ build again\.$/,
  );
  expect(bytesIn(folder)).toEqual(bytesIn(folderWith({ dist: oldSite })));
});

it.each([
  ['before its renames', { dist: oldSite, [`.dist-new-${dead}`]: newSite }, { dist: oldSite }],
  [
    'between its renames',
    { [`.dist-old-${dead}`]: oldSite, [`.dist-new-${dead}`]: newSite },
    { dist: oldSite },
  ],
  ['after its renames', { dist: newSite, [`.dist-old-${dead}`]: oldSite }, { dist: newSite }],
])('cleans up after a build that was killed %s', (_when, left, mended) => {
  const folder = folderWith(left);
  recoverDist(path.join(folder, 'dist'));
  expect(bytesIn(folder)).toEqual(bytesIn(folderWith(mended)));
});

it('leaves alone a build that is running, and other folders', () => {
  const others = [
    `.dist-new-${alive}`,
    `dist.old-${dead}`,
    `.my-dist-new-${dead}`,
    `.dist-old-${dead}.zip`,
  ];
  const folder = folderWith(Object.fromEntries(others.map((name) => [name, newSite])));
  recoverDist(path.join(folder, 'dist'));
  expect(readdirSync(folder).sort()).toEqual(others.sort());
});
