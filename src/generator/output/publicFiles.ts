/** Reads the files that are published unchanged: those in public/, and the font of the headlines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { entriesUnder } from '../files/disk.ts';
import { hashedFile, type Files } from '../files/siteFiles.ts';
import { listFolder, readBytes } from '../files/readFile.ts';
import { leftoverIn, windowsDevice } from '../files/leftovers.ts';
import { shortHash } from '../files/shortHash.ts';
import { readRules } from '../webServer/apacheRules.ts';
import { hashedFileName, immutableFolders } from '../webServer/fileNames.ts';
import { shownPath, type Project } from '../project.ts';

/** Files that are never published: archives, databases, keys and server-side programs. */
export const neverPublished = [
  /\.(zip|rar|7z|tar|t?gz|bz2|xz|zst|sql|sqlite3?|db|mdb|accdb|kdbx|env)$|\.(zip|sql|tar)\./i,
  /\.(pem|key|ppk|pfx|p12|p8|jks|keystore)$|^id_(rsa|dsa|ecdsa|ed25519)$|service-?account.*\.json$/i,
  /\.(php\d?|phtml|phps|cgi|aspx?|jsp|inc)$/i,
];

/**
 * Returns the files of public/ and the paths that are left out; for a folder such as `.git/`, only the folder. Throws if the
 * folder is missing, a file cannot be read, a name cannot be published, or Apache could not read an .htaccess.
 */
export function readPublic({ root }: Project) {
  const folder = path.join(root, 'public');
  // Without this, a missing folder would be an error of the system.
  listFolder(folder, `the public files (${shownPath(folder)})`);
  const files: Files = new Map();
  const leftOut = new Set<string>();
  for (const { name, isFile } of entriesUnder(folder)) {
    const leftover = leftoverIn(name, neverPublished);
    if (leftover !== undefined) leftOut.add(leftover);
    // A symbolic link may lead to a private file outside the project, or nowhere.
    else if (!isFile) leftOut.add(`${name} (a link; put there what it leads to)`);
    else {
      const file = path.join(folder, name);
      const read = path.basename(file) === '.htaccess' ? readRules : readBytes;
      files.set(checkName(name.normalize()), read(file, shownPath(file)));
    }
  }
  return { files, leftOut: [...leftOut] };
}

/**
 * Throws if a file of public/ has the same path as a file that the build makes, or if the path of one is a folder of the other.
 * Ignores case, as Windows and macOS do. public/.htaccess is allowed, because it is joined with ours.
 */
export function refuseTakenNames(publicFiles: Files, made: Files): void {
  for (const name of publicFiles.keys()) {
    if (name === '.htaccess') continue;
    const small = name.toLowerCase();
    const taken = [...made.keys()].find(
      (each) => `${each}/`.startsWith(`${small}/`) || small.startsWith(`${each}/`),
    );
    if (taken === undefined) continue;
    throw new Error(
      `Could not use public/${name}: the build makes ${taken}. Give the file or its folder another name, or delete it.`,
    );
  }
}

function checkName(name: string): string {
  if (
    /[\\\0-\x1f<>"|?*]|[. ](\/|$)/.test(name) ||
    name.split('/').some((part) => windowsDevice.test(part))
  ) {
    throw new Error(
      `Could not use a file of public/: Windows cannot have its name, ${JSON.stringify(name)}. Rename it with letters and digits.`,
    );
  }
  const start = `Could not use public/${name}: browsers would keep it for a year, `;
  if (hashedFileName.test(name)) {
    throw new Error(
      `${start}because its name ends like those that the build gives. Write - instead of the last dot but one.`,
    );
  }
  if (immutableFolders.some((folder) => name.startsWith(`${folder}/`))) {
    throw new Error(
      `${start}as they keep the pictures, styles and scripts that the build makes. Put it into another folder.`,
    );
  }
  return name;
}

/**
 * Returns a function that takes the address of a file of public/ and appends a hash of its content
 * (`/video/hero.mp4?v=1a2b3c4d`), so that a browser loads the file again when it has changed. The function throws if there
 * is no such file.
 */
export function versionPublic(files: Files): (address: string) => string {
  // Every page uses the videos, which take long to hash.
  const hashes = new Map<string, string>();
  const hashOf = (address: string, content: string | Uint8Array) => {
    const hash = hashes.get(address) ?? shortHash(content);
    hashes.set(address, hash);
    return hash;
  };
  return (address) => {
    const content = files.get(address.slice(1));
    if (content !== undefined) return `${address}?v=${hashOf(address, content)}`;
    const name = path.posix.basename(address);
    const near = [...files.keys()].find((each) => `/${each}`.toLowerCase() === address);
    const advice = near ? `Rename public/${near} to that.` : 'Put it there.';
    throw new Error(`Could not find ${name} (public${address}): the site shows it. ${advice}`);
  };
}

/** Returns the font of the headlines as a file, and its address. */
export function readFont(): ReturnType<typeof hashedFile> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  );
  return hashedFile('marcellus', 'woff2', readFileSync(source));
}
