/** Turns a master into the files of a slot; the only file that imports sharp, so that cached builds need not. */
import sharp, { type Sharp } from 'sharp';
import { slots, type PictureFormat, type Slot, type SlotName } from '../../slots.ts';
import { inLanes } from '../../inLanes.ts';
import { oncePer } from '../oncePer.ts';
import type { PictureEntry, PictureFile } from './pictureCache.ts';
import { allFormats, encodersOf, ground, slotSize, type Focus, type Size } from './pictureSettings.ts';
import { PictureFault } from './PictureFault.ts';
import type { Master } from './readMaster.ts';
import { shownPath } from '../../words.ts';

sharp.cache(false);
// Several pictures are encoded at once instead, and the bytes do not depend on the number of cores.
sharp.concurrency(1);

/** Three bytes of sRGB each, row by row, and no metadata. */
export interface Pixels extends Size {
  readonly data: Buffer;
}

export interface MasterSize extends Size {
  /** Whether it holds 16 bits per colour and a colour profile. */
  readonly deepProfile: boolean;
}

/** Up to this size a master is decoded once for all its places; above, for each place at the size that it needs. */
const mostKeptPixels = 4_000_000;

/** More is refused: a picture of 100 megapixels takes up to 400 MB of memory to open. */
const mostPixels = 100_000_000;

/**
 * Takes a master and the size that its places need; reads only its header and returns its size as it is seen, upright.
 * Throws a PictureFault where the header is damaged, or the picture too small or far too large.
 */
export async function measureMaster({ path, bytes }: Master, need: Size): Promise<MasterSize> {
  const { autoOrient, icc, space } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw damaged(path, cause);
    });
  const { width, height } = autoOrient;
  const start = `Could not use the picture (${shownPath(path)}): it is ${width} x ${height} pixels`;
  const enough = `${need.width} x ${need.height}`;
  if (width * height > mostPixels) {
    throw new PictureFault(`${start}, more than 100 megapixels. Save a copy that is 4000 pixels wide and put it here.`);
  }
  if (width < need.width || height < need.height) {
    throw new PictureFault(`${start}; this place needs at least ${enough}. Put a larger one there.`);
  }
  return { width, height, deepProfile: space === 'rgb16' && icc !== undefined };
}

/**
 * Returns a function that cuts the largest picture of a slot out of a master: upright, sRGB, without transparency.
 * What that returns depends on nothing but master, slot and focus. The whole master is decoded, also what the crop
 * leaves out, so that a file copied only in part is noticed: both functions throw a PictureFault then.
 */
export async function openMaster(master: Master): Promise<(slot: SlotName, focus: Focus) => Promise<Pixels>> {
  const size = await measureMaster(master, { width: 1, height: 1 });
  const whole = size.width * size.height <= mostKeptPixels ? await decode(master, size) : undefined;
  return async (slot, focus) => {
    const need = slotSize(slots[slot]);
    const scale = focus.zoom * Math.max(need.width / size.width, need.height / size.height);
    const width = Math.max(need.width, Math.round(size.width * scale));
    const height = Math.max(need.height, Math.round(size.height * scale));
    const left = cropStart(focus.x, need.width, width);
    const top = cropStart(focus.y, need.height, height);
    const crop = { left, top, ...need };
    if (whole) return toPixels(fromPixels(whole).resize(width, height, { fit: 'fill' }).extract(crop));
    const covering = await decode(master, { width, height, deepProfile: size.deepProfile });
    return toPixels(fromPixels(covering).extract(crop));
  };
}

/**
 * Returns the files of a slot from its largest picture, which each smaller one is scaled down from. Up to `lanes` files
 * are encoded at a time.
 */
export async function encodePicture(largest: Pixels, slotName: SlotName, lanes: number): Promise<PictureEntry> {
  const slot: Slot = slots[slotName];
  const encoders = encodersOf(slotName);
  const files: PictureFile[] = [];
  const widths = [...slot.widths].sort((one, other) => other - one);
  const scaled = oncePer((width: number) => scaleDown(largest, slotSize(slot, width)));
  // The costliest first: AVIF of the largest.
  const wanted = widths.flatMap((width) => formatsOf(slot, width).map((format) => ({ format, width })));
  await inLanes(lanes, [...wanted.entries()], async ([at, { format, width }]) => {
    const data = await fromPixels(await scaled(width)).toFormat(format, encoders[format]).toBuffer();
    files[wanted.length - 1 - at] = { format, width, data };
  });
  const { width, height } = largest;
  return { width, height, colour: meanColour(await scaled(widths.at(-1)!)), files };
}

/** JPEG is the fallback of browsers that know neither AVIF nor WebP; one width serves them all. */
function formatsOf({ formats = allFormats, widths }: Slot, width: number): readonly PictureFormat[] {
  return formats.filter((format) => format !== 'jpeg' || width === Math.max(...widths));
}

async function scaleDown(largest: Pixels, { width, height }: Size): Promise<Pixels> {
  if (width === largest.width) return largest;
  return toPixels(fromPixels(largest).resize(width, height, { fit: 'fill' }));
}

function damaged(path: string, cause: unknown): PictureFault {
  const reason = 'the file is damaged or was copied only in part. Copy it there once more, or save it anew as JPEG.';
  return new PictureFault(`Could not read the picture (${shownPath(path)}): ${reason}`, { cause });
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

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where a crop of some length starts so that the focal point, 0 to 1, is in its middle or as near to it as can be. */
function cropStart(focus: number, length: number, whole: number): number {
  return Math.min(Math.max(Math.round(focus * whole - length / 2), 0), whole - length);
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The mean of all pixels as #rrggbb: what fills the picture's place until it has arrived. */
function meanColour({ data, width, height }: Pixels): string {
  const sums = [0, 0, 0] as [number, number, number];
  for (let at = 0; at < data.length; at += 3) {
    sums[0] += data[at]!;
    sums[1] += data[at + 1]!;
    sums[2] += data[at + 2]!;
  }
  return `#${sums.map((sum) => Math.round(sum / (width * height)).toString(16).padStart(2, '0')).join('')}`;
}
