/** Reads the files that staff write, with errors that say what to do. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { retryWhileLocked } from './disk.ts';

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
