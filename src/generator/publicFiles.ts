/** The files that are published as they are: public/, and the font of the headlines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Project } from './project.ts';
import { filesUnder, shortHash, type Files } from './files.ts';

/** What file managers leave in a folder. */
const osJunk = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Returns the files of public/. Throws for a name that cannot be uploaded. */
export function readPublic({ root }: Project): Files {
  const folder = path.join(root, 'public');
  const names = filesUnder(folder).filter((name) => !osJunk.has(path.posix.basename(name)));
  const broken = names.find((name) => /[\0-\x1f]/.test(name));
  if (broken !== undefined) {
    throw new Error(
      `Could not use a file of public/: its name, ${JSON.stringify(broken)}, holds a line break or a tab. ` +
        'Rename it with letters and digits.',
    );
  }
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

/**
 * Takes the files of public/; returns what appends the content's hash to the address of one
 * (`/video/hero.mp4?v=1a2b3c4d`), so that no cache is stale. It throws where there is no such file.
 */
export function versionPublic(files: Files): (address: string) => string {
  return (address) => {
    const content = files.get(address.slice(1));
    if (content !== undefined) return `${address}?v=${shortHash(content)}`;
    throw new Error(
      `Could not find ${path.posix.basename(address)} (public${address}): the site shows it. Put it there.`,
    );
  };
}

/** Returns the font under a hashed name, which is immutable in caches, and its address. */
export function readFont(): { files: Files; fontUrl: string } {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  );
  const bytes = readFileSync(source);
  const name = `assets/marcellus.${shortHash(bytes)}.woff2`;
  return { files: new Map([[name, bytes]]), fontUrl: `/${name}` };
}
