/** What the picture step makes of masters of every kind; most are encoded once, for all tests. */
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodePictures, type EncodedPictures } from '../../../src/generator/pictures/pictures.ts';
import type { PictureFormat, PictureRequest, SlotName } from '../../../src/site/slots.ts';
import {
  blue,
  coloursAt,
  flat,
  green,
  likeness,
  noise,
  pictureFolders,
  quarters,
  red,
  yellow,
  type Colour,
  type PictureFolders,
} from '../../support/pictures.ts';
import { emptyFolder } from '../../support/writtenSite.ts';

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];
const earth: Colour = [160, 110, 90];
const grey: Colour = [128, 128, 128];
const halfGreen: Colour = [146, 203, 148];

const scene = () => flat(1300, 900, green);
/** Edges, as walls and minarets have. */
const wall = (_: unknown, at: number) =>
  `<rect x="${at * 63}" width="30" height="1008" fill="#234"/>`;
const walls = Buffer.from(
  `<svg width="1512" height="1008">${Array.from({ length: 24 }, wall).join('')}</svg>`,
);
const corners = (width: number, height: number) =>
  quarters(width, height, [red, green, blue, yellow]);

/** Masters that may have any name and any inside, and the colour in the middle of their preview. */
const kinds: readonly [name: string, master: Sharp, colour: Colour, tolerance: number][] = [
  ['jpeg.JPG', scene().jpeg({ progressive: true }), green, 4],
  ['palette.PNG', scene().png({ palette: true }), green, 4],
  ['webp.WebP', scene().webp({ lossless: true }), green, 4],
  ['avif.avif', scene().avif({ effort: 0 }), green, 8],
  ['png-inside.jpg', scene().png(), green, 4],
  ['display-p3.jpg', scene().withIccProfile('p3').jpeg(), green, 8],
  ['display-p3-deep.png', scene().toColourspace('rgb16').withIccProfile('p3').png(), green, 8],
  [
    'cmyk.jpg',
    flat(1300, 900, earth).toColourspace('cmyk').withIccProfile('cmyk').jpeg(),
    earth,
    20,
  ],
  ['greyscale.jpg', flat(1300, 900, grey).toColourspace('b-w').jpeg(), grey, 4],
  ['half-transparent.png', flat(1300, 900, [...green, 0.5]).png(), halfGreen, 4],
];

/** What stands at two ends of a preview of some master about some point. */
const crops: readonly [
  slug: string,
  focus: PictureRequest['focus'] | undefined,
  start: Colour,
  end: Colour,
][] = [
  // Red on the left, blue on the right.
  ['across', undefined, red, blue],
  ['across', { x: 0, y: 0.5 }, red, red],
  ['across', { x: 1, y: 0.5 }, blue, blue],
  ['across', { x: 0.4, y: 0.5, zoom: 2 }, red, red],
  // Red above, blue below.
  ['down', { x: 0.5, y: 0.9 }, blue, blue],
  // What EXIF calls 6 shows so, upright, in its upper corners.
  ['turned', { x: 0.5, y: 0 }, blue, red],
];

const every: PictureRequest = { slug: 'every', slot: 'arch' };
let folders: PictureFolders;
let made: EncodedPictures;

beforeAll(async () => {
  folders = await pictureFolders(
    {
      'every.jpg': privatePhotograph(),
      'detail.jpg': await noise(1512, 1008)
        .blur(5)
        .composite([{ input: walls, blend: 'overlay' }])
        .jpeg()
        .toBuffer(),
      'grainy.jpg': noise(280, 233).resize(480, 576, { fit: 'fill' }).jpeg(),
      'static.jpg': noise(200, 160).resize(480, 576, { fit: 'fill' }).jpeg(),
      'across.png': quarters(5200, 1260, [red, blue, red, blue]).png({ compressionLevel: 1 }),
      'down.png': quarters(1300, 1800, [red, red, blue, blue]).png(),
      'turned.jpg': corners(1300, 1300).jpeg().withMetadata({ orientation: 6 }),
      ...Object.fromEntries(kinds),
    },
    emptyFolder(afterAll),
  );
  const arches = ['grainy', 'static'].map((slug) => ({ slug, slot: 'arch' }) as const);
  const previews = kinds.map(([name]) => previewOf(path.parse(name).name));
  const cropped = crops.map(([slug, focus]) => previewOf(slug, focus));
  made = await encodePictures(
    [every, ...arches, { slug: 'detail', slot: 'place-card' }, ...previews, ...cropped],
    folders,
  );
});

function previewOf(slug: string, focus?: PictureRequest['focus']): PictureRequest {
  return { slug, slot: 'preview', ...(focus && { focus }) };
}

