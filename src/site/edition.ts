/** An edition is a language with everything that its pages share. It is made and filled with the facts once, before rendering. */
import type { About, Content, Language, Structure, Words } from '../agency/schemas/content.ts';
import type { PagePath } from './addresses.ts';
import { fill, filled, fillMarkdown, inPlainText, type Scope } from '../values/fill.ts';
import type { PictureRequest } from './slots.ts';
import { countIn, linesOf } from '../agency/phrases.ts';
import { scopeOf } from '../agency/scope.ts';

export interface Edition {
  /** The language as its BCP 47 tag without a region, such as 'bn'. */
  readonly lang: string;
  /** The BCP 47 tag for the html element, numbers and dates, such as 'en-IN'. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language's own name, in its own letters. */
  readonly label: string;
  /** Whether the pages other than Home are in this language. */
  readonly isMain: boolean;
  /** The address of its Home. */
  readonly path: PagePath;
  /** The words with the facts in them. Each message ends in the lines that the visitor fills in. */
  readonly words: Words;
  /** The facts that its texts can name. */
  readonly scope: Scope;
  /** The parts of src/content/structure.ts joined with their words. A part without words is left out, and the build warns. */
  readonly services: readonly Service[];
  readonly points: readonly string[];
  readonly cities: readonly City[];
  readonly reasons: readonly Reason[];
  /** Returns the alt of a picture and the point that every crop of it keeps in view. */
  readonly describePicture: (slug: string) => DescribedPicture;
  /** The pages of text with the facts in them, by the names of their files, in the order of their links. */
  readonly texts: Content['pages'];
  /** The pages of text that are linked, in the order of their links. */
  readonly textPages: readonly TextPageLink[];
  /** The picture beside a shared link. */
  readonly preview: PictureRequest & { readonly alt: string };
}

/** A page of text, and what the menu and the footer call it if they link it. */
interface TextPageLink {
  readonly path: PagePath;
  readonly menu: string | undefined;
  readonly footer: string | undefined;
}

type DescribedPicture = Pick<PictureRequest, 'slug' | 'focus'> & { readonly alt: string };
type Service = Structure['services'][number] & Words['services'][string];
type Reason = Structure['about']['reasons'][number] & About['reasons']['list'][string];
export type City = Pick<Structure['cities'][number], 'slug' | 'arabic'> &
  Omit<Words['ziyarat']['cities'][string], 'lead' | 'places'> & {
    readonly lead: string;
    readonly places: readonly Place[];
  };
export type Place = Structure['cities'][number]['places'][number] &
  Words['ziyarat']['cities'][string]['places'][string];

/** Takes the checked content; returns an edition for each language, the main one first. */
export function editionsOf(content: Content): readonly Edition[] {
  return content.languages.map((language) => editionOf(language, content));
}

function editionOf(language: Language, content: Content): Edition {
  const { lang, dir, label, isMain } = language;
  const { structure, facts } = content;
  const scope = scopeOf(language, content);
  const words = withLines(filled(language.words, scope));
  const describePicture = (slug: string) => {
    const focus = structure.focus[slug];
    return { slug, alt: words.pictures[slug] ?? '', ...(focus && { focus }) };
  };
  const caption = { name: facts.agency.name, text: inPlainText(words.preview.caption), lang };
  return {
    lang,
    locale: scope.locale,
    dir,
    label,
    isMain,
    path: isMain ? '/' : `/${lang}/`,
    words,
    scope,
    services: joined(structure.services, words.services),
    points: linesOf(structure.points, words.panel.points),
    cities: citiesOf(structure, words, dir, scope),
    reasons: joined(structure.about.reasons, words.about?.reasons.list ?? {}),
    describePicture,
    texts: textsOf(content, scope),
    textPages: textPagesOf(words, content, scope),
    preview: { ...describePicture(structure.preview), slot: 'preview', caption },
  };
}

/** Adds the visitor's lines to each message. They cannot be in the text, where a line break begins an alternative. */
function withLines({ messages, ...words }: Words): Words {
  const { general, booking, price, month, lines } = messages;
  const [first, second, third] = [general, booking, price].map((message) =>
    [message, month, ...lines].join('\n'),
  );
  return { ...words, messages: { ...messages, general: first!, booking: second!, price: third! } };
}

/** Returns the pages of text with the facts in them. */
function textsOf({ pages }: Content, scope: Scope): Edition['texts'] {
  const entries = Object.entries(pages).map(([name, { text, ...page }]) => [
    name,
    { ...filled(page, scope), text: fillMarkdown(text, scope) },
  ]);
  return Object.fromEntries(entries) as Edition['texts'];
}

/** Returns the pages of text to link: in the main language as their front matter says, in another one those that it names. */
function textPagesOf({ beforeYouPay }: Words, { pages }: Content, scope: Scope): TextPageLink[] {
  return Object.entries(pages).flatMap(([name, { title, label = title, menu, footer }]) => {
    const path = `/${name}/` as const;
    if (beforeYouPay) {
      const own = beforeYouPay.documents[name];
      return own === undefined ? [] : { path, menu: own, footer: own };
    }
    const named = (link: typeof menu) => {
      const words = link === true ? label : link || undefined;
      return words === undefined ? undefined : fill(words, scope);
    };
    return { path, menu: named(menu), footer: named(footer) };
  });
}

function citiesOf({ cities }: Structure, words: Words, dir: Edition['dir'], scope: Scope): City[] {
  // In a language from right to left the names are in Arabic letters already.
  const arabic = (name: string) => (dir === 'rtl' ? '' : name);
  return cities.flatMap((city) => {
    const own = words.ziyarat.cities[city.slug];
    if (!own) return [];
    const places = joined(city.places, own.places);
    return {
      ...city,
      ...own,
      lead: fill(own.lead.template, scope, { count: countIn(words, places.length) }),
      arabic: arabic(city.arabic),
      places: places.map((place) => ({ ...place, arabic: arabic(place.arabic) })),
    };
  });
}

/** Joins each part with the words under its slug, and leaves out parts without words. */
function joined<Part extends { slug: string }, More>(
  parts: readonly Part[],
  words: Readonly<Record<string, More>>,
): (Part & More)[] {
  return parts.flatMap((part) => {
    const own = words[part.slug];
    return own ? [{ ...part, ...own }] : [];
  });
}
