/** Reads source pictures, and says what is wrong with those that cannot be shown. */
import sharp, { type Sharp } from 'sharp';
import { slots, type PictureRequest } from '../../site/slots.ts';
import { PictureError } from './pictureErrors.ts';
import { background, focusOf, slotSize, type Size } from './pictureFiles.ts';
import type { SourcePicture } from './sources.ts';

/** The pixels of a picture, each three bytes of sRGB, row by row, without metadata. */
export interface Pixels extends Size {
  readonly data: Buffer;
}

/** A picture of 100 megapixels takes up to 700 MB of memory to decode. */
const maxPixels = 100_000_000;

/**
 * Warnings that libjpeg gives for intact photos: from Samsung cameras, which set a field wrongly, and in files with padding or an
 * unknown colour code before the picture.
 */
const harmless =
  /Invalid SOS parameters|extraneous bytes before marker 0x(db|e)|Adobe color transform/;

/**
 * Takes a source picture and all requests for it; returns it upright, opaque and in sRGB. Decodes the whole file, so that
 * truncated and damaged files are detected. Throws a PictureError if it is unreadable, not a photo, too small or too large.
 */
export async function decode(
  { path, bytes }: SourcePicture,
  requests: readonly PictureRequest[],
): Promise<Pixels> {
  const read = async <T>(reading: () => Promise<T>): Promise<T> => {
    try {
      return await reading();
    } catch (cause) {
      throw new PictureError('read', path, unreadable(bytes), { cause });
    }
  };
  const { format, autoOrient, icc, space } = await read(() => sharp(bytes).metadata());
  const misfit = format === 'svg' ? drawing : checkSize(autoOrient, requests);
  if (misfit) throw new PictureError('use', path, misfit);
  const pixels = (failOn: 'warning' | 'error') => {
    const image = sharp(bytes, { failOn }).autoOrient().flatten({ background });
    // By default sharp leaves 16-bit pictures with a profile in Display P3.
    if (space === 'rgb16' && icc) image.withIccProfile('srgb', { attach: false });
    return toPixels(image.toColourspace('srgb'));
  };
  return read(async () => {
    try {
      return await pixels('warning');
    } catch (error) {
      if (!harmless.test((error as Error).message)) throw error;
      return pixels('error');
    }
  });
}

/** Returns sharp's name for the format of a file, such as jpeg, or undefined if it cannot be read. */
export async function readFormat(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await sharp(bytes).metadata()).format;
  } catch {
    return undefined;
  }
}

/** Returns the pixels of an opaque picture in sRGB. */
export async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function unreadable(bytes: Buffer): string {
  // The brands of HEIF (ISO/IEC 23008-12), which iPhones write whatever the extension.
  return /^[^]{4}ftyp[^]*hei[cx]/.test(bytes.toString('latin1', 0, 64))
    ? 'it is an HEIC picture, which browsers cannot show. Open it, save the picture as JPEG and take that file.'
    : 'the file is damaged, was copied only in part or is not a picture. Copy it again, or save it again as JPEG.';
}

const drawing =
  'it is an SVG drawing, whatever its name says. Save it as JPEG or PNG and take that file.';

function checkSize(
  { width, height }: Size,
  requests: readonly PictureRequest[],
): string | undefined {
  const is = `it is ${width} x ${height} pixels`;
  if (width * height > maxPixels) {
    return `${is}, more than 100 megapixels. Save a copy that is 4000 pixels wide and take that.`;
  }
  const max = (side: keyof Size) =>
    Math.max(
      ...requests.map((request) =>
        Math.ceil(slotSize(slots[request.slot])[side] * focusOf(request).zoom),
      ),
    );
  const need = { width: max('width'), height: max('height') };
  if (width >= need.width && height >= need.height) return undefined;
  return `${is}; this place needs at least ${need.width} x ${need.height}. Take a larger one.`;
}
