/** Finds languages with words that are not in the letters of the language, such as a line that nobody has translated. */
import type { Content } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import { everyValue } from '../../values/paths.ts';

/** Takes the languages as staff wrote them; returns a fault for each that has texts in foreign letters alone. */
export function findForeignWords(languages: Content['languages']): Fault[] {
  return languages.flatMap(({ lang, label, words }) => {
    // The script that CLDR names for the language: bn is written in Beng, hi in Deva, ur in Arab.
    const { script } = new Intl.Locale(lang).maximize();
    if (!script) return [];
    const own = new RegExp(`\\p{Script=${script}}`, 'u');
    const [first, ...more] = everyValue(words).filter(({ value }) => isForeign(value, own));
    if (!first) return [];
    const others = more.length > 0 ? `, like ${more.length} more of its texts` : '';
    const advice = `It is not in the letters of ${label}${others}`;
    return { ...first, file: `languages/${lang}.ts`, advice };
  });
}

function isForeign(value: unknown, own: RegExp): boolean {
  if (typeof value !== 'string') return false;
  // Names in braces and abbreviations such as GST are the same in every language.
  const words = value.replace(/\{[^{}]*\}|\b[A-Z]+\b/g, '');
  return /\p{L}/u.test(words) && !own.test(words);
}
