/** The schemas of all entries of src/content and of the pages of text, and the types of the checked content. */
import {
  boolean,
  exactOptional,
  pipe,
  transform,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { factsSchema, type departure, type licence } from './factsSchema.ts';
import * as rule from '../../values/rules.ts';
import { textPages } from './textPage.ts';
import { looseTemplate, wording } from './wording.ts';
import { wordsSchema } from './wordsSchema.ts';

const { fields, list, oneOf, withSchema } = rule;

const titled = { title: wording, lead: wording };

/** The words that every page has. Titles and descriptions begin with the longest; the first that fits is used. */
const headWords = { label: wording, titles: list(wording), descriptions: list(wording) };

const structure = fields({
  preview: rule.slug,
  hero: fields({
    posters: fields({ landscape: rule.slug, portrait: rule.slug }),
    talbiyah: rule.arabic,
  }),
  services: list(
    fields({
      slug: rule.slug,
      icon: oneOf('hotel', 'flight', 'visa', 'zamzam', 'food', 'ziyarat', 'coach', 'kit'),
      group: oneOf('journey', 'stay'),
    }),
    { unique: 'slug' },
  ),
  /** Whether Home shows the questions to ask before paying. */
  askFirst: boolean('Write true or false without quotes'),
  servicesInShort: rule.shortNames(),
  panel: rule.shortNames({ min: 3 }),
  points: rule.shortNames(),
  cities: list(
    fields({
      slug: rule.slug,
      arabic: rule.arabic,
      places: list(fields({ slug: rule.slug, arabic: rule.arabic }), { unique: 'slug' }),
    }),
    { unique: 'slug' },
  ),
  focus: rule.linesByShortName(rule.focalPoint),
});

/** A reason to choose the agency. `href` makes its title a link. It is left out where the price excludes its `service`. */
const reason = fields({
  title: wording,
  text: wording,
  href: exactOptional(rule.linkTarget),
  service: exactOptional(rule.slug),
});

const about = fields({
  ...headWords,
  eyebrow: wording,
  ...titled,
  picture: rule.slug,
  who: fields({ ...titled, text: wording }),
  mission: fields({ title: wording, text: wording }),
  offer: fields({ title: wording, services: rule.linesByShortName(wording) }),
  reasons: fields({
    title: looseTemplate('name'),
    list: list(reason, { unique: 'title' }),
  }),
  licences: fields(titled),
  closing: fields({ ...titled, action: wording, pictures: rule.shortNames() }),
});

const contact = fields({
  ...headWords,
  ...titled,
  ...withSchema(wording, 'message', 'messageText', 'call', 'write', 'save'),
  languages: fields({ ...titled, facts: wording }),
  find: fields({
    title: wording,
    hoursTitle: wording,
    hours: wording,
    mapTitle: wording,
    mapAlt: wording,
    showMap: rule.plain,
    openMap: rule.plain,
    map: fields({
      city: rule.plain,
      station: wording,
      bridge: list(wording),
      river: wording,
      across: wording,
    }),
    mapNote: wording,
  }),
  care: fields({ ...titled, message: wording, firstMessage: wording }),
});

const notFound = fields({
  ...headWords,
  ...titled,
  home: wording,
  message: wording,
  call: wording,
  write: wording,
  picture: rule.slug,
});

const language = pipe(
  fields({
    lang: rule.languageTag,
    label: rule.plain,
    /** Whether the pages other than Home are in this language. */
    isMain: exactOptional(rule.onlyTrue),
    /** The day on which a speaker of the language has read its page. A language without it is a sample. */
    checked: exactOptional(rule.isoDate),
    words: wordsSchema,
  }),
  transform(({ isMain = false, ...written }) => ({
    ...written,
    isMain,
    dir: directionOf(written.lang),
  })),
);

/** An entry is a file of src/content. */
export const schemas = {
  facts: factsSchema,
  structure,
  languages: list(language, { unique: ['lang', 'label'] }),
  about,
  contact,
  notFound,
  pages: textPages,
} satisfies Record<string, GenericSchema>;

/** The content of the site, checked; src/routes.tsx puts the facts into its texts. */
export type Content = {
  readonly [Name in keyof typeof schemas]: InferOutput<(typeof schemas)[Name]>;
};

/** Returns the direction of the script in which CLDR says that the language is written. */
function directionOf(lang: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'].includes(script) ? 'rtl' : 'ltr';
}

export type { Template } from '../../values/rules.ts';
export type { TextPage } from './textPage.ts';
export type About = Content['about'];
export type Facts = Content['facts'];
export type Agency = Facts['agency'];
export type Departure = InferOutput<typeof departure>;
export type Licence = InferOutput<typeof licence>;
export type Contact = Content['contact'];
export type Language = InferOutput<typeof language>;
export type NotFound = Content['notFound'];
export type Structure = Content['structure'];
export type Words = InferOutput<typeof wordsSchema>;
export type Answers = Words['answers'];
