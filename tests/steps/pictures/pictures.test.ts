/** What the picture step makes of masters of every kind; most are encoded once, for all tests. */
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodePictures, type EncodedPictures } from '../../../src/steps/pictures/pictures.ts';
import type { PictureFormat, PictureRequest, SlotName } from '../../../src/slots.ts';
import {
  blue, claimSize, coloursAt, flat, green, likeness, nearly, noise, pictureFolders, putMasters, quarters, red, yellow,
  type Colour, type PictureFolders,
} from '../../support/pictures.ts';

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];
const earth: Colour = [160, 110, 90];
const grey: Colour = [128, 128, 128];
const paper: Colour = [251, 246, 236];
const halfGreen: Colour = [146, 203, 148];

/** Widths and heights of the design, in device pixels: AVIF and WebP in all of them, JPEG in the last. */
const sizes: Record<Exclude<SlotName, 'preview'>, readonly [width: number, height: number][]> = {
  'hero-portrait': [[736, 1308], [1080, 1920]],
  'hero-landscape': [[960, 540], [1280, 720], [1920, 1080]],
  'page-hero': [[672, 560], [960, 800]],
  'arch-tall': [[340, 765], [400, 900]],
  arch: [[288, 346], [480, 576]],
  'place-card': [[504, 336], [756, 504]],
  wide: [[736, 491], [1200, 800]],
};
const shownSlots = Object.keys(sizes) as (keyof typeof sizes)[];

const scene = () => flat(1300, 900, green);
const deep = () => scene().toColourspace('rgb16');
/** Edges, as walls and minarets have. */
const wall = (_: unknown, at: number) => `<rect x="${at * 63}" width="30" height="1008" fill="#234"/>`;
const walls = Buffer.from(`<svg width="1512" height="1008">${Array.from({ length: 24 }, wall).join('')}</svg>`);
const corners = (width: number, height: number) => quarters(width, height, [red, green, blue, yellow]);

/** Masters that may have any name and any inside, and the colour in the middle of their preview. */
const kinds: readonly [name: string, master: () => Sharp, colour: Colour, tolerance: number][] = [
  ['jpeg.JPG', () => scene().jpeg({ progressive: true }), green, 4],
  ['jfif.jfif', () => scene().jpeg(), green, 4],
  ['palette.PNG', () => scene().png({ palette: true }), green, 4],
  ['webp.WebP', () => scene().webp({ lossless: true }), green, 4],
  ['avif.avif', () => scene().avif({ effort: 0 }), green, 8],
  ['png-inside.jpg', () => scene().png(), green, 4],
  ['display-p3.png', () => scene().withIccProfile('p3').png(), green, 8],
  ['display-p3-deep.png', () => deep().withIccProfile('p3').png(), green, 8],
  ['cmyk-profile.jpg', () => flat(1300, 900, earth).toColourspace('cmyk').withIccProfile('cmyk').jpeg(), earth, 20],
  ['cmyk.jpg', () => flat(1300, 900, earth).toColourspace('cmyk').jpeg(), earth, 16],
  ['deep.png', () => deep().png(), green, 4],
  ['greyscale.jpg', () => flat(1300, 900, grey).toColourspace('b-w').jpeg(), grey, 4],
  ['greyscale-deep.png', () => flat(1300, 900, grey).toColourspace('grey16').png(), grey, 4],
  ['transparent.png', () => flat(1300, 900, [...green, 0]).png(), paper, 4],
  ['half-transparent.png', () => flat(1300, 900, [...green, 0.5]).png(), halfGreen, 4],
];

/** Upright, what EXIF calls 1, 3, 6 and 8 shows so at its top left and top right. The last is decoded for each crop. */
const turned: readonly [orientation: number, size: number, left: Colour, right: Colour][] = [
  [1, 1300, red, green],
  [3, 1300, yellow, blue],
  [6, 1300, blue, red],
  [8, 1300, green, yellow],
  [6, 2100, blue, red],
];

/** What stands at the left and right, or at the top and bottom, of a crop about some point of red and blue halves. */
const crops: readonly [slug: string, focus: PictureRequest['focus'], start: Colour, end: Colour][] = [
  ['across', undefined, red, blue],
  ['across', { x: 0, y: 0.5 }, red, red],
  ['across', { x: 0.2, y: 0.5 }, red, red],
  ['across', { x: 1, y: 0.5 }, blue, blue],
  ['across-large', undefined, red, blue],
  ['across-large', { x: 0.2, y: 0.5 }, red, red],
  ['down', { x: 0.5, y: 0.1 }, red, red],
  ['down', { x: 0.5, y: 0.9 }, blue, blue],
];

let folders: PictureFolders;
let made: EncodedPictures;
let detail: Buffer;

