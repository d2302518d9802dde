/** The schema of structure.jsonc: which pictures, services and places the pages show, and in which order. */
import * as v from 'valibot';
import * as schema from '../../values/schemas/index.ts';

const { fields, list, oneOf } = schema;

export const structureSchema = fields({
  preview: schema.slug,
  hero: fields({
    posters: fields({ landscape: schema.slug, portrait: schema.slug }),
    talbiyah: schema.arabic,
  }),
  services: list(
    fields({
      slug: schema.slug,
      icon: oneOf('hotel', 'flight', 'visa', 'zamzam', 'food', 'ziyarat', 'coach', 'kit'),
      group: oneOf('journey', 'stay'),
    }),
    { unique: 'slug' },
  ),
  /** Whether Home lists the questions to ask before paying. */
  askFirst: v.boolean('Write true or false without quotes'),
  servicesInShort: schema.shortNames(),
  panel: schema.shortNames({ min: 3, max: 3 }),
  points: schema.shortNames(),
  cities: list(
    fields({
      slug: schema.slug,
      arabic: schema.arabic,
      places: list(fields({ slug: schema.slug, arabic: schema.arabic }), { unique: 'slug' }),
    }),
    { unique: 'slug' },
  ),
  about: fields({
    picture: schema.slug,
    reasons: list(
      fields({
        slug: schema.slug,
        href: v.exactOptional(schema.linkTarget),
        service: v.exactOptional(schema.slug),
      }),
      { unique: 'slug' },
    ),
    pictures: schema.shortNames(),
  }),
  mapTown: schema.plain,
  notFound: fields({ picture: schema.slug }),
  focus: schema.linesByShortName(schema.focalPoint),
});
