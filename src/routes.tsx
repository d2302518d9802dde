/** The single table of pages, from which file names, sitemap, structured data and checks follow. */
import type { ReactElement } from 'react';
import type { Content } from './agency/schemas/content.ts';
import type { PagePath } from './site/addresses.ts';
import { editionsOf, type Edition, type PageOfText } from './site/edition.ts';
import { plainText, type FilledText } from './values/filledText.tsx';
import { firstThatFits } from './values/format.ts';
import type { PageKind, Route } from './site/pageContext.ts';
import { AboutPage } from './site/pages/AboutPage.tsx';
import { ContactPage } from './site/pages/ContactPage.tsx';
import { HomePage } from './site/pages/HomePage.tsx';
import { NotFoundPage } from './site/pages/NotFoundPage.tsx';
import { TextPage } from './site/pages/TextPage.tsx';

/** Takes the content; returns every page. Home in the first language comes first, and the 404 page last. */
export function routes(content: Content): readonly Route[] {
  const { facts, structure } = content;
  const editions = editionsOf(content);
  const pagesOf = (edition: Edition): Route[] => {
    const { words, texts } = edition;
    const { about, contact } = words;
    const row = (kind: PageKind, name: string, head: HeadWords, page: ReactElement): Route => {
      const path = `${edition.path}${name && `${name}/`}` as PagePath;
      return { kind, name, path, edition, editions, ...headOf(head), page };
    };
    return [
      row('home', '', { ...words, label: words.layout.home }, <HomePage {...structure} />),
      row('inner', 'about', about, <AboutPage about={about} structure={structure.about} />),
      row('inner', 'contact', contact, <ContactPage contact={contact} structure={structure} />),
      ...Object.entries(texts).map(([name, page]) =>
        row('inner', name, headWordsOf(page, facts.agency.name), <TextPage {...page} />),
      ),
    ];
  };
  const rows = editions.flatMap(pagesOf);
  refuseDuplicateAddresses(rows, Object.keys(content.pages));
  const edition = editions[0]!;
  const notFound = edition.words.notFound!;
  const notFoundRoute: Route = {
    kind: 'notFound',
    name: 'notFound',
    path: '/404.html',
    edition,
    editions,
    ...headOf(notFound),
    page: <NotFoundPage words={notFound} {...structure.notFound} />,
  };
  return [...rows, notFoundRoute];
}

/** Throws if a page of text, whose address is its file name, has the same address as another page. */
function refuseDuplicateAddresses(rows: readonly Route[], names: readonly string[]): void {
  const twin = names.find((name) => rows.filter(({ path }) => path === `/${name}/`).length > 1);
  if (twin === undefined) return;
  throw new Error(
    `Could not use src/content/pages/${twin}.md: another page of the site has the address /${twin}/. Rename the file.`,
  );
}

interface HeadWords {
  readonly label: FilledText;
  /** The alternatives for the title, the longest first. */
  readonly titles: readonly FilledText[];
  readonly descriptions: readonly FilledText[];
}

/** Returns the words for the head of a page of text. Whatever its front matter omits falls back to its title and lead. */
function headWordsOf(
  { title: written, lead, label, titles, descriptions }: PageOfText,
  name: string,
): HeadWords {
  const title = plainText(written);
  return {
    label: label ?? title,
    titles: titles ?? (title.includes(name) ? [title] : [`${title} | ${name}`, title]),
    descriptions: descriptions ?? [lead],
  };
}

/**
 * Returns what search engines, shared links and the breadcrumb show. Search engines cut titles after 60 characters and
 * descriptions after 160.
 */
function headOf(words: HeadWords) {
  return {
    label: plainText(words.label),
    title: firstThatFits(60, ...words.titles.map(plainText)),
    description: firstThatFits(160, ...words.descriptions.map(plainText)),
  };
}
