/** What the picture cache keeps between runs, and when a picture gets a new name. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EncodedPictures } from '../../../src/generator/pictures/gallery.ts';
import { shortHash } from '../../../src/generator/files/shortHash.ts';
import { pictureKey } from '../../../src/generator/pictures/pictureFiles.ts';
import type { Project } from '../../../src/generator/project.ts';
import type { PictureRequest } from '../../../src/site/slots.ts';
import {
  encodeAll,
  flat,
  green,
  noise,
  pictureProject,
  quarters,
  red,
} from '../../support/pictures.ts';
import { emptyFolder } from '../../support/temporaryFiles.ts';

/** A request for five files, and one for a single file. */
const requests: readonly PictureRequest[] = [
  { slug: 'cave', slot: 'arch' },
  { slug: 'mina', slot: 'preview' },
];
/** A request for five files with too much detail. */
const gravel: PictureRequest = { slug: 'gravel', slot: 'arch' };

const folder = emptyFolder(afterAll);
let encodedOnce: Project;
let first: EncodedPictures;

beforeAll(async () => {
  const sources = {
    'cave.png': flat(700, 700, green).png(),
    'gravel.png': noise(500, 600).png(),
    'mina.jpg': quarters(1300, 900, [green, green, red, red]).jpeg(),
  };
  encodedOnce = await pictureProject(sources, folder);
  first = await encodeAll(encodedOnce, [...requests, gravel]);
});

/** A copy of the project in which the requests have been encoded once. */
async function copyOfEncoded(): Promise<Project> {
  const copy = await pictureProject({});
  cpSync(encodedOnce.root, copy.root, { recursive: true });
  return copy;
}

/** Compared as text, because Vitest is slow at comparing buffers byte by byte. */
function contentsOf({ files }: EncodedPictures): Record<string, string> {
  return Object.fromEntries(
    [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );
}

describe('a second run', () => {
  it('encodes nothing and returns the same files and warnings', async () => {
    const second = await encodeAll(encodedOnce, [...requests, gravel]);
    expect([first.encoded, first.cached, second.encoded, second.cached]).toEqual([7, 0, 0, 7]);
    expect(contentsOf(second)).toEqual(contentsOf(first));
    expect([first.reduced, second.reduced]).toEqual([['gravel'], ['gravel']]);
  });

  it.each([0, 2])('encodes again what a power cut, for example, has damaged: %i', async (turn) => {
    const project = await copyOfEncoded();
    const folder = path.join(project.cache, 'pictures');
    for (const [at, name] of readdirSync(folder).entries()) {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      const damaged = [
        bytes.subarray(0, bytes.length - 1),
        Buffer.from(bytes).fill(0, bytes.length >> 1),
        Buffer.from(bytes).fill('A', bytes.length >> 1, (bytes.length >> 1) + 400),
        '{"files":null}',
      ];
      writeFileSync(file, damaged[(at + turn) % 4]!);
    }
    const again = await encodeAll(project, requests);
    const third = await encodeAll(project, requests);
    expect([again.encoded, third.encoded]).toEqual([4, 0]);
    for (const made of [again, third]) expect(contentsOf(first)).toMatchObject(contentsOf(made));
  });
});

it('gives a picture a new name once the source or the crop has changed', () => {
  const changes: Partial<PictureRequest>[] = [
    {},
    { slot: 'arch' },
    { focus: { x: 0, y: 0.5 } },
    { focus: { x: 0, y: 0.5, zoom: 2 } },
  ];
  const wanted: PictureRequest = { slug: 'mina', slot: 'preview' };
  const keys = changes.map((change) => pictureKey('', { ...wanted, ...change }));
  expect(new Set([...keys, pictureKey('another', wanted)]).size).toBe(5);
});

/** Drawn from numbers, so that these bytes depend on no file of the project. Other processors round differently. */
it.runIf(process.arch === 'x64')(
  'keeps its name and its bytes from version to version',
  async () => {
    const project = await pictureProject({ 'sky.png': noise(1300, 700).png() });
    const { files } = await encodeAll(project, [
      { slug: 'sky', slot: 'arch', focus: { x: 0.2, y: 0.7 } },
      { slug: 'sky', slot: 'preview' },
    ]);
    const hashes = [...files].map(([name, bytes]) => `${name} ${shortHash(bytes as Uint8Array)}`);
    expect(
      hashes.sort(),
      'Where the bytes (the second hash) have changed and the name has not, raise encoderVersion in pictureFiles.ts. ' +
        'Then write what is new into this test.',
    ).toEqual([
      'pictures/sky-1200.1b87367a.jpg 9becfc4c',
      'pictures/sky-288.b41f7832.avif eca6747d',
      'pictures/sky-288.b41f7832.jpg c0f35b24',
      'pictures/sky-480.b41f7832.avif a17c0113',
    ]);
  },
);
