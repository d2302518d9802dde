/** Puts facts into a wording in the place of their names in braces; show.tsx does so for components. */
import type { ReactElement } from 'react';
import { formatList } from './format.ts';

/** What a name in braces stands for. */
export type Value = string | number | Figure | readonly string[];

/** A number that is not written in its digits alone. */
export interface Figure {
  readonly number: number;
  readonly written: string;
}

export interface Scope {
  readonly vocabulary: Readonly<Record<string, Value>>;
  /** BCP 47: how the last two of a list are joined, and which numbers go with the word for one. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export type Values = Readonly<Record<string, Value>>;
export type Nodes = Readonly<Record<string, Value | ReactElement>>;

/** Words as they stand, or a fact. */
type Part = string | { readonly fact: string | ReactElement };

/** Returns a text with the facts in it. */
export function fill(text: string, scope: Scope, own: Values = {}): string {
  return partsOf(text, scope, own)
    .map((part) => (typeof part === 'string' ? part : marked(part.fact as string, scope)))
    .join('');
}

/** Returns words with the facts in them, however deep; a template waits for its component. */
export function filled<T>(value: T, scope: Scope): T {
  if (typeof value === 'string') return fill(value, scope) as T;
  if (Array.isArray(value)) return value.map((each) => filled(each, scope)) as T;
  if (typeof value !== 'object' || value === null || 'template' in value) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, filled(each, scope)]);
  return Object.fromEntries(entries) as T;
}

/** Returns Markdown in which no sign of a fact is more than text; "- {name}" becomes a line for each entry of a list. */
export function fillMarkdown(markdown: string, scope: Scope): string {
  const escaped = (fact: string) => fact.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  const lines = markdown.replace(/^- \{(\w+)\}$/gm, (line, name: string) => {
    const items = scope.vocabulary[name];
    return Array.isArray(items) ? items.map((item) => `- ${escaped(item)}`).join('\n') : line;
  });
  return partsOf(lines, scope, {})
    .map((part) => (typeof part === 'string' ? part : escaped(part.fact as string)))
    .join('');
}

/** {name} with the space before a word, or {one/more}. */
const named = /\{(\w+)\}( (?=\p{L}|\{[^{}/]*\/))?|\{([^/{}#]*)\/([^/{}]*)\}/gu;

export function partsOf(text: string, { vocabulary, lang }: Scope, own: Nodes): Part[] {
  const parts: Part[] = [];
  let words = '';
  let number = Number.NaN;
  let end = 0;
  for (const match of text.matchAll(named)) {
    const [whole, name, space = '', one = '', more = ''] = match;
    const value = name ? (own[name] ?? vocabulary[name]) : undefined;
    // The browser script fills in what has no value.
    if (name && value === undefined) continue;
    words += text.slice(end, match.index);
    end = match.index + whole.length;
    if (value === undefined) {
      words += new Intl.PluralRules(lang).select(number) === 'one' ? one : more;
      continue;
    }
    const fact = isElement(value) ? value : written(value, lang);
    parts.push(words, { fact });
    number = numberOf(value) ?? number;
    // A figure stays on one line with its unit.
    words = space && typeof fact === 'string' && /^[\d–-]+$/.test(fact) ? '\u00a0' : space;
  }
  return [...parts, words + text.slice(end)];
}

function numberOf(value: Value | ReactElement): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && 'number' in value ? value.number : undefined;
}

function isElement(value: Value | ReactElement): value is ReactElement {
  return typeof value === 'object' && 'props' in value;
}

function written(value: Value, lang: string): string {
  if (typeof value !== 'object') return `${value}`;
  return 'number' in value ? value.written : formatList(value, lang);
}

/** From right to left, a sign before figures (₹, +) or behind a Latin name ("Ltd.") would change its side. */
export function turns(fact: string, { dir }: Scope): boolean {
  return dir === 'rtl' && signs.test(fact);
}

const signs = /^[^\p{L}\p{N}]|\p{Script=Latin}[^\p{L}\p{N}]+$/u;

/** Text has no element that could isolate it. */
function marked(fact: string, scope: Scope): string {
  return turns(fact, scope)
    ? fact.replace(/^(?=[^\p{L}\p{N}])|(?<=\p{Script=Latin}[^\p{L}\p{N}]+)$/gu, '\u200e')
    : fact;
}
