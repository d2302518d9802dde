/** The archive for hosting panels: whole, with hidden files, and the same on every machine. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packSite } from '../../src/pack/packSite.ts';
import { zip } from '../../src/pack/zip.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';

const site = {
  'index.html': 'home',
  '.htaccess': 'rules',
  'about/index.html': 'about',
  'a/पथ.txt': 'नमस्ते',
  'empty.txt': '',
};

const entries = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));

/** Reads an archive by its directory, as unpacking programs do; throws where the two descriptions of a file differ. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.subarray(local + 4, local + 30 + nameLength)).toEqual(
      Buffer.concat([archive.subarray(at + 6, at + 32), name]),
    );
    const start = local + 30 + nameLength;
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 24));
    expect(archive.readUInt32LE(at + 16)).toBe(crc32(bytes));
    files[name.toString()] = bytes.toString('latin1');
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack é '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

describe('the archive', () => {
  it('holds every file under its name with forward slashes, in the order of the names', () => {
    const files = unzip(zip(entries(site)));
    expect(Object.keys(files)).toEqual(['.htaccess', 'a/पथ.txt', 'about/index.html', 'empty.txt', 'index.html']);
    for (const [name, text] of Object.entries(site)) expect(Buffer.from(files[name]!, 'latin1').toString()).toBe(text);
  });

  it('is the same bytes for the same files, on any machine and in any order', () => {
    const archive = zip(entries(site));
    expect(zip(entries(site).reverse())).toEqual(archive);
    expect(createHash('sha256').update(archive).digest('hex')).toBe(
      'fec7c3a8f287fb4ee7c878499684df68a82edd1ac317590641f2f71417fa45e7',
    );
  });

  it.each([
    ['unzip', ['-tqq']],
    ['python3', ['-c', 'import sys,zipfile; sys.exit(zipfile.ZipFile(sys.argv[1]).testzip() is not None)']],
  ])('is sound for %s, where there is one', (program, args) => {
    const file = path.join(temporary(), 'x.zip');
    writeFileSync(file, zip(entries(site)));
    const { error, status, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' });
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return;
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('replaces the one before, and asks to build where there is no site', () => {
    const folder = temporary();
    const archive = path.join(folder, 'dist.zip');
    mkdirSync(path.join(folder, 'dist'));
    expect(() => packSite(path.join(folder, 'dist'), archive)).toThrow('there is no index.html. Run npm run build.');
    writeFileSync(path.join(folder, 'dist', 'index.html'), 'home');
    writeFileSync(archive, 'old');
    expect(packSite(path.join(folder, 'dist'), archive)).toEqual({ files: 1, bytes: 122 });
    expect(unzip(readFileSync(archive))).toEqual({ 'index.html': 'home' });
  });
});

describe('npm run pack', () => {
  it('builds the site and writes dist.zip with all of it', async () => {
    const { root, dist } = copyProject();
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/pack/main.ts'], {
      cwd: root,
    });
    const files = unzip(readFileSync(path.join(root, 'dist.zip')));
    expect(files).toEqual(treeOf(dist));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['.htaccess', 'index.html', 'about/index.html']));
    expect(stdout).toContain(`dist.zip: ${Object.keys(files).length} files, `);
  });
});
