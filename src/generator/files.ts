/** The files of the finished site, in memory until a build writes them to dist or dev serves them. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from '../values/shortHash.ts';
import { retryWhileLocked } from './disk.ts';
import { shownPath } from './project.ts';

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

/**
 * Returns the content of a file. `shown` is its path as staff know it. Throws an Error for staff if it cannot be read, for
 * example because another program has it open or a cloud drive has not downloaded it yet.
 */
export function readBytes(file: string, shown: string): Buffer {
  try {
    return retryWhileLocked(() => readFileSync(file));
  } catch (cause) {
    throw new Error(
      `Could not read ${shown}: ${(cause as Error).message}. Close the programs that use it, or put a copy of it there.`,
      { cause },
    );
  }
}

/** Matches names that Windows reserves for devices, with any extension. */
export const windowsDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Returns the text of a file with \n line endings. Throws as readWritten does. */
export function readText(file: string, shown: string): string {
  return withPlainEnds(readWritten(file, shown));
}

/** Returns the line number at an offset, counted from 1. The text must have \n line endings. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns a text without a byte order mark and with \n line endings, so that every reader counts the same lines. */
export function withPlainEnds(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/**
 * Returns the text of a file exactly as written. `shown` is its path as staff know it. Throws an Error for staff if it
 * cannot be read or is not UTF-8.
 */
export function readWritten(file: string, shown: string): string {
  const bytes = readBytes(file, shown);
  const isText = (part: Uint8Array) => isUtf8(part) && !part.includes(0);
  const text = bytes.toString();
  if (isText(bytes) && !/^\ufeff?(\{\\rtf|\s*<(!doctype|html))/i.test(text)) return text;
  const lines = bytes.toString('latin1').split('\n');
  const at = lines.findIndex((line) => !isText(Buffer.from(line, 'latin1')));
  // If the first line is not text, the whole file is in another format, such as UTF-16.
  const line = at > 0 ? `, line ${at + 1}` : '';
  throw new Error(
    `Could not read ${shown}${line}: it is not plain text. Save it again as plain text, with the encoding UTF-8.`,
  );
}

/** Returns the names of all files under a folder, sorted, with forward slashes. */
export function filesUnder(folder: string): string[] {
  return entriesUnder(folder).flatMap(({ name, isFile }) => (isFile ? name : []));
}

/** Returns the files and links under a folder, sorted by name, with forward slashes. */
export function entriesUnder(folder: string): { name: string; isFile: boolean }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const file = path.relative(folder, path.join(entry.parentPath, entry.name));
      return { name: file.split(path.sep).join('/'), isFile: entry.isFile() };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
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
