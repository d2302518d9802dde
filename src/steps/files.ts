/** The files of the finished site in memory: what the steps make, dev serves, the checks read and a build publishes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '../words.ts';

/** By their path inside the site, with forward slashes: `about/index.html`. */
export type Files = Map<string, string | Uint8Array>;

/**
 * Returns the files of a folder, hidden ones too, by their paths with forward slashes in the order of names; in memory,
 * so that a build meanwhile cannot mix two releases. Throws where there is no folder or no page in it.
 */
export function readSite(folder: string): Map<string, Buffer> {
  const files = new Map(listNames(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
  if (!files.has('index.html')) {
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
