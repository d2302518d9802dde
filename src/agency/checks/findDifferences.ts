/**
 * Compares the words of each language with the facts and with structure.jsonc, so that no page promises what another does not.
 */
import { everyField } from '../../values/fieldInfo.ts';
import type { Content, WrittenWords } from '../schemas/content.ts';
import { factsSchema } from '../schemas/factsSchema.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { valueAt, type Keys } from '../../values/place.ts';
import { inWords, isPhrase } from '../phrases.ts';
import { servicesThatAre } from '../includedServices.ts';
import { priceWords } from '../priceWords.ts';
import { picturesIn } from './findPictureFaults.ts';

/** Returns a fault for each short name in the facts or structure.jsonc for which a language lacks a line. */
export function findDifferences({ facts, structure, languages }: Content): Fault[] {
  const { papers, refund } = facts.policy;
  const services = slugsOf(structure.services);
  return languages.flatMap(({ lang, isMain, checked, words }) => {
    const compare = (keys: Keys, wanted: readonly string[]) => compared(words, keys, wanted);
    const faults = [
      // A language may also have lines for services that facts.jsonc does not mention at present.
      lacks(['price', 'includes'], priceWords(words), servicesThatAre('in', facts.package)),
      lacks(['price', 'excludes'], priceWords(words), servicesThatAre('notIn', facts.package)),
      lacks(['answers', 'papers', 'list'], words.answers.papers.list, papers),
      // A language that nobody has read shows them in English for now.
      ...(isMain || !checked ? [] : lackingPhrases(facts, words, ['needed'])),
      lacks(['nonRefundable'], words.nonRefundable, refund.nonRefundable),
      compare(['services'], services),
      compare(['about', 'offer', 'services'], services),
      compare(['about', 'reasons', 'list'], slugsOf(structure.about.reasons)),
      compare(['panel', 'points'], structure.points),
      lacks(
        ['pictures'],
        words.pictures,
        picturesIn(structure),
        'structure.jsonc or a page of text',
      ),
      compare(['ziyarat', 'cities'], slugsOf(structure.cities)),
      ...structure.cities.map(({ slug, places }) =>
        compare(['ziyarat', 'cities', slug, 'places'], slugsOf(places)),
      ),
    ].flat();
    return faults.map((fault) => ({ file: `languages/${lang}.jsonc`, ...fault }));
  });
}

/** Returns a fault for each text in the facts that a language shows in English, such as hours or the town of a departure. */
export function findEnglishPhrases({ facts, languages }: Content): Fault[] {
  return languages.flatMap(({ lang, isMain, checked, words }) => {
    if (isMain) return [];
    const lacking = lackingPhrases(facts, words, checked ? ['wanted'] : ['needed', 'wanted']);
    return lacking.map((fault) => ({ file: `languages/${lang}.jsonc`, ...fault }));
  });
}

/** Returns a fault for each text in the facts that a language has not translated, of these kinds. */
function lackingPhrases(
  facts: Content['facts'],
  words: WrittenWords,
  kinds: readonly ('needed' | 'wanted')[],
): FieldFault[] {
  const phrases = everyField(factsSchema, facts).filter(
    ({ info: { translation }, value }) =>
      translation && kinds.includes(translation) && isPhrase(value),
  );
  // Several fields may have the same phrase.
  return [...new Set(phrases.map(({ value }) => value as string))]
    .filter((phrase) => inWords(phrase, words) === null)
    .map((phrase) => ({
      keys: ['facts', phrase],
      value: undefined,
      advice: `Write "${phrase}" in this language`,
      inFile: `That is a line ${JSON.stringify(phrase)}: "…", there`,
    }));
}

function slugsOf(list: readonly { readonly slug: string }[]): string[] {
  return list.map(({ slug }) => slug);
}

/** Returns a fault for each wanted line missing from the group at `keys`, or none if there is no such group. */
function compared(words: WrittenWords, keys: Keys, wanted: readonly string[]): FieldFault[] {
  const lines = valueAt(words, keys);
  return lines ? lacks(keys, lines, wanted, 'structure.jsonc') : [];
}

function lacks(keys: Keys, lines: object, wanted: readonly string[], source = 'facts.jsonc') {
  const missing = wanted.filter((name) => !Object.hasOwn(lines, name));
  return missing.map((name): FieldFault => {
    const state = `lacks ${name}, which pages need`;
    return { keys, state, advice: 'Add its line', inFile: `It is in ${source}` };
  });
}
