/**
 * Compares the words of each language with the facts and with structure.ts, so that no page promises what another does not.
 */
import { everyField } from '../../values/fieldInfo.ts';
import type { Content, Words } from '../schemas/content.ts';
import { factsSchema } from '../schemas/factsSchema.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { inWords, isPhrase } from '../phrases.ts';
import { priceWords } from '../priceWords.ts';
import { picturesIn } from './findPictureFaults.ts';

/**
 * Returns which lines each language lacks, or has although nothing shows them, compared with the short names in the facts and
 * structure.ts.
 */
export function findDifferences({ facts, structure, languages }: Content): Fault[] {
  const services = slugsOf(structure.services);
  const reasons = slugsOf(structure.about.reasons);
  return languages.flatMap(({ lang, isMain, words }) => {
    const { panel, ziyarat, about } = words;
    const { nonRefundable } = facts.policy.refund;
    const faults = [
      // A language may have lines for services that facts.ts does not name today, as included or excluded.
      lacks('price.includes', priceWords(words), 'facts.ts', facts.package.includes),
      lacks('price.excludes', priceWords(words), 'facts.ts', facts.package.excludes),
      lacks('answers.papers.list', words.answers.papers.list, 'facts.ts', facts.policy.papers),
      ...(isMain ? [] : lackingPhrases(facts, words, 'needed')),
      lacks('nonRefundable', words.nonRefundable, 'facts.ts', nonRefundable),
      compare('services', words.services, 'structure.ts', services),
      compare('about.offer.services', about.offer.services, 'structure.ts', services),
      compare('about.reasons.list', about.reasons.list, 'structure.ts', reasons),
      compare('panel.points', panel.points, 'structure.ts', structure.points),
      lacks(
        'pictures',
        words.pictures,
        'structure.ts or a page of text',
        picturesIn(words, structure),
      ),
      compare('ziyarat.cities', ziyarat.cities, 'structure.ts', slugsOf(structure.cities)),
      ...structure.cities.map(({ slug, places }) => {
        const city = ziyarat.cities[slug];
        return city
          ? compare(`ziyarat.cities.${slug}.places`, city.places, 'structure.ts', slugsOf(places))
          : [];
      }),
    ].flat();
    return faults.map((fault) => ({ file: `languages/${lang}.ts`, ...fault }));
  });
}

/** Returns a fault for each text of the facts that a language shows in English, such as hours or the town of a departure. */
export function findEnglishPhrases({ facts, languages }: Content): Fault[] {
  return languages.flatMap(({ lang, isMain, words }) => {
    const lacking = isMain ? [] : lackingPhrases(facts, words, 'wanted');
    return lacking.map((fault) => ({ file: `languages/${lang}.ts`, ...fault }));
  });
}

/** Returns a fault for each text of the facts for which a language lacks its own words. */
function lackingPhrases(
  facts: Content['facts'],
  words: Words,
  translation: 'needed' | 'wanted',
): FieldFault[] {
  const found = everyField(factsSchema, facts).filter(
    ({ info, value }) => info.translation === translation && isPhrase(value),
  );
  // A phrase may be in several fields.
  return [...new Set(found.map(({ value }) => value as string))]
    .filter((phrase) => inWords(phrase, words) === null)
    .map((phrase) => ({
      field: `facts.${phrase}`,
      advice: `Write "${phrase}" in this language`,
      inFile: `That is a line ${JSON.stringify(phrase)}: "…", there`,
    }));
}

function slugsOf(list: readonly { readonly slug: string }[]): string[] {
  return list.map(({ slug }) => slug);
}

function compare(field: string, lines: object, source: string, wanted: readonly string[]) {
  const extra = Object.keys(lines).filter((name) => !wanted.includes(name));
  return [
    ...lacks(field, lines, source, wanted),
    ...extra.map((name): FieldFault => {
      const finding = `has ${name}, which no page needs`;
      return { field, finding, advice: 'Delete its line', inFile: `It is not in ${source}` };
    }),
  ];
}

function lacks(field: string, lines: object, source: string, wanted: readonly string[]) {
  const missing = wanted.filter((name) => !Object.hasOwn(lines, name));
  return missing.map((name): FieldFault => {
    const finding = `lacks ${name}, which pages need`;
    return { field, finding, advice: 'Add its line', inFile: `It is in ${source}` };
  });
}
