/** The schemas of all entries of src/content and of the pages of text, and the types of the checked content. */
import * as v from 'valibot';
import { checked } from './facts/common.ts';
import type { departure } from './facts/departures.ts';
import { factsSchema } from './factsSchema.ts';
import * as schema from '../../values/schemas/index.ts';
import { textPages } from './textPage.ts';
import { wordsSchema, type Words } from './wordsSchema.ts';

const { fields, list, oneOf } = schema;

const structure = fields({
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
  panel: schema.shortNames({ min: 3 }),
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

const languageRow = {
  lang: schema.languageTag,
  label: schema.plain,
  /** The day on which a speaker of the language finished reading all of it. Without it the language is a sample. */
  checked,
};

/** The rows of languages/index.jsonc, which determine where each language has its words and pages. */
export const languageRows = list(fields(languageRow), { max: 30, unique: ['lang', 'label'] });

const languages = v.pipe(
  list(fields({ ...languageRow, words: wordsSchema }), { unique: ['lang', 'label'] }),
  /** The first language is the main one. The others have a folder, in their addresses and for their pages of text. */
  v.transform((rows) =>
    rows.map((row, at) => ({
      ...row,
      isMain: at === 0,
      folder: at === 0 ? '' : `${row.lang}/`,
      dir: directionOf(row.lang),
    })),
  ),
);

/** The schemas by entry. An entry is a file of src/content; `languages` and `pages` are several files each. */
export const schemas = {
  facts: factsSchema,
  structure,
  languages,
  pages: textPages,
} satisfies Record<string, v.GenericSchema>;

/** The parsed content of the site; src/site/edition.ts fills the facts into its texts. */
export type Content = {
  readonly [Name in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Name]>;
};

/** Returns the writing direction of a language, from the script that CLDR names for it. */
function directionOf(lang: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'].includes(script) ? 'rtl' : 'ltr';
}

export type { Template } from '../../values/schemas/index.ts';
export type { TextPage } from './textPage.ts';
export type Facts = Content['facts'];
export type Agency = Facts['agency'];
export type Departure = v.InferOutput<typeof departure>;
export type Language = Content['languages'][number];
export type Structure = Content['structure'];
export type { Words, WrittenWords } from './wordsSchema.ts';
export type Answers = Words['answers'];
export type About = Words['about'];
export type Contact = Words['contact'];
export type NotFound = NonNullable<Words['notFound']>;
