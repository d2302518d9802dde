/** Puts facts into a text in the place of their names in braces. */
import { formatList } from './format.ts';

/** What a name in braces stands for. A list is a phrase in a sentence, and a list of its own in "- {name}". */
export type Vocabulary = Readonly<Record<string, string | number | Figure | readonly string[]>>;

/** A number that is not written in its digits alone. */
export interface Figure {
  readonly number: number;
  readonly written: string;
}

export interface Scope {
  readonly vocabulary: Vocabulary;
  /** BCP 47: how the last two of a list are joined, and which numbers go with the word for one. */
  readonly lang: string;
  /** Whether the facts go into Markdown, where some signs are more than text. */
  readonly isMarkdown?: boolean;
}

/** Returns a text with each {name} replaced that the vocabulary has; of {one/more} the word that goes with the number before it. */
export function fillText(text: string, { vocabulary, lang, isMarkdown = false }: Scope): string {
  const shown = (value: string) => (isMarkdown ? value.replace(/[!-/:-@[-`{-~]/g, '\\$&') : value);
  const plural = new Intl.PluralRules(lang);
  let number: number | undefined;
  return text
    .replace(/^- \{(\w+)\}$/gm, (line, name: string) => {
      const items = vocabulary[name];
      return Array.isArray(items) ? items.map((item) => `- ${shown(item)}`).join('\n') : line;
    })
    .replace(named, (whole, name: string | undefined, space = '', one: string, more: string) => {
      if (name === undefined) {
        if (number === undefined) return whole;
        return plural.select(number) === 'one' ? one : more;
      }
      const value = vocabulary[name];
      if (value === undefined) return whole;
      number = numberOf(value) ?? number;
      const phrase = shown(written(value, lang));
      // A figure stays on one line with its unit.
      return phrase + (space && /^[\d–-]+$/.test(phrase) ? '\u00a0' : space);
    });
}

/** {name} with the space before a word, or {one/more}. */
const named = /\{(\w+)\}( (?=\p{L}|\{[^{}/]*\/))?|\{([^/{}#]*)\/([^/{}]*)\}/gu;

function numberOf(value: Vocabulary[string]): number | undefined {
  if (typeof value === 'number') return value;
  return isFigure(value) ? value.number : undefined;
}

function written(value: Vocabulary[string], lang: string): string {
  if (isFigure(value)) return value.written;
  return typeof value === 'object' ? formatList(value, lang) : `${value}`;
}

function isFigure(value: Vocabulary[string]): value is Figure {
  return typeof value === 'object' && 'number' in value;
}
