/** The archive for hosting panels: whole, with hidden files, and the same on every machine. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { packSite } from '../../src/commands/packSite.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { runBuild } from '../support/runBuild.ts';
import { emptyFolder } from '../support/writtenSite.ts';

const files = new Map([
  ['.htaccess', 'rules'],
  ['a/पथ.txt', 'नमस्ते'],
  ['about/index.html', 'about'],
  ['empty.txt', ''],
  ['index.html', 'home'],
]);

const archivePath = () => path.join(emptyFolder(), 'dist.zip');

it('takes the place of the one before, leaves nothing else behind, and is the same bytes in every part of the world', () => {
  const archive = archivePath();
  writeFileSync(archive, 'old');
  const packed = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
    vi.stubEnv('TZ', zone);
    expect(packSite(files, archive)).toBe(readFileSync(archive).length);
    return readFileSync(archive).toString('hex');
  });
  expect(new Set(packed).size).toBe(1);
  expect(readdirSync(path.dirname(archive))).toEqual(['dist.zip']);
});

it('says what to do where the archive cannot be replaced, and leaves it as it was', () => {
  const archive = archivePath();
  mkdirSync(path.join(archive, 'held'), { recursive: true });
  const advice =
    /^Could not write dist\.zip: .+\. Close the programs that have it open and pack again\.$/;
  expect(() => packSite(files, archive)).toThrow(advice);
  expect(readdirSync(path.dirname(archive))).toEqual(['dist.zip']);
});

it.each([
  ['unzip', ['-tqq']],
  [
    'python3',
    ['-c', 'import sys,zipfile; sys.exit(zipfile.ZipFile(sys.argv[1]).testzip() is not None)'],
  ],
])('is sound for %s, where there is one', (program, args) => {
  const archive = archivePath();
  packSite(files, archive);
  const { status, stderr } = spawnSync(program, [...args, archive], { encoding: 'utf8' });
  if (status === null) return;
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('holds all of the site that `npm run pack` builds, hidden files too, and names the samples', async () => {
  const copy = copyProject();
  const { code, out, err } = await runBuild(copy, { script: 'src/commands/pack.ts' });
  expect(code).toBe(0);
  const packed = Object.entries(unzipSync(readFileSync(path.join(copy.root, 'dist.zip'))));
  const texts = Object.fromEntries(
    packed.map(([name, body]) => [name, Buffer.from(body).toString('latin1')]),
  );
  expect(texts).toEqual(treeOf(copy.dist));
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(['.htaccess', 'index.html', 'about/index.html']),
  );
  expect(out).toContain(`dist.zip: ${packed.length} files, `);
  expect(err).toContain('*** SAMPLE FACTS ARE BEING PUBLISHED ***\n');
});
