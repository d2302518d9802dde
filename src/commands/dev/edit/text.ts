/** Puts values into the text of a content file. */
import { inspect } from 'node:util';

/** A part of a text, and what is there instead. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns a text with all of these, of which no two overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const fromEnd = splices.toSorted((one, other) => other.start - one.start);
  return fromEnd.reduce(
    (made, splice) => made.slice(0, splice.start) + splice.text + made.slice(splice.end),
    text,
  );
}

/** Returns a value as the content files have it, in one line: `{ name: 'Sample Towers', metres: 650 }`. */
export function asLiteral(value: unknown): string {
  const written = inspect(value, { breakLength: Infinity, depth: null, maxStringLength: null });
  // Nobody would see this space in the file.
  return written.replaceAll('\u00a0', '\\u00a0');
}

/** Returns a text without line breaks, which no text of the content has. */
export function oneLine(text: string): string {
  return text.replace(/\s*\r?\n\s*/g, ' ');
}
