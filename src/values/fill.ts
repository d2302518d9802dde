/**
 * Replaces names in braces by facts: "From {price}" becomes "From ₹1,09,999". A text that names an unknown fact becomes an empty
 * string, which no page shows. The lines of a text are alternatives: the first whose facts are all known is used.
 */
import { isValidElement } from 'react';
import { nameInBraces, wordsByNumber } from './braces.ts';
import { isTemplate, type Template } from './schemas/texts.ts';
import { joined, plainText, shownFact, type FilledText } from './filledText.tsx';
import { formatListParts } from './format.ts';

/** What a name in braces may stand for. A template is a sentence that names facts itself. */
export type Value = FilledText | number | WrittenNumber | Template | readonly FilledText[];

/** A number that is not written as plain digits, such as "two" or "7–14"; `number` decides the plural after it. */
interface WrittenNumber {
  readonly number: number;
  readonly written: string;
}

export interface Scope {
  /** The facts by their names in texts. A fact that is null, undefined, '' or an empty list is unknown. */
  readonly values: Readonly<Record<string, Value | null | undefined>>;
  /** A BCP 47 tag, which decides how lists are joined and which plural form a number takes. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Facts that only one component knows, such as the date of a departure. A fact that is null is unknown. */
export type Values = Readonly<Record<string, Value | null>>;

/** A part of a filled text: the words between names in braces, or the fact that replaces a name. */
type Part = string | { readonly fact: FilledText };

/** The texts of an object or list with their facts filled in. */
export type Filled<T> = T extends string
  ? FilledText
  : T extends Template
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: Filled<T[Key]> }
      : T;

/**
 * Returns a text with its facts filled in, to be rendered as children, or '' if one of them is unknown. `extraFacts` are facts
 * that only the caller knows; `around` may wrap the words between facts in an element.
 */
export function fill(
  text: string,
  scope: Scope,
  extraFacts: Values = {},
  around: (words: string) => FilledText = (words) => words,
): FilledText {
  const parts = partsOf(text, scope, extraFacts).map((part) => {
    if (typeof part !== 'string') return shownFact(part.fact, scope.dir);
    return part === '' ? '' : around(part);
  });
  return joined(parts);
}

/** Fills every text in an object or list. Texts with unknown facts are dropped from lists. Templates are left as they are. */
export function filled<T>(value: T, scope: Scope): Filled<T> {
  if (typeof value === 'string') return fill(value, scope) as Filled<T>;
  if (Array.isArray(value))
    return value.map((item) => filled(item, scope)).filter((item) => item !== '') as Filled<T>;
  if (typeof value !== 'object' || value === null || isTemplate(value)) return value as Filled<T>;
  const entries = Object.entries(value).map(([key, field]) => [key, filled(field, scope)]);
  return Object.fromEntries(entries) as Filled<T>;
}

/** Matches {name}, with the space after it if a word follows. */
const named = /\{(\w+)\}( (?=\p{L}))?/gu;

/** Returns the parts of the first line whose facts are all known, or no parts if there is no such line. */
function partsOf(text: string, scope: Scope, extraFacts: Values): Part[] {
  const line = text.split('\n').find((candidate) => isKnown(candidate, scope, extraFacts));
  return line === undefined
    ? []
    : partsOfLine(withPlurals(line, scope, extraFacts), scope, extraFacts);
}

const nameOrWords = new RegExp(`${nameInBraces.source}|${wordsByNumber.source}`, 'g');

/** Replaces {day/days} by the singular or plural that suits the number before it on the same line. */
export function withPlurals(text: string, scope: Scope, extraFacts: Values = {}): string {
  const inLine = (line: string) => {
    let number = Number.NaN;
    return line.replace(nameOrWords, (brace, name, one, more) => {
      // The rules are created only here, because that is slow and few texts have a plural.
      if (name === undefined)
        return new Intl.PluralRules(scope.locale).select(number) === 'one' ? one : more;
      number = numberOf(valueOf(name, scope, extraFacts)) ?? number;
      return brace;
    });
  };
  return text.split('\n').map(inLine).join('\n');
}

/** Returns whether all facts of a line are known. Other names are ignored: the script in the browser fills them in. */
export function isKnown(line: string, scope: Scope, extraFacts: Values = {}): boolean {
  return [...line.matchAll(nameInBraces)].every(([, name = '']) => {
    const isFact = Object.hasOwn(extraFacts, name) || Object.hasOwn(scope.values, name);
    return !isFact || valueOf(name, scope, extraFacts) !== undefined;
  });
}

function valueOf(name: string, { values }: Scope, extraFacts: Values) {
  const ofScope = Object.hasOwn(values, name) ? values[name] : undefined;
  const value = Object.hasOwn(extraFacts, name) ? extraFacts[name] : ofScope;
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : (value ?? undefined);
}

/** Takes a line whose facts are all known; returns its parts. */
function partsOfLine(text: string, scope: Scope, extraFacts: Values): Part[] {
  const { locale } = scope;
  const parts: Part[] = [];
  let words = '';
  let end = 0;
  for (const match of text.matchAll(named)) {
    const [whole, name = '', space = ''] = match;
    const value = valueOf(name, scope, extraFacts);
    // A name without a value stays as it is: the script in the browser fills it in.
    if (value === undefined) continue;
    words += text.slice(end, match.index);
    end = match.index + whole.length;
    if (isTemplate(value)) {
      parts.push(words, ...partsOf(value.template, scope, extraFacts));
      words = space;
      continue;
    }
    const fact = written(value, locale);
    if (!isRepeated(fact, words, parts.at(-1)))
      parts.push(boundToFigure(words, fact, text.slice(end)), { fact });
    // A sentence that ends in "Pvt. Ltd." gets no second full stop.
    if (plainText(fact).endsWith('.') && text[end] === '.') end += 1;
    // A no-break space keeps a number with its unit.
    words = space && isFigure(fact) ? '\u00a0' : space;
  }
  return [...parts, words + text.slice(end)];
}

function isFigure(fact: FilledText): boolean {
  return /^[\d–-]+$/.test(plainText(fact));
}

/** Returns whether the fact before a comma is the same: a town and a state of the same name, such as Delhi, are shown once. */
function isRepeated(fact: FilledText, words: string, before: Part | undefined): boolean {
  const isSame = typeof before === 'object' && before.fact === fact;
  return isSame && /^[,،] $/.test(words);
}

/** Returns the words before a fact. A no-break space keeps a number with them if no unit follows, as in "Infant under 2". */
function boundToFigure(words: string, fact: FilledText, after: string): string {
  const isLast = /^($|[,.:;?!)।۔،؟])/.test(after);
  return isFigure(fact) && isLast ? words.replace(/(?<=[\p{L}\p{M}]) $/u, '\u00a0') : words;
}

function numberOf(value: Value | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && 'number' in value ? value.number : undefined;
}

function written(value: Exclude<Value, Template>, locale: string): FilledText {
  if (typeof value !== 'object') return `${value}`;
  if (isValidElement(value)) return value as FilledText;
  if ('number' in value) return value.written;
  const items = value as readonly FilledText[];
  return joined(
    formatListParts(items.map(plainText), locale).map((part) =>
      typeof part === 'string' ? part : items[part.item]!,
    ),
  );
}
