/** The one table of pages: navigation, file names, sitemap and tests derive from it. */
import type { Content, Home, Language } from './schemas/content.ts';
import { fit } from './site/format.ts';
import { englishFrame, familyLinks, frameIn } from './site/frames.ts';
import { englishHome, homeIn } from './site/homes.ts';
import type { Route } from './site/pageContext.ts';
import { AboutPage } from './site/pages/AboutPage.tsx';
import { ContactPage } from './site/pages/ContactPage.tsx';
import { HomePage } from './site/pages/HomePage.tsx';
import { LegalPage } from './site/pages/LegalPage.tsx';
import { NotFoundPage } from './site/pages/NotFoundPage.tsx';

/** Takes the content with its facts filled in; returns every page, that for unknown addresses last. */
export function routes(content: Content): readonly Route[] {
  const { home, about, contact, legal, messages, notFound, languages } = content;
  const { name } = content.facts.agency;
  const english = {
    lang: 'en-IN',
    dir: 'ltr',
    isListed: true,
    frame: englishFrame(content),
    preview: previewOf(home.preview, 'en', name),
  } as const;
  const effectiveDate = content.facts.policy.effectiveDate;
  const legalPage = { effectiveDate, words: legal.words };
  return [
    {
      path: '/',
      style: 'home',
      ...english,
      frame: { ...english.frame, family: familyLinks(content, 'en') },
      ...listing(home, name),
      page: <HomePage content={englishHome(content)} />,
    },
    {
      path: '/about',
      style: 'about',
      ...english,
      ...listing(about, name),
      page: <AboutPage content={content} />,
    },
    {
      path: '/contact',
      style: 'contact',
      ...english,
      ...listing(contact, name),
      page: <ContactPage content={content} />,
    },
    {
      path: '/terms-and-conditions',
      style: 'legal',
      ...english,
      ...listing(legal.terms, name),
      page: <LegalPage {...legalPage} {...legal.terms} message={messages.terms} />,
    },
    {
      path: '/refund-policy',
      style: 'legal',
      ...english,
      ...listing(legal.refund, name),
      page: <LegalPage {...legalPage} {...legal.refund} message={messages.refund} />,
    },
    {
      path: '/privacy-policy',
      style: 'legal',
      ...english,
      ...listing(legal.privacy, name),
      page: <LegalPage {...legalPage} {...legal.privacy} message={messages.privacy} />,
    },
    ...languages.map((language) => ({
      path: `/${language.lang}`,
      style: `home-${language.lang}`,
      isListed: true,
      lang: language.lang,
      dir: language.dir,
      frame: frameIn(language, content),
      ...listing({ label: language.label, ...language.words }, name),
      preview: previewOf({ ...home.preview, ...previewWords(language) }, language.lang, name),
      page: <HomePage content={homeIn(language, content)} />,
    })),
    {
      path: '/404',
      style: 'not-found',
      ...english,
      isListed: false,
      ...listing(notFound, name),
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
function listing({ label, titles, descriptions }: Listing, name: string) {
  const title = fit(60, ...titles);
  return {
    label,
    title,
    shareTitle: titles.find((each) => !each.includes(name)) ?? title,
    description: fit(160, ...descriptions),
  };
}

function previewOf({ caption, ...picture }: Home['preview'], lang: string, name: string) {
  return { ...picture, slot: 'preview', caption: { name, text: caption, lang } } as const;
}

function previewWords({ words }: Language) {
  return { alt: words.previewAlt, caption: `${words.price.title}: ${words.price.amount}` };
}
