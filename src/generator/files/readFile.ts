/** Reads the files and folders that staff change, with errors that say what to do. */
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { retryWhileLocked } from './disk.ts';

/** Returns what is in a folder. `shown` is its path as staff know it. Throws an Error for staff if there is no such folder. */
export function listFolder(folder: string, shown: string): Dirent[] {
  try {
    return retryWhileLocked(() => readdirSync(folder, { withFileTypes: true }));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = {
      ENOENT: 'the folder is not there. Bring it back.',
      ENOTDIR: "a file has the folder's name. Rename it, and bring the folder back.",
    };
    const reason = reasons[code ?? ''] ?? `${message}. Close the programs that use it.`;
    throw new Error(`Could not find ${shown}: ${reason}`, { cause });
  }
}

/**
 * Returns the content of a file. `shown` is its path as staff know it. Throws an Error for staff if it cannot be read, for
 * example because another program has it open or a cloud drive has not downloaded it yet.
 */
export function readBytes(file: string, shown: string): Buffer {
  try {
    return retryWhileLocked(() => readFileSync(file));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'EISDIR'
        ? "a folder has the file's name. Rename it, and put the file itself there."
        : `${message}. Close the programs that use it, or put a copy of it there.`;
    throw new Error(`Could not read ${shown}: ${reason}`, { cause });
  }
}

/** Returns the text of a file with \n line endings. Throws as readWritten does. */
export function readText(file: string, shown: string): string {
  return withPlainEnds(readWritten(file, shown));
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

/** Returns a text without a byte order mark and with \n line endings, so that every reader counts the same lines. */
export function withPlainEnds(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/** Returns the line number at an offset, counted from 1. The text must have \n line endings. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
