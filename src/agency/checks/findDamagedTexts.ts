/** Finds texts that were damaged by pasting or by a wrong encoding, and texts that nobody has finished. */
import type { Fault } from '../../values/faults.ts';
import { plainAdvice } from '../../values/marks.ts';
import { everyLine } from '../../values/place.ts';
import { placeIn } from '../contentPlaces.ts';
import { isFiller, maxLetters } from '../../values/schemas/texts.ts';
import { damageAdvice } from '../../values/damagedTexts.ts';

/** Returns one fault of each kind per file of an entry, because a wrong encoding damages every text in a file. */
export function findDamagedTexts(entry: string, value: unknown): Fault[] {
  const firsts = new Map<string, Fault>();
  for (const { keys, value: text } of everyLine(value)) {
    // The questions for the agency are what it has still to do.
    const mayBeOpen = entry === 'facts' && keys[0] === 'agencyQuestions';
    const unfinished = mayBeOpen ? undefined : unfinishedAdvice(entry, text);
    const advice = damageAdvice(text) ?? unfinished ?? markAdvice(entry, text);
    if (!advice) continue;
    const place = placeIn(entry, keys, value);
    const kind = `${place.file} ${advice}`;
    if (!firsts.has(kind)) firsts.set(kind, { ...place, value: text, advice });
  }
  return [...firsts.values()];
}

/** Returns what to do about a text such as "TODO: ask Imran", "xxx" or "Lorem ipsum dolor sit amet". */
function unfinishedAdvice(entry: string, text: string): string | undefined {
  const isUnfinished = /\b(TODO|FIXME|TBD)\b|\blorem ipsum\b/i.test(text);
  // A fact may also be left out, which the schema of facts says.
  const isFilled = entry !== 'facts' && isFiller(text);
  return isUnfinished || isFilled ? 'It is not finished. Write its words, or delete it' : undefined;
}

function markAdvice(entry: string, text: string): string | undefined {
  // A page of text is Markdown, and its parser reports such marks itself.
  if (entry === 'pages') return undefined;
  if (/\S\t+\S/.test(text)) return rowAdvice;
  // Names in the facts may contain any of these marks.
  return entry === 'languages' && text.length <= maxLetters ? plainAdvice(text) : undefined;
}

const rowAdvice =
  'It is a row of a table, with a tab between its cells. Write each of them where it belongs';
