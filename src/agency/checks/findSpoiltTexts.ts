/** Finds texts that a paste or a wrong encoding has spoilt. */
import type { Fault } from '../../values/faults.ts';
import { markIn } from '../../values/marks.ts';
import { everyLine } from '../../values/place.ts';
import { placeIn } from '../contentPlaces.ts';
import { mostLetters } from '../../values/schemas/texts.ts';
import { spoiltAdvice } from '../../values/spoiltTexts.ts';

/** Returns a fault of each kind for the first text of each file of an entry: a wrong encoding spoils every text of a file. */
export function findSpoiltTexts(entry: string, value: unknown): Fault[] {
  const firsts = new Map<string, Fault>();
  for (const { keys, value: text } of everyLine(value)) {
    const advice = spoiltAdvice(text) ?? adviceIn(entry, text);
    if (!advice) continue;
    const place = placeIn(entry, keys, value);
    const kind = `${place.file} ${advice}`;
    if (!firsts.has(kind)) firsts.set(kind, { ...place, value: text, advice });
  }
  return [...firsts.values()];
}

function adviceIn(entry: string, text: string): string | undefined {
  // A page of text is Markdown, and its reader names what it cannot read.
  if (entry === 'pages') return undefined;
  if (/\S\t+\S/.test(text)) return rowAdvice;
  // A name in the facts may have any characters.
  return entry === 'languages' && text.length <= mostLetters ? markIn(text)?.advice : undefined;
}

const rowAdvice =
  'It is a row of a table, with a tab between its cells. Write each of them where it belongs';
