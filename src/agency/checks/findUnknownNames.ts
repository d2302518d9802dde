/** Checks the short names in the facts and structure.jsonc: a misspelt one names no service, or has words in no language. */
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
  const { papers, refund } = policy;
  const named = (name: string, keys: Keys, lineKeys: Keys) =>
    shortName('facts.jsonc', name, keys, lineKeys);
  const services = Object.entries(offer.services).filter(([, answer]) => answer !== null);
  return [
    ...services.map(([name]) => pricedName('facts.jsonc', name, ['package', 'services', name])),
    ...papers.map((name, at) =>
      named(name, ['policy', 'papers', at], ['answers', 'papers', 'list']),
    ),
    ...refund.nonRefundable.map((name, at) =>
      named(name, ['policy', 'refund', 'nonRefundable', at], ['nonRefundable']),
    ),
  ];
}

function namesInStructure(structure: Content['structure']): ShortName[] {
  const { services, points, cities, about } = structure;
  const named = (name: string, keys: Keys, lineKeys: Keys) =>
    shortName('structure.jsonc', name, keys, lineKeys);
  return [
    ...services.map(({ slug }, at) => named(slug, ['services', at, 'slug'], ['services'])),
    ...points.map((name, at) => named(name, ['points', at], ['panel', 'points'])),
    ...cities.map(({ slug }, at) => named(slug, ['cities', at, 'slug'], ['ziyarat', 'cities'])),
    ...cities.flatMap(({ slug: city, places }, at) =>
      places.map(({ slug }, row) =>
        named(slug, ['cities', at, 'places', row, 'slug'], ['ziyarat', 'cities', city, 'places']),
      ),
    ),
    ...about.reasons.map(({ slug }, at) =>
      named(slug, ['about', 'reasons', at, 'slug'], ['about', 'reasons', 'list']),
    ),
    ...about.reasons.flatMap(({ service }, at) => {
      const keys = ['about', 'reasons', at, 'service'];
      return service ? pricedName('structure.jsonc', service, keys) : [];
    }),
  ];
}

/** Takes where a name is, and where a language has the lines under such names. */
function shortName(file: string, name: string, keys: Keys, lineKeys: Keys): ShortName {
  const linesOf = (words: WrittenWords) => valueAt(words, lineKeys);
  return { file, name, keys, linesOf, linesAt: pathOf(lineKeys) };
}

/** Takes where the name of something is that a price includes or excludes. */
function pricedName(file: string, name: string, keys: Keys): ShortName {
  return { file, name, keys, linesOf: priceWords, linesAt: 'price.includes and price.excludes' };
}

/** Returns a fault for each short name in `servicesInShort` that names no service. The first screen would leave it out. */
export function findUnknownServices({ structure }: Content): Fault[] {
  const services = structure.services.map(({ slug }) => slug);
  return structure.servicesInShort.flatMap((value, at) => {
    const place = { file: 'structure.jsonc', keys: ['servicesInShort', at] };
    const advice = `Write one of ${services.join(', ')}`;
    return services.includes(value) ? [] : [{ ...place, value, advice }];
  });
}
