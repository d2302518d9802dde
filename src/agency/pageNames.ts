/** Which pages a language has. */
import type { Content, Language } from './schemas/content.ts';
import { pageNameIn } from './contentPlaces.ts';

/** The pages made of components, except Home. The name of each is its address and the key of its words in a language. */
export const componentPages = ['about', 'contact'] as const;

/** The pages of text with rules for customers. Each shows its effective date. */
export const rulePages = ['terms-and-conditions', 'refund-policy', 'privacy-policy'] as const;

/** Takes the name of a page, which is the same in all languages; returns whether it is a page of rules. */
export function isRulePage(name: string): boolean {
  return rulePages.some((page) => page === name);
}

/** Returns the names of a language's pages, which are the same in all languages: '' is Home, and 'about' is About. */
export function ownPages({ folder }: Language, pages: Content['pages']): string[] {
  return ['', ...componentPages, ...Object.keys(textPagesIn(folder, pages))];
}

/** Returns the pages of text in the folder of a language, by name. The folder of the first language is ''. */
export function textPagesIn(folder: string, pages: Content['pages']): Content['pages'] {
  const entries = Object.entries(pages).filter(([name]) => isPageOf(folder, name));
  return Object.fromEntries(entries.map(([name, page]) => [pageNameIn(name), page]));
}

/** Whether a page of text, named such as bn/refund-policy, belongs to the language with a folder; that of the first is ''. */
export function isPageOf(folder: string, name: string): boolean {
  return name === folder + pageNameIn(name);
}
