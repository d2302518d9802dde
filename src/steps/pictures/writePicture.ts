/** Writes the files of a picture into the site and says where they are. */
import type { PictureFormat } from '../../slots.ts';
import type { EncodedPicture } from '../../slots.ts';
import type { Files } from '../files.ts';
import type { PictureEntry } from './pictureCache.ts';

/**
 * Takes the site's root and a name that is unique to the picture's crop and content; writes
 * `pictures/<slug>-<width>.<hash>.<ending>` and returns the addresses. Throws where the disk refuses.
 */
export function writePicture(files: Files, slug: string, key: string, entry: PictureEntry): EncodedPicture {
  const nameOf = (width: number, format: PictureFormat) => `pictures/${slug}-${width}.${key.slice(0, 8)}.${endings[format]}`;
  for (const { width, format, data } of entry.files) files.set(nameOf(width, format), data);
  const sources = (wanted: PictureFormat) =>
    entry.files
      .filter(({ format }) => format === wanted)
      .map(({ width }) => ({ url: `/${nameOf(width, wanted)}`, width }));
  const { width, height, colour } = entry;
  return { width, height, colour, avif: sources('avif'), webp: sources('webp'), jpeg: sources('jpeg') };
}

const endings: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };
