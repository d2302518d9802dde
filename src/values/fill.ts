/**
 * Replaces the names in braces in a text by facts: "From {price}" becomes "From ₹1,09,999". A text that names an unknown
 * fact becomes an empty text, which no page shows. If a text has several lines, they are alternatives: the first whose
 * facts are all known is used.
 */
import type { ReactElement } from 'react';
import type { Template } from './schemas.ts';
import { formatList } from './format.ts';

/** What a name in braces may stand for. A template is a sentence that names facts itself. */
export type Value = string | number | WrittenNumber | Template | readonly string[];

/** A number that is not written in its own digits, such as "two" or "7–14"; `number` decides the plural after it. */
interface WrittenNumber {
  readonly number: number;
  readonly written: string;
}

export interface Scope {
  /** The facts by the names that texts use. A fact that is null, undefined, '' or an empty list is unknown. */
  readonly values: Readonly<Record<string, Value | null | undefined>>;
  /** A BCP 47 tag, which decides how lists are joined and which plural follows a number. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Facts that only one component knows, such as the date of a departure. A fact that is null is unknown. */
export type Values = Readonly<Record<string, Value | null>>;
export type Nodes = Readonly<Record<string, Value | ReactElement | null>>;

/** A piece of a filled text: words between the names in braces, or the fact for a name. */
type Part = string | { readonly fact: string | ReactElement };

/** Returns a text with its facts filled in, or '' if one of them is unknown. */
export function fill(text: string, scope: Scope, own: Values = {}): string {
  return partsOf(text, scope, own)
    .map((part) => (typeof part === 'string' ? part : withMarks(part.fact as string, scope)))
    .join('');
}

/** Fills every text in an object or list. A list loses the texts whose facts are unknown. Templates are left as they are. */
export function filled<T>(value: T, scope: Scope): T {
  if (typeof value === 'string') return fill(value, scope) as T;
  if (Array.isArray(value))
    return value.map((each) => filled(each, scope)).filter((each) => each !== '') as T;
  if (typeof value !== 'object' || value === null || 'template' in value) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, filled(each, scope)]);
  return Object.fromEntries(entries) as T;
}

/** Matches {name}, with the space after it if a word follows, and {singular/plural}. */
const named = /\{(\w+)\}( (?=\p{L}|\{[^{}/]*\/))?|\{([^/{}#]*)\/([^/{}]*)\}/gu;

/** Returns the parts of the first line whose facts are all known, or no parts if there is no such line. */
export function partsOf(text: string, scope: Scope, own: Nodes): Part[] {
  const line = text.split('\n').find((each) => isKnown(each, scope, own));
  return line === undefined ? [] : partsOfLine(line, scope, own);
}

/** Returns whether all facts of a line are known. Other names are ignored: the script in the browser fills them in. */
export function isKnown(line: string, scope: Scope, own: Nodes): boolean {
  return [...line.matchAll(/\{(\w+)\}/g)].every(
    ([, name = '']) =>
      !(name in own || name in scope.values) || valueOf(name, scope, own) !== undefined,
  );
}

function valueOf(name: string, { values }: Scope, own: Nodes) {
  const value = own[name] ?? values[name];
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : (value ?? undefined);
}

/** Returns the parts of a line, whose facts are all known. */
export function partsOfLine(text: string, scope: Scope, own: Nodes): Part[] {
  const { locale } = scope;
  const parts: Part[] = [];
  let words = '';
  let number = Number.NaN;
  let end = 0;
  for (const match of text.matchAll(named)) {
    const [whole, name, space = '', one = '', more = ''] = match;
    const value = name ? valueOf(name, scope, own) : undefined;
    // A name without a value stays as it is: the script in the browser fills it in.
    if (name && value === undefined) continue;
    words += text.slice(end, match.index);
    end = match.index + whole.length;
    if (value === undefined) {
      words += new Intl.PluralRules(locale).select(number) === 'one' ? one : more;
      continue;
    }
    if (isTemplate(value)) {
      parts.push(words, ...partsOf(value.template, scope, own));
      words = space;
      continue;
    }
    const fact = isElement(value) ? value : written(value, locale);
    const isFigure = typeof fact === 'string' && /^[\d–-]+$/.test(fact);
    // A no-break space keeps a number on one line with its unit, or with the word before it if no other follows: Infant under 2.
    if (isFigure && /^($|[,.:;?!)।۔،؟])/.test(text.slice(end)))
      words = words.replace(/(?<=\p{L}) $/u, '\u00a0');
    // A sentence that ends with "Pvt. Ltd." gets no second full stop.
    if (typeof fact === 'string' && fact.endsWith('.') && text[end] === '.') end += 1;
    // Where town and state have one name, such as Delhi, it is said once.
    if (/^[,،] $/.test(words) && isSame(parts.at(-1), fact)) words = '';
    else parts.push(words, { fact });
    number = numberOf(value) ?? number;
    words = space && isFigure ? '\u00a0' : space;
  }
  return [...parts, words + text.slice(end)];
}

function isSame(part: Part | undefined, fact: Value | ReactElement): boolean {
  return typeof part === 'object' && part.fact === fact;
}

function isTemplate(value: Value | ReactElement): value is Template {
  return typeof value === 'object' && 'template' in value;
}

function numberOf(value: Value | ReactElement): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && 'number' in value ? value.number : undefined;
}

function isElement(value: Value | ReactElement): value is ReactElement {
  return typeof value === 'object' && 'props' in value;
}

function written(value: Exclude<Value, Template>, locale: string): string {
  if (typeof value !== 'object') return `${value}`;
  return 'number' in value ? value.written : formatList(value, locale);
}

/** Sets the word joiner of Unicode around a name; finishPage.ts makes an element of the two, in which no line breaks. */
export function whole(name: string): string {
  return `\u2060${name}\u2060`;
}

/**
 * Keeps phone numbers, words with a hyphen and ranges such as 7–14 whole, unless the fact already marks which of its words stay
 * together.
 */
export function withWholeWords(fact: string): string {
  return fact.includes('\u2060')
    ? fact
    : fact.replace(/\+\d[\d ]*\d|\d{4}( \d+)+|\d+–\d+|\S+-\S+/g, whole);
}

/** Sets the left-to-right mark of Unicode around a text; finishPage.ts makes an element of the two. */
export function leftToRight(text: string): string {
  return `\u200e${text}\u200e`;
}

/**
 * Marks the whole words of a fact. Also keeps the order of a fact that a browser would reorder in text from right to left: the
 * ₹ of a price, the + of a phone number, the 9 of "9 am to 9 pm" and the full stop of "Ltd." would move to the other side, and
 * two Latin names with a comma between them, or the two figures of "7–14", would change places.
 */
export function withMarks(fact: string, { dir }: Scope): string {
  const marked = withWholeWords(fact);
  return dir === 'rtl' && reordered.test(fact) ? leftToRight(marked) : marked;
}

const reordered = /^(?!\u200e|.*\p{Script=Arab})([^\p{L}\p{N}]|\d+[– ]\d|.*\p{Script=Latin})/u;

/** Matches a fact between two direction marks. */
export const betweenDirectionMarks = /\u200e([^\u200e]*)\u200e/g;

/** Returns a text for a place without elements, such as a title: keeps a mark only where a character would change sides. */
export function inPlainText(text: string): string {
  return text
    .replaceAll('\u2060', '')
    .replace(betweenDirectionMarks, (_, fact: string) =>
      fact.replace(/^(?=\P{L})|(?<=\p{Script=Latin}[^\p{L}\p{N}]+)$/gu, '\u200e'),
    );
}
