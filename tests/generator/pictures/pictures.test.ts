/** What the build makes of every kind of source picture; most are encoded once, for all tests. */
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGallery, type EncodedPictures } from '../../../src/generator/pictures/gallery.ts';
import type { Project } from '../../../src/generator/project.ts';
import type { PagePicture, PictureRequest, SlotName } from '../../../src/site/slots.ts';
import {
  blue,
  coloursAt,
  encodeAll,
  flat,
  green,
  noise,
  pictureProject,
  quarters,
  red,
  yellow,
  type Colour,
} from '../../support/pictures.ts';
import { emptyFolder } from '../../support/temporaryFiles.ts';

const clay: Colour = [160, 110, 90];
const halfGreen: Colour = [146, 203, 148];

const scene = () => flat(1300, 900, green);
const drawing = Buffer.from('<svg width="756" height="504"></svg>');
const corners = (width: number, height: number) =>
  quarters(width, height, [red, green, blue, yellow]);

/** Source pictures with any extension and any content, and the colour in the middle of their preview. */
const kinds: readonly [name: string, source: Sharp, colour: Colour, slack: number][] = [
  ['jpeg.JPG', scene().jpeg({ progressive: true }), green, 4],
  ['palette.PNG', scene().png({ palette: true }), green, 4],
  ['avif.avif', scene().avif({ effort: 0 }), green, 8],
  ['png-inside.jpg', scene().png(), green, 4],
  ['display-p3-deep.png', scene().toColourspace('rgb16').withIccProfile('p3').png(), green, 8],
  ['cmyk.jpg', flat(1300, 900, clay).toColourspace('cmyk').withIccProfile('cmyk').jpeg(), clay, 20],
  ['half-transparent.png', flat(1300, 900, [...green, 0.5]).png(), halfGreen, 4],
];

/** The colours at two ends of a preview that is cropped around a point. */
const crops: readonly [
  slug: string,
  focus: PictureRequest['focus'] | undefined,
  start: Colour,
  end: Colour,
][] = [
  // Red on the left, blue on the right.
  ['across', undefined, red, blue],
  ['across', { x: 1, y: 0.5 }, blue, blue],
  ['across', { x: 0.4, y: 0.5, zoom: 2 }, red, red],
  // Red above, blue below.
  ['down', { x: 0.5, y: 0.9 }, blue, blue],
  // EXIF orientation 6 looks like this when upright, in its upper corners.
  ['turned', { x: 0.5, y: 0 }, blue, red],
];

const every: PictureRequest = { slug: 'every', slot: 'arch' };
const folder = emptyFolder(afterAll);
let project: Project;
let made: EncodedPictures;
/** Returns the files of a picture that has been encoded. */
let get: (request: PictureRequest) => PagePicture;

beforeAll(async () => {
  project = await pictureProject(
    {
      'every.jpg': privatePhotograph(),
      'grainy.jpg': noise(280, 233).resize(480, 576, { fit: 'fill' }).jpeg(),
      'static.jpg': noise(200, 160).resize(480, 576, { fit: 'fill' }).jpeg(),
      'across.png': quarters(5200, 1260, [red, blue, red, blue]).png({ compressionLevel: 1 }),
      'down.png': quarters(1300, 1800, [red, red, blue, blue]).png(),
      'turned.jpg': corners(1300, 1300).jpeg().withMetadata({ orientation: 6 }),
      ...Object.fromEntries(kinds),
    },
    folder,
  );
  const arches = ['grainy', 'static'].map((slug) => ({ slug, slot: 'arch' }) as const);
  const previews = kinds.map(([name]) => previewOf(path.parse(name).name));
  const cropped = crops.map(([slug, focus]) => previewOf(slug, focus));
  made = await encodeAll(project, [every, ...arches, ...previews, ...cropped]);
  const { picture } = openGallery(project);
  get = (request) => picture(request, '/');
});

function previewOf(slug: string, focus?: PictureRequest['focus']): PictureRequest {
  return { slug, slot: 'preview', ...(focus && { focus }) };
}

