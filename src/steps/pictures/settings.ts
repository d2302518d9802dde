/** How pictures are encoded, and the names under which the result can be found again. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { slots, type PictureFormat, type PictureRequest, type Slot, type SlotName } from '../../slots.ts';

/** A request with the whole of its focus; `zoom` 1 goes in not at all. */
export type FocusedRequest = PictureRequest & { readonly focus: Required<NonNullable<PictureRequest['focus']>> };

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns sharp's options for a slot, at a quality that is lowered by some steps, 0 to mostLowered.
 *
 * Measured with sharp 0.35.5 on twelve 3:2 masters at 504 x 336 and two posters with smooth skies at 720 x 1280 and
 * 1280 x 720: CPU seconds per megapixel, mean kilobytes of a 3:2 picture and of the upright poster, and how many more
 * bytes than at effort 2 the same likeness (MS-SSIM) takes.
 *
 * | AVIF, quality 50, 4:2:0, tune iq | s/MP | 3:2, KB | poster, KB |   3:2 | poster |
 * | -------------------------------- | ---- | ------- | ---------- | ----- | ------ |
 * | effort 0                         | 0.07 |     9.8 |       20.6 | +14 % |  +38 % |
 * | effort 1: all but the hero       | 0.12 |     9.3 |       19.1 |  +6 % |  +27 % |
 * | effort 2: the hero               | 0.23 |     9.1 |       17.9 |     0 |      0 |
 * | effort 3                         | 0.42 |     8.5 |       17.3 | -11 % |   -6 % |
 * | effort 4: sharp's default        | 1.60 |     8.3 |       15.8 | -16 % |  -16 % |
 *
 * At effort 1 the poster's stars ring. Tune ssim and psnr take 8 to 16 % more bytes. WebP takes 0.04 s and 13.8 KB;
 * at effort 4 0.10 s and, with quality 72, which is then as good, 12.4 KB. JPEG takes 0.02 s and 16.9 KB; with the
 * trellis and the scan search of mozjpeg 0.06 s and a tenth fewer bytes. Few phones still need either: the cheap ways
 * will do.
 *
 * The upright poster is what a phone paints largest. At quality 43 its smaller file takes 14.0 KB instead of 18.8 and
 * comes in the first flight of a new connection (RFC 6928: 14.6 KB), a round trip earlier; its faintest stars are lost.
 */
export function encodersOf(slot: SlotName, lowered: number): Record<PictureFormat, object> {
  const effort = slot.startsWith('hero-') ? 2 : 1;
  const quality = slot === 'hero-portrait' ? 43 : 50;
  const less = lowered * qualityStep;
  return {
    avif: { quality: quality - less, effort, chromaSubsampling: '4:2:0', tune: 'iq' },
    webp: { quality: 76 - less, effort: 2 },
    jpeg: { quality: 70 - less, progressive: true, quantisationTable: 3 },
  };
}

/**
 * Where grain fills a page-hero, AVIF takes 42.5 KB at quality 50 and 9.9 KB at 26: edges are still clear there, but the
 * grain begins to swirl, so that this is the floor.
 */
const qualityStep = 6;
export const mostLowered = 4;

/** What shines through a transparent picture: the page's own ground. */
export const ground = '#fbf6ec';

/** Returns the request with its focus, which is in the middle where none is asked for. */
export function withFocus({ slug, slot, focus }: PictureRequest): FocusedRequest {
  const { x = 0.5, y = 0.5, zoom = 1 } = focus ?? {};
  return { slug, slot, focus: { x, y, zoom } };
}

/** Returns the pixels of a slot's file of some width, or of its largest: heights follow from the slot's ratio. */
export function slotSize({ ratio, widths }: Slot, width = Math.max(...widths)): Size {
  return { width, height: Math.round(width / ratio) };
}

/** JPEG is the fallback of browsers that know neither AVIF nor WebP; one width serves them all. */
export function formatsOf({ formats = allFormats, widths }: Slot, width: number): readonly PictureFormat[] {
  return formats.filter((format) => format !== 'jpeg' || width === Math.max(...widths));
}

/** Takes the master's digest, a request and how far its quality was lowered; returns 32 hexadecimal digits. */
export function pictureKey(digest: string, { slot, focus: { x, y, zoom } }: FocusedRequest, lowered: number): string {
  const { ratio, widths, formats = allFormats }: Slot = slots[slot];
  const encoders = encodersOf(slot, lowered);
  const used = formats.map((format) => [format, encoders[format]]);
  return hashOf([recipe, sharpVersion(), digest, ratio, widths, [x, y, zoom], used, ground]);
}

/** Returns the name that a request has in the cache, where it is not known yet how far the quality must be lowered. */
export function entryName(digest: string, request: FocusedRequest): string {
  const { allowance }: Slot = slots[request.slot];
  return hashOf([pictureKey(digest, request, 0), allowance, qualityStep, mostLowered]);
}

/** Returns the error for a computer on which sharp does not run. */
export function withoutSharp(cause: unknown): Error {
  const advice = 'Run "npm ci" and try again.';
  return new Error(`Could not encode the pictures: sharp is not installed for this computer. ${advice}`, { cause });
}

const allFormats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];

/** To be raised when encode.ts changes what it writes, so that no older result is used again. */
const recipe = 2;

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

let version: string | undefined;

/** Read from its package.json, because importing sharp takes longer than everything else that a cached run does. */
function sharpVersion(): string {
  try {
    version ??= readVersion(createRequire(import.meta.url).resolve('sharp'));
    return version;
  } catch (cause) {
    throw withoutSharp(cause);
  }
}

function readVersion(entry: string): string {
  const text = readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
