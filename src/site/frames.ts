/** The words and links around a page: of the English pages, and of a page in another language. */
import type { Content, HomeWords, Language } from '../schemas/content.ts';
import type { FamilyWords, Frame, FrameLink, LanguageLink } from './pageContext.ts';

export function englishFrame(content: Content): Frame {
  const { navigation, messages, services, facts } = content;
  const { help, about, newsletter } = navigation;
  const groups = [...new Set(services.map(({ group }) => group))];
  const licences = facts.licences.list.length > 0 ? '/about#licences' : undefined;
  return {
    skip: navigation.skip,
    home: content.home.label,
    main: navigation.main,
    call: navigation.call,
    menu: navigation.menuTitle,
    close: navigation.close,
    tagline: navigation.tagline,
    book: { label: navigation.book, message: messages.booking },
    floating: { label: navigation.floating, message: messages.general },
    links: navigation.header,
    more: navigation.menu,
    footer: [
      ...groups.map((title) => ({
        title,
        links: services
          .filter(({ group }) => group === title)
          .map(({ slug, name }) => ({ label: name, href: `/about#${slug}` })),
      })),
      help,
      { title: about.title, links: [...about.links, { label: about.licence, href: licences }] },
    ],
    newsletter: { words: newsletter, message: messages.newsletter },
    languages: homes(content).slice(1),
  };
}

export function frameIn({ lang, label, words }: Language, content: Content): Frame {
  const { frame, contact, documents, hero, before, includes } = words;
  const home = `/${lang}`;
  const price = { label: frame.price, href: `${home}#price` };
  const about = { label: frame.about, href: '/about', note: frame.english };
  const rules = englishDocuments(words);
  return {
    skip: frame.skip,
    home: frame.home,
    main: label,
    call: frame.call,
    menu: frame.menu,
    close: frame.close,
    tagline: frame.tagline,
    book: { label: hero.book, message: contact.firstMessage },
    floating: { label: contact.message, message: contact.firstMessage },
    links: [
      { label: frame.home, href: home },
      { label: frame.contact, href: `${home}#contact` },
      about,
    ],
    more: [...rules, price],
    footer: [
      {
        title: frame.home,
        links: [
          { label: includes.title, href: `${home}#includes` },
          ...content.ziyarat.cities.flatMap(({ slug }) => {
            const city = words.ziyarat.cities[slug];
            return city ? { label: city.title, href: `${home}#${slug}` } : [];
          }),
          price,
          { label: before.title, href: `${home}#before` },
          { label: frame.contact, href: `${home}#contact` },
        ],
      },
      { title: documents.lead, links: [...rules, about] },
    ],
    languages: homes(content).filter((each) => each.lang !== lang),
  };
}

/** The legal pages, which are in English, in the words of a language. */
export function englishDocuments({ documents, frame }: HomeWords): FrameLink[] {
  return [
    { label: documents.refund, href: '/refund-policy', note: frame.english },
    { label: documents.terms, href: '/terms-and-conditions', note: frame.english },
    { label: documents.privacy, href: '/privacy-policy', note: frame.english },
  ];
}

/** What sends the first page of each language to a family, that of the page's own language first. */
export function familyLinks(content: Content, own: string): FamilyWords {
  const { facts, answers, languages } = content;
  const messages = new Map([
    ['en', answers.family.message],
    ...languages.map(({ lang, words }) => [lang, words.answers.family.message] as const),
  ]);
  const links = homes(content).map(({ path, ...link }) => ({
    ...link,
    message: `${messages.get(link.lang)}\n${facts.agency.siteUrl}${path}`,
  }));
  const words = languages.find(({ lang }) => lang === own)?.words.answers ?? answers;
  return {
    title: words.family.title,
    links: links.toSorted((one, other) => Number(other.lang === own) - Number(one.lang === own)),
  };
}

/** The first page in each language, English first. */
export function homes({ navigation, languages }: Content): LanguageLink[] {
  return [
    { lang: 'en', dir: 'ltr', label: navigation.language, path: '/' },
    ...languages.map(({ lang, dir, label }) => ({ lang, dir, label, path: `/${lang}` })),
  ];
}
