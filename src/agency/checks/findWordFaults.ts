/** Checks a language for missing and repeated lines, briefs that are too long, and marks that pages would show twice. */
import type { Content, WrittenWords } from '../schemas/content.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { pathOf, type Keys } from '../../values/place.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { adviceIfMissing } from '../../values/schemas/groups.ts';
import { hasEndMark } from '../../values/schemas/texts.ts';
import { wordsSchema } from '../schemas/wordsSchema.ts';

/** Returns the faults of each language, without comparing languages. */
export function findWordFaults({ languages }: Content): Fault[] {
  return languages.flatMap(({ lang, isMain, words }) =>
    [
      ...lackingLines(words, isMain ? 'first' : 'others'),
      ...(isMain ? briefFaults(words) : []),
      ...repeated(linesOfPrice(words)),
      ...repeated(linesAt(['nonRefundable'], words.nonRefundable)),
      ...endMarkFaults(words),
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

/** Returns a fault for each line that ends in a mark, although pages join these lines with commas. */
function endMarkFaults(words: WrittenWords): FieldFault[] {
  const joined = [
    ...linesOfPrice(words),
    ...linesAt(['nonRefundable'], words.nonRefundable),
    ...linesAt(['answers', 'papers', 'list'], words.answers.papers.list),
  ];
  return joined
    .filter(([, text]) => text.split('\n').some((alternative) => hasEndMark(alternative)))
    .map(([keys, value]) => ({
      keys,
      value,
      advice: 'Delete the mark at its end: pages join these lines with commas',
    }));
}

function linesOfPrice({ price }: WrittenWords): [Keys, string][] {
  return [
    ...linesAt(['price', 'includes'], price.includes),
    ...linesAt(['price', 'excludes'], price.excludes),
  ];
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