function bytesAt(url: string): Uint8Array {
  return made.files.get(url.slice(1)) as Uint8Array;
}

describe('the files of a picture', () => {
  it('hold no metadata, such as where a photo was taken', async () => {
    expect((await privatePhotograph().toBuffer()).includes('somebody')).toBe(true);
    for (const [name, bytes] of made.files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes as Uint8Array).metadata();
      expect({ exif, icc, xmp, iptc, orientation }, name).toEqual({});
      expect(Buffer.from(bytes).includes('somebody')).toBe(false);
    }
  });

  it.each(kinds)('may come from %s', async (name, _, colour, slack) => {
    const { jpeg } = get(previewOf(path.parse(name).name));
    expectColours(await coloursAt(bytesAt(jpeg[0]!.url), [0.5, 0.5]), [colour], slack);
  });

  it.each(crops)('are cropped upright: %s about %o', async (slug, focus, start, end) => {
    const bytes = bytesAt(get(previewOf(slug, focus)).jpeg[0]!.url);
    const ends =
      slug === 'down'
        ? coloursAt(bytes, [0.5, 0.1], [0.5, 0.9])
        : coloursAt(bytes, [0.1, 0.4], [0.9, 0.4]);
    expectColours(await ends, [start, end], 12);
  });
});

const sizeOf = (slug: string) => bytesAt(get({ slug, slot: 'arch' }).avif[0]!.url).length;

it('is reported and encoded at reduced quality, until it fits its budget or reaches the lowest quality', () => {
  expect(made.reduced).toEqual(['grainy', 'static']);
  expect(sizeOf('grainy')).toBeLessThanOrEqual(9_400);
  expect(sizeOf('grainy')).toBeGreaterThan(7_500);
  expect(sizeOf('static')).toBeGreaterThan(9_400);
  expect(sizeOf('static')).toBeLessThan(11_000);
});

// Samsung's cameras write a wrong value into a field; some programs leave padding before the tables.
it('publishes sound photographs whose camera breaks a rule of JPEG', async () => {
  const sound = await quarters(600, 600, [red, green, blue, yellow]).jpeg().toBuffer();
  const samsung = Buffer.from(sound);
  // The end of the spectral selection: 63 in a sequential JPEG (ITU T.81, table B.3).
  samsung[sound.indexOf(Buffer.of(0xff, 0xda)) + 12] = 0;
  const tables = sound.indexOf(Buffer.of(0xff, 0xdb));
  const padding = Buffer.alloc(18);
  const padded = Buffer.concat([sound.subarray(0, tables), padding, sound.subarray(tables)]);
  const requests = ['samsung', 'padded'].map((slug) => ({ slug, slot: 'arch' }) as const);
  const files = { 'samsung.jpg': samsung, 'padded.jpg': padded };
  const published = await encodeAll(await pictureProject(files), requests);
  for (const { jpeg } of published.shown) {
    const bytes = published.files.get(jpeg[0]!.url.slice(1)) as Uint8Array;
    expectColours(await coloursAt(bytes, [0.1, 0.1], [0.9, 0.9]), [red, yellow], 12);
  }
});

