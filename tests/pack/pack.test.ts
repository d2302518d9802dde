/** The archive for hosting panels: whole, with hidden files, and the same on every machine. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { packSite } from '../../src/pack/packSite.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { runBuild } from '../support/runBuild.ts';

const files = new Map([
  ['.htaccess', 'rules'],
  ['a/पथ.txt', 'नमस्ते'],
  ['about/index.html', 'about'],
  ['empty.txt', ''],
  ['index.html', 'home'],
]);

afterEach(() => void vi.unstubAllEnvs());

/** The path of an archive that is still to come, in a folder that goes when the test ends. */
function archivePath(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack é '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return path.join(folder, 'dist.zip');
}

it('takes the place of the one before and leaves nothing else behind', () => {
  const archive = archivePath();
  writeFileSync(archive, 'old');
  expect(packSite(files, archive)).toBe(readFileSync(archive).length);
  expect(readdirSync(path.dirname(archive))).toEqual(['dist.zip']);
});

it('is the same bytes in every part of the world', () => {
  const archives = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
    vi.stubEnv('TZ', zone);
    const archive = archivePath();
    packSite(files, archive);
    return readFileSync(archive).toString('hex');
  });
  expect(new Set(archives).size).toBe(1);
});

it.each([
  ['unzip', ['-tqq']],
  ['python3', ['-c', 'import sys,zipfile; sys.exit(zipfile.ZipFile(sys.argv[1]).testzip() is not None)']],
])('is sound for %s, where there is one', (program, args) => {
  const archive = archivePath();
  packSite(files, archive);
  const { error, status, stderr } = spawnSync(program, [...args, archive], { encoding: 'utf8' });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return;
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('says what to do where the archive cannot be replaced, and leaves it as it was', () => {
  const archive = archivePath();
  mkdirSync(path.join(archive, 'held'), { recursive: true });
  const advice = /^Could not write dist\.zip: .+\. Close the programs that have it open and pack again\.$/;
  expect(() => packSite(files, archive)).toThrow(advice);
  expect(readdirSync(path.dirname(archive))).toEqual(['dist.zip']);
});

it('holds all of the site that `npm run pack` builds, hidden files too, and names the samples', async () => {
  const copy = copyProject();
  const { code, out, err } = await runBuild(copy, { script: 'src/pack/main.ts' });
  expect(code).toBe(0);
  const packed = Object.entries(unzipSync(readFileSync(path.join(copy.root, 'dist.zip'))));
  expect(Object.fromEntries(packed.map(([name, body]) => [name, Buffer.from(body).toString('latin1')]))).toEqual(
    treeOf(copy.dist),
  );
  expect(packed.map(([name]) => name)).toEqual(expect.arrayContaining(['.htaccess', 'index.html', 'about/index.html']));
  expect(out).toContain(`dist.zip: ${packed.length} files, `);
  expect(err).toContain('*** SAMPLE FACTS ARE BEING PUBLISHED ***\n');
});
