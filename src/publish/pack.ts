/** Packs the site into one archive, for hosting panels that unpack archives. */
import path from 'node:path';
import { zipSync } from 'fflate';
import { writeAtomically } from '../generator/files/disk.ts';
import type { Files } from '../generator/files/siteFiles.ts';
import type { Project } from '../generator/project.ts';
import { sayBytes, sayCount } from '../generator/terminal.ts';
import { buildToPublish, type Printer } from './buildToPublish.ts';
import { checkForPublication } from './checkForPublication.ts';

/** Builds the site without samples, or with them for a trial, and packs it into dist.zip. Throws an Error for staff. */
export async function pack(
  project: Project,
  { sample }: { readonly sample?: boolean | undefined },
  printer: Printer,
): Promise<void> {
  const read = await checkForPublication(project, 'pack', sample);
  const files = await buildToPublish(project, read, printer, sample);
  const bytes = packSite(files, path.join(project.root, 'dist.zip'));
  printer.say(
    `dist.zip: ${sayCount(files.size, 'file')}, ${sayBytes(bytes)}. ` +
      'Upload it in the hosting panel and unpack it in the folder of the site, hidden files too.',
  );
}

/**
 * Packs files; the same files always give the same bytes. Returns the archive's size in bytes. Throws an Error for staff if it
 * cannot be written.
 */
export function packSite(files: Files, archive: string): number {
  const entries = [...files].map(([name, body]) => [name, Buffer.from(body)] as const);
  // Pictures and videos are compressed already. 1980 is the first year that the format can store.
  const bytes = zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(1980, 0, 1) });
  try {
    writeAtomically(archive, bytes);
  } catch (cause) {
    throw new Error(
      `Could not write ${path.basename(archive)}: ${(cause as Error).message}. ` +
        'Close the programs that have it open and pack again.',
      { cause },
    );
  }
  return bytes.length;
}
