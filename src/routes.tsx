/** The one table of pages: file names, sitemap, structured data and checks follow from it. */
import type { Content } from './schemas/content.ts';
import type { PagePath } from './site/addresses.ts';
import { editionsOf, type Edition } from './site/edition.ts';
import { filled, fillMarkdown, inPlainText, type Scope } from './site/fill.ts';
import { fit } from './site/format.ts';
import type { Kind, Route } from './site/pageContext.ts';
import { AboutPage } from './site/pages/AboutPage.tsx';
import { ContactPage } from './site/pages/ContactPage.tsx';
import { HomePage } from './site/pages/HomePage.tsx';
import { LegalPage } from './site/pages/LegalPage.tsx';
import { NotFoundPage } from './site/pages/NotFoundPage.tsx';

/** Takes the content; returns every page, Home in the main language first and that for unknown addresses last. */
export function routes(content: Content): readonly Route[] {
  const { facts, structure } = content;
  const editions = editionsOf(content);
  const [main, ...others] = editions as [Edition, ...Edition[]];
  const pages = filledPages(content, main.scope);
  const row = (kind: Kind, path: PagePath, words: Listing) => ({
    kind,
    path,
    edition: main,
    editions,
    ...listing(words, facts.agency.name),
  });
  const home = (edition: Edition): Route => {
    const { label, isMain, path, words } = edition;
    return {
      ...row('home', path, { ...words, label: isMain ? words.frame.home : label }),
      edition,
      page: <HomePage {...structure} />,
    };
  };
  const document = (path: PagePath, name: 'terms' | 'refund' | 'privacy'): Route => ({
    ...row('legal', path, pages.legal[name]),
    page: <LegalPage words={pages.legal.words} {...pages.legal[name]} />,
  });
  return [
    home(main),
    { ...row('about', '/about/', pages.about), page: <AboutPage about={pages.about} /> },
    {
      ...row('contact', '/contact/', pages.contact),
      page: <ContactPage contact={pages.contact} />,
    },
    document('/terms-and-conditions/', 'terms'),
    document('/refund-policy/', 'refund'),
    document('/privacy-policy/', 'privacy'),
    ...others.map(home),
    {
      ...row('notFound', '/404.html', pages.notFound),
      page: <NotFoundPage words={pages.notFound} />,
    },
  ];
}

/** Takes the content and the facts of the main language; returns the words of the pages that are in it alone, filled. */
export function filledPages(content: Content, scope: Scope) {
  const { facts: _, structure: __, languages: ___, legal, ...pages } = content;
  const document = <T extends Content['legal']['terms']>(written: T): T => ({
    ...filled(written, scope),
    text: fillMarkdown(written.text, scope),
  });
  return {
    ...filled(pages, scope),
    legal: {
      words: filled(legal.words, scope),
      terms: document(legal.terms),
      refund: document(legal.refund),
      privacy: document(legal.privacy),
    },
  };
}

interface Listing {
  readonly label: string;
  /** The longest first. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
}

/** What search engines and the breadcrumb show. Search engines cut titles after 60 characters, descriptions after 160. */
function listing(words: Listing, name: string) {
  const titles = words.titles.map(inPlainText);
  const title = fit(60, ...titles);
  return {
    label: words.label,
    title,
    shareTitle: titles.find((each) => !each.includes(name)) ?? title,
    description: fit(160, ...words.descriptions.map(inPlainText)),
  };
}
