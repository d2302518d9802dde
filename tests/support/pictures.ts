/** Makes pictures for tests, encodes them as the build does, and reads colours from the results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openGallery, type EncodedPictures } from '../../src/generator/pictures/gallery.ts';
import { projectAt, type Project } from '../../src/generator/project.ts';
import type { PagePicture, PictureRequest } from '../../src/site/slots.ts';
import { emptyFolder } from './temporaryFiles.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export const red: Colour = [200, 40, 40];
export const green: Colour = [40, 160, 60];
export const blue: Colour = [40, 60, 200];
export const yellow: Colour = [220, 200, 40];

/** Returns a project that has nothing but these source pictures, given by their file names. */
export async function pictureProject(
  sources: Readonly<Record<string, Buffer | Sharp>>,
  root = emptyFolder(),
): Promise<Project> {
  const project = projectAt(root);
  mkdirSync(project.pictures, { recursive: true });
  const saved = Object.entries(sources).map(async ([name, source]) => {
    const bytes = Buffer.isBuffer(source) ? source : await source.toBuffer();
    writeFileSync(path.join(project.pictures, name), bytes);
  });
  await Promise.all(saved);
  return project;
}

/** Requests pictures as Home does, and encodes them. `shown` has the addresses that the page would get. */
export async function encodeAll(
  project: Project,
  requests: readonly PictureRequest[],
): Promise<EncodedPictures & { readonly shown: readonly PagePicture[] }> {
  const gallery = openGallery(project);
  const shown = requests.map((request) => gallery.picture(request, '/'));
  return { shown, ...(await gallery.encode()) };
}

/** Returns a picture of one colour. A fourth number is its opacity, 0 to 1. */
export function flat(
  width: number,
  height: number,
  [r, g, b, alpha]: readonly [...Colour, number?],
): Sharp {
  const channels = alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background: { r, g, b, alpha: alpha ?? 1 } } });
}

/** Returns a picture of four equal parts, each in one colour: top left, top right, bottom left, bottom right. */
export function quarters(
  width: number,
  height: number,
  colours: readonly [Colour, Colour, Colour, Colour],
): Sharp {
  const pixels = sharp(Buffer.from(colours.flat()), { raw: { width: 2, height: 2, channels: 3 } });
  return pixels.resize(width, height, { fit: 'fill', kernel: 'nearest' });
}

/** Returns a picture of noise, which compresses badly. It is the same in every run. */
export function noise(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0, state = 1; at < data.length; at++)
    data[at] = (state = (state * 16_807) % 2_147_483_647) >> 8;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Returns the colours of a picture at points, given as shares (0 to 1) of its width and height. */
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
