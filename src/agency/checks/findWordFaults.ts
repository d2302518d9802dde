/** Checks the lines of a language that depend on each other: what it lacks, has although nothing shows it, or says twice. */
import type { Language, Words } from '../schemas/content.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { adviceIfMissing } from '../../values/rules.ts';
import { wordsSchema } from '../schemas/wordsSchema.ts';

/** Returns every such fault of all languages. */
export function findWordFaults(languages: readonly Language[]): Fault[] {
  return languages.flatMap(({ lang, isMain, words }) =>
    [
      ...partFaults(words, isMain),
      ...(isMain ? briefFaults(words) : []),
      ...repeated([
        ...linesAt('price.includes', words.price.includes),
        ...linesAt('price.excludes', words.price.excludes),
      ]),
      ...repeated(linesAt('nonRefundable', words.nonRefundable)),
    ].map((fault) => ({ file: `languages/${lang}.ts`, ...fault })),
  );
}

/** Takes all rows of languages/index.ts; returns a fault unless the first language, and no other, is the main one. */
export function findMainFaults([first, ...others]: readonly Language[]): Fault[] {
  if (!first?.isMain) {
    const advice =
      'Write first the row with isMain: true: the pages other than Home are in its language';
    return [{ file: 'languages/index.ts', field: '[0].lang', value: first?.lang, advice }];
  }
  const advice = `Delete it: the pages other than Home are in ${first.label}`;
  return others.flatMap(({ isMain }, at) =>
    isMain
      ? [{ file: 'languages/index.ts', field: `[${at + 1}].isMain`, value: isMain, advice }]
      : [],
  );
}

/** Returns a fault for each line that only the main language, or only the other languages, must have. */
function partFaults(words: Words, isMain: boolean): FieldFault[] {
  return everyField(wordsSchema, words).flatMap(({ field, value, schema, info: { neededBy } }) => {
    if (neededBy === undefined) return [];
    const isNeeded = (neededBy === 'main') === isMain;
    if (isNeeded === (value !== undefined)) return [];
    const who = neededBy === 'main' ? 'the main language' : 'every language except the main one';
    const advice = isNeeded
      ? `${adviceIfMissing(schema)}; ${who} needs it`
      : `Delete it; ${who} has it`;
    return [{ field, value, advice }];
  });
}

/** Returns a fault for each brief that is too long for the second line of a tile. */
function briefFaults({ services }: Words): FieldFault[] {
  const isLong = (text: string) => text.trim().split(/\s+/).length > 6;
  return Object.entries(services)
    .filter(([, { brief }]) => brief.split('\n').some(isLong))
    .map(([slug, { brief }]) => {
      return { field: `services.${slug}.brief`, value: brief, advice: 'Write one to six words' };
    });
}

function linesAt(field: string, lines: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(lines).map(([name, text]) => [`${field}.${name}`, text]);
}

/** Returns a fault for each line that says the same as an earlier one. */
function repeated(lines: readonly (readonly [field: string, text: string])[]): FieldFault[] {
  const seen = new Map<string, string>();
  return lines.flatMap(([field, value]) => {
    const words = value.trim().toLowerCase();
    const earlier = seen.get(words);
    if (earlier) return { field, value, advice: `Write other words than at ${earlier}` };
    seen.set(words, field);
    return [];
  });
}
