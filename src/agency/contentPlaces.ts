/** Maps keys in an entry of the content to the file that has the value, and to the keys in that file. */
import type { Keys, Place } from '../values/place.ts';

/**
 * Takes the name of an entry, keys in it, and the value of the entry; returns the place. An entry is in the file of its name,
 * such as facts.jsonc for `facts`, except that each language and each page of text has its own file.
 */
export function placeIn(entry: string, keys: Keys, value: unknown): Place {
  const [first, second, ...inFile] = keys;
  if (entry === 'pages') {
    const isText = second === 'text';
    return { file: `pages/${first}.md`, keys: isText ? inFile : keys.slice(1) };
  }
  if (entry !== 'languages') return { file: `${entry}.jsonc`, keys };
  const { lang } = (value as readonly { lang?: string }[])[first as number] ?? {};
  const isWords = second === 'words' && lang;
  return isWords
    ? { file: `languages/${lang}.jsonc`, keys: inFile }
    : { file: 'languages/index.jsonc', keys };
}

/** Returns the name that a page has in every language: `bn/refund-policy` -> `refund-policy`. */
export function pageNameIn(file: string): string {
  return file.replace(/^.*\//, '');
}
