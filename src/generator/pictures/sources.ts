/** Finds and reads source pictures. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '../terminal.ts';

export interface SourcePicture {
  readonly path: string;
  readonly bytes: Buffer;
  /** SHA-256 of the bytes. */
  readonly digest: string;
}

/**
 * Takes a slug and a folder; returns the path of `<slug>.<ending>` in any case. Throws where there
 * is no such file, or more than one, and says what to rename, delete or add.
 */
export function findSource(slug: string, folder: string): string {
  // Meant for cave-hira: "Cave Hira (1).jpg", "cave_hira - Copy.png", "cave-hira.jpg.jpg".
  // Not meant: "cave-hira-2.jpg".
  const meant = new RegExp(
    `^${slug.replaceAll('-', '[-_ ]+')}(?![\\w-]).*\\.(?:jpe?g|jfif|png|webp|avif|hei[cf])$`,
    'i',
  );
  const near = readdirSync(folder)
    .filter((name) => meant.test(name))
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
  if (stem.toLowerCase() === slug) return path.join(folder, name);
  throw new Error(`${start}there is only "${name}". Rename it to ${slug}${ext.toLowerCase()}.`);
}

/** Takes the path of a source picture; returns it with its bytes. Throws where it is no file. */
export function readSource(file: string): SourcePicture {
  try {
    const bytes = readFileSync(file);
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
