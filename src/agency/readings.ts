/** Which pages somebody who speaks their language has read. A page that nobody has read is a sample, and is not published. */
import { shortHash } from '../values/shortHash.ts';
import { componentPages, ownPages, textPagesIn } from './ownPages.ts';
import type { Content, Language, TextPage } from './schemas/content.ts';

interface UnreadPage {
  readonly language: Language;
  /** The name of the page, where Home is `home`. */
  readonly page: string;
  /** What `checked` has to say of the page behind the day: the fingerprint of its original. */
  readonly fingerprint: string | undefined;
  /** Whether the original has changed since somebody read the page. */
  readonly isOlder: boolean;
}

/** Returns the pages that nobody has read. The first language is read as a whole, at its Home. */
export function unreadPages({ languages, pages }: Content): UnreadPage[] {
  return languages.flatMap((language) => {
    const { isMain, checked } = language;
    const names = isMain ? [''] : ownPages(language, pages);
    return names
      .filter((name) => !isRead(language, name, pages))
      .map((name) => {
        const page = name || 'home';
        const isOlder = (checked[page] ?? '').includes(' ');
        return { language, page, fingerprint: fingerprintOf(pages[name]), isOlder };
      });
  });
}

/** Returns what is published: the first language, and in the others the pages that somebody has read, if Home is one of them. */
export function withoutUnread(content: Content): Content {
  const isShown = (language: Language, name: string) =>
    language.isMain ||
    (isRead(language, '', content.pages) && isRead(language, name, content.pages));
  const languages = content.languages
    .filter((language) => isShown(language, ''))
    .map((language) => {
      const unread = componentPages.filter((name) => !isShown(language, name));
      const without = Object.fromEntries(unread.map((name) => [name, undefined]));
      return { ...language, words: { ...language.words, ...without } };
    });
  const shown = languages.flatMap((language) =>
    Object.keys(textPagesIn(language.folder, content.pages))
      .filter((name) => isShown(language, name))
      .map((name) => language.folder + name),
  );
  const pages = Object.entries(content.pages).filter(([name]) => shown.includes(name));
  return { ...content, languages, pages: Object.fromEntries(pages) };
}

/** Tells whether somebody has read a page of a language, and its original has not changed since. */
export function isRead({ checked }: Language, name: string, pages: Content['pages']): boolean {
  const [day, fingerprint] = (checked[name || 'home'] ?? '').split(' ');
  return day !== '' && fingerprint === fingerprintOf(pages[name]);
}

/** Returns a fingerprint of the words of a page of text in the first language. */
function fingerprintOf(page: TextPage | undefined): string | undefined {
  if (!page) return undefined;
  const { title, lead, text } = page;
  return shortHash([title, lead, text].join(' ').replace(/\s+/g, ' ').trim());
}
