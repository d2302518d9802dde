/** Finds words that are not in the letters of their language: a line not translated, or a letter of another keyboard. */
import type { Content } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import { everyLine } from '../../values/paths.ts';
import { textPagesIn } from '../ownPages.ts';

/**
 * The letters and digits of languages that share their script with others: the main ones of CLDR (exemplarCharacters), and for
 * Urdu those of its rarer ones that Arabic has not.
 */
const alphabets: Readonly<Record<string, string>> = {
  bn: 'অ-ঌএঐও-নপ-রলশ-হঽৎৠৡ০-৯',
  hi: 'अ-ऍए-ऑओ-नप-रलळव-हऽॐ०-९',
  ur: 'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنوہھءیےأآںؤۂۃئۓ۰-۹',
};

/** A text, and where it is. */
type Text = Pick<Fault, 'file' | 'field'> & { readonly value: string };

/** Takes the content as staff wrote it; returns for each language the first text of each kind, and says how many are like it. */
export function findForeignWords({ languages, pages }: Content): Fault[] {
  return languages.flatMap(({ lang, label, words, folder }): Fault[] => {
    // The script that CLDR names for the language: bn is written in Beng, hi in Deva, ur in Arab.
    const { script } = new Intl.Locale(lang).maximize();
    if (!script) return [];
    const own = new RegExp(`\\p{Script=${script}}`, 'u');
    const letters = alphabets[lang] ?? own.source;
    // A word of honour in one sign, such as ﷺ, is in every language, and each may quote Arabic words.
    const quoted = script === 'Arab' ? '' : '(?![\\u0621-\\u064a\\u066e-\\u06d3])';
    const strange = new RegExp(
      `${quoted}(?![0-9\\p{Script=Latin}\\ufdf0-\\ufdff${letters}])[\\p{L}\\p{Nd}]`,
      'u',
    );
    const inWords = everyLine(words).map((each) => ({ ...each, file: `languages/${lang}.ts` }));
    const inPages = Object.entries(textPagesIn(folder, pages)).flatMap(([name, page]) =>
      everyLine(page).map(({ field, value }): Text => {
        const line = field.replace(/^text\./, '');
        return { file: `pages/${folder}${name}.md`, field: line, value };
      }),
    );
    return [
      ...firstOf(inWords, ({ value }) =>
        isForeign(value, own) ? `It is not in the letters of ${label}` : undefined,
      ),
      ...firstOf([...inWords, ...inPages], ({ value }) => {
        const word = value.match(/[\p{L}\p{M}\p{Nd}]+/gu)?.find((each) => strange.test(each));
        return (
          word &&
          `In "${word}", ${strange.exec(word)![0]} is no letter of ${label}: another keyboard has it`
        );
      }),
    ];
  });
}

/** Returns the first text for which there is advice. */
function firstOf(texts: readonly Text[], adviceOn: (text: Text) => string | undefined): Fault[] {
  const found = texts.flatMap((text) => {
    const advice = adviceOn(text);
    return advice ? { ...text, advice } : [];
  });
  const others = found.length > 1 ? `, like ${found.length - 1} more of its texts` : '';
  return found.slice(0, 1).map((first) => ({ ...first, advice: first.advice + others }));
}

function isForeign(value: string, own: RegExp): boolean {
  // Names in braces and abbreviations such as GST are the same in every language.
  const words = value.replace(/\{[^{}]*\}|\b[A-Z]+\b/g, '');
  return /\p{L}/u.test(words) && !own.test(words);
}
