/** The one table of pages: navigation, file names, sitemap and tests derive from it. */
import type { Content } from './schemas/content.ts';
import { filled, fillMarkdown, type Scope } from './site/fill.ts';
import { fit } from './site/format.ts';
import { frameIn, homePath } from './site/frames.ts';
import { homeIn } from './site/homes.ts';
import type { Route } from './site/pageContext.ts';
import { AboutPage } from './site/pages/AboutPage.tsx';
import { ContactPage } from './site/pages/ContactPage.tsx';
import { HomePage } from './site/pages/HomePage.tsx';
import { LegalPage } from './site/pages/LegalPage.tsx';
import { NotFoundPage } from './site/pages/NotFoundPage.tsx';
import { scopeOf } from './site/vocabulary.ts';

/** Takes the content; returns every page, English Home first and that for unknown addresses last. */
export function routes(written: Content): readonly Route[] {
  const content = filledContent(written);
  const { facts, site, about, contact, legal, notFound } = content;
  const { name } = facts.agency;
  const homes = content.languages.map((language): Route => {
    const { lang, dir, words } = language;
    const scope = scopeOf(language, written);
    const caption = { name, text: words.preview.caption, lang };
    return {
      path: homePath(lang),
      style: lang === 'en' ? 'home' : `home-${lang}`,
      lang: lang === 'en' ? 'en-IN' : lang,
      dir,
      isListed: true,
      scope,
      frame: frameIn(language, content),
      ...listing({ ...words, label: lang === 'en' ? words.frame.home : language.label }, name),
      preview: { ...site.preview, slot: 'preview', caption, alt: words.preview.alt },
      page: <HomePage home={homeIn(language, content)} />,
    };
  });
  const [{ page: _, ...home }] = homes as [Route];
  const english = { ...home, frame: { ...home.frame, family: undefined } };
  const document = (path: string, page: 'terms' | 'refund' | 'privacy'): Route => ({
    ...english,
    path,
    style: 'page',
    ...listing(legal[page], name),
    page: <LegalPage words={legal.words} {...legal[page]} />,
  });
  return [
    homes[0]!,
    {
      ...english,
      path: '/about',
      style: 'about',
      ...listing(about, name),
      page: <AboutPage content={content} />,
    },
    {
      ...english,
      path: '/contact',
      style: 'page',
      ...listing(contact, name),
      page: <ContactPage content={content} />,
    },
    document('/terms-and-conditions', 'terms'),
    document('/refund-policy', 'refund'),
    document('/privacy-policy', 'privacy'),
    ...homes.slice(1),
    {
      ...english,
      path: '/404',
      style: 'not-found',
      isListed: false,
      ...listing(notFound, name),
      page: (
        <NotFoundPage words={notFound} message={content.languages[0]!.words.messages.general} />
      ),
    },
  ];
}

/** Puts the facts into the words: of each language in that language, of the other pages in English. */
export function filledContent(content: Content): Content {
  const { facts, site, languages, legal, ...others } = content;
  const english = scopeOf(languages[0]!, content);
  return {
    facts,
    site,
    languages: languages.map((each) => filled(each, scopeOf(each, content))),
    legal: {
      ...filled(legal, english),
      terms: filledDocument(legal.terms, english),
      refund: filledDocument(legal.refund, english),
      privacy: filledDocument(legal.privacy, english),
    },
    ...filled(others, english),
  };
}

function filledDocument<T extends Content['legal']['terms']>(document: T, scope: Scope): T {
  return { ...filled(document, scope), text: fillMarkdown(document.text, scope) };
}

interface Listing {
  readonly label: string;
  /** The longest first. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
}

/** What search engines and the breadcrumb show; they cut titles behind 60 characters and descriptions behind 160. */
function listing({ label, titles, descriptions }: Listing, name: string) {
  const title = fit(60, ...titles);
  return {
    label,
    title,
    shareTitle: titles.find((each) => !each.includes(name)) ?? title,
    description: fit(160, ...descriptions),
  };
}
