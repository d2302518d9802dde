/** Finds and reads the masters of the pictures, or says what is wrong with their names or with what is in them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '../../words.ts';

/** A picture that staff must mend: one plain sentence or two; the faults of a run are collected and shown together. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

export interface Master {
  readonly path: string;
  readonly bytes: Buffer;
  /** SHA-256 of the bytes. */
  readonly digest: string;
}

/** Returns the names of the files in the masters' folder, in an order that no file system decides. */
export function namesOfMasters(folder: string): string[] {
  try {
    const found = readdirSync(folder, { withFileTypes: true });
    return found.filter((file) => !file.isDirectory() && !file.name.startsWith('.')).map(({ name }) => name).sort();
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'the folder is not there. Bring it back.' : `${message}. Make it readable.`;
    throw new Error(`Could not look for the pictures (${shownPath(folder)}): ${reason}`, { cause });
  }
}

/**
 * Takes a slug, the masters' folder and the names of the files in it; returns the path of `<slug>.<ending>`, whatever
 * its case. Throws a PictureFault that says what to rename, delete or save where there is no such file, or more than
 * one.
 */
export function findMaster(slug: string, folder: string, names: readonly string[]): string {
  // "Cave Hira (1).jpg", "cave_hira - Copy.png" and "cave-hira.heic" are meant for cave-hira, "cave-hira-2.jpg" is not.
  const meant = new RegExp(`^${slug.replaceAll('-', '[-_ ]+')}(?![\\w-])`, 'i');
  const near = names.filter((name) => meant.test(name));
  const masters = near.filter((name) => readable.test(name) && path.parse(name).name.toLowerCase() === slug);
  const rivals = near.filter((name) => masters.includes(name) || takenForMaster.test(name));
  const [master] = masters;
  if (master && rivals.length === 1) return path.join(folder, master);
  if (master || rivals.length > 1) throw tooMany(slug, folder, rivals, masters);
  throw missing(slug, folder, rivals[0] ?? near[0]);
}

/** Takes the path of a master. Throws a PictureFault where the file cannot be read, is empty or is no picture. */
export function readMaster(file: string): Master {
  const bytes = readBytes(file);
  const reason = unreadable(bytes);
  if (reason) throw new PictureFault(`Could not read the picture (${shownPath(file)}): ${reason}`);
  return { path: file, bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

const readable = /\.(?:jpe?g|jfif|png|webp|avif)$/i;

/** Endings that somebody who replaces a photograph expects to work; a sketch or a text beside a master is no rival. */
const takenForMaster = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|bmp)$/i;

function tooMany(slug: string, folder: string, rivals: readonly string[], masters: readonly string[]): PictureFault {
  const advice =
    masters.length === rivals.length
      ? 'Keep the one that is wanted and delete the rest.'
      : `Delete all but the one that is wanted, save that as JPEG and call it ${slug}.jpg.`;
  const files = rivals.map((name) => `"${name}"`).join(' and ');
  const start = `Could not choose the picture "${slug}" (${shownPath(folder)}): `;
  return new PictureFault(`${start}there are ${rivals.length} files for it, ${files}. ${advice}`);
}

function missing(slug: string, folder: string, near: string | undefined): PictureFault {
  const start = `Could not find the picture "${slug}" (${shownPath(folder)}): `;
  if (near === undefined) {
    return new PictureFault(`${start}there is no ${slug}.jpg. Put a JPEG, PNG, WebP or AVIF of that name there.`);
  }
  const ending = readable.exec(near)?.[0].toLowerCase();
  if (ending !== undefined || !near.includes('.')) {
    return new PictureFault(`${start}there is only "${near}". Rename it to ${slug}${ending ?? '.jpg'}.`);
  }
  const advice = `Save the picture as JPEG and call it ${slug}.jpg.`;
  return new PictureFault(`${start}there is only "${near}", which is no JPEG, PNG, WebP or AVIF. ${advice}`);
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    const reason = `${(cause as Error).message}. Close other programs that use it and try again.`;
    throw new PictureFault(`Could not read the picture (${shownPath(file)}): ${reason}`, { cause });
  }
}

/** What is wrong with a file, told by its first bytes and not by its name; nothing where it is a picture. */
function unreadable(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'the file is empty (0 bytes). Copy the picture there once more.';
  const start = bytes.toString('latin1', 0, 64);
  const isPicture = /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP|[^]{4}ftyp(?:[^]{4})*?avi[fs])/.test(start);
  if (isPicture) return undefined;
  // HEIF's brands (ISO/IEC 23008-12): what iPhones save.
  const isHeic = /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(start);
  const called = isHeic ? 'an HEIC picture, which browsers cannot show' : 'no JPEG, PNG, WebP or AVIF';
  return `it is ${called}. Open it, save the picture as JPEG and put that file here.`;
}
