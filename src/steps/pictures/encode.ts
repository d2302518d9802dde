/** Turns a master into the files of a slot; the only file that imports sharp, so that cached runs need not. */
import sharp, { type Sharp } from 'sharp';
import { inLanes } from '../../inLanes.ts';
import { slots, type Slot, type SlotName } from '../../slots.ts';
import { shownPath } from '../../words.ts';
import type { Encoding, PictureFile } from './cache.ts';
import { PictureFault, type Master } from './masters.ts';
import { encodersOf, formatsOf, ground, mostLowered, slotSize, type FocusedRequest, type Size } from './settings.ts';

sharp.cache(false);
// Several files are encoded at once instead, and the bytes do not depend on the number of cores.
sharp.concurrency(1);

/** How many files are encoded at a time; each takes up to 60 MB. */
const lanes = 2;

/** Three bytes of sRGB each, row by row, and no metadata. */
interface Pixels extends Size {
  readonly data: Buffer;
}

interface MasterSize extends Size {
  /** Whether it holds 16 bits per colour and a colour profile. */
  readonly deepProfile: boolean;
}

/** Up to this size a master is decoded once for all its requests; above, for each at the size that it needs. */
const mostKeptPixels = 4_000_000;

/** More is refused: a picture of 100 megapixels takes up to 400 MB of memory to open. */
const mostPixels = 100_000_000;

/**
 * Takes a master and all that is wanted of it; returns a function that cuts the largest picture of a request out of
 * it: upright, sRGB, without transparency. What that returns depends on nothing but master, slot and focus. The whole
 * master is decoded, also what the crop leaves out, so that a file copied only in part is noticed: both functions
 * throw a PictureFault then, and this one where the picture is too small or far too large.
 */
export async function openMaster(
  master: Master,
  wanted: readonly FocusedRequest[],
): Promise<(request: FocusedRequest) => Promise<Pixels>> {
  const size = await measure(master, wanted);
  const whole = size.width * size.height <= mostKeptPixels ? await decode(master, size) : undefined;
  return async ({ slot, focus }) => {
    const need = slotSize(slots[slot]);
    const scale = focus.zoom * Math.max(need.width / size.width, need.height / size.height);
    const width = Math.max(need.width, Math.round(size.width * scale));
    const height = Math.max(need.height, Math.round(size.height * scale));
    const left = cropStart(focus.x, need.width, width);
    const top = cropStart(focus.y, need.height, height);
    const crop = { left, top, ...need };
    if (whole) return toPixels(fromPixels(whole).resize(width, height, { fit: 'fill' }).extract(crop));
    const covering = await decode(master, { ...size, width, height });
    return toPixels(fromPixels(covering).extract(crop));
  };
}

/**
 * Returns the files of a slot from its largest picture, which each smaller one is scaled down from. Where the file for
 * phones is over the slot's allowance, the quality of all is lowered step by step, down to a floor, until it holds.
 */
export async function encode(largest: Pixels, slotName: SlotName): Promise<Encoding> {
  const slot: Slot = slots[slotName];
  const scaled = (width: number) => fromPixels(largest).resize({ ...slotSize(slot, width), fit: 'fill' });
  const wanted = slot.widths.flatMap((width) => formatsOf(slot, width).map((format) => ({ format, width })));
  let lowered = 0;
  const encodeFile = async ({ format, width }: (typeof wanted)[number]): Promise<PictureFile> => {
    const options = encodersOf(slotName, lowered)[format];
    return { format, width, data: await scaled(width).toFormat(format, options).toBuffer() };
  };
  // The first is the smallest AVIF, for phones.
  const files = [await encodeFile(wanted[0]!)];
  while (files[0]!.data.length > (slot.allowance ?? Infinity) && lowered < mostLowered) {
    lowered++;
    files[0] = await encodeFile(wanted[0]!);
  }
  // Of the others the costliest first: AVIF of the largest.
  await inLanes(lanes, [...wanted.entries()].slice(1).reverse(), async ([at, file]) => {
    files[at] = await encodeFile(file);
  });
  const { width, height } = largest;
  return { width, height, colour: meanColour(await toPixels(scaled(slot.widths[0]!))), lowered, files };
}

/** Reads a master's header only; returns its size as it is seen, upright. */
async function measure({ path, bytes }: Master, wanted: readonly FocusedRequest[]): Promise<MasterSize> {
  const { autoOrient, icc, space } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw damaged(path, cause);
    });
  const { width, height } = autoOrient;
  const start = `Could not use the picture (${shownPath(path)}): it is ${width} x ${height} pixels`;
  if (width * height > mostPixels) {
    throw new PictureFault(`${start}, more than 100 megapixels. Save a copy that is 4000 pixels wide and put it here.`);
  }
  const most = (side: keyof Size) =>
    Math.max(...wanted.map(({ slot, focus }) => Math.ceil(slotSize(slots[slot])[side] * focus.zoom)));
  const need = { width: most('width'), height: most('height') };
  if (width < need.width || height < need.height) {
    const enough = `${need.width} x ${need.height}`;
    throw new PictureFault(`${start}; this place needs at least ${enough}. Put a larger one there.`);
  }
  return { width, height, deepProfile: space === 'rgb16' && icc !== undefined };
}

function decode({ path, bytes }: Master, { width, height, deepProfile }: MasterSize): Promise<Pixels> {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .flatten({ background: ground })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb');
  // sharp converts pictures of 16 bits that carry a profile to Display P3, and leaves them there unless told otherwise.
  if (deepProfile) image.withIccProfile('srgb', { attach: false });
  return toPixels(image).catch((cause) => {
    throw damaged(path, cause);
  });
}

function damaged(path: string, cause: unknown): PictureFault {
  const reason = 'the file is damaged or was copied only in part. Copy it there once more, or save it anew as JPEG.';
  return new PictureFault(`Could not read the picture (${shownPath(path)}): ${reason}`, { cause });
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
  return `#${sums.map((sum) => Math.round(sum / (width * height)).toString(16).padStart(2, '0')).join('')}`;
}
