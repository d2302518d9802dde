/** Packs the built site into one archive, for hosting panels that unpack archives. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../steps/files.ts';
import { zip } from './zip.ts';

/** Writes the files of a folder, hidden ones too, to an archive; returns their number and the archive's bytes. */
export function packSite(dist: string, archive: string): { files: number; bytes: number } {
  const files = readSite(dist);
  const bytes = zip([...files].map(([name, bytes]) => ({ name, bytes })));
  const draft = `${archive}.${process.pid}`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, archive);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw new Error(
      `Could not write ${path.basename(archive)}: ${(cause as Error).message}. ` +
        'Close the programs that have it open and pack again.',
      { cause },
    );
  }
  return { files: files.size, bytes: bytes.length };
}
