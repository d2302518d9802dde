/** What is kept of encoded pictures from run to run, and what is told where nothing can be kept or encoded. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeEntry, type Encoding } from '../../../src/steps/pictures/cache.ts';
import { encodePictures, type EncodedPictures } from '../../../src/steps/pictures/pictures.ts';
import type { PictureRequest } from '../../../src/slots.ts';
import { blue, flat, green, noise, pictureFolders, putMasters, type PictureFolders } from '../../support/pictures.ts';
import { makeCopy, removeCopy } from '../../support/makeCopy.ts';
import { runBuild } from '../../support/runBuild.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (...words) => {
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    fs.writeFileSync(...words);
  };
  return { ...fs, writeFileSync };
});

/** Five files and one; and five that hold too much detail. */
const requests: readonly PictureRequest[] = [
  { slug: 'cave', slot: 'arch' },
  { slug: 'mina', slot: 'preview' },
];
const gravel: PictureRequest = { slug: 'gravel', slot: 'arch' };

let kept: PictureFolders;
let first: EncodedPictures;

beforeAll(async () => {
  kept = pictureFolders(afterAll);
  putMasters(kept, {
    'cave.png': await flat(700, 700, green).png().toBuffer(),
    'gravel.png': await noise(500, 600).png().toBuffer(),
    'mina.jpg': await flat(1300, 900, green).jpeg().toBuffer(),
  });
  first = await encodePictures([...requests, gravel], kept);
});

/** Folders in which the requests have been encoded once. */
function encodedFolders(): PictureFolders {
  const folders = pictureFolders();
  cpSync(kept.masters, folders.masters, { recursive: true });
  cpSync(kept.cache, folders.cache, { recursive: true });
  return folders;
}

describe('a second run', () => {
  it('encodes nothing and returns the same files and addresses, and the same warning', async () => {
    const second = await encodePictures([...requests, gravel], kept);
    expect([first.encoded, first.cached, second.encoded, second.cached]).toEqual([11, 0, 0, 11]);
    expect(contentsOf(second)).toEqual(contentsOf(first));
    for (const request of [...requests, gravel]) expect(second.get(request)).toEqual(first.get(request));
    expect([first, second].map(({ lowered }) => lowered.map(({ slug }) => slug))).toEqual([['gravel'], ['gravel']]);
  });

  it('does not even load sharp', () => {
    const step = new URL('../../../src/steps/pictures/pictures.ts', import.meta.url).href;
    const script = `
      import { encodePictures } from ${JSON.stringify(step)};
      process.report.excludeNetwork = true;
      const isLoaded = () => process.report.getReport().sharedObjects.some((file) => /sharp|vips/.test(file));
      await encodePictures(${JSON.stringify(requests)}, ${JSON.stringify(kept)});
      const before = isLoaded();
      await encodePictures([{ slug: 'mina', slot: 'preview', focus: { x: 1, y: 1 } }], ${JSON.stringify(encodedFolders())});
      console.log(before, isLoaded());`;
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const args = ['--import', tsx, '--input-type=module', '--eval', script];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('false true\n');
  });

  it('encodes what changed and nothing else', async () => {
    const folders = encodedFolders();
    putMasters(folders, { 'mina.jpg': await flat(1300, 900, blue).jpeg().toBuffer() });
    expect(await encodePictures(requests, folders)).toMatchObject({ encoded: 1, cached: 5 });
  });

  it('knows a picture under another name', async () => {
    const folders = encodedFolders();
    putMasters(folders, { 'tent.jpeg': readFileSync(path.join(folders.masters, 'mina.jpg')) });
    const { get, encoded } = await encodePictures([{ slug: 'tent', slot: 'preview' }], folders);
    expect(encoded).toBe(0);
    expect(get({ slug: 'tent', slot: 'preview' }).jpeg[0]!.url).toMatch(/^\/pictures\/tent-1200\./);
  });

  it.each<[string, RegExp, ((bytes: Buffer) => Buffer) | undefined]>([
    ['was cut short', /\.(avif|jpeg)$/, (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['is full of zeros, as after a power cut', /\.(avif|jpeg)$/, (bytes) => Buffer.alloc(bytes.length)],
    ['is gone', /\.(avif|jpeg)$/, undefined],
    ['was cut short in its description', /\.json$/, (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['was left without its description by a killed run', /\.json$/, undefined],
  ])('makes anew what %s', async (_, files, damage) => {
    const folders = encodedFolders();
    for (const name of readdirSync(folders.cache, { recursive: true, encoding: 'utf8' })) {
      if (!files.test(name)) continue;
      const file = path.join(folders.cache, name);
      if (damage) writeFileSync(file, damage(readFileSync(file)));
      else rmSync(file);
    }
    const [anew, again] = [await encodePictures(requests, folders), await encodePictures(requests, folders)];
    expect([anew.encoded, again.encoded]).toEqual([6, 0]);
    for (const made of [anew, again]) expect(contentsOf(first)).toMatchObject(contentsOf(made));
  });
});

describe('the cache', () => {
  it('forgets after 30 days', async () => {
    const folders = encodedFolders();
    const [old, recent] = readdirSync(folders.cache).map((name) => path.join(folders.cache, name)) as [string, string];
    age(old, 31);
    age(recent, 29);
    await encodePictures([{ slug: 'mina', slot: 'preview', focus: { x: 0, y: 0 } }], folders);
    expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
  });

  it('that cannot be written to is named, with what to do', async () => {
    const folders = encodedFolders();
    const cache = path.join(folders.masters, 'mina.jpg');
    await expect(encodePictures(requests, { ...folders, cache })).rejects.toThrow(
      /^Could not keep .+ \(.*mina\.jpg\): .*\. Make that folder writable, or delete it: it is made anew\.$/,
    );
  });

  it('on a full disk asks for space', () => {
    const encoding: Encoding = { width: 1, height: 1, colour: '#123456', lowered: 0, files: [] };
    const { cache } = pictureFolders();
    disk.isFull = true;
    try {
      expect(() => writeEntry(path.join(cache, 'entry'), encoding)).toThrow(
        /^Could not keep .+ \(.*cache\): ENOSPC: no space left on device, write\. Free some disk space\.$/,
      );
    } finally {
      disk.isFull = false;
    }
  });
});

it('sharp is asked for where it is missing or was installed for another computer', async () => {
  const copy = makeCopy({ ownCaches: true });
  try {
    const reason = 'sharp is not installed for this computer. Run "npm ci" and try again.';
    const sentence = `Could not encode the pictures: ${reason}\n`;
    copy.remove('node_modules/sharp');
    expect((await runBuild(copy)).err).toBe(sentence);
    copy.write('node_modules/sharp/package.json', '{ "version": "1.0.0", "exports": "./lib/index.mjs" }');
    copy.write('node_modules/sharp/lib/index.mjs', 'throw new Error("no module for this processor")');
    expect((await runBuild(copy)).err).toBe(sentence);
  } finally {
    removeCopy(copy);
  }
});

/** Compared as text, because Vitest looks at each byte of a buffer for long. */
function contentsOf({ files }: EncodedPictures): Record<string, string> {
  return Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));
}

function age(file: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(file, then, then);
}
