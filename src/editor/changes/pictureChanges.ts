/** Replaces a source picture with another one. */
import path from 'node:path';
import type { FileChange } from '../../generator/content/pendingSave.ts';
import { loadEncoder } from '../../generator/pictures/gallery.ts';
import { otherFormat, PicturesError } from '../../generator/pictures/pictureErrors.ts';
import { findSource, readPicture, whyUnusable } from '../../generator/pictures/sources.ts';
import { pathFromContent, type Project } from '../../generator/project.ts';
import { toBase64 } from './replaceSources.ts';

/** The largest photo that the form accepts. A photo of 50 megapixels has up to 30 MB. */
const largestPhoto = { bytes: 40_000_000, said: '40 MB' };

/** What the form accepts as a photo, as a hint for staff. */
export const photoAdvice = `JPEG, PNG, WebP or AVIF, straight from the camera, up to ${largestPhoto.said}.`;

/** The extensions of the formats that pages can show, by sharp's names. To sharp, HEIC is heif too; the build refuses it. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

/**
 * Takes the slug of a picture and the bytes that replace it; returns the file changes. If the extension changes, the old
 * file is deleted. Throws a `PicturesError` for a file that is too large or in another format.
 */
export async function fileChangesForPicture(
  project: Project,
  slug: string,
  bytes: Buffer,
): Promise<FileChange[]> {
  if (bytes.length > largestPhoto.bytes) refusePhoto(slug, tooLarge);
  const [{ readFormat }] = await loadEncoder();
  // The build says what is wrong with a file that cannot be read.
  const format = (await readFormat(bytes)) ?? 'jpeg';
  const extension = extensions[format];
  if (!extension) refusePhoto(slug, otherFormat);
  const own = `${slug}.${extension}`;
  const old = whyUnusable(slug, project)
    ? undefined
    : readPicture(findSource(slug, project), project);
  const isSameName = old && path.basename(old.path).toLowerCase() === own;
  const file = isSameName ? old.path : path.join(project.pictures, own);
  const change = (at: string, before?: Buffer, after?: Buffer): FileChange => ({
    name: pathFromContent(project, at),
    before: before ? toBase64(before) : null,
    after: after ? toBase64(after) : null,
  });
  return [
    change(file, isSameName ? old.bytes : undefined, bytes),
    ...(old && !isSameName ? [change(old.path, old.bytes)] : []),
  ];
}

const tooLarge = `its file is larger than ${largestPhoto.said}. Save a copy that is 4000 pixels wide, and choose that.`;

function refusePhoto(slug: string, reason: string): never {
  throw new PicturesError([{ slug, reason, sentence: sayRefused(reason) }]);
}

/** Says why a chosen photo cannot be used. It names no file, because staff do not know the name that their file would get. */
export function sayRefused(reason: string): string {
  return `Could not use this photo: ${reason}`;
}