beforeAll(async () => {
  folders = pictureFolders(afterAll);
  detail = await noise(1512, 1008).blur(5).composite([{ input: walls, blend: 'overlay' }]).jpeg().toBuffer();
  const masters: Record<string, Sharp | Buffer> = {
    'every.png': corners(1930, 1930).png(),
    'detail.jpg': detail,
    'grainy.jpg': await noise(1008, 756).resize(4032, 3024).jpeg().toBuffer(),
    'static.png': noise(378, 252).resize(756, 504).png(),
    'private.jpg': privatePhotograph(),
    'zoomed.png': corners(1900, 1000).png(),
    'across.png': quarters(3000, 700, [red, blue, red, blue]).png(),
    'across-large.png': quarters(4500, 900, [red, blue, red, blue]).png({ compressionLevel: 1 }),
    'down.png': quarters(1300, 1800, [red, red, blue, blue]).png(),
  };
  for (const [name, master] of kinds) masters[name] = master();
  for (const [orientation, size] of turned) {
    masters[`turned-${orientation}-${size}.jpg`] = corners(size, size).jpeg().withMetadata({ orientation });
  }
  const saved = Object.entries(masters).map(async ([name, master]) => {
    putMasters(folders, { [name]: Buffer.isBuffer(master) ? master : await master.toBuffer() });
  });
  await Promise.all(saved);
  const previews = Object.keys(masters).filter((name) => /^(every|zoomed|turned)/.test(name));
  made = await encodePictures(
    [
      ...shownSlots.map((slot) => ({ slug: 'every', slot })),
      ...['detail', 'grainy', 'static', 'private'].map((slug) => ({ slug, slot: 'place-card' }) as const),
      ...[...previews, ...kinds.map(([name]) => name)].map((name) => previewOf(name)),
      zoomed,
      ...crops.map(([slug, focus]) => ({ slug, slot: 'preview', ...(focus && { focus }) }) as const),
    ],
    folders,
  );
});

const zoomed: PictureRequest = { slug: 'zoomed', slot: 'preview', focus: { x: 0.25, y: 0.25, zoom: 1.5 } };

function previewOf(master: string): PictureRequest {
  return { slug: path.parse(master).name, slot: 'preview' };
}

/** The bytes of the largest file of a request in a format. */
function largest(request: PictureRequest, format: PictureFormat = 'jpeg'): Uint8Array {
  return bytesAt(made.get(request)[format].at(-1)!.url);
}

function bytesAt(url: string, { files }: EncodedPictures = made): Uint8Array {
  return files.get(url.slice(1)) as Uint8Array;
}

describe('the files of a picture', () => {
  it.each(shownSlots)('in the slot %s have the sizes of the design', async (slot) => {
    const picture = made.get({ slug: 'every', slot });
    expect([picture.width, picture.height]).toEqual(sizes[slot].at(-1));
    for (const format of formats) {
      const wanted = format === 'jpeg' ? sizes[slot].slice(-1) : sizes[slot];
      expect(picture[format].map(({ width }) => width)).toEqual(wanted.map(([width]) => width));
      const found = await Promise.all(picture[format].map(({ url }) => sharp(bytesAt(url)).metadata()));
      expect(found.map(({ width, height }) => [width, height])).toEqual(wanted);
      expect(new Set(found.map((file) => file.format))).toEqual(new Set([format === 'avif' ? 'heif' : format]));
    }
  });

  it('are one JPEG of 1200 x 630, progressive and with quartered colours, where links are shared', async () => {
    const picture = made.get({ slug: 'every', slot: 'preview' });
    expect([picture.avif, picture.webp, picture.jpeg.length]).toEqual([[], [], 1]);
    const { width, height, isProgressive, chromaSubsampling } = await sharp(bytesAt(picture.jpeg[0]!.url)).metadata();
    expect([width, height, isProgressive, chromaSubsampling]).toEqual([1200, 630, true, '4:2:0']);
  });

  it('have short names with one hash, which another slot, focus or master changes', async () => {
    const urls = (request: PictureRequest) => formats.flatMap((format) => made.get(request)[format]).map(({ url }) => url);
    const wellNamed = /^pictures\/[a-z0-9-]+-\d+\.[0-9a-f]{8}\.(avif|webp|jpg)$/;
    for (const name of made.files.keys()) expect(name).toMatch(wellNamed);
    const hashesOf = (request: PictureRequest) => [...new Set(urls(request).map((url) => url.split('.')[1]!))];
    const arch = { slug: 'every', slot: 'arch' } as const;
    const requests = [arch, previewOf('every.png'), previewOf('zoomed.png'), zoomed];
    expect(requests.map((request) => hashesOf(request).length)).toEqual([1, 1, 1, 1]);
    expect(new Set(requests.flatMap(hashesOf)).size).toBe(4);
  });

  it.each(formats)('are like their master, in %s', async (format) => {
    for (const { url, width } of made.get({ slug: 'detail', slot: 'place-card' })[format]) {
      const wanted = await sharp(detail).resize(width).png().toBuffer();
      expect(await likeness(bytesAt(url), wanted)).toBeGreaterThan(30);
    }
  });

  it('are counted once, however often they are asked for', async () => {
    const request = { slug: 'every', slot: 'arch' } as const;
    const { get, encoded, cached, files } = await encodePictures(
      [request, { ...request, focus: { x: 0.5, y: 0.5 } }, request],
      folders,
    );
    expect([encoded, cached, files.size]).toEqual([0, 5, 5]);
    expect(get({ ...request, focus: { x: 0.5, y: 0.5, zoom: 1 } })).toEqual(made.get(request));
  });

  it('cannot be had for a picture that nobody asked for', () => {
    expect(() => made.get({ slug: 'cave', slot: 'arch' })).toThrow(
      'Could not show the picture "cave" as arch: it was not among the requests.',
    );
  });

  it('leave out all metadata, least of all where it was taken', async () => {
    const before = await privatePhotograph().toBuffer();
    expect(before.includes('somebody')).toBe(true);
    for (const [name, bytes] of made.files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes as Uint8Array).metadata();
      expect({ exif, icc, xmp, iptc, orientation }, name).toEqual({});
      expect(Buffer.from(bytes).includes('somebody')).toBe(false);
    }
  });

  it('are the same bytes when they are made alone and in another order', async () => {
    const requests = [{ slug: 'detail', slot: 'place-card' }, zoomed, { slug: 'every', slot: 'arch' }] as const;
    for (const request of requests) {
      const alone = await encodePictures([request], { ...folders, cache: pictureFolders().cache });
      const other = [...alone.files].filter(([name, bytes]) => Buffer.compare(bytes as Buffer, made.files.get(name) as Buffer));
      expect(other).toEqual([]);
    }
  });
});

