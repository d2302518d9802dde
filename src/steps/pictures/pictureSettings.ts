/** How pictures are encoded, and the key under which the result can be found again. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { slots, type PictureFormat, type Slot, type SlotName } from '../../slots.ts';

/**
 * Returns sharp's options for a slot. Measured with sharp 0.35.5 on twelve 3:2 masters at 504 x 336 and two posters
 * with smooth skies at 720 x 1280 and 1280 x 720: CPU seconds per megapixel, mean kilobytes of a 3:2 picture and of
 * the upright poster, and how many more bytes than at effort 2 the same likeness (MS-SSIM) takes.
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
export function encodersOf(slot: SlotName): Record<PictureFormat, object> {
  const effort = slot.startsWith('hero-') ? 2 : 1;
  const quality = slot === 'hero-portrait' ? 43 : 50;
  return {
    avif: { quality, effort, chromaSubsampling: '4:2:0', tune: 'iq' },
    webp: { quality: 76, effort: 2 },
    jpeg: { quality: 70, progressive: true, quantisationTable: 3 },
  };
}

export const allFormats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];

/** What shines through a transparent picture: the page's own ground. */
export const ground = '#fbf6ec';

/** To be raised when encodePicture.ts changes what it writes, so that no older result is used again. */
const recipe = 2;

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a crop keeps: a point from 0, 0 (top left) to 1, 1 (bottom right), and how far it goes in, 1 being not at all. */
export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Takes the master's digest, slot and focus; returns 32 hexadecimal digits, the same for all files of a request. */
export function pictureKey(digest: string, slotName: SlotName, { x, y, zoom }: Focus): string {
  const { ratio, widths, formats = allFormats }: Slot = slots[slotName];
  const encoders = encodersOf(slotName);
  const used = formats.map((format) => [format, encoders[format]]);
  const settings = JSON.stringify([recipe, sharpVersion(), digest, ratio, widths, [x, y, zoom], used, ground]);
  return createHash('sha256').update(settings).digest('hex').slice(0, 32);
}

/** Returns the pixels of a slot's file of some width, or of its largest: heights follow from the slot's ratio. */
export function slotSize({ ratio, widths }: Slot, width = Math.max(...widths)): Size {
  return { width, height: Math.round(width / ratio) };
}

let version: string | undefined;

/** Read from its package.json, because importing sharp takes longer than everything else that a cached run does. */
function sharpVersion(): string {
  if (version === undefined) {
    const entry = createRequire(import.meta.url).resolve('sharp');
    const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
    version = (JSON.parse(text) as { version: string }).version;
  }
  return version;
}
