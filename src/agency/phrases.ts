/** The words of a language for facts and for short names. */
import type { Answers, Facts, Template, Words } from './schemas/content.ts';
import { capitalised, plainText, type FilledText } from '../values/filledText.tsx';
import { formatList } from '../values/format.ts';
import type { Value } from '../values/fill.ts';
import type { Package } from './prices.ts';
import { taxesOnTop } from './taxes.ts';

/** Returns the sentence about payment: exact if advance and due day are known, shorter if only one is, null if neither is. */
export function paymentLine({ payment }: Facts, words: Answers['payment']): Template | null {
  const { advance, balanceDays } = payment;
  if (advance !== null && balanceDays !== null) return words.exact;
  if (advance !== null) return words.advance;
  return balanceDays === null ? null : words.balance;
}

/**
 * Returns the translation of a phrase in facts.jsonc, or null if there is none. The first language, the only one without
 * `facts`, uses the phrase itself.
 */
export function inWords(phrase: string, { facts }: Pick<Words, 'facts'>): string | null {
  if (!facts) return phrase;
  return Object.hasOwn(facts, phrase) ? facts[phrase]! : null;
}

/** Whether a value is a text that needs a translation; "24x7" does not. */
export function isPhrase(value: unknown): value is string {
  return typeof value === 'string' && value !== '24x7';
}

/** Returns the translation of a name or of hours, falling back to the text in facts.jsonc. */
export function nameInWords(name: string, words: Words): string {
  return inWords(name, words) ?? name;
}

/** Returns a count as a word if the language has one, otherwise in digits. With `inSentence`, the word is in lower case. */
export function countIn({ counts = [] }: Words, number: number, where?: 'inSentence'): Value {
  const word = counts[number - 1];
  if (word === undefined) return number;
  return { number, written: where ? word.toLowerCase() : word };
}

/** Returns the lines under these short names. findDifferences.ts has refused content in which one has no line. */
export function linesUnder(
  names: readonly string[],
  lines: Readonly<Record<string, FilledText>>,
): FilledText[] {
  const known = names.filter((name) => Object.hasOwn(lines, name));
  return known.map((name) => lines[name]!).filter((line) => line !== '');
}

/** Returns the same lines as list items, each with a capital letter. */
export function itemsOf(...from: Parameters<typeof linesUnder>): FilledText[] {
  return linesUnder(...from).map(capitalised);
}

/** Returns the names of the taxes that are added to the price, in one string, with their number for the verb of the sentence. */
export function addedTaxes(offer: Package, words: Answers['taxes'], locale: string) {
  const names = taxesOnTop(offer).map((name) => plainText(words[name]));
  return { number: names.length, written: formatList(names, locale) };
}
