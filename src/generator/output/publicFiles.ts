/** Reads the files that are published unchanged: those in public/, and the font of the headlines. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Project } from '../project.ts';
import { entriesUnder, hashedFile, readBytes, type Files } from '../files.ts';
import { shortHash } from '../../values/shortHash.ts';
import { hashedFileName, immutableFolders } from '../host/hostHeaders.ts';
import { shownPath } from '../project.ts';

interface PublicFiles {
  readonly files: Files;
  /** The paths in public/ that are not published. For a folder such as `.git/` only the folder is named. */
  readonly leftOut: readonly string[];
}

/**
 * Names of files and folders that are never published: secrets and settings (`.env`), what file managers, editors and
 * office programs leave behind (`._icon.svg`, `~$offer.docx`, `hero.mp4~`), archives, databases and keys. Of the names
 * that begin with a dot, only .htaccess and .well-known are published.
 */
const leftovers = [
  /^\.(?!(htaccess|well-known)$)/,
  /^~\$|^#.*#$|~$|^(desktop\.ini|__macosx)$/i,
  /\.(bak|backup|save|old|orig|tmp|temp|sw[op]|part|crdownload|lnk|log)$/i,
  /\.(zip|rar|7z|tar|gz|tgz|sql|sqlite3?|db|kdbx|env|pem|key|ppk|pfx)$|^id_(rsa|dsa|ecdsa|ed25519)$/i,
];

/**
 * Returns the files of public/ and the paths that are left out. Throws if the folder is missing, a file cannot be read,
 * or a name cannot be published.
 */
export function readPublic({ root }: Project): PublicFiles {
  const folder = path.join(root, 'public');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `Could not find the public files (${shownPath(folder)}): the folder is not there. Bring it back.`,
    );
  }
  const files: Files = new Map();
  const leftOut = new Set<string>();
  for (const { name, isFile } of entriesUnder(folder)) {
    const leftover = leftoverIn(name);
    if (leftover !== undefined) leftOut.add(leftover);
    // A symbolic link may lead to a private file outside the project, or nowhere.
    else if (!isFile) leftOut.add(`${name} (a link; put there what it leads to)`);
    else {
      const file = path.join(folder, name);
      files.set(checkName(name), readBytes(file, shownPath(file)));
    }
  }
  return { files, leftOut: [...leftOut] };
}

/**
 * Throws if a file of public/ and one that the build makes have the same path, or one has the path of a folder that the
 * other is in. Letter case is ignored, as it is on Windows and macOS. An own .htaccess is allowed: it is joined with ours.
 */
export function refuseTakenNames(publicFiles: Files, made: Files): void {
  const names = [...made.keys()].filter((name) => name !== '.htaccess');
  for (const name of publicFiles.keys()) {
    const small = name.toLowerCase();
    const taken = names.find(
      (each) => `${each}/`.startsWith(`${small}/`) || small.startsWith(`${each}/`),
    );
    if (taken === undefined) continue;
    throw new Error(
      `Could not use public/${name}: the build makes ${taken}. Give the file or its folder another name, or delete it.`,
    );
  }
}

/** Returns a path up to the first name in it that is not published, or undefined if all of it may be published. */
function leftoverIn(name: string): string | undefined {
  const parts = name.split('/');
  const at = parts.findIndex((part) => leftovers.some((pattern) => pattern.test(part)));
  if (at === -1) return undefined;
  return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '');
}

function checkName(name: string): string {
  if (/[\\\0-\x1f]/.test(name)) {
    throw new Error(
      `Could not use a file of public/: its name, ${JSON.stringify(name)}, holds a backslash, a line break or a tab. ` +
        'Rename it with letters and digits.',
    );
  }
  if (hashedFileName.test(name)) {
    throw new Error(
      `Could not use public/${name}: browsers would keep it for a year, because its name ends like those that the ` +
        'build gives. Write - instead of the last dot but one.',
    );
  }
  if (immutableFolders.some((folder) => name.startsWith(`${folder}/`))) {
    throw new Error(
      `Could not use public/${name}: browsers would keep it for a year, as they keep the pictures, styles and scripts that ` +
        'the build makes. Put it into another folder.',
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
  return (address) => {
    const content = files.get(address.slice(1));
    if (content !== undefined) return `${address}?v=${shortHash(content)}`;
    const name = path.posix.basename(address);
    const near = [...files.keys()].find((each) => `/${each}`.toLowerCase() === address);
    const advice = near ? `Rename public/${near} to that.` : 'Put it there.';
    throw new Error(`Could not find ${name} (public${address}): the site shows it. ${advice}`);
  };
}

/** Returns the font of the headlines as a file, and its address. Preview cards are drawn with the WOFF of the same package. */
export function readFont(): ReturnType<typeof hashedFile> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  );
  return hashedFile('marcellus', 'woff2', readFileSync(source));
}
