/** Makes the fixture's pages of text in other languages. */
import { slugOf } from '../../src/values/markdown.ts';
import { inLetters } from './inLetters.ts';

type Lang = Parameters<typeof inLetters>[0];

/** Returns a page of text, without its front matter, in the letters of a language. Addresses and anchors stay as they are. */
export function textIn(lang: Lang, text: string): string {
  const lines = text.replace(/^---[^]*?\n---\n+/, '').split('\n');
  return lines.map((line) => lineIn(lang, line)).join('\n');
}

function lineIn(lang: Lang, line: string): string {
  const [, hashes, title = '', anchor] = /^(#{2,}) (.*?)(?: \{#(.*)\})?$/.exec(line) ?? [];
  if (!hashes) return line.replace(/\]\([^)]*\)|[^\]]+|\]/g, (part) => words(lang, part));
  const id = anchor ?? (hashes === '##' ? slugOf(title) : undefined);
  return `${hashes} ${inLetters(lang, title)}${id ? ` {#${id}}` : ''}`;
}

function words(lang: Lang, part: string): string {
  return part.startsWith('](') ? part : inLetters(lang, part);
}
