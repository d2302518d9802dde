/** How pictures are encoded, and how their files are named. */
import { readFileSync } from 'node:fs';
import {
  slots,
  type PictureFormat,
  type PictureRequest,
  type Slot,
  type SlotName,
} from '../../site/slots.ts';
import { colours } from '../../site/colours.ts';
import { shortHash } from '../files/shortHash.ts';

export interface PictureFile {
  readonly format: PictureFormat;
  readonly width: number;
}

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns sharp's options for a slot, at a quality reduced by 0 to maxQualitySteps steps.
 *
 * Measured with sharp 0.35.5 on twelve 3:2 pictures and two posters with smooth skies: AVIF at quality 50 takes 0.12 CPU seconds
 * per megapixel with effort 1, 0.23 with 2 and 1.60 with 4, sharp's default. For the same MS-SSIM as effort 2, pictures take 6 %
 * more bytes with effort 1 and 16 % fewer with 4, and the posters 27 % more and 16 % fewer. JPEG's cheap options will do: few
 * phones still need it.
 *
 * The upright poster is a phone's LCP. At quality 43 its smaller file takes 14.0 KB instead of 18.8: it fits the initial window
 * of a connection (RFC 6928: 14.6 KB) and comes a round trip earlier. Its faintest stars are lost.
 */
export function encodersOf(slot: SlotName, qualitySteps: number): Record<PictureFormat, object> {
  const effort = slot.startsWith('hero-') ? 2 : 1;
  const quality = slot === 'hero-portrait' ? 43 : 50;
  const less = qualitySteps * qualityStep;
  return {
    avif: { quality: quality - less, effort, chromaSubsampling: '4:2:0', tune: 'iq' },
    jpeg: { quality: 70 - less, progressive: true, quantisationTable: 3 },
  };
}

/**
 * A page-hero full of grain takes 42.5 KB at quality 50 and 9.9 KB at 26. Edges are still clear
 * there, but the grain begins to swirl: this is the floor.
 */
const qualityStep = 6;
export const maxQualitySteps = 4;

/** The page's background, which shows through a transparent picture. */
export const background = colours.sand;

/** Returns the focus of a request; the middle by default. */
export function focusOf({ focus }: PictureRequest): Required<NonNullable<PictureRequest['focus']>> {
  return { x: 0.5, y: 0.5, zoom: 1, ...focus };
}

/** Returns the size in pixels of a slot's file of some width, by default of its largest. */
export function slotSize({ ratio, widths }: Slot, width = Math.max(...widths)): Size {
  return { width, height: Math.round(width / ratio) };
}

/**
 * Returns the files of a slot, ascending by width, AVIF first. JPEG is for browsers without AVIF (Chrome before 85, Safari before
 * 16), in the smallest width only, because those run on old phones.
 */
export function filesOf({ formats = allFormats, widths }: Slot): PictureFile[] {
  return widths.flatMap((width) =>
    formats
      .filter((format) => format !== 'jpeg' || width === Math.min(...widths))
      .map((format) => ({ format, width })),
  );
}

/**
 * Takes the source picture's SHA-256 and a request; returns the hash in the files' names. It covers everything that affects their
 * bytes, so that no name or cache goes stale, and nothing else: browsers cache a picture as long as its name is the same.
 */
export function pictureKey(digest: string, request: PictureRequest): string {
  const { slot: name } = request;
  const { ratio, widths, formats, byteBudget }: Slot = slots[name];
  const quality = [encodersOf(name, 0), qualityStep, maxQualitySteps];
  const settings = [ratio, widths, formats, byteBudget, quality, background];
  return shortHash(
    JSON.stringify([encoderVersion, dependencies.sharp, digest, settings, focusOf(request)]),
  );
}

/** Returns the path inside the site of one file of a picture. */
export function fileName({ slug }: PictureRequest, key: string, file: PictureFile): string {
  return `pictures/${slug}-${file.width}.${key}.${file.format === 'jpeg' ? 'jpg' : file.format}`;
}

const allFormats: readonly PictureFormat[] = ['avif', 'jpeg'];

/**
 * Increment it when changed code in this folder makes different bytes from the same picture and settings. The test "keeps its
 * name and its bytes" then fails.
 */
const encoderVersion = 1;

/** The version of sharp comes from package.json, because importing sharp is slow. */
const { dependencies } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);
