/** What every component can ask for: the page, its words and facts, and what the build provides. */
import { createContext, useContext, type ReactElement } from 'react';
import type { Facts, Template } from '../agency/schemas/content.ts';
import type { PagePath } from './addresses.ts';
import type { Edition } from './edition.ts';
import { plainText, type FilledText } from '../values/filledText.tsx';
import { fill, type Values } from '../values/fill.ts';
import type { PagePicture, PictureRequest } from './slots.ts';

/** The kind of a page: Home, the 404 page, or any other. Head, header, footer and structured data depend on it. */
export type PageKind = 'home' | 'inner' | 'notFound';

/** A row of src/routes.tsx. */
export interface Route {
  /** The same in every language: '' is Home, 'about' is About. */
  readonly name: string;
  readonly path: PagePath;
  readonly kind: PageKind;
  readonly edition: Edition;
  /** All editions; the first has every page. */
  readonly editions: readonly Edition[];
  /** The name of the page in the breadcrumb. */
  readonly label: string;
  /** The title for search engines, shared links and the browser tab, at most 60 characters. */
  readonly title: string;
  /** The description for search engines, at most 160 characters. */
  readonly description: string;
  readonly page: ReactElement;
}

/** A page, with what the build provides for rendering it. */
export interface Page {
  readonly route: Route;
  readonly facts: Facts;
  /** The day of the build, as an ISO date. */
  readonly today: string;
  /** Returns the addresses of a picture's files for a slot. The generator encodes them after the pages are rendered. */
  readonly picture: (request: PictureRequest) => PagePicture;
  readonly sheetUrl: string;
  readonly scriptUrl: string;
  /** Returns the address of a file in public/, versioned by its content. */
  readonly publicUrl: (path: string) => string;
}

/** Returns what the components of a page ask for: the page with its words and the functions that fill its templates. */
export function contextOf(page: Page) {
  const { words, scope } = page.route.edition;
  return {
    ...page,
    words,
    /** Fills a template to be rendered as children. */
    show: ({ template }: Template, extraFacts: Values, around?: (words: string) => FilledText) =>
      fill(template, scope, extraFacts, around),
    /** Fills a template as plain text, for attributes and messages. */
    fill: ({ template }: Template, extraFacts: Values) =>
      plainText(fill(template, scope, extraFacts)),
  };
}

export const PageContext = createContext<ReturnType<typeof contextOf> | undefined>(undefined);

/** Returns the page that is being rendered, with its words. Throws outside a PageContext provider. */
export function usePage() {
  const page = useContext(PageContext);
  if (!page) throw new Error('Could not render a component: it is outside a PageContext provider.');
  return page;
}
