/** Finds what a language lacks, or says twice, where one of its lines depends on another. */
import type { Language, Words } from '../../schemas/content.ts';
import type { Fault, FieldFault } from '../../schemas/faults.ts';

/** Returns every fault in the words of a language, and a main language that is not the first row. */
export function findWordFaults(languages: readonly Language[]): Fault[] {
  return [
    ...mainFaults(languages),
    ...languages.flatMap(({ lang, words }) =>
      [
        ...partFaults(words),
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
  if (!first?.words.pages) {
    const advice =
      'Write first the row of the language with pages: the pages other than Home are in it';
    return [{ file: 'languages/index.ts', field: '[0].lang', value: first?.lang, advice }];
  }
  const advice = `Delete it: the pages other than Home are in ${first.label}`;
  return others.flatMap(({ lang, words: { pages: value } }) =>
    value ? { file: `languages/${lang}.ts`, field: 'pages', value, advice } : [],
  );
}

const either =
  'The language of the other pages needs pages and price.conditions, every other language before and contact';

/** What a language must have depends on whether the other pages are in it. */
function partFaults({ pages, before, contact, price, frame, services }: Words): FieldFault[] {
  const missing = (field: string, advice = `Write it. ${either}`) => ({ field, advice });
  if (!pages)
    return [
      ...(before ? [] : [missing('before')]),
      ...(contact ? [] : [missing('contact')]),
      ...(frame.english
        ? []
        : [missing('frame.english', 'Write the mark of links to pages in English')]),
    ];
  return [
    ...Object.entries({ before, contact })
      .filter(([, value]) => value)
      .map(([field, value]) => ({ field, value, advice: `Delete it, or pages. ${either}` })),
    ...(price.conditions ? [] : [missing('price.conditions')]),
    ...Object.entries(services)
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
