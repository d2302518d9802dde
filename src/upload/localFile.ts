/** The files of the built site, read into memory at once, so that a build meanwhile cannot mix two releases. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '../words.ts';

/** What a file contains, in short. */
export interface FileFacts {
  /** 32 hexadecimal digits of its SHA-256. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

export interface LocalFile extends FileFacts {
  /** The path inside the site, with forward slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Returns the files of a folder, hidden ones too, in the order of their names. Throws where there is no page in it. */
export function readFiles(folder: string): LocalFile[] {
  const files = listNames(folder).map((name) => {
    const bytes = readFileSync(path.join(folder, name));
    return { name, bytes, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32) };
  });
  if (!files.some(({ name }) => name === 'index.html')) {
    throw new Error(`Could not find the built site (${shownPath(folder)}): there is no index.html. Run npm run build.`);
  }
  return files;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  } catch (cause) {
    const shown = shownPath(folder);
    throw new Error(`Could not read the built site (${shown}): there is no such folder. Run npm run build.`, { cause });
  }
}
