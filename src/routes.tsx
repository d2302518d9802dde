/** The one table of pages: navigation, file names, sitemap and tests derive from it. */
import type { Content } from './schemas/content.ts';
import { fit } from './site/format.ts';
import { englishFrame, frameIn } from './site/frames.ts';
import type { Route } from './site/pageContext.ts';
import { AboutPage } from './site/pages/AboutPage.tsx';
import { ContactPage } from './site/pages/ContactPage.tsx';
import { HomePage } from './site/pages/HomePage.tsx';
import { KeyFactsPage } from './site/pages/KeyFactsPage.tsx';
import { LegalPage } from './site/pages/LegalPage.tsx';
import { NotFoundPage } from './site/pages/NotFoundPage.tsx';

/** Takes the content with its facts filled in; returns every page, that for unknown addresses last. */
export function routes(content: Content): readonly Route[] {
  const { home, about, contact, legal, messages, notFound, services, languages } = content;
  const english = {
    lang: 'en-IN',
    dir: 'ltr',
    isListed: true,
    frame: englishFrame(content),
  } as const;
  const effectiveDate = content.facts.policy.effectiveDate;
  const legalPage = { effectiveDate, words: legal.words };
  return [
    {
      path: '/',
      style: 'home',
      ...english,
      ...listing(home),
      page: <HomePage content={content} />,
    },
    {
      path: '/about',
      style: 'about',
      ...english,
      ...listing(about),
      page: <AboutPage content={content} />,
    },
    {
      path: '/contact',
      style: 'contact',
      ...english,
      ...listing(contact),
      page: <ContactPage content={content} />,
    },
    {
      path: '/terms-and-conditions',
      style: 'legal',
      ...english,
      ...listing(legal.terms),
      page: <LegalPage {...legalPage} {...legal.terms} message={messages.terms} />,
    },
    {
      path: '/refund-policy',
      style: 'legal',
      ...english,
      ...listing(legal.refund),
      page: <LegalPage {...legalPage} {...legal.refund} message={messages.refund} />,
    },
    {
      path: '/privacy-policy',
      style: 'legal',
      ...english,
      ...listing(legal.privacy),
      page: <LegalPage {...legalPage} {...legal.privacy} message={messages.privacy} />,
    },
    ...languages.map((language) => ({
      path: `/${language.lang}`,
      style: 'key-facts',
      isListed: true,
      lang: language.lang,
      dir: language.dir,
      frame: frameIn(language, content),
      ...listing({ label: language.label, ...language.words }),
      page: <KeyFactsPage words={language.words} services={services} />,
    })),
    {
      path: '/404',
      style: 'not-found',
      ...english,
      isListed: false,
      ...listing(notFound),
      page: <NotFoundPage words={notFound} message={messages.general} />,
    },
  ];
}

interface Listing {
  readonly label: string;
  /** The longest first. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
}

/** What search engines and the breadcrumb show; they cut titles behind 60 characters and descriptions behind 160. */
function listing({ label, titles, descriptions }: Listing) {
  return { label, title: fit(60, ...titles), description: fit(160, ...descriptions) };
}
