/** The files of the finished site, in memory until a build writes them to dist or dev serves them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '../project.ts';
import { filesUnder } from './disk.ts';
import { readBytes } from './readFile.ts';
import { shortHash } from './shortHash.ts';

/** The content of each file, by its path inside the site with forward slashes, such as `about/index.html`. */
export type Files = Map<string, string | Uint8Array>;

/**
 * Returns the files of a built site, including dotfiles. Reads all of them at once: otherwise a build could replace the folder in
 * between, and files of two builds would be mixed. Throws if the folder has no index.html.
 */
export function readSite(folder: string): Files {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(
      `Could not find the built site (${shownPath(folder)}): there is no index.html. Run npm run build.`,
    );
  const bytesOf = (name: string) => readBytes(path.join(folder, name), `dist/${name}`);
  return new Map(filesUnder(folder).map((name) => [name, bytesOf(name)]));
}

/** Returns a file whose name has a hash of its content, so that browsers may cache it forever, and its address. */
export function hashedFile(
  name: string,
  extension: string,
  content: string | Uint8Array,
): { files: Files; url: string } {
  const file = `assets/${name}.${shortHash(content)}.${extension}`;
  return { files: new Map([[file, content]]), url: `/${file}` };
}
