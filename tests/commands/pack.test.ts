/** The command `npm run pack` and its archive for hosting panels. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

it('packs the same bytes in every time zone', () => {
  const archive = archivePath();
  const packed = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
    vi.stubEnv('TZ', zone);
    expect(packSite(files, archive)).toBe(readFileSync(archive).length);
    return readFileSync(archive).toString('hex');
  });
  expect(new Set(packed).size).toBe(1);
});

it('replaces an older archive and leaves nothing else behind', () => {
  const archive = archivePath();
  writeFileSync(archive, 'old');
  packSite(files, archive);
  expect(Object.keys(unzipSync(readFileSync(archive)))).toEqual([...files.keys()]);
  expect(readdirSync(path.dirname(archive))).toEqual(['dist.zip']);
});

it('says what to do when the archive cannot be replaced', () => {
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
])('packs an archive that %s accepts, if installed', (program, args) => {
  const archive = archivePath();
  packSite(files, archive);
  const { status, stderr } = spawnSync(program, [...args, archive], { encoding: 'utf8' });
  if (status === null) return;
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('refuses to pack samples, unless it is for a trial', async () => {
  const copy = copyProject();
  const { code, err } = await runBuild(copy, { script: 'src/commands/pack.ts' });
  expect(code).toBe(1);
  expect(err).toMatch(/^Could not publish: .+ for a trial, run npm run pack -- --sample\.\n$/);
  expect(existsSync(path.join(copy.root, 'dist.zip'))).toBe(false);
});

it('packs all of the built site and names the samples', async () => {
  const copy = copyProject();
  const args = ['--sample'];
  const { code, out, err } = await runBuild(copy, { script: 'src/commands/pack.ts', args });
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
