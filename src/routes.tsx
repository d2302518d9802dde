/** The one table of pages. File names, sitemap, structured data and checks follow from it. */
import type { Content } from './agency/schemas/content.ts';
import type { PagePath } from './site/addresses.ts';
import { editionsOf, type Edition } from './site/edition.ts';
import { filled, fillMarkdown, inPlainText, type Scope } from './values/fill.ts';
import { firstThatFits } from './values/format.ts';
import type { PageKind, Route } from './site/pageContext.ts';
import { AboutPage } from './site/pages/AboutPage.tsx';
import { ContactPage } from './site/pages/ContactPage.tsx';
import { HomePage } from './site/pages/HomePage.tsx';
import { NotFoundPage } from './site/pages/NotFoundPage.tsx';
import { TextPage } from './site/pages/TextPage.tsx';

/** Takes the content; returns every page. Home in the main language is the first, and the 404 page the last. */
export function routes(content: Content): readonly Route[] {
  const { facts, structure } = content;
  const editions = editionsOf(content);
  const [main, ...others] = editions as [Edition, ...Edition[]];
  const pages = filledPages(content, main.scope);
  const row = (kind: PageKind, path: PagePath, words: HeadWords) => ({
    kind,
    path,
    edition: main,
    editions,
    ...headOf(words, facts.agency.name),
  });
  const home = (edition: Edition): Route => {
    const { label, isMain, path, words } = edition;
    return {
      ...row('home', path, { ...words, label: isMain ? words.layout.home : label }),
      edition,
      page: <HomePage {...structure} />,
    };
  };
  const textPages = Object.entries(pages.textPages).map(([name, page]) => ({
    ...row('text', `/${name}/`, headWordsOf(page, facts.agency.name)),
    page: <TextPage {...page} />,
  }));
  const rows: Route[] = [
    home(main),
    { ...row('about', '/about/', pages.about), page: <AboutPage about={pages.about} /> },
    {
      ...row('contact', '/contact/', pages.contact),
      page: <ContactPage contact={pages.contact} />,
    },
    ...textPages,
    ...others.map(home),
    {
      ...row('notFound', '/404.html', pages.notFound),
      page: <NotFoundPage words={pages.notFound} />,
    },
  ];
  refuseTwins(rows, Object.keys(pages.textPages));
  return rows;
}

/** Throws if a page of text, whose address is the name of its file, has the address of another page. */
function refuseTwins(rows: readonly Route[], names: readonly string[]): void {
  const twin = names.find((name) => rows.filter(({ path }) => path === `/${name}/`).length > 1);
  if (twin === undefined) return;
  throw new Error(
    `Could not use src/content/pages/${twin}.md: another page of the site has the address /${twin}/. Rename the file.`,
  );
}

/** Takes the content and the facts in the main language; returns the words of the pages in that language, with the facts in them. */
export function filledPages(content: Content, scope: Scope) {
  const { facts: _, structure: __, languages: ___, pages, ...others } = content;
  const textPages = Object.entries(pages).map(([name, { text, ...words }]) => [
    name,
    { ...filled(words, scope), text: fillMarkdown(text, scope) },
  ]);
  return {
    ...filled(others, scope),
    textPages: Object.fromEntries(textPages) as Content['pages'],
  };
}

interface HeadWords {
  readonly label: string;
  /** The alternatives for the title, the longest first. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
}

/** Returns the words of a page of text for its head. What its front matter does not say follows from its title and lead. */
function headWordsOf(
  { title, lead, label, titles, descriptions }: Content['pages'][string],
  name: string,
): HeadWords {
  return {
    label: label ?? title,
    titles: titles ?? (title.includes(name) ? [title] : [`${title} | ${name}`, title]),
    descriptions: descriptions ?? [lead],
  };
}

/** Returns what search engines and the breadcrumb show. Search engines cut titles after 60 characters, descriptions after 160. */
function headOf(words: HeadWords, name: string) {
  const titles = words.titles.map(inPlainText);
  const title = firstThatFits(60, ...titles);
  return {
    label: words.label,
    title,
    shareTitle: titles.find((each) => !each.includes(name)) ?? title,
    description: firstThatFits(160, ...words.descriptions.map(inPlainText)),
  };
}
