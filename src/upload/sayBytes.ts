/** Amounts as the terminal shows them. */

/** Takes bytes, returns them in the unit that fits: 900 -> "900 bytes", 12345 -> "12 KB", 4200000 -> "4.2 MB". */
export function sayBytes(bytes: number): string {
  if (bytes < 1_000) return sayCount(bytes, 'byte');
  return bytes < 999_500 ? sayKilobytes(bytes) : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Takes bytes, returns kilobytes of 1,000: 4200000 -> "4,200 KB". */
export function sayKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000).toLocaleString('en-GB')} KB`;
}

/** Takes a count and the word for one, returns both: 2, "file" -> "2 files". */
export function sayCount(count: number, word: string): string {
  return `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;
}
