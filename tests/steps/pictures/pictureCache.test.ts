/** What is kept of encoded pictures from run to run. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { encodePictures } from '../../../src/steps/pictures/encodePictures.ts';
import type { PictureRequest } from '../../../src/slots.ts';
import { slots } from '../../../src/slots.ts';
import {
  blue, contentsOf, flat, green, noise, pictureFolders, putMasters, type PictureFolders,
} from '../../support/pictures.ts';

const requests: readonly PictureRequest[] = [
  { slug: 'cave', slot: 'arch' },
  { slug: 'mina', slot: 'preview' },
];
const another: PictureRequest = { slug: 'cave', slot: 'arch', focus: { x: 0, y: 0 } };
const fileCount = slots.arch.widths.length * 2 + 1 + slots.preview.widths.length;

describe('a second run', () => {
  it('encodes nothing and writes the same bytes and addresses', async () => {
    const folders = await encodedFolders();
    const again = { ...folders, output: path.join(folders.output, 'again') };
    const [first, second] = [await encodePictures(requests, folders), await encodePictures(requests, again)];
    expect([second.encoded, second.cached]).toEqual([0, fileCount]);
    expect(pictureFiles(again)).toEqual(pictureFiles(folders));
    for (const request of requests) expect(second.get(request)).toEqual(first.get(request));
  });

  it('does not even load sharp', async () => {
    const folders = await encodedFolders();
    const fresh = { ...folders, cache: path.join(folders.cache, 'fresh') };
    expect(librariesAfter(folders)).toEqual([]);
    expect(librariesAfter(fresh)).not.toEqual([]);
  });

  it('encodes what changed and nothing else', async () => {
    const folders = await encodedFolders();
    putMasters(folders, { 'mina.jpg': await flat(1300, 900, blue).jpeg().toBuffer() });
    const { encoded, cached } = await encodePictures(requests, folders);
    expect([encoded, cached]).toEqual([slots.preview.widths.length, slots.arch.widths.length * 2 + 1]);
  });

  it('knows a picture under another name', async () => {
    const folders = await encodedFolders();
    putMasters(folders, { 'tent.jpeg': readFileSync(path.join(folders.masters, 'mina.jpg')) });
    const request = { slug: 'tent', slot: 'preview' } as const;
    const { get, encoded } = await encodePictures([request], folders);
    expect(encoded).toBe(0);
    expect(get(request).jpeg[0]!.url).toMatch(/^\/pictures\/tent-1200\./);
  });
});

describe('an entry', () => {
  it.each<[string, (bytes: Buffer, others: readonly Buffer[]) => Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['was cut short', (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['has one wrong bit in a picture', (bytes) => flipped(bytes, bytes.length - 100)],
    ['has one wrong bit in its description', (bytes) => flipped(bytes, 80)],
    ['has one wrong bit in its digest', (bytes) => flipped(bytes, 1)],
    ['is not an entry', () => Buffer.from('something else')],
    ['holds another picture', (bytes, others) => others.find((other) => !other.equals(bytes))!],
  ])('that %s is made anew', async (_, damage) => {
    const folders = await encodedFolders();
    const before = pictureFiles(folders);
    const entries = entriesOf(folders);
    const contents = entries.map((file) => readFileSync(file));
    for (const [at, file] of entries.entries()) writeFileSync(file, damage(contents[at]!, contents));
    rmSync(path.join(folders.output, 'pictures'), { recursive: true });

    const { encoded, cached } = await encodePictures(requests, folders);
    expect([encoded, cached]).toEqual([fileCount, 0]);
    expect(pictureFiles(folders)).toEqual(before);
    expect(await encodePictures(requests, folders)).toMatchObject({ encoded: 0, cached: fileCount });
  });

  it('that a killed run left half written is not taken for a whole one', async () => {
    const folders = await encodedFolders();
    for (const file of entriesOf(folders)) {
      writeFileSync(`${file}-part`, readFileSync(file).subarray(0, 500));
      rmSync(file);
    }
    expect(await encodePictures(requests, folders)).toMatchObject({ encoded: fileCount, cached: 0 });
  });

  it('leaves nothing beside it when it is written', async () => {
    const folders = await encodedFolders();
    expect(readdirSync(folders.cache).filter((name) => !/^[0-9a-f]{32}\.pictures$/.test(name))).toEqual([]);
  });
});

describe('the cache', () => {
  it('forgets after 30 days what no run has used, and what killed runs left, but no other file', async () => {
    const folders = await encodedFolders();
    const [used, unused] = entriesOf(folders) as [string, string];
    const left = path.join(folders.cache, 'left.pictures-part');
    const foreign = path.join(folders.cache, 'notes.txt');
    for (const file of [left, foreign]) writeFileSync(file, 'x');
    for (const file of [used, unused, left, foreign]) age(file, 31);

    const usedNow = requests.filter((request) => request.slot === slotOfEntry(used));
    await encodePictures([...usedNow, another], folders);
    expect([used, unused, left, foreign].map((file) => existsSync(file))).toEqual([true, false, false, true]);
    expect(Date.now() - statSync(used).mtimeMs).toBeLessThan(60 * 60 * 1000);
  });

  it('keeps for 30 days what no run has used', async () => {
    const folders = await encodedFolders();
    for (const file of entriesOf(folders)) age(file, 29);
    await encodePictures([another], folders);
    expect(entriesOf(folders)).toHaveLength(requests.length + 1);
  });
});

/** Folders in which the requests have been encoded once. */
async function encodedFolders(): Promise<PictureFolders> {
  const folders = pictureFolders();
  putMasters(folders, {
    'cave.png': await flat(700, 700, green).png().toBuffer(),
    'mina.jpg': await noise(1300, 900).jpeg().toBuffer(),
  });
  await encodePictures(requests, folders);
  return folders;
}

function pictureFiles({ output }: PictureFolders): Record<string, string> {
  return contentsOf(path.join(output, 'pictures'));
}

function entriesOf({ cache }: PictureFolders): string[] {
  return readdirSync(cache).filter((name) => name.endsWith('.pictures')).map((name) => path.join(cache, name));
}

/** The native libraries of sharp that a process of its own holds after it has run the picture step. */
function librariesAfter(folders: PictureFolders): string[] {
  const step = new URL('../../../src/steps/pictures/encodePictures.ts', import.meta.url).href;
  const script = `
    import { encodePictures } from ${JSON.stringify(step)};
    await encodePictures(${JSON.stringify(requests)}, ${JSON.stringify(folders)});
    process.report.excludeNetwork = true;
    console.log(JSON.stringify(process.report.getReport().sharedObjects.filter((file) => /sharp|vips/.test(file))));`;
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const args = ['--import', tsx, '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
}

function age(file: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(file, then, then);
}

/** Entries name no slot, but those of the two requests differ in the formats that they describe. */
function slotOfEntry(file: string): string {
  return readFileSync(file).subarray(0, 500).includes('avif') ? 'arch' : 'preview';
}
