/** The slots: places for a picture, each with its shape, widths and byte budget; and the files that a page gets for one. */

export interface Slot {
  /** Width divided by height of the crop. */
  readonly ratio: number;
  /** Widths of the files, in device pixels, ascending; the source picture must be at least as wide as the largest. */
  readonly widths: readonly number[];
  /** The `sizes` attribute: CSS pixels that the picture occupies. */
  readonly sizes: string;
  /**
   * Bytes that the AVIF of the smallest width, the one for phones, may weigh. A picture with too much detail for that is
   * encoded at lower quality. The first view on a phone: Home has hero-portrait, arch-tall and two arches, another page has
   * page-hero or wide; tests/browser/phone.test.ts has what it may weigh. Slots outside the first view get the same bytes
   * per pixel as `arch`, hero-landscape what its poster needs.
   */
  readonly byteBudget?: number;
  /** Formats of the files; without it AVIF and WebP in all widths, and JPEG in the largest. */
  readonly formats?: readonly PictureFormat[];
}

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export type SlotName = keyof typeof slots;

export const slots = {
  'hero-portrait': { ratio: 9 / 16, widths: [736, 1080], sizes: '100vw', byteBudget: 17_000 },
  'hero-landscape': {
    ratio: 16 / 9,
    widths: [960, 1280, 1920],
    sizes: '100vw',
    byteBudget: 26_000,
  },
  'page-hero': {
    ratio: 6 / 5,
    widths: [672, 960],
    sizes: '(min-width: 64em) 448px, calc(100vw - 40px)',
    byteBudget: 17_400,
  },
  'arch-tall': {
    ratio: 4 / 9,
    widths: [340, 400],
    sizes: '(min-width: 64em) 293px, 47vw',
    byteBudget: 18_000,
  },
  arch: {
    ratio: 5 / 6,
    widths: [288, 480],
    sizes: '(min-width: 64em) 240px, 39vw',
    byteBudget: 9_400,
  },
  'place-card': {
    ratio: 3 / 2,
    widths: [504, 756],
    sizes: '(min-width: 64em) 328px, 252px',
    byteBudget: 15_000,
  },
  wide: { ratio: 3 / 2, widths: [736, 1600], sizes: '100vw', byteBudget: 17_400 },
  preview: { ratio: 1200 / 630, widths: [1200], sizes: '1200px', formats: ['jpeg'] },
} as const satisfies Record<string, Slot>;

export interface PictureRequest {
  /** The name of the source picture without its ending. */
  readonly slug: string;
  readonly slot: SlotName;
  /** The point that the crop keeps in view, from 0, 0 (top left) to 1, 1 (bottom right); without it the middle. */
  readonly focus?: { readonly x: number; readonly y: number; readonly zoom?: number };
  /** Words that are drawn into the picture's sky. */
  readonly caption?: Caption;
}

/** The agency's name and a line under it, in a language of BCP 47. */
export interface Caption {
  readonly name: string;
  readonly text: string;
  readonly lang: string;
}

export interface PictureSource {
  readonly url: string;
  readonly width: number;
}

/** The files of a picture in a slot. */
export interface PagePicture {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly webp: readonly PictureSource[];
  readonly jpeg: readonly PictureSource[];
}