function bytesAt(url: string): Uint8Array {
  return made.files.get(url.slice(1)) as Uint8Array;
}

describe('the files of a picture', () => {
  it('are one JPEG, progressive and with quartered colours, where links are shared', async () => {
    const { avif, webp, jpeg } = made.get(previewOf('jpeg'));
    expect([avif, webp, jpeg.length]).toEqual([[], [], 1]);
    const { isProgressive, chromaSubsampling } = await sharp(bytesAt(jpeg[0]!.url)).metadata();
    expect([isProgressive, chromaSubsampling]).toEqual([true, '4:2:0']);
  });

  it('have one hash in their names, which another slot, focus, zoom or master changes', () => {
    const requests: PictureRequest[] = [
      every,
      ...crops.map(([slug, focus]) => previewOf(slug, focus)),
    ];
    const hashes = requests.map((request) => {
      const picture = made.get(request);
      return [
        ...new Set(
          formats.flatMap((format) => picture[format]).map(({ url }) => url.split('.')[1]),
        ),
      ];
    });
    expect(hashes.map(({ length }) => length)).toEqual(requests.map(() => 1));
    expect(new Set(hashes.flat()).size).toBe(requests.length);
  });

  it.each(formats)('are like their master, in %s', async (format) => {
    const master = path.join(folders.masters, 'detail.jpg');
    for (const { url, width } of made.get({ slug: 'detail', slot: 'place-card' })[format]) {
      const wanted = await sharp(master).resize(width).png().toBuffer();
      expect(await likeness(bytesAt(url), wanted)).toBeGreaterThan(30);
    }
  });

  it('are counted once, however often they are asked for', async () => {
    const middle = { ...every, focus: { x: 0.5, y: 0.5 } };
    const { get, encoded, cached, files } = await encodePictures([every, middle, every], folders);
    expect([encoded, cached, files.size]).toEqual([0, 5, 5]);
    expect(get({ ...every, focus: { x: 0.5, y: 0.5, zoom: 1 } })).toEqual(made.get(every));
  });

  it('leave out all metadata, least of all where it was taken', async () => {
    expect((await privatePhotograph().toBuffer()).includes('somebody')).toBe(true);
    for (const [name, bytes] of made.files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes as Uint8Array).metadata();
      expect({ exif, icc, xmp, iptc, orientation }, name).toEqual({});
      expect(Buffer.from(bytes).includes('somebody')).toBe(false);
    }
  });

  it('are the same bytes when they are made alone', async () => {
    const alone = previewOf('across', { x: 1, y: 0.5 });
    const { files } = await encodePictures([alone], {
      ...folders,
      cache: (await pictureFolders({})).cache,
    });
    expect(files.size).toBe(1);
    for (const [name, bytes] of files)
      expect(Buffer.compare(bytes as Buffer, made.files.get(name) as Buffer)).toBe(0);
  });
});

describe('a master', () => {
  it.each(kinds)('may be %s', async (name, _, colour, tolerance) => {
    const picture = made.get(previewOf(path.parse(name).name));
    const [seen] = await coloursAt(bytesAt(picture.jpeg[0]!.url), [0.5, 0.5]);
    expectColours([seen!, colourOf(picture.colour)], [colour, colour], tolerance);
  });

  it('is shown until it has come by the mean of its colours', () => {
    expectColours([colourOf(made.get(every).colour)], [[125, 115, 85]], 3);
  });

  it.each(crops)('is cropped, upright: %s about %o', async (slug, focus, start, end) => {
    const bytes = bytesAt(made.get(previewOf(slug, focus)).jpeg[0]!.url);
    const ends =
      slug === 'down'
        ? coloursAt(bytes, [0.5, 0.1], [0.5, 0.9])
        : coloursAt(bytes, [0.1, 0.4], [0.9, 0.4]);
    expectColours(await ends, [start, end], 12);
  });
});

it('too much detail is encoded at lower quality until a phone can bear it, or as far as it goes, and named', () => {
  expect(made.lowered.map(({ slug, slot }) => `${slug} ${slot}`)).toEqual([
    'grainy arch',
    'static arch',
  ]);
  const [grainy, still] = ['grainy', 'static'].map((slug) => {
    return bytesAt(made.get({ slug, slot: 'arch' }).avif[0]!.url).length;
  });
  expect(grainy).toBeLessThanOrEqual(9_400);
  expect(grainy, 'not worse than it must be').toBeGreaterThan(7_500);
  expect(still).toBeGreaterThan(9_400);
  expect(still).toBeLessThan(11_000);
});

