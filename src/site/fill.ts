/**
 * Replaces the names in braces of a text by facts; show.tsx does the same for components. A text that names an unknown fact
 * is not shown. Of a text of several lines, the first line whose facts are all known is shown.
 */
import type { ReactElement } from 'react';
import type { Template } from '../schemas/rules.ts';
import { formatList } from './format.ts';

/** The value of a name in braces. A template is a sentence that names facts itself. */
export type Value = string | number | Figure | Template | readonly string[];

/** A number that is written otherwise than in its own digits: two, or 7–14. */
interface Figure {
  readonly number: number;
  readonly written: string;
}

export interface Scope {
  /** A fact is not known where it is null, undefined, '' or an empty list. */
  readonly vocabulary: Readonly<Record<string, Value | null | undefined>>;
  /** BCP 47: decides how lists are joined and which plural a number takes. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The facts that only a component knows; null is not known. */
export type Values = Readonly<Record<string, Value | null>>;
export type Nodes = Readonly<Record<string, Value | ReactElement | null>>;

/** A piece of a filled text: words between the names in braces, or the fact for a name. */
type Part = string | { readonly fact: string | ReactElement };

/** Returns a text with the facts in it; '' where one of them is not known. */
export function fill(text: string, scope: Scope, own: Values = {}): string {
  return partsOf(text, scope, own)
    .map((part) => (typeof part === 'string' ? part : marked(part.fact as string, scope)))
    .join('');
}

/** Fills every text in a value, however deep. A list loses the texts whose facts are unknown; templates stay as they are. */
export function filled<T>(value: T, scope: Scope): T {
  if (typeof value === 'string') return fill(value, scope) as T;
  if (Array.isArray(value))
    return value.map((each) => filled(each, scope)).filter((each) => each !== '') as T;
  if (typeof value !== 'object' || value === null || 'template' in value) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, filled(each, scope)]);
  return Object.fromEntries(entries) as T;
}

/**
 * Fills Markdown; signs in a fact, such as *, are escaped. "- {name}" becomes an item for each entry of a list. Left out
 * are paragraphs and items that name an unknown fact, and headings without any text left below them.
 */
export function fillMarkdown(markdown: string, scope: Scope): string {
  return markdown
    .replaceAll('\r\n', '\n')
    .split(/^(?=## )/m)
    .map((section) => filledSection(section, scope))
    .filter((section) => section !== '')
    .join('\n\n');
}

function filledSection(section: string, scope: Scope): string {
  const blocks = section.trim().split(/\n{2,}|(?<=^#.*)\n/);
  const [first = '', ...rest] = blocks.map((block) => filledBlock(block, scope));
  const shown = rest.filter((block) => block !== '');
  if (section.startsWith('#') && (first === '' || shown.length === 0)) return '';
  return [first, ...shown].join('\n\n');
}

/** A paragraph, a heading or a list. */
function filledBlock(block: string, scope: Scope): string {
  const escaped = (fact: string) => fact.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  return block
    .split(/\n(?=- )/)
    .flatMap((item) => {
      const [, name = ''] = /^- \{(\w+)\}$/.exec(item) ?? [];
      const entries = scope.vocabulary[name];
      if (Array.isArray(entries)) return entries.map((entry) => `- ${escaped(entry)}`);
      if (!isKnown(item, scope, {})) return [];
      return partsOfLine(item, scope, {})
        .map((part) => (typeof part === 'string' ? part : escaped(part.fact as string)))
        .join('');
    })
    .join('\n');
}

/** {name}, with the space after it if a word follows, or {one/more}. */
const named = /\{(\w+)\}( (?=\p{L}|\{[^{}/]*\/))?|\{([^/{}#]*)\/([^/{}]*)\}/gu;

/** Returns the parts of the first line whose facts are all known, or no parts if there is no such line. */
export function partsOf(text: string, scope: Scope, own: Nodes): Part[] {
  const line = text.split('\n').find((each) => isKnown(each, scope, own));
  return line === undefined ? [] : partsOfLine(line, scope, own);
}

/** Names that are not facts do not count: the browser script fills them in. */
function isKnown(line: string, scope: Scope, own: Nodes): boolean {
  return [...line.matchAll(/\{(\w+)\}/g)].every(
    ([, name = '']) =>
      !(name in own || name in scope.vocabulary) || valueOf(name, scope, own) !== undefined,
  );
}

function valueOf(name: string, { vocabulary }: Scope, own: Nodes) {
  const value = own[name] ?? vocabulary[name];
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : (value ?? undefined);
}

function partsOfLine(text: string, scope: Scope, own: Nodes): Part[] {
  const { locale } = scope;
  const parts: Part[] = [];
  let words = '';
  let number = Number.NaN;
  let end = 0;
  for (const match of text.matchAll(named)) {
    const [whole, name, space = '', one = '', more = ''] = match;
    const value = name ? valueOf(name, scope, own) : undefined;
    // The browser script fills in what has no value.
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
    // "Pvt. Ltd." ends a sentence with the full stop that it has.
    if (typeof fact === 'string' && fact.endsWith('.') && text[end] === '.') end += 1;
    parts.push(words, { fact });
    number = numberOf(value) ?? number;
    // A figure stays on one line with its unit.
    words = space && typeof fact === 'string' && /^[\d–-]+$/.test(fact) ? '\u00a0' : space;
  }
  return [...parts, words + text.slice(end)];
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

/**
 * In text from right to left, browsers move a sign before figures (₹, +), figures before Latin words ("9 am to 9 pm") and a
 * sign after them ("Ltd.") to the other side, and swap two Latin names with a comma between them. So such a fact gets a
 * mark on both sides, which render.tsx replaces by an element.
 */
export function marked(fact: string, { dir }: Scope): string {
  return dir === 'rtl' && turning.test(fact) ? `\u200e${fact}\u200e` : fact;
}

const turning = /^[^\p{L}\p{N}]|^[^\p{Script=Arab}]*\p{Script=Latin}/u;

/** A fact between its marks. */
export const marks = /\u200e([^\u200e]*)\u200e/g;

/** For text that cannot have elements, such as a title: keeps a mark only beside a sign that would change sides. */
export function inPlainText(text: string): string {
  return text.replace(marks, (_, fact: string) =>
    fact.replace(/^(?=\P{L})|(?<=\p{Script=Latin}[^\p{L}\p{N}]+)$/gu, '\u200e'),
  );
}
