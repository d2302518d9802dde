/** What a language says for facts and for short names. */
import type { Answers, Facts, Template, Words } from './schemas/content.ts';
import { capitalised, type FilledText } from '../values/filledText.tsx';
import type { Value } from '../values/fill.ts';

/** Returns the sentence on paying: exact if advance and last day are known, shorter if one is, null if neither is. */
export function paymentLine({ payment }: Facts, words: Answers['payment']): Template | null {
  const { advance, balanceDays } = payment;
  if (advance !== null && balanceDays !== null) return words.exact;
  if (advance !== null) return words.advance;
  return balanceDays === null ? null : words.balance;
}

/**
 * Returns the translation of a phrase of facts.jsonc, or null without one. The first language, which alone has no `facts`, uses
 * the phrase itself.
 */
export function inWords(phrase: string, { facts }: Pick<Words, 'facts'>): string | null {
  if (!facts) return phrase;
  return Object.hasOwn(facts, phrase) ? facts[phrase]! : null;
}

/** Whether a value is a text that is written otherwise in each language: "24x7" is the same in all. */
export function isPhrase(value: unknown): value is string {
  return typeof value === 'string' && value !== '24x7';
}

/** Returns a name or the hours in the words of a language, or as facts.jsonc has them if the language has no words for them. */
export function nameInWords(name: string, words: Words): string {
  return inWords(name, words) ?? name;
}

/** Returns a count as a word if the language has one for it, else in digits. With `inSentence` the word is in lower case. */
export function countIn({ counts = [] }: Words, number: number, place?: 'inSentence'): Value {
  const word = counts[number - 1];
  if (word === undefined) return number;
  return { number, written: place ? word.toLowerCase() : word };
}

/** Returns the lines under these short names. A name without a line is left out, and the build warns. */
export function linesOf(
  names: readonly string[],
  lines: Readonly<Record<string, FilledText>>,
): FilledText[] {
  const known = names.filter((name) => Object.hasOwn(lines, name));
  return known.map((name) => lines[name]!).filter((line) => line !== '');
}

/** Returns these lines as a list shows them, each with a capital. In a sentence they have small letters. */
export function itemsOf(...from: Parameters<typeof linesOf>): FilledText[] {
  return linesOf(...from).map(capitalised);
}
