/** Formats what commands print in the terminal: errors and amounts. */
import { formatNumber } from '../values/format.ts';

/** Returns the message of an error. With `verbose`, its stack and those of all its causes follow. */
export function explain(error: unknown, verbose = false): string {
  if (!(error instanceof Error)) return String(error);
  if (!verbose) return error.message;
  const lines = [error.message, error.stack ?? ''];
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    lines.push(`Caused by: ${cause.stack ?? cause.message}`);
  }
  return lines.join('\n');
}

/** Returns a number of bytes in a readable unit: 900 -> "900 bytes", 4200000 -> "4.2 MB". */
export function sayBytes(bytes: number): string {
  if (bytes < 1_000) return sayCount(bytes, 'byte');
  return bytes < 999_500
    ? `${Math.round(bytes / 1_000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Returns a count with its word, which is given in the singular: 2, "file" -> "2 files". */
export function sayCount(count: number, word: string): string {
  return `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`;
}