describe('a master', () => {
  it.each(kinds)('may be %s', async (name, _, colour, tolerance) => {
    const request = previewOf(name);
    const [seen] = await coloursAt(largest(request), [0.5, 0.5]);
    expectColours([seen!, colourOf(made.get(request).colour)], [colour, colour], tolerance);
  });

  it('is shown until it has come by the mean of its colours', () => {
    expectColours([colourOf(made.get({ slug: 'every', slot: 'arch' }).colour)], [[125, 115, 85]], 3);
  });

  it.each(turned)('is turned upright from orientation %i at %i pixels', async (orientation, size, left, right) => {
    const bytes = largest({ slug: `turned-${orientation}-${size}`, slot: 'preview' });
    expectColours(await coloursAt(bytes, [0.2, 0.2], [0.8, 0.2]), [left, right]);
  });
});

describe('a crop', () => {
  it.each(crops)('of %s keeps what is about the focal point %o', async (slug, focus, start, end) => {
    const bytes = largest({ slug, slot: 'preview', ...(focus && { focus }) });
    const ends = slug === 'down' ? coloursAt(bytes, [0.5, 0.1], [0.5, 0.9]) : coloursAt(bytes, [0.1, 0.5], [0.9, 0.5]);
    expectColours(await ends, [start, end]);
  });

  it('goes closer where a zoom asks for it', async () => {
    expectColours(await coloursAt(largest({ slug: 'zoomed', slot: 'preview' }), [0.6, 0.2]), [green]);
    expectColours(await coloursAt(largest(zoomed), [0.6, 0.2]), [red]);
  });
});

describe('a picture that holds too much detail', () => {
  const phoneBytes = (slug: string) => bytesAt(made.get({ slug, slot: 'place-card' }).avif[0]!.url).length;

  it('is encoded at lower quality until a phone can bear it, and named', () => {
    expect(made.lowered.map(({ slug, slot }) => `${slug} ${slot}`)).toEqual(['grainy place-card', 'static place-card']);
    expect(phoneBytes('grainy')).toBeLessThanOrEqual(15_000);
    expect(phoneBytes('grainy'), 'not worse than it must be').toBeGreaterThan(10_000);
  });

  it('is published all the same where even the lowest quality is too heavy', () => {
    expect(phoneBytes('static')).toBeGreaterThan(15_000);
    expect(phoneBytes('static')).toBeLessThan(17_000);
  });
});

