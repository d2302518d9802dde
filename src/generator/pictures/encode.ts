/** Encodes source pictures; the only file that imports sharp, which cached runs skip. */
import sharp, { type Sharp } from 'sharp';
import { mapConcurrently } from './mapConcurrently.ts';
import { slots, type PictureRequest, type Slot } from '../../site/slots.ts';
import { shownPath } from '../terminal.ts';
import type { SourcePicture } from './sources.ts';
import {
  background,
  encodersOf,
  fileName,
  filesOf,
  focusOf,
  maxQualitySteps,
  slotSize,
  type PictureFile,
  type Size,
} from './encoding.ts';

/** The encoded files of a request. */
export interface Encoding {
  /** Whether the quality was reduced to keep to the slot's byte budget. */
  readonly hasReducedQuality: boolean;
  /** In Base64, by path inside the site: `pictures/<slug>-<width>.<hash>.<ending>`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Three bytes of sRGB each, row by row, and no metadata. */
interface Pixels extends Size {
  readonly data: Buffer;
}

sharp.cache(false);
// Files are encoded concurrently instead, and their bytes depend on no number of cores.
sharp.concurrency(1);

/** Files at a time; each takes up to 60 MB of memory. */
const concurrency = 2;

/** A picture of 100 megapixels takes up to 700 MB of memory to decode. */
const maxPixels = 100_000_000;

/**
 * Takes a source picture and all requests for it; returns it upright, opaque and in sRGB. Decodes
 * all of it, so that a truncated file is noticed. Throws where it is unreadable, too small or too
 * large.
 */
export async function decode(
  { path, bytes }: SourcePicture,
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
    image.autoOrient().flatten({ background }).toColourspace('srgb');
    // sharp leaves 16-bit pictures with a profile in Display P3 unless told otherwise.
    if (space === 'rgb16' && icc) image.withIccProfile('srgb', { attach: false });
    return toPixels(image);
  });
}

/**
 * Takes a decoded picture, the key that names its files and a request; returns the files of the
 * slot, scaled down from the crop around the focal point. Reduces the quality step by step, down to
 * a floor, while the file for phones is over the slot's byte budget.
 */
export async function encode(
  whole: Pixels,
  key: string,
  request: PictureRequest,
): Promise<Encoding> {
  const slot: Slot = slots[request.slot];
  const largest = await withCaption(await crop(whole, request), request);
  // The first is the smallest AVIF, for phones.
  const [forPhones, ...others] = filesOf(slot) as [PictureFile, ...PictureFile[]];
  let qualitySteps = 0;
  const encodeFile = ({ format, width }: PictureFile) =>
    fromPixels(largest)
      .resize({ ...slotSize(slot, width), fit: 'fill' })
      .toFormat(format, encodersOf(request.slot, qualitySteps)[format])
      .toBuffer();
  let first = await encodeFile(forPhones);
  while (first.length > (slot.byteBudget ?? Infinity) && qualitySteps < maxQualitySteps) {
    qualitySteps++;
    first = await encodeFile(forPhones);
  }
  const files = { [fileName(request, key, forPhones)]: first.toString('base64') };
  // The costliest first: AVIF of the largest.
  await mapConcurrently(concurrency, others.reverse(), async (file) => {
    files[fileName(request, key, file)] = (await encodeFile(file)).toString('base64');
  });
  return { hasReducedQuality: qualitySteps > 0, files };
}

async function withCaption(picture: Pixels, { caption }: PictureRequest): Promise<Pixels> {
  if (!caption) return picture;
  const { captionLayers } = await import('./caption.ts');
  const layers = await captionLayers(picture, caption);
  return toPixels(fromPixels(picture).composite(layers).removeAlpha());
}

/** Says what is wrong with a file that sharp cannot read. */
function unreadable(bytes: Buffer): string {
  // HEIF's brands (ISO/IEC 23008-12): what iPhones save, whatever the name's ending.
  return /^[^]{4}ftyp[^]*hei[cx]/.test(bytes.toString('latin1', 0, 64))
    ? 'it is an HEIC picture, which browsers cannot show. Open it, save the picture as JPEG and put that file here.'
    : 'the file is damaged, was copied only in part or is no picture. Copy it there once more, or save it anew as JPEG.';
}

/** Says what is wrong with a source picture's size for any of its slots. */
function checkSize(
  { width, height }: Size,
  requests: readonly PictureRequest[],
): string | undefined {
  const is = `it is ${width} x ${height} pixels`;
  if (width * height > maxPixels) {
    return `${is}, more than 100 megapixels. Save a copy that is 4000 pixels wide and put it here.`;
  }
  const max = (side: keyof Size) =>
    Math.max(
      ...requests.map((request) =>
        Math.ceil(slotSize(slots[request.slot])[side] * focusOf(request).zoom),
      ),
    );
  const need = { width: max('width'), height: max('height') };
  if (width >= need.width && height >= need.height) return undefined;
  return `${is}; this place needs at least ${need.width} x ${need.height}. Put a larger one there.`;
}

/** Crops a picture to the largest size of a request. */
function crop(whole: Pixels, request: PictureRequest): Promise<Pixels> {
  const need = slotSize(slots[request.slot]);
  const { x, y, zoom } = focusOf(request);
  const scale = zoom * Math.max(need.width / whole.width, need.height / whole.height);
  const width = Math.max(need.width, Math.round(whole.width * scale));
  const height = Math.max(need.height, Math.round(whole.height * scale));
  const area = {
    left: cropStart(x, need.width, width),
    top: cropStart(y, need.height, height),
    ...need,
  };
  return toPixels(fromPixels(whole).resize(width, height, { fit: 'fill' }).extract(area));
}

/** Where a crop starts so that the focal point, 0 to 1, is as near to its middle as can be. */
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
