/** Copies public/ as it is, and names each file's address by its content where a page asks for it. */
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Project } from '../project.ts';
import { shortHash } from './shortHash.ts';

/** Copies public/ into the site at `output`. */
export async function copyPublic({ root }: Project, output: string): Promise<void> {
  await cp(path.join(root, 'public'), output, { recursive: true });
}

/**
 * Returns what gives a public file's address with its content's hash behind it (`/video/hero.mp4?v=1a2b3c4d`), so that a
 * replaced file is never shown from a cache. It throws on a file that public/ does not have.
 */
export function versionPublic({ root }: Project): (address: string) => string {
  return (address) => {
    try {
      return `${address}?v=${shortHash(readFileSync(path.join(root, 'public', address)))}`;
    } catch (error) {
      throw new Error(`Could not find ${path.posix.basename(address)} (public${address}): the site shows it. Put it there.`, {
        cause: error,
      });
    }
  };
}