describe('a faulty source picture', () => {
  /** Returns the messages, line by line, about sources in these slots, cropped at their upper left. */
  async function faultsOf(
    sources: Readonly<Record<string, Buffer>>,
    ...slots: SlotName[]
  ): Promise<string[]> {
    const requests = Object.keys(sources).flatMap((name) =>
      slots.map((slot) => ({ slug: name.split('.')[0]!, slot, focus: { x: 0, y: 0 } })),
    );
    const encoding = encodeAll(await pictureProject(sources), requests);
    const error: unknown = await encoding.catch((thrown: unknown) => thrown);
    const lines = (error as Error).message.split('\n');
    return lines.map((line) => line.replace(' (Shown on /.)', '').replace(/\(.*[\\/]/, '('));
  }
  const damaged =
    'the file is damaged, was copied only in part or is not a picture. Copy it again, or save it again as JPEG.';

  it('is reported together with all others', async () => {
    const sound = await flat(800, 600, green).jpeg().toBuffer();
    const claim = await flat(64, 64, red).jpeg().toBuffer();
    const frame = claim.indexOf(Buffer.of(0xff, 0xc0));
    claim.writeUInt16BE(9_000, frame + 5);
    claim.writeUInt16BE(12_000, frame + 7);
    const sources = {
      'arafat.jpg': sound,
      'baqi.jpg': Buffer.from('Dear Sir or Madam, the picture is in the post.'),
      'cave.jpg.jpg': sound,
      'hotel.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'mina.jpg': await flat(200, 150, red).jpeg().toBuffer(),
      'quba.jpg': Buffer.of(),
      'uhud.jpg': claim,
      'walls.jpg': drawing,
    };
    expect(await faultsOf(sources, 'place-card')).toEqual([
      `Could not read the picture (baqi.jpg): ${damaged}`,
      'Could not find the picture "cave" (pictures): there is only "cave.jpg.jpg". Rename it to cave.jpg.',
      'Could not read the picture (hotel.heic): it is an HEIC picture, which browsers cannot show. ' +
        'Open it, save the picture as JPEG and take that file.',
      'Could not use the picture (mina.jpg): it is 200 x 150 pixels; this place needs at least 756 x 504. ' +
        'Take a larger one.',
      `Could not read the picture (quba.jpg): ${damaged}`,
      'Could not use the picture (uhud.jpg): it is 12000 x 9000 pixels, more than 100 megapixels. ' +
        'Save a copy that is 4000 pixels wide and take that.',
      'Could not use the picture (walls.jpg): it is an SVG drawing, whatever its name says. ' +
        'Save it as JPEG or PNG and take that file.',
    ]);
  });

  it('can be too small for a place that shows a part of it enlarged', async () => {
    const project = await pictureProject({
      'mina.jpg': await flat(800, 600, red).jpeg().toBuffer(),
    });
    const zoomed = {
      slug: 'mina',
      slot: 'place-card',
      focus: { x: 0.5, y: 0.5, zoom: 2 },
    } as const;
    await expect(encodeAll(project, [zoomed])).rejects.toThrow(
      /it is 800 x 600 pixels; this place needs at least 1512 x 1008\./,
    );
  });

  it('is noticed if its end is missing or a part of it was overwritten', async () => {
    const photo = noise(480, 640);
    const [jpeg, png, avif] = await Promise.all([
      photo.clone().jpeg().toBuffer(),
      photo.clone().png({ compressionLevel: 1 }).toBuffer(),
      photo.clone().avif({ effort: 0 }).toBuffer(),
    ]);
    // The crop does not include the end.
    const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.9));
    const overwritten = (bytes: Buffer) =>
      Buffer.from(bytes).fill(Buffer.of(90, 255, 49), 100_000, 110_000);
    const sources = {
      'a.jpg': cut(jpeg),
      'b.png': cut(png),
      'c.avif': cut(avif),
      'd.jpg': overwritten(jpeg),
      'e.png': overwritten(png),
    };
    expect(await faultsOf(sources, 'arch')).toEqual(
      Object.keys(sources).map((name) => `Could not read the picture (${name}): ${damaged}`),
    );
  });
});

/** A photograph of four colours that says who took it, and where. */
function privatePhotograph(): Sharp {
  return corners(600, 600)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 25/1 21/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><somebody/></x:xmpmeta>');
}

/** Fails where a channel of a colour differs from the wanted one by more than the slack. */
function expectColours(seen: readonly Colour[], wanted: readonly Colour[], slack: number): void {
  const off = seen.flat().map((value, at) => Math.abs(value - wanted.flat()[at]!));
  expect(
    Math.max(...off),
    `${seen.join(' and ')} is not ${wanted.join(' and ')}`,
  ).toBeLessThanOrEqual(slack);
}
