/** Finds facts that a text has typed. Names in braces would change with facts.jsonc; these do not. */
import type { Content } from '../schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import { everyAlternative } from '../../values/place.ts';
import { linesOfPage } from './findLineFaults.ts';

/** Above each pattern is what it matches, in the digits of any language. */
const kinds: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    new RegExp(
      [
        // ₹89,999, or Rs. 500
        String.raw`(?:₹|\b[Rr][Ss]\.?|\bINR)\s*\p{Nd}`,
        // 80%
        String.raw`\p{Nd}\s*[%٪](?![\dA-Fa-f]{2})`,
        // 99,999/-, 500 rupees, or 1.2 lakh
        String.raw`\p{Nd}\s*(?:\/-|rupees?\b|lakhs?\b)`,
      ].join('|'),
      'u',
    ),
    'If it is a fact, write its name in braces, such as {price}',
  ],
  // 98765 43210, or +91-98765-43210
  [
    /(?<!\p{Nd})[6-9]\p{Nd}{4}[\s-]?\p{Nd}{5}(?!\p{Nd})/u,
    'If it is your number, write {phone} instead, or a link to /contact',
  ],
];

/** Returns each text of a language, each line of a page of text, and the name of the package if a fact is typed in it. */
export function findTypedFacts({ facts, languages, pages }: Content): Fault[] {
  const name = { file: 'facts.jsonc', keys: ['package', 'name'], value: facts.package.name };
  const inWords = languages.flatMap(({ lang, words }) =>
    everyAlternative(words).map((text) => ({ file: `languages/${lang}.jsonc`, ...text })),
  );
  const inPages = Object.entries(pages).flatMap(([page, content]) =>
    linesOfPage(content).map(({ keys, text }) => ({ file: `pages/${page}.md`, keys, value: text })),
  );
  return [name, ...inWords, ...inPages].flatMap((text) => {
    const kind = kinds.find(([pattern]) => pattern.test(text.value));
    return kind ? [{ ...text, advice: kind[1] }] : [];
  });
}
