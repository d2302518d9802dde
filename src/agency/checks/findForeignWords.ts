/** Finds texts that are not in the script of their language, because nobody has translated them yet. */
import { isPageOf } from '../pageNames.ts';
import type { Content } from '../schemas/content.ts';
import { anyBraces } from '../../values/braces.ts';
import type { Fault } from '../../values/faults.ts';
import { everyAlternative } from '../../values/place.ts';

/**
 * Takes the content as staff wrote it; returns the first such text of each language, with the number of others like it, and each
 * page of text that is not in the letters of its language.
 */
export function findForeignWords({ languages, pages }: Content): Fault[] {
  return languages.flatMap((language): Fault[] => {
    const { lang, label, folder, words } = language;
    // The script that CLDR names for the language: bn is written in Beng, hi in Deva, ur in Arab.
    const { script } = new Intl.Locale(lang).maximize();
    if (!script) return [];
    const ownLetters = new RegExp(`\\p{Script=${script}}`, 'u');
    const advice = `It is not in the letters of ${label}`;
    const [first, ...others] = everyAlternative(words).filter(({ value }) =>
      isForeign(value, ownLetters),
    );
    const more = others.length > 0 ? `, like ${others.length} more of its texts` : '';
    const inWords = first && {
      file: `languages/${lang}.jsonc`,
      ...first,
      advice: `${advice}${more}`,
    };
    const inPages = Object.entries(pages)
      .filter(([name, { lead }]) => isPageOf(folder, name) && isForeign(lead, ownLetters))
      .map(([name, { lead }]) => {
        return { file: `pages/${name}.md`, keys: ['the lead'], value: lead, advice };
      });
    return [...(inWords ? [inWords] : []), ...inPages];
  });
}

function isForeign(value: string, ownLetters: RegExp): boolean {
  // Names in braces and abbreviations such as GST are the same in every language.
  const words = value.replace(anyBraces, '').replace(/\b[A-Z]+\b/g, '');
  return /\p{L}/u.test(words) && !ownLetters.test(words);
}
