/** The words and links around a page, in its language. */
import type { Content, Facts, Language, Words } from '../schemas/content.ts';
import { fill } from './fill.ts';
import type { FamilyWords, Frame, FrameLink, FrameList, LanguageLink } from './pageContext.ts';
import { scopeOf } from './vocabulary.ts';

export function frameIn(language: Language, content: Content): Frame {
  const { lang, words } = language;
  const { frame, hero, messages, pages } = words;
  const home = homePath(lang);
  const links = {
    home: { label: frame.home, href: home },
    contact: { label: frame.contact, href: pages ? '/contact' : `${home}#contact` },
    about: { label: frame.about, href: '/about', note: frame.english },
    price: { label: frame.price, href: `${home}#price` },
  };
  const documents = documentLinks(words);
  const care = pages ? [{ label: pages.care, href: '/contact#customer-care' }] : [];
  return {
    ...frame,
    book: { label: hero.book, message: messages.booking },
    floating: { label: frame.message, message: messages.general },
    links: [links.home, links.contact, links.about],
    more: [...care, ...documents, links.price],
    footer: pages
      ? pageLists(pages, words, content, [...care, ...documents], links.about)
      : homeLists(language, content, documents, links),
    newsletter: pages?.newsletter,
    licences: words.licences.title,
    family: words.contact ? undefined : familyLinks(content, lang),
    languages: homes(content).filter((each) => each.lang !== lang),
  };
}

/** Where the other pages are in this language too. */
function pageLists(
  { services, help, about }: NonNullable<Words['pages']>,
  { licences }: Words,
  { facts, site, languages: [english] }: Content,
  documents: readonly FrameLink[],
  aboutLink: FrameLink,
): FrameList[] {
  const inGroup = (wanted: 'journey' | 'stay') =>
    site.services
      .filter(({ group }) => group === wanted)
      .map(({ slug }) => ({ label: english!.words.services[slug]!.name, href: `/about#${slug}` }));
  const short: Record<string, string> = {
    '/terms-and-conditions': help.terms,
    '/privacy-policy': help.privacy,
  };
  return [
    { title: services.journey, links: inGroup('journey') },
    { title: services.stay, links: inGroup('stay') },
    {
      title: help.title,
      links: documents.map((link) => ({ ...link, label: short[link.href!] ?? link.label })),
    },
    {
      title: about.title,
      links: [
        { label: about.contact, href: '/contact' },
        aboutLink,
        { label: licences.title, href: licencesPath(facts) },
      ],
    },
  ];
}

function licencesPath({ licences }: Facts): string | undefined {
  return licences.list.length > 0 ? '/about#licences' : undefined;
}

/** Where Home is the only page in the language. */
function homeLists(
  language: Language,
  content: Content,
  documents: readonly FrameLink[],
  { home, contact, about, price }: Record<'home' | 'contact' | 'about' | 'price', FrameLink>,
): FrameList[] {
  const { frame, includes, ziyarat, before } = language.words;
  if (!before) return [];
  const scope = scopeOf(language, content);
  const part = (label: string, id: string) => ({ label, href: `${home.href}#${id}` });
  const cities = content.site.cities.flatMap(({ slug }) => {
    const city = ziyarat.cities[slug];
    return city ? part(fill(city.title.template, scope, { cityName: city.name }), slug) : [];
  });
  return [
    {
      title: frame.home,
      links: [
        part(includes.title, 'includes'),
        ...cities,
        price,
        part(before.title, 'before'),
        contact,
      ],
    },
    {
      title: frame.english ?? before.lead,
      links: [...documents, about].map(({ label, href }) => ({ label, href })),
    },
  ];
}

/** The legal pages, which are in English, in the words of a language. */
export function documentLinks({ documents, frame }: Words): FrameLink[] {
  return [
    { label: documents.refund, href: '/refund-policy', note: frame.english },
    { label: documents.terms, href: '/terms-and-conditions', note: frame.english },
    { label: documents.privacy, href: '/privacy-policy', note: frame.english },
  ];
}

/** What sends the first page of each language to a family, that of the page's own language first. */
export function familyLinks(content: Content, own: string): FamilyWords {
  const { facts, languages } = content;
  const links = languages.map(({ lang, dir, label, words }) => {
    const address = facts.agency.siteUrl + homePath(lang);
    return { lang, dir, label, message: `${words.answers.family.message}\n${address}` };
  });
  return {
    title: languages.find(({ lang }) => lang === own)!.words.answers.family.title,
    links: links.toSorted((one, other) => Number(other.lang === own) - Number(one.lang === own)),
  };
}

/** The first page in each language, English first. */
export function homes({ languages }: Content): LanguageLink[] {
  return languages.map(({ lang, dir, label }) => ({ lang, dir, label, path: homePath(lang) }));
}

export function homePath(lang: string): string {
  return lang === 'en' ? '/' : `/${lang}`;
}
