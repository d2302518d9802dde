/** Pictures that tests make when they run, folders to encode them in, and a look at what came out. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { onTestFinished } from 'vitest';

export type Colour = readonly [red: number, green: number, blue: number];

export const red: Colour = [200, 40, 40];
export const green: Colour = [40, 160, 60];
export const blue: Colour = [40, 60, 200];
export const yellow: Colour = [220, 200, 40];

export interface PictureFolders {
  readonly masters: string;
  readonly cache: string;
}

/** Returns two folders, with a space and another script in their path, that last until the test ends, or all tests. */
export function pictureFolders(whenDone: (remove: () => void) => void = onTestFinished): PictureFolders {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures साइट '));
  whenDone(() => rmSync(root, { recursive: true, force: true }));
  const [masters, cache] = [path.join(root, 'masters'), path.join(root, 'cache')];
  for (const folder of [masters, cache]) mkdirSync(folder);
  return { masters, cache };
}

/** Puts masters into their folder; takes the bytes by the file's name. */
export function putMasters({ masters }: PictureFolders, files: Readonly<Record<string, Buffer>>): void {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(masters, name), bytes);
}

/** A picture of one colour; a fourth number is its opacity, 0 to 1. */
export function flat(width: number, height: number, [r, g, b, alpha]: readonly [...Colour, number?]): Sharp {
  const channels = alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background: { r, g, b, alpha: alpha ?? 1 } } });
}

/** A picture of four colours: top left, top right, bottom left, bottom right. */
export function quarters(width: number, height: number, colours: readonly [Colour, Colour, Colour, Colour]): Sharp {
  const half = Math.floor(width / 2);
  const part = (colour: Colour, length: number) => Buffer.alloc(length * 3, Buffer.from(colour));
  const [upper, lower] = [colours.slice(0, 2), colours.slice(2)].map((pair) =>
    Buffer.concat([part(pair[0]!, half), part(pair[1]!, width - half)]),
  );
  const rows = Array.from({ length: height }, (_, y) => (y < height / 2 ? upper! : lower!));
  return sharp(Buffer.concat(rows), { raw: { width, height, channels: 3 } });
}

/** Noise that looks like nothing but compresses badly, the same in every run: a file that can be cut short. */
export function noise(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0, state = 1; at < data.length; at++) data[at] = (state = (state * 16_807) % 2_147_483_647) >> 8;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Returns a JPEG whose header claims another size. */
export function claimSize(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2].map((marker) => lying.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0)!;
  lying.writeUInt16BE(height, frame + 5);
  lying.writeUInt16BE(width, frame + 7);
  return lying;
}

/** Returns the colours of a picture at some points, 0 to 1, from its left and its top. */
export async function coloursAt(bytes: Uint8Array, ...points: readonly [x: number, y: number][]): Promise<Colour[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  });
}

/** Returns how like two pictures of one size are, as peak signal to noise in decibels. */
export async function likeness(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()));
  if (a!.length !== b!.length) throw new Error('The pictures differ in size.');
  const error = a!.reduce((sum, value, at) => sum + (value - b![at]!) ** 2, 0) / a!.length;
  return 10 * Math.log10(255 ** 2 / error);
}

/** Returns the wanted colour where no channel of the seen one differs by more than the tolerance, else the seen one. */
export function nearly(seen: Colour | undefined, wanted: Colour, tolerance: number): Colour | undefined {
  const near = seen?.every((value, channel) => Math.abs(value - wanted[channel]!) <= tolerance);
  return near ? wanted : seen;
}
