/** Compares the words of each language with the facts and with structure.ts, so that no page promises what another does not. */
import type { Content, Structure } from '../../schemas/content.ts';
import { priceWords } from '../../site/vocabulary.ts';

interface Difference {
  readonly lang: string;
  /** "<file>: <what differs>. <what to do>." for every line that one has and the other lacks. */
  readonly lines: readonly string[];
}

/** Returns the languages whose lines are not those that the facts and structure.ts name, by short names. */
export function compareLanguages(content: Content): Difference[] {
  const { facts, structure, languages, about } = content;
  const services = slugsOf(structure.services);
  return languages
    .map(({ lang, words }) => {
      const { panel, ziyarat } = words;
      const { nonRefundable } = facts.policy.refund;
      const lines = [
        // A language has lines ready for what facts.ts may name one day, in either list.
        lacks('price.includes', priceWords(words), 'facts.ts', facts.package.includes),
        lacks('price.excludes', priceWords(words), 'facts.ts', facts.package.excludes),
        lacks('answers.papers.list', words.answers.papers.list, 'facts.ts', facts.policy.papers),
        ...(words.before ? phrasesOf(facts) : [])
          .filter((phrase) => !words.facts?.[phrase])
          .map((phrase) => `facts lacks the words for "${phrase}". Add a line "'${phrase}': '…',"`),
        lacks('nonRefundable', words.nonRefundable, 'facts.ts', nonRefundable),
        compare('services', words.services, 'structure.ts', services),
        compare('panel.points', panel.points, 'structure.ts', structure.points),
        ...(words.pages ? picturesOf(content) : picturesOfHome(structure))
          .filter((slug) => !words.pictures[slug])
          .map((slug) => `pictures lacks ${slug}, which a page shows. Add its line`),
        compare('ziyarat.cities', ziyarat.cities, 'structure.ts', slugsOf(structure.cities)),
        ...structure.cities.map(({ slug, places }) => {
          const city = ziyarat.cities[slug];
          return city
            ? compare(`ziyarat.cities.${slug}.places`, city.places, 'structure.ts', slugsOf(places))
            : [];
        }),
      ].flat();
      const ofAbout = words.pages
        ? compare('offer.services', about.offer.services, 'structure.ts', services)
        : [];
      return {
        lang,
        lines: [
          ...lines.map((line) => `src/content/languages/${lang}.ts: ${line}.`),
          ...ofAbout.map((line) => `src/content/about.ts: ${line}.`),
        ],
      };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** The pictures of every page, by slug. */
function picturesOf({ structure, about, notFound }: Content): string[] {
  return [...picturesOfHome(structure), about.picture, ...about.closing.pictures, notFound.picture];
}

function picturesOfHome({ preview, panel, cities }: Structure): string[] {
  return [preview, ...panel, ...cities.flatMap(({ places }) => slugsOf(places))];
}

/** The facts that are phrases, which the rules of each language name. */
function phrasesOf({ agency, policy }: Content['facts']): string[] {
  return [agency.address.city, policy.payment, policy.compensationLimit, policy.jurisdiction];
}

function slugsOf(list: readonly { readonly slug: string }[]): string[] {
  return list.map(({ slug }) => slug);
}

function compare(field: string, lines: object, source: string, wanted: readonly string[]) {
  return [
    ...lacks(field, lines, source, wanted),
    ...Object.keys(lines)
      .filter((name) => !wanted.includes(name))
      .map((name) => `${field} has ${name}, which ${source} has not. Delete its line`),
  ];
}

function lacks(field: string, lines: object, source: string, wanted: readonly string[]) {
  return wanted
    .filter((name) => !(name in lines))
    .map((name) => `${field} lacks ${name}, which ${source} has. Add its line`);
}
