/** Finds the one file that is the master of a picture, or says which mistake in its name keeps it from being found. */
import { join } from 'node:path';
import { PictureFault } from './PictureFault.ts';
import { shownPath } from '../../words.ts';

/**
 * Takes a slug, the masters' folder and the names of the files in it; returns the path of `<slug>.<ending>`, whatever
 * its case. Throws a PictureFault that says what to rename, delete or save where there is no such file, or more than
 * one.
 */
export function findMaster(slug: string, folder: string, names: readonly string[]): string {
  const meant = names.filter((name) => slugMeant(name) === slugMeant(slug));
  const masters = meant.filter((name) => isMaster(name, slug));
  const rivals = meant.filter((name) => masters.includes(name) || takenForMaster.test(name));
  const [master] = masters;
  if (master && rivals.length === 1) return join(folder, master);
  if (master || rivals.length > 1) throw tooMany(slug, folder, rivals, masters);
  throw missing(slug, folder, rivals[0] ?? meant[0]);
}

const readable = /\.(?:jpe?g|jfif|png|webp|avif)$/i;

/** Endings that somebody who replaces a photograph expects to work; a sketch or a text beside a master is no rival. */
const takenForMaster = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|bmp)$/i;

function isMaster(name: string, slug: string): boolean {
  return readable.test(name) && name.replace(readable, '').toLowerCase() === slug.toLowerCase();
}

/** "Cave Hira (1).JPG.jpg", "cave_hira - Copy.png" and "cave-hira.heic" are all meant for cave-hira. */
function slugMeant(name: string): string {
  const [stem = ''] = name.split('.');
  return stem
    .toLowerCase()
    .replace(/\s+-\s+copy\b.*$|\s*\(\d+\)\s*$/, '')
    .trim()
    .replace(/[\s_–]+/g, '-');
}

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
