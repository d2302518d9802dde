/** Compares each language with English, so that no page promises what another does not. */
import type { Content } from '../../schemas/content.ts';

interface Difference {
  readonly lang: string;
  /** "<file>: <what differs>. <what to do>." for every line that one has and the other lacks. */
  readonly lines: readonly string[];
}

/** Returns the languages whose lists differ from the English ones, by short names. */
export function compareLanguages({
  facts,
  home,
  services,
  ziyarat,
  languages,
}: Content): Difference[] {
  const cities = Object.fromEntries(ziyarat.cities.map((city) => [city.slug, city.places]));
  return languages
    .map(({ lang, words }) => {
      const compare = (field: string, has: object, source: string, wants: readonly string[]) =>
        [
          ...wants
            .filter((name) => !(name in has))
            .map((name) => `${field} lacks ${name}, which ${source} has. Add its line`),
          ...Object.keys(has)
            .filter((name) => !wants.includes(name))
            .map((name) => `${field} has ${name}, which ${source} has not. Delete its line`),
        ].map((difference) => `src/content/languages/${lang}.ts: ${difference}.`);
      const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
      const { includes, excludes } = facts.package;
      const { nonRefundable } = facts.policy.refund;
      // A language has lines ready for what facts.ts may name one day.
      const named = Object.fromEntries(
        Object.entries(words.price.excludes).filter(([name]) => name in excludes),
      );
      const lines = [
        compare('price.includes', words.price.includes, 'facts.ts', Object.keys(includes)),
        compare('price.excludes', named, 'facts.ts', Object.keys(excludes)),
        compare('nonRefundable', words.nonRefundable, 'facts.ts', Object.keys(nonRefundable)),
        compare('services', words.services, 'services.ts', slugs(services)),
        compare('ziyarat.cities', words.ziyarat.cities, 'ziyarat.ts', Object.keys(cities)),
        compare('panel.points', words.panel.points, 'home.ts', Object.keys(home.panel.points)),
        compare('panel.pictures', words.panel.pictures, 'home.ts', slugs(home.panel.pictures)),
        ...Object.entries(words.ziyarat.cities).map(([city, { places }]) => {
          const field = `ziyarat.cities.${city}.places`;
          // A city that English lacks is one line, not one for each of its places.
          return cities[city] ? compare(field, places, 'ziyarat.ts', slugs(cities[city])) : [];
        }),
      ].flat();
      return { lang, lines };
    })
    .filter(({ lines }) => lines.length > 0);
}
