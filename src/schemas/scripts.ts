/** Whether the words of each language are written in its letters. */
import type { Content } from './content.ts';
import { everyValue } from './issues.ts';

/** Takes the languages as staff wrote them; returns a warning for each that has words in other letters alone. */
export function findForeignWords(languages: Content['languages']): string[] {
  return languages.flatMap(({ lang, label, words }) => {
    const letters = lettersOf(lang);
    const foreign = everyValue(words).filter(
      ({ value }) => isWords(value) && letters && !letters.test(value),
    );
    const [first] = foreign;
    if (!first) return [];
    const more = foreign.length > 1 ? `, like ${foreign.length - 1} more of its texts` : '';
    return `src/content/languages/${lang}.ts: ${first.field} is "${String(first.value)}". It is not in the letters of ${label}${more}.`;
  });
}

/** Of the Unicode script that CLDR names for the language: bn is written in Beng, hi in Deva, ur in Arab. */
function lettersOf(lang: string): RegExp | undefined {
  const { script } = new Intl.Locale(lang).maximize();
  return script ? new RegExp(`\\p{Script=${script}}`, 'u') : undefined;
}

/** Names in braces are none, and neither are figures, signs or capitals alone, such as GST. */
function isWords(value: unknown): value is string {
  return typeof value === 'string' && /\p{L}/u.test(value.replace(/\{[^{}]*\}|^[A-Z]+$/g, ''));
}
