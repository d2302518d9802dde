/** Writes the files of a picture into the site and says where they are. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFormat } from '../../slots.ts';
import type { EncodedPicture } from '../../slots.ts';
import type { PictureEntry } from './pictureCache.ts';
import { shownPath } from '../../words.ts';

/**
 * Takes the site's root and a name that is unique to the picture's crop and content; writes
 * `pictures/<slug>-<width>.<hash>.<ending>` and returns the addresses. Throws where the disk refuses.
 */
export function writePicture(output: string, slug: string, key: string, entry: PictureEntry): EncodedPicture {
  const folder = join(output, 'pictures');
  const nameOf = (width: number, format: PictureFormat) => `${slug}-${width}.${key.slice(0, 8)}.${endings[format]}`;
  try {
    mkdirSync(folder, { recursive: true });
    for (const { width, format, data } of entry.files) writeFileSync(join(folder, nameOf(width, format)), data);
  } catch (cause) {
    throw new Error(
      `Could not write the picture "${slug}" (${shownPath(folder)}): ${(cause as Error).message}. ` +
        'Free some disk space, or make the folder writable.',
      { cause },
    );
  }
  const sources = (wanted: PictureFormat) =>
    entry.files
      .filter(({ format }) => format === wanted)
      .map(({ width }) => ({ url: `/pictures/${nameOf(width, wanted)}`, width }));
  const { width, height, colour } = entry;
  return { width, height, colour, avif: sources('avif'), webp: sources('webp'), jpeg: sources('jpeg') };
}

const endings: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };
