/** Pictures that tests make when they run, folders to encode them in, and a look at what came out. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { emptyFolder } from './writtenSite.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export const red: Colour = [200, 40, 40];
export const green: Colour = [40, 160, 60];
export const blue: Colour = [40, 60, 200];
export const yellow: Colour = [220, 200, 40];

export interface PictureFolders {
  readonly masters: string;
  readonly cache: string;
}

/** Takes masters by their names; returns their folder and one for the cache, in a folder that lasts until the test ends. */
export async function pictureFolders(
  files: Readonly<Record<string, Buffer | Sharp>>,
  root = emptyFolder(),
): Promise<PictureFolders> {
  const masters = path.join(root, 'masters');
  mkdirSync(masters);
  const saved = Object.entries(files).map(async ([name, master]) => {
    writeFileSync(
      path.join(masters, name),
      Buffer.isBuffer(master) ? master : await master.toBuffer(),
    );
  });
  await Promise.all(saved);
  return { masters, cache: path.join(root, 'cache') };
}

/** A picture of one colour; a fourth number is its opacity, 0 to 1. */
export function flat(
  width: number,
  height: number,
  [r, g, b, alpha]: readonly [...Colour, number?],
): Sharp {
  const channels = alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background: { r, g, b, alpha: alpha ?? 1 } } });
}

/** A picture of four colours: top left, top right, bottom left, bottom right. */
export function quarters(
  width: number,
  height: number,
  colours: readonly [Colour, Colour, Colour, Colour],
): Sharp {
  const pixels = sharp(Buffer.from(colours.flat()), { raw: { width: 2, height: 2, channels: 3 } });
  return pixels.resize(width, height, { fit: 'fill', kernel: 'nearest' });
}

/** Noise that looks like nothing but compresses badly, the same in every run: a file that can be cut short. */
export function noise(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0, state = 1; at < data.length; at++)
    data[at] = (state = (state * 16_807) % 2_147_483_647) >> 8;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Returns the colours of a picture at some points, 0 to 1, from its left and its top. */
export async function coloursAt(
  bytes: Uint8Array,
  ...points: readonly [x: number, y: number][]
): Promise<Colour[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  });
}

/** Returns how like two pictures of one size are, as peak signal to noise in decibels. */
export async function likeness(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
  );
  const error = a!.reduce((sum, value, at) => sum + (value - b![at]!) ** 2, 0) / a!.length;
  return 10 * Math.log10(255 ** 2 / error);
}
