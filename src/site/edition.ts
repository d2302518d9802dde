/** An edition is a language with everything that its pages share. It is built once, with facts filled in, before rendering. */
import type {
  Content,
  Language,
  Structure,
  WrittenPage,
  Words,
} from '../agency/schemas/content.ts';
import { linkHref, type PagePath } from './addresses.ts';
import { inPlainText, type FilledText } from '../values/filledText.tsx';
import { fill, filled, type Scope } from '../values/fill.ts';
import { fillSections } from '../values/fillMarkdown.ts';
import type { PictureRequest } from './slots.ts';
import { countIn, linesUnder } from '../agency/phrases.ts';
import { ownPages, textPagesIn } from '../agency/pageNames.ts';
import { scopeOf } from '../agency/scope.ts';

export type Edition = ReturnType<typeof editionOf>;

export interface PageAddress {
  readonly href: string;
  /** The language of the linked page, if it differs, and the words that say so, such as "in English". */
  readonly hrefLang?: string;
  readonly note?: FilledText | undefined;
}

/** The name of a page of text, and its link texts in menu and footer, if they link it. */
interface TextLink {
  readonly name: string;
  readonly menu: FilledText | undefined;
  readonly footer: FilledText | undefined;
}

type DescribedPicture = Pick<PictureRequest, 'slug' | 'focus'> & { readonly alt: string };
export type City = Edition['cities'][number];
export type ZiyaratPlace = City['places'][number];

/** Takes the checked content; returns an edition for each language, in their order. */
export function editionsOf(content: Content): readonly Edition[] {
  const firstScope = scopeOf(content.languages[0]!, content);
  return content.languages.map((language) => editionOf(language, content, firstScope));
}

/** `firstScope` has the facts in the words of the first language, to which others link for pages that they lack. */
function editionOf(language: Language, content: Content, firstScope: Scope) {
  const { lang, dir, label, folder } = language;
  const { structure, facts, pages, languages } = content;
  const pageNames = ownPages(language, pages);
  const ofFirst = ownPages(languages[0]!, pages);
  /** Takes the name of a page, '' for Home or 'about' for About; returns whether the language has it. */
  const has = (name: string) => pageNames.includes(name);
  const scope = scopeOf(language, content);
  const ownWords = wordsOf(language, scope);
  const words = withLines(ownWords);
  const texts = textsOf(textPagesIn(folder, pages), scope);
  /** Takes an address as texts write it, in the form of the first language, such as /about/#hotel; returns where to link. */
  const linkTo = (written: string): PageAddress => {
    const href = linkHref(facts.agency, written);
    const name = href.split(/[?#]/)[0]!.slice(1, -1);
    // Other sites and files do not belong to a language.
    if (!href.startsWith('/') || !ofFirst.includes(name)) return { href };
    if (has(name)) return { href: `/${folder}${href.slice(1)}` };
    return { href, hrefLang: languages[0]!.lang, note: words.layout.english };
  };
  /** Returns the alt text of a picture and its focal point, if it has one. */
  const describePicture = (slug: string): DescribedPicture => {
    const focus = structure.focus[slug];
    return { slug, alt: words.pictures[slug] ?? '', ...(focus && { focus }) };
  };
  return {
    lang,
    /** The BCP 47 tag for the html element, numbers and dates, such as 'en-IN'. */
    locale: scope.locale,
    dir,
    /** The language's name for itself, in its own script. */
    label,
    path: `/${folder}` as PagePath,
    words,
    familyMessages: familyMessagesOf(ownWords),
    /** The facts that its texts can name. */
    scope,
    /** The parts of structure.jsonc with their words. findDifferences.ts has refused a part without words. */
    services: withWords(structure.services, words.services),
    points: linesUnder(structure.points, words.panel.points),
    cities: citiesOf(structure, words, dir, scope),
    reasons: withWords(structure.about.reasons, words.about.reasons.list),
    describePicture,
    /** Its pages of text with facts filled in, by name, in the order of their links. */
    texts,
    textLinks: textLinksOf(textPagesIn('', pages), texts, firstScope),
    has,
    linkTo,
    /** The preview picture of shared links. */
    preview: {
      ...describePicture(structure.preview),
      slot: 'preview',
    } satisfies PictureRequest,
  };
}

/** Returns the words of a language with facts filled in. Messages and alt texts become strings, as they cannot hold elements. */
function wordsOf({ words: written }: Language, scope: Scope): Words {
  const words = filled(written, scope);
  return {
    ...words,
    pictures: inPlainText(words.pictures),
    messages: inPlainText(words.messages),
    // The other PlainWords name no facts.
  } as Words;
}

/** Adds the lines for the visitor to each message. They cannot be in the text itself, where lines are alternatives. */
function withLines({ messages, ...words }: Words): Words {
  const { general, booking, price, month, lines } = messages;
  const [first, second, third] = [general, booking, price].map((message) =>
    [message, month, ...lines].join('\n'),
  );
  return { ...words, messages: { ...messages, general: first!, booking: second!, price: third! } };
}

/** Returns the message about the price, and the last lines of other messages, with {family} where the family is described. */
function familyMessagesOf({ messages: { price, month, lines } }: Words) {
  const ofFamily = ['{family}', ...lines.slice(-1)];
  return { price: [price, month, ...ofFamily].join('\n'), lines: ofFamily };
}

export type PageOfText = ReturnType<typeof textOf>;

function textsOf(pages: Content['pages'], scope: Scope): Readonly<Record<string, PageOfText>> {
  const entries = Object.entries(pages).map(([name, page]) => [name, textOf(page, scope)]);
  return Object.fromEntries(entries);
}

/** Returns a page of text with facts filled in; its text has become the Markdown blocks that remain. */
function textOf({ text, ...page }: WrittenPage, scope: Scope) {
  return { ...filled(page, scope), text: fillSections(text, page.glance, scope) };
}

/** Returns the links to all pages of text, as their front matter says. For missing pages, the words are in the first language. */
function textLinksOf(
  all: Content['pages'],
  texts: Readonly<Record<string, PageOfText>>,
  firstScope: Scope,
): TextLink[] {
  return Object.entries(all).map(([name, page]) => {
    const { title, label = title, menu, footer } = texts[name] ?? filled(page, firstScope);
    const named = (link: typeof menu) => (link === true ? label : link || undefined);
    return { name, menu: named(menu), footer: named(footer) };
  });
}

function citiesOf({ cities }: Structure, words: Words, dir: Language['dir'], scope: Scope) {
  // Right-to-left languages already write these names in Arabic script.
  const arabic = (name: string) => (dir === 'rtl' ? '' : name);
  return cities.flatMap((city) => {
    const cityWords = words.ziyarat.cities[city.slug];
    if (!cityWords) return [];
    const places = withWords(city.places, cityWords.places);
    return {
      ...city,
      ...cityWords,
      lead: fill(cityWords.lead.template, scope, { count: countIn(words, places.length) }),
      arabic: arabic(city.arabic),
      places: places.map((place) => ({ ...place, arabic: arabic(place.arabic) })),
    };
  });
}

/** Merges each part with the words for its slug, and leaves out parts without words. */
function withWords<Part extends { slug: string }, More>(
  parts: readonly Part[],
  words: Readonly<Record<string, More>>,
): (Part & More)[] {
  return parts.flatMap((part) => {
    const partWords = words[part.slug];
    return partWords ? [{ ...part, ...partWords }] : [];
  });
}
