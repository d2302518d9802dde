/** Reads a picture's master and makes sure that it is a picture at all. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileKind } from './fileKind.ts';
import { PictureFault } from './PictureFault.ts';
import { shownPath } from '../../words.ts';

export interface Master {
  readonly path: string;
  readonly bytes: Buffer;
  /** SHA-256 of the bytes. */
  readonly digest: string;
}

/** Takes the path of a master. Throws a PictureFault where the file cannot be read, is empty or is no picture. */
export async function readMaster(path: string): Promise<Master> {
  const start = `Could not read the picture (${shownPath(path)}): `;
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new PictureFault(`${start}${cause.message}. Close other programs that use it and try again.`, { cause });
  });
  if (bytes.length === 0) {
    throw new PictureFault(`${start}the file is empty (0 bytes). Copy the picture there once more.`);
  }
  const { readable, called } = fileKind(bytes);
  if (!readable) {
    throw new PictureFault(`${start}it is ${called}. Open it, save the picture as JPEG and put that file here.`);
  }
  return { path, bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}
