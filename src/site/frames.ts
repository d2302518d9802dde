/** The words and links around a page: of the English pages, and of a page in another language. */
import type { Content, Language } from '../schemas/content.ts';
import type { Frame, LanguageLink } from './pageContext.ts';

export function englishFrame(content: Content): Frame {
  const { navigation, messages, services, facts } = content;
  const { help, about, newsletter } = navigation;
  const groups = [...new Set(services.map(({ group }) => group))];
  const licences = facts.agency.licences.length > 0 ? '/about#licences' : undefined;
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

export function frameIn({ lang, words }: Language, content: Content): Frame {
  const { frame, contact, documents, tagline } = words;
  const message = { label: contact.message, message: contact.firstMessage };
  return {
    skip: frame.skip,
    home: frame.home,
    main: frame.menu,
    call: contact.call,
    menu: frame.menu,
    close: frame.menu,
    tagline,
    book: message,
    floating: message,
    links: [{ label: frame.home, href: '/' }],
    more: [
      { label: documents.terms, href: '/terms-and-conditions' },
      { label: documents.refund, href: '/refund-policy' },
      { label: documents.privacy, href: '/privacy-policy' },
    ],
    footer: [],
    languages: homes(content).filter((home) => home.lang !== lang),
  };
}

/** The first page in each language, English first. */
export function homes({ navigation, languages }: Content): LanguageLink[] {
  return [
    { lang: 'en', dir: 'ltr', label: navigation.language, path: '/' },
    ...languages.map(({ lang, dir, label }) => ({ lang, dir, label, path: `/${lang}` })),
  ];
}
