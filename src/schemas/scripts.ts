/** Whether the words of each language are written in its letters. */
import type { Content } from './content.ts';
import { everyValue, sentencesByFile } from './issues.ts';

type Language = Content['languages'][number];

/** Returns a sentence where two languages are mixed up, and one for every file with a text in other letters. */
export function findScriptFaults(languages: readonly Language[]): string[] {
  return languages.flatMap((language) => {
    const { lang, label, words } = language;
    const texts = textsOf(words);
    const foreign = texts.filter(({ value }) => !isIn(language, value));
    const isMost = foreign.length > texts.length / 2;
    const other = languages.find(
      (each) => each !== language && isIn(each, foreign[0]?.value ?? ''),
    );
    if (isMost && other)
      return `Could not use src/content/languages/index.ts: the row of "${lang}" has the words of "${other.lang}". Write its own lang, label and words in each row.`;
    const advice = `Write it in the letters of ${label}`;
    return sentencesByFile(
      foreign.map(({ field, value }) => ({ file: `languages/${lang}.ts`, field, value, advice })),
    );
  });
}

/** Without names in braces, and without texts of figures, signs or capitals alone, such as GST. */
function textsOf(words: Language['words']): { field: string; value: string }[] {
  return everyValue(words).flatMap(({ field, value }) => {
    const isText =
      typeof value === 'string' && /\p{L}/u.test(value.replace(/\{[^{}]*\}|^[A-Z]+$/g, ''));
    return isText ? [{ field, value }] : [];
  });
}

/** The Unicode script that CLDR names for the language: bn is written in Beng, hi in Deva, ur in Arab. */
function isIn({ lang }: Language, text: string): boolean {
  const { script } = new Intl.Locale(lang).maximize();
  const words = text.replace(/\{[^{}]*\}/g, '');
  return !script || new RegExp(`\\p{Script=${script}}`, 'u').test(words);
}
