/** A slot is a kind of place for pictures on pages. It determines their shape, widths and byte budget. */

export interface Slot {
  /** The aspect ratio of the crop, width divided by height. */
  readonly ratio: number;
  /** The widths of the encoded files in pixels, ascending. The source picture must be at least as wide as the largest. */
  readonly widths: readonly number[];
  /** The `sizes` attribute of the image: its width on the page. */
  readonly sizes: string;
  /**
   * The budget, in bytes, for the slot's first file: the AVIF of the smallest width, which phones load, or its only JPEG. A
   * picture that would exceed it is encoded at lower quality. The budgets follow from the limit on a phone's first view in
   * tests/browser/phone.test.ts: on Home that shows hero-portrait, arch-tall and two of arch, on other pages page-hero or wide.
   * Below the first view, place-card and person get about as many bytes per pixel as arch, and text as many as wide.
   * hero-landscape gets what its poster needs.
   */
  readonly byteBudget?: number;
  /** The file formats. By default, AVIF in all widths and JPEG in the smallest. */
  readonly formats?: readonly PictureFormat[];
}

export type PictureFormat = 'avif' | 'jpeg';

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
  person: { ratio: 1, widths: [224, 336], sizes: '96px', byteBudget: 4_800 },
  wide: { ratio: 3 / 2, widths: [736, 1600], sizes: '100vw', byteBudget: 17_400 },
  text: {
    ratio: 3 / 2,
    widths: [736],
    sizes: '(min-width: 46em) 672px, calc(100vw - 40px)',
    byteBudget: 17_400,
  },
  preview: {
    ratio: 1200 / 630,
    widths: [1200],
    sizes: '1200px',
    formats: ['jpeg'],
    // On some phones WhatsApp drops larger preview pictures.
    byteBudget: 100_000,
  },
} as const satisfies Record<string, Slot>;

export interface PictureRequest {
  /** The file name of the source picture in src/pictures, without the extension. */
  readonly slug: string;
  readonly slot: SlotName;
  /**
   * The focal point of every crop, from 0, 0 (top left) to 1, 1 (bottom right); by default the centre. With a `zoom` of 2, the
   * crop is half as wide and half as high.
   */
  readonly focus?: { readonly x: number; readonly y: number; readonly zoom?: number };
}

export interface PictureSource {
  readonly url: string;
  readonly width: number;
}

/** The addresses of a picture's encoded files for one slot, by format. */
export interface PagePicture {
  /** The width of the largest file in pixels. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly jpeg: readonly PictureSource[];
}
