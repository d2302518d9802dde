/** Finds and reads the source pictures, which staff put into src/pictures. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { retryWhileLocked } from '../files/disk.ts';
import { leftoverIn } from '../files/leftovers.ts';
import { listFolder } from '../files/readFile.ts';
import { draftOf, shownPath, type Project } from '../project.ts';
import { otherFormat, PictureError } from './pictureErrors.ts';

export interface SourcePicture {
  readonly path: string;
  readonly bytes: Buffer;
  /** The SHA-256 of the bytes. */
  readonly digest: string;
}

/**
 * Returns the path of the picture `<slug>.<extension>`, whatever its case. Throws if there is none, more than one or one in
 * another format, and says what to rename, delete, convert or add.
 */
export function findSource(slug: string, project: Project): string {
  const { pictures: folder } = project;
  const near = namesMeantFor(slug, project);
  if (near.length > 1) {
    const files = near.map((name) => `"${name}"`).join(' and ');
    throw new Error(
      `Could not choose the picture "${slug}" (${shownPath(folder)}): there are ${near.length} files for it, ${files}. ` +
        'Keep the one that is wanted and delete the rest.',
    );
  }
  const [name] = near;
  const start = `Could not find the picture "${slug}" (${shownPath(folder)}): `;
  if (name === undefined) {
    throw new Error(
      `${start}there is no ${slug}.jpg. Put a JPEG, PNG, WebP or AVIF of that name there.`,
    );
  }
  const { name: stem, ext } = path.parse(name);
  if (/^\.(svg|gif|tiff?|bmp)$/i.test(ext)) {
    throw new PictureError('use', path.join(folder, name), otherFormat);
  }
  if (stem.toLowerCase() === slug) return path.join(folder, name);
  throw new Error(`${start}there is only "${name}". Rename it to ${slug}${ext.toLowerCase()}.`);
}

/**
 * Returns the names in the pictures folder that staff probably meant for a slug, in any picture format, sorted. For cave-hira
 * these are "Cave Hira (1).jpg", "cave_hira - Copy.png" and "cave-hira.jpg.jpg". "cave-hira-2.jpg" means another slug.
 * Throws an Error for staff if there is no such folder.
 */
export function namesMeantFor(slug: string, project: Project): string[] {
  const meant = new RegExp(
    `^${slug.replaceAll('-', '[-_ ]+')}(?![\\w-]).*\\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|svg|gif|tiff?|bmp)$`,
    'i',
  );
  return pictureNamesIn(project)
    .filter((name) => meant.test(name) && !leftoverIn(name))
    .sort();
}

/** Returns why the source picture of a slug cannot be used, or undefined. A missing folder is reported separately. */
export function whyUnusable(slug: string, project: Project): string | undefined {
  if (!statSync(project.pictures, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  try {
    findSource(slug, project);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Reads a source picture, or its draft. Throws if it cannot be read, and says what to do. */
export function readPicture(file: string, project: Project): SourcePicture {
  try {
    const draft = draftOf(project, file);
    const bytes = Buffer.isBuffer(draft) ? draft : retryWhileLocked(() => readFileSync(file));
    return { path: file, bytes, digest: digestOf(bytes) };
  } catch (cause) {
    throw new PictureError('read', file, whyUnread(cause), { cause });
  }
}

/** Returns the SHA-256 of some bytes. */
function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Returns the names in the pictures folder, in any format, except leftovers and these pictures, which pages show. */
export function findUnshown(shown: readonly SourcePicture[], project: Project): string[] {
  const names = shown.map((picture) => path.basename(picture.path));
  return pictureNamesIn(project).filter((name) => !names.includes(name) && !leftoverIn(name));
}

/** Returns the names in the pictures folder. Throws an Error for staff if there is no such folder. */
export function listPictures(folder: string): string[] {
  return listFolder(folder, `the pictures (${shownPath(folder)})`).map(({ name }) => name);
}

/** Returns the file names in the pictures folder, as they will be once the drafts are saved. */
function pictureNamesIn({ content, pictures, drafts = new Map() }: Project): string[] {
  const names = new Set(listPictures(pictures));
  for (const [name, draft] of drafts) {
    const { dir, base } = path.parse(path.join(content, name));
    if (dir !== pictures) continue;
    if (draft === null) names.delete(base);
    else names.add(base);
  }
  return [...names];
}

function whyUnread(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'it is a folder. Delete it and put the picture itself there.';
  if (code === 'ENOENT')
    return 'it is a link to a file that is gone. Put the picture itself there.';
  return `${message}. Put a copy of the picture there.`;
}
