/** The schemas of all entries of src/content, and the types of the content before and after it is checked. */
import * as v from 'valibot';
import { checked } from './facts/common.ts';
import type { departure } from './facts/departures.ts';
import { factsSchema } from './factsSchema.ts';
import * as schema from '../../values/schemas/index.ts';
import { structureSchema } from './structureSchema.ts';
import { textPages } from './textPage.ts';
import { wordsSchema, type Words } from './wordsSchema.ts';

const { fields, list } = schema;

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
  structure: structureSchema,
  languages,
  pages: textPages,
} satisfies Record<string, v.GenericSchema>;

/** The content as it is in the files: JSON values, and Markdown for the pages of text. */
export interface RawContent {
  readonly languages: readonly { readonly lang: string; readonly words: unknown }[];
  readonly facts: unknown;
  readonly structure: unknown;
  readonly pages: Readonly<Record<string, string>>;
}

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
export type { WrittenPage } from './textPage.ts';
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
