/** What is kept of encoded pictures from run to run. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { encodePictures, type EncodedPictures } from '../../../src/generator/pictures/pictures.ts';
import type { PictureRequest } from '../../../src/site/slots.ts';
import {
  blue,
  flat,
  green,
  noise,
  pictureFolders,
  type PictureFolders,
} from '../../support/pictures.ts';
import { emptyFolder } from '../../support/writtenSite.ts';

/** Five files and one; and five that hold too much detail. */
const requests: readonly PictureRequest[] = [
  { slug: 'cave', slot: 'arch' },
  { slug: 'mina', slot: 'preview' },
];
const gravel: PictureRequest = { slug: 'gravel', slot: 'arch' };

let kept: PictureFolders;
let first: EncodedPictures;

beforeAll(async () => {
  const masters = {
    'cave.png': flat(700, 700, green).png(),
    'gravel.png': noise(500, 600).png(),
    'mina.jpg': flat(1300, 900, green).jpeg(),
  };
  kept = await pictureFolders(masters, emptyFolder(afterAll));
  first = await encodePictures([...requests, gravel], kept);
});

/** Folders in which the requests have been encoded once. */
async function encodedFolders(): Promise<PictureFolders> {
  const folders = await pictureFolders({});
  for (const name of ['masters', 'cache'] as const)
    cpSync(kept[name], folders[name], { recursive: true });
  return folders;
}

/** Compared as text, because Vitest looks at each byte of a buffer for long. */
function contentsOf({ files }: EncodedPictures): Record<string, string> {
  return Object.fromEntries(
    [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );
}

describe('a second run', () => {
  it('encodes nothing and returns the same files and addresses, and the same warning', async () => {
    const second = await encodePictures([...requests, gravel], kept);
    expect([first.encoded, first.cached, second.encoded, second.cached]).toEqual([11, 0, 0, 11]);
    expect(contentsOf(second)).toEqual(contentsOf(first));
    for (const request of [...requests, gravel])
      expect(second.get(request)).toEqual(first.get(request));
    expect([first, second].map(({ lowered }) => lowered)).toEqual([[gravel], [gravel]]);
  });

  it('encodes what changed and nothing else', async () => {
    const folders = await encodedFolders();
    writeFileSync(
      path.join(folders.masters, 'mina.jpg'),
      await flat(1300, 900, blue).jpeg().toBuffer(),
    );
    expect(await encodePictures(requests, folders)).toMatchObject({ encoded: 1, cached: 5 });
  });

  it.each<[string, (file: string, bytes: Buffer) => void]>([
    ['was cut short', (file, bytes) => writeFileSync(file, bytes.subarray(0, bytes.length - 1))],
    [
      'ends in zeros, as after a power cut',
      (file, bytes) => writeFileSync(file, bytes.fill(0, bytes.length - 4_000)),
    ],
  ])('makes anew what %s', async (_, damage) => {
    const folders = await encodedFolders();
    for (const name of readdirSync(folders.cache)) {
      const file = path.join(folders.cache, name);
      damage(file, readFileSync(file));
    }
    const [anew, again] = [
      await encodePictures(requests, folders),
      await encodePictures(requests, folders),
    ];
    expect([anew.encoded, again.encoded]).toEqual([6, 0]);
    for (const made of [anew, again]) expect(contentsOf(first)).toMatchObject(contentsOf(made));
  });

  it('does without a cache where none can be written', async () => {
    const cache = path.join(kept.masters, 'mina.jpg');
    expect(contentsOf(first)).toMatchObject(
      contentsOf(await encodePictures(requests, { ...kept, cache })),
    );
  });
});

it('sharp is not needed where nothing changed, and else asked for where it is missing', async () => {
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('sharp');
    vi.resetModules();
  });
  vi.doMock('sharp', () => {
    throw new Error('no module for this processor');
  });
  const step = await import('../../../src/generator/pictures/pictures.ts');
  expect(await step.encodePictures(requests, kept)).toMatchObject({ encoded: 0, cached: 6 });
  const others = ['cave', 'mina'].map((slug) => ({ slug, slot: 'wide' }) as const);
  await expect(step.encodePictures(others, kept)).rejects.toThrow(
    /^Could not encode the pictures: sharp is not installed for this computer\. Run "npm ci" and try again\.$/,
  );
});
