/** Finds what a language lacks, or says twice, where one of its lines depends on another. */
import type { Language, Words } from '../../schemas/content.ts';
import type { Fault, FieldFault } from '../../schemas/faults.ts';
import { everyValue } from '../../schemas/readEntry.ts';
import { ownLines } from '../../schemas/words.ts';

/** Returns every fault in the words of a language, and a main language that is not the first row. */
export function findWordFaults(languages: readonly Language[]): Fault[] {
  return [
    ...mainFaults(languages),
    ...languages.flatMap(({ lang, isMain, words }) =>
      [
        ...partFaults(words, isMain),
        ...repeated([
          ...linesAt('price.includes', words.price.includes),
          ...linesAt('price.excludes', words.price.excludes),
        ]),
        ...repeated(linesAt('nonRefundable', words.nonRefundable)),
      ].map((fault) => ({ file: `languages/${lang}.ts`, ...fault })),
    ),
  ];
}

/** The pages other than Home are in one language, whose row is the first. */
function mainFaults([first, ...others]: readonly Language[]): Fault[] {
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

const either =
  'The language of the other pages needs pages and price.conditions, every other language before, contact and frame.english';

/** What a language has too little or too much, because the other pages are in it or are not. */
function partFaults(words: Words, isMain: boolean): FieldFault[] {
  const [needed, others] = isMain
    ? [ownLines.main, ownLines.others]
    : [ownLines.others, ownLines.main];
  const there = new Map(everyValue(words).map(({ field, value }) => [field, value]));
  return [
    ...needed
      .filter((field) => !there.get(field))
      .map((field) => ({ field, advice: `Write it. ${either}` })),
    ...others
      .filter((field) => !field.includes('.') && there.get(field))
      .map((field) => ({ field, value: there.get(field), advice: `Delete it. ${either}` })),
    ...Object.entries(isMain ? words.services : {})
      .filter(([, { brief }]) => brief.trim().split(/\s+/).length > 6)
      .map(([slug, { brief }]) => {
        return { field: `services.${slug}.brief`, value: brief, advice: 'Write one to six words' };
      }),
  ];
}

function linesAt(field: string, lines: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(lines).map(([name, text]) => [`${field}.${name}`, text]);
}

/** Returns the lines whose words an earlier line has already. */
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
