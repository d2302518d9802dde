/** What the picture step makes of masters of every kind. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePictures } from '../../../src/steps/pictures/encodePictures.ts';
import type { EncodedPicture, PictureRequest } from '../../../src/slots.ts';
import { ground, slotSize } from '../../../src/steps/pictures/pictureSettings.ts';
import { slots, type PictureFormat } from '../../../src/slots.ts';
import {
  adobeRgbProfile, blue, claimSize, coloursAt, contentsOf, flat, green, nearly, noise, pictureFolders, putMasters,
  quarters, red, yellow, type Colour, type PictureFolders,
} from '../../support/pictures.ts';

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];
const card = slots['place-card'];
const { width: cardWidth, height: cardHeight } = slotSize(card);
const cardSize = `${cardWidth} x ${cardHeight}`;

describe('the files of a picture', () => {
  it('are there in every width of the slot, JPEG in the largest alone, as large as they say', async () => {
    const folders = pictureFolders();
    putMasters(folders, { 'cave.jpg': await flat(1600, 1067, green).jpeg().toBuffer() });
    const { get, encoded, cached } = await encodePictures([{ slug: 'cave', slot: 'place-card' }], folders);
    const picture = get({ slug: 'cave', slot: 'place-card' });

    expect([encoded, cached]).toEqual([card.widths.length * 2 + 1, 0]);
    expect([picture.width, picture.height]).toEqual([cardWidth, cardHeight]);
    for (const format of formats) {
      expect(picture[format].map(({ width }) => width)).toEqual(format === 'jpeg' ? [cardWidth] : card.widths);
      for (const { url, width } of picture[format]) {
        const found = await sharp(readFileSync(fileOf(folders, url))).metadata();
        expect([found.format, found.width, found.height]).toEqual([
          format === 'avif' ? 'heif' : format, width, Math.round(width / card.ratio),
        ]);
      }
    }
    expect(readdirSync(path.join(folders.output, 'pictures'))).toHaveLength(encoded);
  });

  it('have short names with one hash for all of them', async () => {
    const { picture } = await encodeOne(flat(1600, 1067, green).jpeg(), { slug: 'cave', slot: 'place-card' });
    const urls = formats.flatMap((format) => picture[format].map(({ url }) => url));
    const parts = urls.map((url) => /^\/pictures\/cave-(\d+)\.([0-9a-f]{8})\.(avif|webp|jpg)$/.exec(url));
    expect(parts.every((match) => match)).toBe(true);
    expect(new Set(parts.map((match) => match![2]))).toHaveProperty('size', 1);
  });

  it('are JPEG alone where the slot says so', async () => {
    const { picture, folders } = await encodeOne(flat(1600, 1067, green).jpeg(), { slug: 'cave', slot: 'preview' });
    expect([picture.avif, picture.webp, picture.jpeg.length]).toEqual([[], [], 1]);
    expect(readdirSync(path.join(folders.output, 'pictures'))).toHaveLength(1);
  });

  it('are progressive JPEG with quartered colours', async () => {
    const { picture, folders } = await encodeOne(flat(1600, 1067, green).jpeg(), { slug: 'cave', slot: 'preview' });
    const file = fileOf(folders, picture.jpeg[0]!.url);
    const { isProgressive, chromaSubsampling } = await sharp(readFileSync(file)).metadata();
    expect([isProgressive, chromaSubsampling]).toEqual([true, '4:2:0']);
  });

  it('are made once, however often they are asked for', async () => {
    const folders = pictureFolders();
    putMasters(folders, { 'cave.jpg': await flat(1600, 1067, green).jpeg().toBuffer() });
    const request = { slug: 'cave', slot: 'place-card' } as const;
    const centred = { ...request, focus: { x: 0.5, y: 0.5 } };
    const { get, encoded } = await encodePictures([request, centred, request], folders);
    expect(encoded).toBe(card.widths.length * 2 + 1);
    expect(get(request)).toEqual(get(centred));
  });

  it('go closer to the focal point where a zoom asks for it', async () => {
    const master = () => quarters(1600, 1600, [red, green, blue, yellow]).png();
    const whole = await encodeOne(master(), { slug: 'cave', slot: 'arch', focus: { x: 0.25, y: 0.25 } });
    const closer = await encodeOne(master(), { slug: 'cave', slot: 'arch', focus: { x: 0.25, y: 0.25, zoom: 2.5 } });
    const corner = async ({ picture, folders }: typeof whole) =>
      (await coloursAt(fileOf(folders, picture.jpeg[0]!.url), [0.98, 0.98]))[0];
    expect([closer.picture.width, closer.picture.height]).toEqual([whole.picture.width, whole.picture.height]);
    expect(nearly(await corner(whole), yellow, 12)).toEqual(yellow);
    expect(nearly(await corner(closer), red, 12)).toEqual(red);
  });

  it('have another address for another slot, another focus and another master', async () => {
    const requests: PictureRequest[] = [
      { slug: 'cave', slot: 'place-card' },
      { slug: 'cave', slot: 'preview' },
      { slug: 'cave', slot: 'preview', focus: { x: 0.5, y: 0.2 } },
    ];
    const addresses = new Set<string>();
    for (const colour of [red, blue]) {
      const folders = pictureFolders();
      putMasters(folders, { 'cave.jpg': await flat(1600, 1067, colour).jpeg().toBuffer() });
      const { get } = await encodePictures(requests, folders);
      for (const request of requests) addresses.add(get(request).jpeg.at(-1)!.url);
    }
    expect(addresses).toHaveProperty('size', 6);
  });

  it('cannot be had for a picture that nobody asked for', async () => {
    const { get } = await encodePictures([], pictureFolders());
    expect(() => get({ slug: 'cave', slot: 'arch' })).toThrow(
      'Could not show the picture "cave" as arch: it was not among the requests.',
    );
  });
});

describe('the colour that stands in for a picture', () => {
  it('is the mean of its pixels', async () => {
    const halves = quarters(1600, 1067, [red, blue, red, blue]).png();
    const { picture } = await encodeOne(halves, { slug: 'cave', slot: 'preview' });
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/);
    expectNear(colourOf(picture.colour), [120, 50, 120], 3);
  });
});

describe('a master', () => {
  it.each([
    ['cave.jpg', (image: Sharp) => image.jpeg()],
    ['cave.JPG', (image: Sharp) => image.jpeg({ progressive: true })],
    ['Cave.Jpeg', (image: Sharp) => image.jpeg()],
    ['cave.jfif', (image: Sharp) => image.jpeg()],
    ['cave.png', (image: Sharp) => image.png()],
    ['cave.PNG', (image: Sharp) => image.png({ palette: true })],
    ['cave.webp', (image: Sharp) => image.webp({ lossless: true })],
    ['cave.WebP', (image: Sharp) => image.webp()],
    ['cave.avif', (image: Sharp) => image.avif({ effort: 0 })],
    ['cave.jpg', (image: Sharp) => image.png()],
  ])('may be %s', async (name, save) => {
    const folders = pictureFolders();
    putMasters(folders, { [name]: await save(flat(1600, 1067, green)).toBuffer() });
    const { get } = await encodePictures([{ slug: 'cave', slot: 'arch' }], folders);
    const picture = get({ slug: 'cave', slot: 'arch' });
    for (const format of formats) expectNear(await middleOf(folders, picture, format), green, 8);
  });

  // The last two are so large that they are decoded for each place.
  it.each([
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [orientation, 700] as const),
    ...[3, 6].map((orientation) => [orientation, 2050] as const),
  ])('is turned upright from orientation %i at %i pixels', async (orientation, size) => {
    const [a, b, c, d] = [red, green, blue, yellow];
    const upright = [[a, b], [b, a], [d, c], [c, d], [a, c], [c, a], [d, b], [b, d]][orientation - 1]!;
    const image = quarters(size, size, [a, b, c, d]).jpeg().withMetadata({ orientation });
    const { picture, folders } = await encodeOne(image, { slug: 'cave', slot: 'arch' });
    const [left, right] = await coloursAt(fileOf(folders, picture.webp.at(-1)!.url), [0.2, 0.2], [0.8, 0.2]);
    expectNear(left, upright[0]!, 12);
    expectNear(right, upright[1]!, 12);
  });

  it('leaves none of its metadata in the files, least of all where it was taken', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '21/1 25/1 21/1', GPSLongitudeRef: 'E' };
    const image = flat(1600, 1067, green)
      .jpeg()
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'somebody', Artist: 'somebody' }, IFD3: place })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><somebody/></x:xmpmeta>');
    const master = await image.toBuffer();
    const before = await sharp(master).metadata();
    expect([before.exif, before.icc, before.xmp].every(Boolean)).toBe(true);

    const { folders } = await encodeOne(image, { slug: 'cave', slot: 'place-card' });
    for (const name of readdirSync(path.join(folders.output, 'pictures'))) {
      const bytes = readFileSync(path.join(folders.output, 'pictures', name));
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }, name).toEqual({});
      expect(bytes.includes('somebody')).toBe(false);
    }
  });

  const deep = () => flat(900, 900, green).toColourspace('rgb16');
  const earth: Colour = [160, 110, 90];
  const grey: Colour = [128, 128, 128];

  it.each<[string, (folder: string) => Sharp, Colour, number]>([
    ['Display P3', () => flat(900, 900, green).withIccProfile('p3').png(), green, 4],
    ['Display P3 with 16 bits', () => deep().withIccProfile('p3').png(), green, 4],
    ['Display P3 as AVIF', () => flat(900, 900, green).avif({ effort: 0 }).withIccProfile('p3'), green, 8],
    ['Adobe RGB', (folder) => flat(900, 900, green).withIccProfile(adobeRgbProfile(folder)).jpeg(), green, 6],
    ['CMYK with a profile', () => flat(900, 900, earth).toColourspace('cmyk').withIccProfile('cmyk').jpeg(), earth, 18],
    ['CMYK without one', () => flat(900, 900, earth).toColourspace('cmyk').jpeg(), earth, 14],
    ['16 bits without a profile', () => deep().png(), green, 4],
    ['greyscale', () => flat(900, 900, grey).toColourspace('b-w').jpeg(), grey, 4],
    ['greyscale with 16 bits', () => flat(900, 900, grey).toColourspace('grey16').png(), grey, 4],
  ])('in %s is converted to sRGB', async (_, make, colour, tolerance) => {
    const folders = pictureFolders();
    const master = await make(folders.cache).toBuffer();
    putMasters(folders, { 'cave.jpg': master });
    const { get } = await encodePictures([{ slug: 'cave', slot: 'arch' }], folders);
    const picture = get({ slug: 'cave', slot: 'arch' });
    expectNear(colourOf(picture.colour), colour, tolerance);
    for (const format of formats) expectNear(await middleOf(folders, picture, format), colour, tolerance + 4);
  });

  it('that is transparent stands on the ground of the page', async () => {
    const paper = colourOf(ground);
    const half = green.map((value, channel) => (value + paper[channel]!) / 2) as unknown as Colour;
    for (const [alpha, colour] of [[0, paper], [0.5, half]] as const) {
      const { picture } = await encodeOne(flat(900, 900, [...green, alpha]).png(), { slug: 'cave', slot: 'arch' });
      expectNear(colourOf(picture.colour), colour, 4);
    }
  });

  it('of 40 megapixels works', async () => {
    const { picture } = await encodeOne(flat(8000, 5000, green).jpeg(), { slug: 'cave', slot: 'preview' });
    expectNear(colourOf(picture.colour), green, 4);
  });

  it('just large enough is not scaled', async () => {
    const { picture } = await encodeOne(flat(cardWidth, cardHeight, green).png(), { slug: 'cave', slot: 'place-card' });
    expect([picture.width, picture.height]).toEqual([cardWidth, cardHeight]);
  });
});

describe('a crop', () => {
  // Once below and once above the size from which a master is decoded for each place.
  it.each([1, 1.8])('keeps what is about the focal point (master %d times as large)', async (times) => {
    const [wide, tall] = [
      quarters(2000 * times, 700 * times, [red, blue, red, blue]).png({ compressionLevel: 1 }),
      quarters(1300 * times, 1800 * times, [red, red, blue, blue]).png({ compressionLevel: 1 }),
    ];
    const across = async (focus?: { x: number; y: number }) => {
      const { picture, folders } = await encodeOne(wide, { slug: 'cave', slot: 'arch', ...(focus && { focus }) });
      return coloursAt(fileOf(folders, picture.webp.at(-1)!.url), [0.1, 0.5], [0.9, 0.5]);
    };
    const down = async (focus: { x: number; y: number }) => {
      const { picture, folders } = await encodeOne(tall, { slug: 'cave', slot: 'preview', focus });
      return coloursAt(fileOf(folders, picture.jpeg.at(-1)!.url), [0.5, 0.1], [0.5, 0.9]);
    };
    expectAllNear(await across(), [red, blue], 12);
    expectAllNear(await across({ x: 0, y: 0.5 }), [red, red], 12);
    expectAllNear(await across({ x: 0.25, y: 0.5 }), [red, red], 12);
    expectAllNear(await across({ x: 1, y: 0.5 }), [blue, blue], 12);
    expectAllNear(await down({ x: 0.5, y: 0.1 }), [red, red], 12);
    expectAllNear(await down({ x: 0.5, y: 0.9 }), [blue, blue], 12);
  });
});

describe('two builds of the same masters', () => {
  const slugs = ['arafat', 'baqi', 'cave'];
  const requests = slugs.flatMap<PictureRequest>((slug) => [
    { slug, slot: 'arch', focus: { x: 0.3, y: 0.6 } },
    { slug, slot: 'preview' },
  ]);

  it('write the same bytes, whether all at once in a process of its own or one after the other', async () => {
    const [all, single] = [pictureFolders(), pictureFolders()];
    for (const folders of [all, single]) {
      for (const [number, slug] of slugs.entries()) {
        putMasters(folders, { [`${slug}.jpg`]: await noise(1300 + number, 900).jpeg().toBuffer() });
      }
    }
    const together = await encodePictures(requests, all);
    for (const request of [...requests].reverse()) await encodePictures([request], single);

    expect(together.encoded).toBe(slugs.length * (slots.arch.widths.length * 2 + 2));
    expect(contentsOf(path.join(single.output, 'pictures'))).toEqual(contentsOf(path.join(all.output, 'pictures')));
  });
});

describe('faulty masters', () => {
  it('are reported together, a line each, and nothing is encoded', async () => {
    const folders = pictureFolders();
    const sound = await noise(1300, 900).jpeg().toBuffer();
    putMasters(folders, {
      'arafat.jpg': sound,
      'baqi.jpg': sound.subarray(0, sound.length / 2),
      'cave.JPG.jpg': sound,
      'mina.jpg': await flat(200, 150, red).jpeg().toBuffer(),
      'quba.jpg': Buffer.alloc(0),
    });
    const slugs = ['arafat', 'baqi', 'cave', 'mina', 'quba', 'uhud'];
    const requests = slugs.map((slug) => ({ slug, slot: 'place-card' }) as const);
    expect((await faultsOf(requests, folders)).map((line) => line.replace(/\(.*[\\/]/, '('))).toEqual([
      'Could not read the picture (baqi.jpg): the file is damaged or was copied only in part. ' +
        'Copy it there once more, or save it anew as JPEG.',
      'Could not find the picture "cave" (masters): there is only "cave.JPG.jpg". Rename it to cave.jpg.',
      `Could not use the picture (mina.jpg): it is 200 x 150 pixels; this place needs at least ${cardSize}. ` +
        'Put a larger one there.',
      'Could not read the picture (quba.jpg): the file is empty (0 bytes). Copy the picture there once more.',
      'Could not find the picture "uhud" (masters): there is no uhud.jpg. ' +
        'Put a JPEG, PNG, WebP or AVIF of that name there.',
    ]);
    expect(existsSync(path.join(folders.output, 'pictures'))).toBe(false);
    expect(readdirSync(folders.cache)).toEqual([]);
  });

  it.each([
    [-1, 500],
    [500, -1],
  ])('that are too small are told what all their places need together (%i, %i pixels more)', async (across, down) => {
    const need = slotSize(slots.preview);
    const [width, height] = [need.width + across, need.height + down];
    const folders = pictureFolders();
    putMasters(folders, { 'cave.jpg': await flat(width, height, red).jpeg().toBuffer() });
    const places = ['place-card', 'preview'] as const;
    const faults = await faultsOf(places.map((slot) => ({ slug: 'cave', slot })), folders);
    const sentence = `is ${width} x ${height} pixels; this place needs at least ${need.width} x ${need.height}.`;
    expect(faults).toEqual([expect.stringContaining(sentence)]);
  });

  it('are measured upright', async () => {
    const turned = (width: number, height: number) => flat(width, height, red).jpeg().withMetadata({ orientation: 6 });
    await encodeOne(turned(cardHeight, cardWidth), { slug: 'cave', slot: 'place-card' });
    await expect(encodeOne(turned(cardWidth, cardHeight), { slug: 'cave', slot: 'place-card' })).rejects.toThrow(
      `it is ${cardHeight} x ${cardWidth} pixels; this place needs at least ${cardSize}.`,
    );
  });

  it.each([
    ['JPEG', 1300, (image: Sharp) => image.jpeg()],
    ['large JPEG', 5000, (image: Sharp) => image.jpeg()],
    ['progressive JPEG', 1300, (image: Sharp) => image.jpeg({ progressive: true })],
    ['PNG', 1300, (image: Sharp) => image.png({ compressionLevel: 1 })],
    ['WebP', 1300, (image: Sharp) => image.webp({ effort: 0 })],
    ['AVIF', 1300, (image: Sharp) => image.avif({ effort: 0 })],
  ])('that lack their end are noticed, though the crop leaves the end out: %s', async (_, height, save) => {
    const whole = await save(noise(850, height)).toBuffer();
    const folders = pictureFolders();
    putMasters(folders, { 'cave.jpg': whole.subarray(0, Math.floor(whole.length * 0.9)) });
    const faults = await faultsOf([{ slug: 'cave', slot: 'place-card', focus: { x: 0, y: 0 } }], folders);
    expect(faults).toEqual([expect.stringContaining('the file is damaged or was copied only in part.')]);
  });

  it('of more than 100 megapixels are refused', async () => {
    const folders = pictureFolders();
    putMasters(folders, { 'cave.jpg': claimSize(await flat(64, 64, red).jpeg().toBuffer(), 12_000, 9000) });
    expect(await faultsOf([{ slug: 'cave', slot: 'arch' }], folders)).toEqual([
      expect.stringContaining('cave.jpg): it is 12000 x 9000 pixels, more than 100 megapixels. Save a copy'),
    ]);
  });

  it('keep their cause for those who want to know', async () => {
    const cut = (await noise(900, 900).jpeg().toBuffer()).subarray(0, 9000);
    for (const slugs of [['cave'], ['arafat', 'cave', 'mina']]) {
      const folders = pictureFolders();
      putMasters(folders, Object.fromEntries(slugs.map((slug) => [`${slug}.jpg`, cut])));
      const build = encodePictures(slugs.map((slug) => ({ slug, slot: 'arch' })), folders);
      const error = await build.catch((thrown) => thrown);
      expect(error.cause.message).toContain('premature end');
    }
  });
});

describe('folders', () => {
  it('of masters that are not there are named', async () => {
    const folders = { ...pictureFolders(), masters: path.resolve('nowhere') };
    await expect(encodePictures([{ slug: 'cave', slot: 'arch' }], folders)).rejects.toThrow(
      'Could not look for the pictures (nowhere): ',
    );
  });

  it.each([1, 3])('that cannot be written to are named (%i masters)', async (count) => {
    const folders = pictureFolders();
    const master = await flat(900, 900, red).jpeg().toBuffer();
    putMasters(folders, { 'a0.jpg': master, 'a1.jpg': master, 'a2.jpg': master });
    const requests = Array.from({ length: count }, (_, number) => ({ slug: `a${number}`, slot: 'arch' }) as const);
    const blocked = path.join(folders.masters, 'a0.jpg');
    await expect(encodePictures(requests, { ...folders, cache: blocked })).rejects.toThrow(
      /^Could not keep the encoded pictures \(.*a0\.jpg\): .* Free some disk space, or make the folder writable\.$/,
    );
    await expect(encodePictures(requests, { ...folders, output: blocked })).rejects.toThrow(
      /^Could not write the picture "a0" \(.*\): .* Free some disk space, or make the folder writable\.$/,
    );
  });
});

async function encodeOne(
  master: Sharp,
  request: PictureRequest,
): Promise<{ picture: EncodedPicture; folders: PictureFolders }> {
  const folders = pictureFolders();
  putMasters(folders, { [`${request.slug}.jpg`]: await master.clone().toBuffer() });
  const { get } = await encodePictures([request], folders);
  return { picture: get(request), folders };
}

async function faultsOf(requests: readonly PictureRequest[], folders: PictureFolders): Promise<string[]> {
  const error: unknown = await encodePictures(requests, folders).then(
    () => new Error('no fault was found'),
    (thrown: unknown) => thrown,
  );
  return (error as Error).message.split('\n');
}

function fileOf({ output }: PictureFolders, url: string): string {
  return path.join(output, ...url.split('/'));
}

async function middleOf(folders: PictureFolders, picture: EncodedPicture, format: PictureFormat): Promise<Colour> {
  const [colour] = await coloursAt(fileOf(folders, picture[format].at(-1)!.url), [0.5, 0.5]);
  return colour!;
}

function expectNear(seen: Colour | undefined, wanted: Colour, tolerance: number): void {
  expect(nearly(seen, wanted, tolerance)).toEqual(wanted);
}

function expectAllNear(seen: readonly Colour[], wanted: readonly Colour[], tolerance: number): void {
  expect(seen.map((colour, at) => nearly(colour, wanted[at]!, tolerance))).toEqual(wanted);
}

function colourOf(hexadecimal: string): Colour {
  return [1, 3, 5].map((at) => Number.parseInt(hexadecimal.slice(at, at + 2), 16)) as unknown as Colour;
}
