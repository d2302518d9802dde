/** Packs the built site into one archive, for hosting panels that unpack archives. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Files } from '../generator/files.ts';

/** Writes the files to an archive, which is the same on any machine; returns its bytes. Throws where it cannot. */
export function packSite(files: Files, archive: string): number {
  const entries = [...files].map(([name, body]) => [name, Buffer.from(body)] as const);
  // Nothing is compressed: pictures and videos are already. The date is the first that the format knows, anywhere.
  const bytes = zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(1980, 0, 1) });
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
  return bytes.length;
}
