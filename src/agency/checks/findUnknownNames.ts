/** Checks the short names in the facts and structure.jsonc: a misspelt one has words in no language. */
import type { Content, WrittenWords } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import { pathOf, valueAt, type Keys, type Place } from '../../values/place.ts';
import { priceWords } from '../priceWords.ts';

/** A short name, where it is, and the lines of a language that have its words. */
interface ShortName extends Place {
  readonly name: string;
  readonly linesOf: (words: WrittenWords) => object | undefined;
  /** Where these lines are in the file of a language. */
  readonly linesAt: string;
}

/** Returns a fault for each short name that no language knows. If only some lack it, findDifferences.ts reports these. */
export function findUnknownNames({ facts, structure, languages }: Content): Fault[] {
  const names = [...namesInFacts(facts), ...namesInStructure(structure)];
  const isUnknown = ({ name, linesOf }: ShortName) =>
    !languages.some(({ words }) => Object.hasOwn(linesOf(words) ?? {}, name));
  return names.filter(isUnknown).map(({ file, keys, name, linesAt }) => ({
    file,
    keys,
    state: `has the name ${name}, for which no language has words`,
    advice: 'Correct the name, or add its line to each language',
    inFile: `Such lines are in ${linesAt}`,
  }));
}

function namesInFacts({ package: offer, policy }: Content['facts']): ShortName[] {
  const services = Object.entries(offer.services).filter(([, answer]) => answer !== null);
  const inList = (keys: Keys, list: readonly string[], lineKeys: Keys) =>
    list.map((name, at) => ({
      file: 'facts.jsonc',
      keys: [...keys, at],
      name,
      ...linesUnder(lineKeys),
    }));
  return [
    ...services.map(([name]) => ({
      file: 'facts.jsonc',
      keys: ['package', 'services', name],
      name,
      linesOf: priceWords,
      linesAt: 'price.includes and price.excludes',
    })),
    ...inList(['policy', 'papers'], policy.papers, ['answers', 'papers', 'list']),
    ...inList(['policy', 'refund', 'nonRefundable'], policy.refund.nonRefundable, [
      'nonRefundable',
    ]),
  ];
}

function namesInStructure({ services, cities }: Content['structure']): ShortName[] {
  const file = 'structure.jsonc';
  const slugs = (keys: Keys, list: readonly { readonly slug: string }[], lineKeys: Keys) =>
    list.map(({ slug }, at) => ({
      file,
      keys: [...keys, at, 'slug'],
      name: slug,
      ...linesUnder(lineKeys),
    }));
  return [
    ...slugs(['services'], services, ['services']),
    ...slugs(['cities'], cities, ['ziyarat', 'cities']),
    ...cities.flatMap(({ slug, places }, at) =>
      slugs(['cities', at, 'places'], places, ['ziyarat', 'cities', slug, 'places']),
    ),
  ];
}

function linesUnder(keys: Keys): Pick<ShortName, 'linesOf' | 'linesAt'> {
  return { linesOf: (words) => valueAt(words, keys), linesAt: pathOf(keys) };
}
