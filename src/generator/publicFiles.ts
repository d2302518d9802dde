/** The files that are published as they are: public/, and the font of the headlines. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Project } from './project.ts';
import { entriesUnder, hashedFile, shortHash, unreadError, type Files } from './files.ts';
import { hashedFileName } from './host/hostHeaders.ts';
import { shownPath } from './terminal.ts';

interface PublicFiles {
  readonly files: Files;
  /** What is not published, by its path in public/; of a folder such as `.git/` its path alone. */
  readonly leftOut: readonly string[];
}

/**
 * Names of files and folders that are no part of a site: secrets and settings (`.env`), what file
 * managers, editors and office programs leave (`._icon.svg`, `~$offer.docx`, `hero.mp4~`), archives,
 * databases and keys. Two hidden names are published: .htaccess and .well-known.
 */
const leftovers = [
  /^\.(?!(htaccess|well-known)$)/,
  /^~\$|^#.*#$|~$|^(desktop\.ini|__macosx)$/i,
  /\.(bak|backup|save|old|orig|tmp|temp|sw[op]|part|crdownload|lnk|log)$/i,
  /\.(zip|rar|7z|tar|gz|tgz|sql|sqlite|db|env|pem|key|ppk|pfx)$|^id_(rsa|dsa|ecdsa|ed25519)$/i,
];

/**
 * Returns the files of public/ and the names of what is left out there. Throws where the folder is
 * gone, and for a name that cannot be uploaded.
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
    // It may lead to what is nobody's business, or nowhere.
    else if (!isFile) leftOut.add(`${name} (a link; put there what it leads to)`);
    else files.set(checkName(name), readBytes(path.join(folder, name)));
  }
  return { files, leftOut: [...leftOut] };
}

/**
 * Takes the files of public/ and those that the build makes. Throws where one would be written in the
 * place of the other, also on computers that do not tell capitals from small letters; except for
 * .htaccess, which is joined.
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

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw unreadError(shownPath(file), cause);
  }
}

/** Returns the part of a path up to the first name that is no part of a site. */
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
  return name;
}

/**
 * Takes the files of public/; returns what appends the content's hash to the address of one
 * (`/video/hero.mp4?v=1a2b3c4d`), so that no cache is stale. It throws where there is no such file.
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

/** Returns the font under a hashed name, and its address. */
export function readFont(): ReturnType<typeof hashedFile> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  );
  return hashedFile('marcellus', 'woff2', readFileSync(source));
}
