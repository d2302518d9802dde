/** Turns a master into the files of a slot; the only file that imports sharp, so that cached runs need not. */
import sharp, { type Sharp } from 'sharp';
import { inLanes } from './mapConcurrently.ts';
import {
  slots,
  type EncodedPicture,
  type PictureFormat,
  type PictureRequest,
  type Slot,
} from '../../site/slots.ts';
import { shownPath } from '../terminal.ts';
import type { Master } from './sources.ts';
import {
  encodersOf,
  filesOf,
  focusOf,
  ground,
  mostLowered,
  pictureKey,
  slotSize,
  type Size,
} from './encoding.ts';

/** What a request was encoded to. */
export interface Encoding {
  readonly picture: EncodedPicture;
  /** Whether the picture holds so much detail that its quality had to be lowered. */
  readonly isLowered: boolean;
  /** In Base64, by path inside the site: `pictures/<slug>-<width>.<hash>.<ending>`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Three bytes of sRGB each, row by row, and no metadata. */
interface Pixels extends Size {
  readonly data: Buffer;
}

sharp.cache(false);
// Several files are encoded at once instead, and the bytes do not depend on the number of cores.
sharp.concurrency(1);

/** How many files are encoded at a time; each takes up to 60 MB. */
const lanes = 2;

/** More is refused: a picture of 100 megapixels takes up to 700 MB of memory to open. */
const mostPixels = 100_000_000;

/**
 * Takes a master and all requests for it; returns it upright, in sRGB and without transparency. All of it is decoded,
 * also what the crops leave out, so that a file copied only in part is noticed. Throws a sentence where the file cannot
 * be read, is too small for one of its places or far too large.
 */
export async function decode(
  { path, bytes }: Master,
  requests: readonly PictureRequest[],
): Promise<Pixels> {
  const read = async <T>(reading: (image: Sharp) => Promise<T>): Promise<T> => {
    try {
      return await reading(sharp(bytes, { failOn: 'error' }));
    } catch (cause) {
      throw new Error(`Could not read the picture (${shownPath(path)}): ${unreadable(bytes)}`, {
        cause,
      });
    }
  };
  const { autoOrient, icc, space } = await read((image) => image.metadata());
  const misfit = checkSize(autoOrient, requests);
  if (misfit) throw new Error(`Could not use the picture (${shownPath(path)}): ${misfit}`);
  return read((image) => {
    image.autoOrient().flatten({ background: ground }).toColourspace('srgb');
    // sharp converts pictures of 16 bits that carry a profile to Display P3, and leaves them there unless told otherwise.
    if (space === 'rgb16' && icc) image.withIccProfile('srgb', { attach: false });
    return toPixels(image);
  });
}

/**
 * Takes a decoded master, the SHA-256 of its file and a request; returns the files of the slot. Each is scaled down from
 * the largest, which is cut out about the focal point. Where the file for phones is over the slot's allowance, the
 * quality of all is lowered step by step, down to a floor, until it holds.
 */
export async function encode(
  whole: Pixels,
  digest: string,
  request: PictureRequest,
): Promise<Encoding> {
  const slot: Slot = slots[request.slot];
  const largest = await cut(whole, request);
  const scaled = (width: number) =>
    fromPixels(largest).resize({ ...slotSize(slot, width), fit: 'fill' });
  const wanted = filesOf(slot);
  let lowered = 0;
  const encodeFile = ({ format, width }: (typeof wanted)[number]) =>
    scaled(width).toFormat(format, encodersOf(request.slot, lowered)[format]).toBuffer();
  // The first is the smallest AVIF, for phones.
  let first = await encodeFile(wanted[0]!);
  while (first.length > (slot.allowance ?? Infinity) && lowered < mostLowered) {
    lowered++;
    first = await encodeFile(wanted[0]!);
  }
  const key = pictureKey(digest, request, lowered);
  const nameOf = ({ format, width }: (typeof wanted)[number]) =>
    `pictures/${request.slug}-${width}.${key}.${format === 'jpeg' ? 'jpg' : format}`;
  const files = { [nameOf(wanted[0]!)]: first.toString('base64') };
  // Of the others the costliest first: AVIF of the largest.
  await inLanes(lanes, wanted.slice(1).reverse(), async (file) => {
    files[nameOf(file)] = (await encodeFile(file)).toString('base64');
  });
  const sourcesIn = (format: PictureFormat) =>
    wanted
      .filter((file) => file.format === format)
      .map((file) => ({ url: `/${nameOf(file)}`, width: file.width }));
  const sources = { avif: sourcesIn('avif'), webp: sourcesIn('webp'), jpeg: sourcesIn('jpeg') };
  const { width, height } = largest;
  const colour = meanColour(await toPixels(scaled(slot.widths[0]!)));
  return { picture: { width, height, colour, ...sources }, isLowered: lowered > 0, files };
}

/** What is wrong with a file that sharp cannot read. */
function unreadable(bytes: Buffer): string {
  // What iPhones save, by HEIF's brands (ISO/IEC 23008-12), whatever the file's name says.
  return /^[^]{4}ftyp[^]*hei[cx]/.test(bytes.toString('latin1', 0, 64))
    ? 'it is an HEIC picture, which browsers cannot show. Open it, save the picture as JPEG and put that file here.'
    : 'the file is damaged, was copied only in part or is no picture. Copy it there once more, or save it anew as JPEG.';
}

/** What is wrong with a master's size for all of its places. */
function checkSize(
  { width, height }: Size,
  requests: readonly PictureRequest[],
): string | undefined {
  const is = `it is ${width} x ${height} pixels`;
  if (width * height > mostPixels) {
    return `${is}, more than 100 megapixels. Save a copy that is 4000 pixels wide and put it here.`;
  }
  const most = (side: keyof Size) =>
    Math.max(
      ...requests.map((request) =>
        Math.ceil(slotSize(slots[request.slot])[side] * focusOf(request).zoom),
      ),
    );
  const need = { width: most('width'), height: most('height') };
  if (width >= need.width && height >= need.height) return undefined;
  return `${is}; this place needs at least ${need.width} x ${need.height}. Put a larger one there.`;
}

/** The largest picture of a request. */
function cut(whole: Pixels, request: PictureRequest): Promise<Pixels> {
  const need = slotSize(slots[request.slot]);
  const { x, y, zoom } = focusOf(request);
  const scale = zoom * Math.max(need.width / whole.width, need.height / whole.height);
  const width = Math.max(need.width, Math.round(whole.width * scale));
  const height = Math.max(need.height, Math.round(whole.height * scale));
  const crop = {
    left: cropStart(x, need.width, width),
    top: cropStart(y, need.height, height),
    ...need,
  };
  return toPixels(fromPixels(whole).resize(width, height, { fit: 'fill' }).extract(crop));
}

/** Where a crop of some length starts so that the focal point, 0 to 1, is in its middle or as near to it as can be. */
function cropStart(focus: number, length: number, whole: number): number {
  return Math.min(Math.max(Math.round(focus * whole - length / 2), 0), whole - length);
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The mean of all pixels as #rrggbb: what fills the picture's place until it has arrived. */
function meanColour({ data, width, height }: Pixels): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at++) sums[at % 3]! += data[at]!;
  return `#${sums
    .map((sum) =>
      Math.round(sum / (width * height))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