describe('faulty masters', () => {
  /** What is said of masters that stand in these slots, about their upper left corner, line by line. */
  async function faultsOf(
    masters: Readonly<Record<string, Buffer>>,
    ...slots: SlotName[]
  ): Promise<string[]> {
    const own = await pictureFolders(masters);
    const requests = Object.keys(masters).flatMap((name) =>
      slots.map((slot) => ({ slug: name.split('.')[0]!, slot, focus: { x: 0, y: 0 } })),
    );
    const error: unknown = await encodePictures(requests, own).catch((thrown: unknown) => thrown);
    return (error as Error).message.split('\n').map((line) => line.replace(/\(.*[\\/]/, '('));
  }
  const damaged =
    'the file is damaged, was copied only in part or is no picture. Copy it there once more, or save it anew as JPEG.';

  it('are reported together, a line each', async () => {
    const sound = await noise(800, 600).jpeg().toBuffer();
    const claim = await flat(64, 64, red).jpeg().toBuffer();
    const frame = claim.indexOf(Buffer.of(0xff, 0xc0));
    claim.writeUInt16BE(9_000, frame + 5);
    claim.writeUInt16BE(12_000, frame + 7);
    const masters = {
      'arafat.jpg': sound,
      'baqi.jpg': Buffer.from('Dear Sir or Madam, the picture is in the post.'),
      'cave.jpg.jpg': sound,
      'hotel.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'mina.jpg': await flat(200, 150, red).jpeg().toBuffer(),
      'quba.jpg': Buffer.of(),
      'uhud.jpg': claim,
    };
    expect(await faultsOf(masters, 'place-card')).toEqual([
      `Could not read the picture (baqi.jpg): ${damaged}`,
      'Could not find the picture "cave" (masters): there is only "cave.jpg.jpg". Rename it to cave.jpg.',
      'Could not read the picture (hotel.heic): it is an HEIC picture, which browsers cannot show. ' +
        'Open it, save the picture as JPEG and put that file here.',
      'Could not use the picture (mina.jpg): it is 200 x 150 pixels; this place needs at least 756 x 504. ' +
        'Put a larger one there.',
      `Could not read the picture (quba.jpg): ${damaged}`,
      'Could not use the picture (uhud.jpg): it is 12000 x 9000 pixels, more than 100 megapixels. ' +
        'Save a copy that is 4000 pixels wide and put it here.',
    ]);
  });

  it('are noticed where they lack their end, though the crop leaves the end out', async () => {
    const tall = noise(480, 800);
    const whole = {
      'jpeg.jpg': tall.clone().jpeg(),
      'progressive.jpg': tall.clone().jpeg({ progressive: true }),
      'png.png': tall.clone().png({ compressionLevel: 1 }),
      'webp.webp': tall.clone().webp({ effort: 0 }),
      'avif.avif': tall.clone().avif({ effort: 0 }),
    };
    const masters: Record<string, Buffer> = {};
    for (const [name, image] of Object.entries(whole)) {
      const bytes = await image.toBuffer();
      masters[name] = bytes.subarray(0, Math.floor(bytes.length * 0.9));
    }
    const lines = Object.keys(whole).map(
      (name) => `Could not read the picture (${name}): ${damaged}`,
    );
    expect(await faultsOf(masters, 'arch')).toEqual(lines);
  });

  it('are measured upright, and told what all their places need together', async () => {
    const turn = (image: Sharp) => image.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const masters = {
      'high.jpg': await turn(flat(504, 756, red)),
      'wide.jpg': await turn(flat(756, 504, red)),
    };
    const need = 'this place needs at least 756 x 576. Put a larger one there.';
    expect(await faultsOf(masters, 'arch', 'place-card')).toEqual([
      `Could not use the picture (high.jpg): it is 756 x 504 pixels; ${need}`,
      `Could not use the picture (wide.jpg): it is 504 x 756 pixels; ${need}`,
    ]);
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

/** Fails where a channel of a colour differs from the wanted one by more than the tolerance. */
function expectColours(
  seen: readonly Colour[],
  wanted: readonly Colour[],
  tolerance: number,
): void {
  const off = seen.flat().map((value, at) => Math.abs(value - wanted.flat()[at]!));
  expect(
    Math.max(...off),
    `${seen.join(' and ')} is not ${wanted.join(' and ')}`,
  ).toBeLessThanOrEqual(tolerance);
}

function colourOf(hexadecimal: string): Colour {
  return [1, 3, 5].map((at) =>
    Number.parseInt(hexadecimal.slice(at, at + 2), 16),
  ) as unknown as Colour;
}
