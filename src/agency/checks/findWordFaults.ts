/** Checks the lines of a language that depend on each other: what it lacks, has although nothing shows it, or says twice. */
import { componentPages, ownPages, textPagesIn } from '../ownPages.ts';
import type { Content, Language, Words } from '../schemas/content.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { adviceIfMissing } from '../../values/schemas.ts';
import { wordsSchema } from '../schemas/wordsSchema.ts';

export function findWordFaults({ languages, pages }: Content): Fault[] {
  const lost = lostPages(languages);
  if (lost.length > 0) return lost;
  return languages.flatMap((language) => {
    const { lang, isMain, words } = language;
    return [
      ...partFaults(language, pages),
      ...(isMain ? briefFaults(words) : []),
      ...repeated([
        ...linesAt('price.includes', words.price.includes),
        ...linesAt('price.excludes', words.price.excludes),
      ]),
      ...repeated(linesAt('nonRefundable', words.nonRefundable)),
    ].map((fault) => ({ file: `languages/${lang}.ts`, ...fault }));
  });
}

/** Returns a fault if the first language lacks a page. It is named alone: everything else is compared with that language. */
function lostPages([first]: readonly Language[]): Fault[] {
  const lost = [...componentPages, 'notFound' as const].filter((name) => !first?.words[name]);
  if (!first || lost.length === 0) return [];
  const { lang } = first;
  const advice = `Write first the row of the language that has every page; this one lacks ${lost.join(', ')}`;
  const inFile = `Or add what it lacks to src/content/languages/${lang}.ts`;
  return [{ file: 'languages/index.ts', field: '[0].lang', value: lang, advice, inFile }];
}

/** Returns a fault for each line that a language lacks and needs. */
function partFaults(language: Language, pages: Content['pages']): FieldFault[] {
  const { isMain, words, folder } = language;
  const texts = Object.values(textPagesIn(folder, pages));
  const hasRules = texts.some(({ effectiveDate }) => effectiveDate);
  const needs = {
    first: isMain && 'the first language',
    others: !isMain && 'every language except the first',
    pages: ownPages(language, pages).length > 1 && 'a language with a page besides Home',
    rules: !isMain && hasRules && 'another language with a page of rules',
  };
  return everyField(wordsSchema, words).flatMap(({ field, value, schema, info: { neededBy } }) => {
    const who = neededBy && needs[neededBy];
    if (!who || value !== undefined) return [];
    return [{ field, advice: `${adviceIfMissing(schema)}; ${who} needs it` }];
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
    const advice = 'Another line says the same; write other words';
    if (earlier) return { field, value, advice, inFile: `The other line is ${earlier}` };
    seen.set(words, field);
    return [];
  });
}
