/** How pictures are encoded, and the key under which the result can be found again. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { slots, type PictureFormat, type Slot, type SlotName } from '../slots.ts';

/**
 * MEASURES
 */
export function encodersOf(slot: SlotName): Record<PictureFormat, object> {
  const effort = slot.startsWith('hero-') ? 2 : 1;
  return {
    avif: { quality: 50, effort, chromaSubsampling: '4:2:0', tune: 'iq' },
    webp: { quality: 76, effort: 2 },
    jpeg: { quality: 70, progressive: true, quantisationTable: 3 },
  };
}

export const allFormats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];

/** What shines through a transparent picture: the page's own ground. */
export const ground = '#fbf6ec';

/** To be raised whenever the steps of encodePicture.ts change what they write, so that no older result is used again. */
const recipe = 1;

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of a picture, from 0, 0 (top left) to 1, 1 (bottom right). */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** Takes the master's digest and what is made of it; returns 32 hexadecimal digits, the same for all files of a request. */
export function pictureKey(digest: string, slotName: SlotName, { x, y }: Focus): string {
  const { ratio, widths, formats = allFormats }: Slot = slots[slotName];
  const encoders = encodersOf(slotName);
  const used = formats.map((format) => [format, encoders[format]]);
  const settings = JSON.stringify([recipe, sharpVersion(), digest, ratio, widths, [x, y], used, ground]);
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
