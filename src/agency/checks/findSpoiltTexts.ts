/** Finds texts that a paste or a wrong encoding has spoilt. */
import type { Fault } from '../../values/faults.ts';
import { everyLine, placeIn } from '../../values/place.ts';
import { spoiltAdvice } from '../../values/spoiltTexts.ts';

/** Returns a fault of each kind for the first text of each file of an entry: a wrong encoding spoils every text of a file. */
export function findSpoiltTexts(entry: string, value: unknown): Fault[] {
  const firsts = new Map<string, Fault>();
  for (const { keys, value: text } of everyLine(value)) {
    // A page of text may have tabs, and its reader names a table of them.
    const advice = spoiltAdvice(text) ?? (entry !== 'pages' && /\S\t+\S/.test(text) && rowAdvice);
    if (!advice) continue;
    const place = placeIn(entry, keys, value);
    const kind = `${place.file} ${advice}`;
    if (!firsts.has(kind)) firsts.set(kind, { ...place, value: text, advice });
  }
  return [...firsts.values()];
}

const rowAdvice =
  'It is a row of a table, with a tab between its cells. Write each of them where it belongs';
