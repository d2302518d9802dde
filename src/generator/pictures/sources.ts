/** Finds and reads the source pictures, which staff put into src/pictures. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { patiently } from '../disk.ts';
import { leftoverIn } from '../leftovers.ts';
import { shownPath } from '../project.ts';

export interface SourcePicture {
  readonly path: string;
  readonly bytes: Buffer;
  /** The SHA-256 of the bytes. */
  readonly digest: string;
}

/**
 * Returns the path of the file `<slug>.<ending>` in a folder, in capitals or small letters. Throws if there is none,
 * more than one or one of another format, and says what to rename, delete, save anew or add.
 */
export function findSource(slug: string, folder: string): string {
  // Names that staff probably meant for the slug cave-hira: "Cave Hira (1).jpg", "cave_hira - Copy.png",
  // "cave-hira.jpg.jpg". The name "cave-hira-2.jpg" means another slug.
  const meant = new RegExp(
    `^${slug.replaceAll('-', '[-_ ]+')}(?![\\w-]).*\\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|svg|gif|tiff?|bmp)$`,
    'i',
  );
  const near = readdirSync(folder)
    .filter((name) => meant.test(name) && !leftoverIn(name))
    .sort();
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
    throw new Error(
      `Could not use the picture (${shownPath(path.join(folder, name))}): it is no JPEG, PNG, WebP or AVIF. ` +
        'Save it as JPEG or PNG and put that file there.',
    );
  }
  if (stem.toLowerCase() === slug) return path.join(folder, name);
  throw new Error(`${start}there is only "${name}". Rename it to ${slug}${ext.toLowerCase()}.`);
}

/** Returns why the source picture of a slug cannot be used, or undefined. A missing folder is a fault of its own. */
export function whyLost(slug: string, folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    findSource(slug, folder);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns a source picture with its content. Throws if it cannot be read, and says what to do. */
export function readPicture(file: string): SourcePicture {
  try {
    const bytes = patiently(() => readFileSync(file));
    return { path: file, bytes, digest: createHash('sha256').update(bytes).digest('hex') };
  } catch (cause) {
    throw new Error(`Could not read the picture (${shownPath(file)}): ${whyUnread(cause)}`, {
      cause,
    });
  }
}

function whyUnread(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'it is a folder. Delete it and put the picture itself there.';
  if (code === 'ENOENT')
    return 'it is a link to a file that is gone. Put the picture itself there.';
  return `${message}. Put a copy of the picture there.`;
}
