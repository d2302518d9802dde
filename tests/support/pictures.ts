/** Pictures that tests make when they run, folders to build them in, and a look at what was written. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  readonly output: string;
}

/** Returns three folders, with a space and another script in their path, that last until the test ends. */
export function pictureFolders(): PictureFolders {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures साइट '));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [masters, cache, output] = [path.join(root, 'masters'), path.join(root, 'cache'), path.join(root, 'site')];
  for (const folder of [masters, cache, output]) mkdirSync(folder);
  return { masters, cache, output };
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

/** Writes an ICC profile of the Adobe RGB (1998) space into a folder and returns its path. */
export function adobeRgbProfile(folder: string): string {
  const xyz = (...values: number[]) => tagOf('XYZ ', ...values.map((value) => int32(Math.round(value * 65_536))));
  const gamma = tagOf('curv', int32(1), Buffer.from([2, 51, 0, 0]));
  const text = Buffer.from('Test\0');
  const tags: [string, Buffer][] = [
    ['desc', tagOf('desc', int32(text.length), text, Buffer.alloc(79))],
    ['cprt', tagOf('text', text, Buffer.alloc(3))],
    ['wtpt', xyz(0.9505, 1, 1.0891)],
    ['rXYZ', xyz(0.60974, 0.31111, 0.01947)],
    ['gXYZ', xyz(0.20528, 0.62567, 0.06087)],
    ['bXYZ', xyz(0.14919, 0.06322, 0.74457)],
    ['rTRC', gamma],
    ['gTRC', gamma],
    ['bTRC', gamma],
  ];
  let at = 128 + 4 + tags.length * 12;
  const table = tags.map(([name, { length }]) => {
    const row = Buffer.concat([Buffer.from(name), int32(at), int32(length)]);
    at += length;
    return row;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x02100000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  Buffer.concat([int32(63_190), int32(65_536), int32(54_061)]).copy(head, 68);
  const file = path.join(folder, 'adobe-rgb.icc');
  writeFileSync(file, Buffer.concat([head, int32(tags.length), ...table, ...tags.map(([, tag]) => tag)]));
  return file;
}

/** Returns the colours of a picture file at some points, 0 to 1, from its left and its top. */
export async function coloursAt(file: string, ...points: readonly [x: number, y: number][]): Promise<Colour[]> {
  const { data, info } = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  });
}

/** Returns the wanted colour where no channel of the seen one differs by more than the tolerance, else the seen one. */
export function nearly(seen: Colour | undefined, wanted: Colour, tolerance: number): Colour | undefined {
  const near = seen?.every((value, channel) => Math.abs(value - wanted[channel]!) <= tolerance);
  return near ? wanted : seen;
}

/** Returns the bytes of all files of a folder by name, in hexadecimal digits. */
export function contentsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name)).toString('hex')]));
}

function tagOf(type: string, ...parts: readonly Buffer[]): Buffer {
  const tag = Buffer.concat([Buffer.from(type), Buffer.alloc(4), ...parts]);
  return Buffer.concat([tag, Buffer.alloc(-tag.length & 3)]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
