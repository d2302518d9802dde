/** The one table of pages. File names, sitemap, structured data and checks follow from it. */
import type { Content, Words } from './agency/schemas/content.ts';
import type { PagePath } from './site/addresses.ts';
import { editionsOf, type Edition } from './site/edition.ts';
import { inPlainText } from './values/fill.ts';
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
  const { about, contact, notFound } = main.words as Required<Words>;
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
  const textPages = Object.entries(main.texts).map(([name, page]) => ({
    ...row('text', `/${name}/`, headWordsOf(page, facts.agency.name)),
    page: <TextPage {...page} />,
  }));
  const rows: Route[] = [
    home(main),
    {
      ...row('about', '/about/', about),
      page: <AboutPage about={about} structure={structure.about} />,
    },
    {
      ...row('contact', '/contact/', contact),
      page: <ContactPage contact={contact} structure={structure} />,
    },
    ...textPages,
    ...others.map(home),
    {
      ...row('notFound', '/404.html', notFound),
      page: <NotFoundPage words={notFound} {...structure.notFound} />,
    },
  ];
  refuseTwins(rows, Object.keys(main.texts));
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
