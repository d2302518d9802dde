/** Checks a language for missing lines, repeated lines and briefs that are too long. */
import type { Content, WrittenWords } from '../schemas/content.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { pathOf, type Keys } from '../../values/place.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { adviceIfMissing } from '../../values/schemas/groups.ts';
import { wordsSchema } from '../schemas/wordsSchema.ts';

/** Returns the faults of each language, without comparing languages. */
export function findWordFaults({ languages }: Content): Fault[] {
  return languages.flatMap(({ lang, isMain, words }) =>
    [
      ...lackingLines(words, isMain ? 'first' : 'others'),
      ...(isMain ? briefFaults(words) : []),
      ...repeated([
        ...linesAt(['price', 'includes'], words.price.includes),
        ...linesAt(['price', 'excludes'], words.price.excludes),
      ]),
      ...repeated(linesAt(['nonRefundable'], words.nonRefundable)),
    ].map((fault) => ({ file: `languages/${lang}.jsonc`, ...fault })),
  );
}

/** Returns a fault for each missing line that only the first language, or only the others, must have. */
function lackingLines(words: WrittenWords, who: 'first' | 'others'): FieldFault[] {
  const whoNeeds = who === 'first' ? 'the first language' : 'every language except the first';
  return everyField(wordsSchema, words)
    .filter(({ value, info }) => info.neededBy === who && value === undefined)
    .map(({ keys, value, schema }) => ({
      keys,
      value,
      advice: `${adviceIfMissing(schema)}; ${whoNeeds} needs it`,
    }));
}

/** Returns a fault for each brief too long for the second line of a tile. */
function briefFaults({ services }: WrittenWords): FieldFault[] {
  const isLong = (text: string) => text.trim().split(/\s+/).length > 6;
  return Object.entries(services)
    .filter(([, { brief }]) => brief.split('\n').some(isLong))
    .map(([slug, { brief }]) => {
      return { keys: ['services', slug, 'brief'], value: brief, advice: 'Write one to six words' };
    });
}

function linesAt(keys: Keys, lines: Readonly<Record<string, string>>): [Keys, string][] {
  return Object.entries(lines).map(([name, text]) => [[...keys, name], text]);
}

/** Returns a fault for each line that says the same as an earlier one. */
function repeated(lines: readonly (readonly [keys: Keys, text: string])[]): FieldFault[] {
  const seen = new Map<string, string>();
  return lines.flatMap(([keys, value]) => {
    const words = value.trim().toLowerCase();
    const earlier = seen.get(words);
    const advice = 'Another line says the same; write other words';
    if (earlier) return { keys, value, advice, inFile: `The other line is ${earlier}` };
    seen.set(words, pathOf(keys));
    return [];
  });
}
