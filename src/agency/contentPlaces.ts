/** Where an entry of the content is: its file, and the keys in it. */
import type { Keys, Place } from '../values/place.ts';

/**
 * Takes the name of an entry, which is a file of content, keys in it, and its value; returns the place. Names agree: `facts` is
 * in facts.jsonc. The words of a language and a page of text have files of their own.
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

/** `bn/refund-policy` -> `refund-policy`, the name that a page has in every language. */
export function pageNameIn(file: string): string {
  return file.replace(/^.*\//, '');
}
