/** Compares each language with the facts, with site.ts and with English, so that no page promises what another does not. */
import type { Content } from '../../schemas/content.ts';

interface Difference {
  readonly lang: string;
  /** "<file>: <what differs>. <what to do>." for every line that one has and the other lacks. */
  readonly lines: readonly string[];
}

/** Returns the languages whose lines are not those that the facts and site.ts name, by short names. */
export function compareLanguages({ facts, site, languages }: Content): Difference[] {
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
  return languages
    .map(({ lang, words }) => {
      const lacks = (field: string, lines: object, source: string, wants: readonly string[]) =>
        wants
          .filter((name) => !(name in lines))
          .map((name) => `${field} lacks ${name}, which ${source} has. Add its line`);
      const compare = (field: string, lines: object, source: string, wants: readonly string[]) => [
        ...lacks(field, lines, source, wants),
        ...Object.keys(lines)
          .filter((name) => !wants.includes(name))
          .map((name) => `${field} has ${name}, which ${source} has not. Delete its line`),
      ];
      const { price, panel, ziyarat } = words;
      const lines = [
        compare('price.includes', price.includes, 'facts.ts', facts.package.includes),
        // A language has lines ready for what facts.ts may name one day.
        lacks('price.excludes', price.excludes, 'facts.ts', facts.package.excludes),
        compare(
          'nonRefundable',
          words.nonRefundable,
          'facts.ts',
          facts.policy.refund.nonRefundable,
        ),
        compare('services', words.services, 'site.ts', slugs(site.services)),
        compare('panel.points', panel.points, 'site.ts', site.points),
        compare('panel.pictures', panel.pictures, 'site.ts', slugs(site.panel)),
        compare('ziyarat.cities', ziyarat.cities, 'site.ts', slugs(site.cities)),
        ...site.cities.map(({ slug, places }) => {
          const city = ziyarat.cities[slug];
          return city
            ? compare(`ziyarat.cities.${slug}.places`, city.places, 'site.ts', slugs(places))
            : [];
        }),
      ].flat();
      return { lang, lines: lines.map((line) => `src/content/languages/${lang}.ts: ${line}.`) };
    })
    .filter(({ lines }) => lines.length > 0);
}
