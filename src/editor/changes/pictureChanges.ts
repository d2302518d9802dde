/** Puts another picture in the place of a source picture. */
import path from 'node:path';
import type { FileChange } from '../../generator/content/pendingSave.ts';
import { loadEncoder } from '../../generator/pictures/gallery.ts';
import { findSource, readPicture, whyLost } from '../../generator/pictures/sources.ts';
import { pathFromContent, type Project } from '../../generator/project.ts';
import { toBase64 } from './replaceSources.ts';

/** The extensions of what sharp calls these formats. HEIC is a HEIF too, which the build then refuses. */
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

/**
 * Takes the slug of a picture and the bytes of another; returns the change of its file. If that gets another extension, the old
 * file is deleted.
 */
export async function fileChangesForPicture(
  project: Project,
  slug: string,
  bytes: Buffer,
): Promise<FileChange[]> {
  const [{ readFormat }] = await loadEncoder();
  const format = (await readFormat(bytes)) ?? 'jpeg';
  const own = `${slug}.${extensions[format] ?? format}`;
  const old = whyLost(slug, project) ? undefined : readPicture(findSource(slug, project), project);
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