describe('faulty masters', () => {
  const faultsOf = async (masters: Record<string, Buffer>, slot: SlotName = 'place-card', slugs?: readonly string[]) => {
    const own = pictureFolders();
    putMasters(own, masters);
    const requests = (slugs ?? Object.keys(masters).map((name) => path.parse(name).name)).map((slug) => ({ slug, slot }));
    const error: unknown = await encodePictures(requests, own).catch((thrown: unknown) => thrown);
    return error as Error;
  };

  it('are reported together, a line each, with the cause of the first that has one', async () => {
    const sound = await noise(800, 600).jpeg().toBuffer();
    const slugs = ['arafat', 'baqi', 'cave', 'mina', 'quba', 'uhud'];
    const error = await faultsOf(
      {
        'arafat.jpg': sound,
        'baqi.jpg': sound.subarray(0, sound.length / 2),
        'cave.JPG.jpg': sound,
        'mina.jpg': await flat(200, 150, red).jpeg().toBuffer(),
        'quba.jpg': Buffer.alloc(0),
      },
      'place-card',
      slugs,
    );
    expect(error.message.split('\n').map((line) => line.replace(/\(.*[\\/]/, '('))).toEqual([
      'Could not read the picture (baqi.jpg): the file is damaged or was copied only in part. ' +
        'Copy it there once more, or save it anew as JPEG.',
      'Could not find the picture "cave" (masters): there is only "cave.JPG.jpg". Rename it to cave.jpg.',
      'Could not use the picture (mina.jpg): it is 200 x 150 pixels; this place needs at least 756 x 504. ' +
        'Put a larger one there.',
      'Could not read the picture (quba.jpg): the file is empty (0 bytes). Copy the picture there once more.',
      'Could not find the picture "uhud" (masters): there is no uhud.jpg. ' +
        'Put a JPEG, PNG, WebP or AVIF of that name there.',
    ]);
    expect((error.cause as Error).message).toContain('premature end');
  });

  it('are noticed where they lack their end, though the crop leaves the end out', async () => {
    const tall = (height: number) => noise(760, height);
    const whole = {
      'jpeg.jpg': tall(1000).jpeg(),
      'large.jpg': tall(5400).jpeg(),
      'progressive.jpg': tall(1000).jpeg({ progressive: true }),
      'png.png': tall(1000).png({ compressionLevel: 1 }),
      'webp.webp': tall(1000).webp({ effort: 0 }),
      'avif.avif': tall(1000).avif({ effort: 0 }),
    };
    const masters: Record<string, Buffer> = {};
    for (const [name, image] of Object.entries(whole)) {
      const bytes = await image.toBuffer();
      masters[name] = bytes.subarray(0, Math.floor(bytes.length * 0.9));
    }
    const own = pictureFolders();
    putMasters(own, masters);
    const requests = Object.keys(masters).map(
      (name) => ({ slug: path.parse(name).name, slot: 'place-card', focus: { x: 0, y: 0 } }) as const,
    );
    const error = (await encodePictures(requests, own).catch((thrown: unknown) => thrown)) as Error;
    const damaged = /([\w.]+)\): the file is damaged or was copied/;
    expect(error.message.split('\n').map((line) => damaged.exec(line)?.[1])).toEqual(Object.keys(whole));
  });

  it('are measured upright, and told what all their places need together', async () => {
    const turn = (image: Sharp) => image.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const own = pictureFolders();
    putMasters(own, { 'just.jpg': await turn(flat(504, 756, red)), 'flat.jpg': await turn(flat(756, 504, red)) });
    const places = ['arch', 'place-card'] as const;
    const request = (slug: string) => encodePictures(places.map((slot) => ({ slug, slot })), own);
    await expect(request('just')).rejects.toThrow('it is 756 x 504 pixels; this place needs at least 756 x 576.');
    await expect(request('flat')).rejects.toThrow('it is 504 x 756 pixels; this place needs at least 756 x 576.');
    const { get } = await encodePictures([{ slug: 'just', slot: 'place-card' }], own);
    expect(get({ slug: 'just', slot: 'place-card' }).width).toBe(756);
  });

  it('of more than 100 megapixels are refused', async () => {
    const claims = claimSize(await flat(64, 64, red).jpeg().toBuffer(), 12_000, 9000);
    expect((await faultsOf({ 'cave.jpg': claims })).message.replace(/\(.*[\\/]/, '(')).toContain(
      '(cave.jpg): it is 12000 x 9000 pixels, more than 100 megapixels. ' +
        'Save a copy that is 4000 pixels wide and put it here.',
    );
  });
});

/** A photograph that says who took it, and where. */
function privatePhotograph(): Sharp {
  return flat(900, 600, green)
    .jpeg()
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 25/1 21/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><somebody/></x:xmpmeta>');
}

function expectColours(seen: readonly Colour[], wanted: readonly Colour[], tolerance = 12): void {
  expect(seen.map((colour, at) => nearly(colour, wanted[at]!, tolerance))).toEqual(wanted);
}

function colourOf(hexadecimal: string): Colour {
  return [1, 3, 5].map((at) => Number.parseInt(hexadecimal.slice(at, at + 2), 16)) as unknown as Colour;
}
