/** Finds amounts and percentages that a text has typed. The facts in braces would change with facts.jsonc; these do not. */
import type { Content } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import { everyAlternative } from '../../values/place.ts';
import { linesOfPage } from './findLineFaults.ts';

/** Matches ₹89,999, Rs. 500 and 80%, in the digits of any language. */
const amount = /(?:₹|\b[Rr][Ss]\.?|\bINR)\s*\p{Nd}|\p{Nd}\s*[%٪](?![\dA-Fa-f]{2})/u;

/** Returns each text of a language, and each line of a page of text, with a typed amount or percentage. */
export function findTypedAmounts({ languages, pages }: Content): Fault[] {
  const inWords = languages.flatMap(({ lang, words }) =>
    everyAlternative(words).map((text) => ({ file: `languages/${lang}.jsonc`, ...text })),
  );
  const inPages = Object.entries(pages).flatMap(([name, page]) =>
    linesOfPage(page).map(({ keys, text }) => ({ file: `pages/${name}.md`, keys, value: text })),
  );
  return [...inWords, ...inPages]
    .filter(({ value }) => amount.test(value))
    .map((text) => ({
      ...text,
      advice: 'If it is a fact, write its name in braces, such as {price}',
    }));
}
