/** Puts the facts into every text of the content, in every language by the same rules; components see no braces. */
import type { Content } from '../schemas/content.ts';
import { everyValue, fileOf, issueSentence } from '../schemas/issues.ts';
import { countWord, formatList, formatPhone, formatRupees } from '../site/format.ts';

/** What a name in braces stands for. A list is a phrase in a sentence, and a list of its own in "- {name}". */
type Vocabulary = Readonly<Record<string, string | number | Figure | readonly string[]>>;

/** A number that is not written in its digits alone. */
interface Figure {
  readonly number: number;
  readonly written: string;
}

interface Scope {
  readonly vocabulary: Vocabulary;
  /** BCP 47: how the last two of a list are joined, and which numbers go with the word for one. */
  readonly lang: string;
  /** Whether the facts go into Markdown, where some signs are more than text. */
  readonly isMarkdown?: boolean;
}

/** Returns the content with each fact in the place of its name. */
export function fillIn(content: Content): Content {
  const english: Scope = { vocabulary: vocabularyOf(content), lang: 'en-GB' };
  const counting = (scope: Scope, count: number | Figure): Scope => ({
    ...scope,
    vocabulary: { ...scope.vocabulary, count },
  });
  const countingInWords = (number: number) =>
    counting(english, { number, written: countWord(number) });
  const { home, ziyarat, services, languages, legal, ...others } = content;
  return {
    ...fill(others, english),
    services: fill(services, english),
    home: fill(home, countingInWords(services.length)),
    ziyarat: {
      ...fill(ziyarat, english),
      cities: ziyarat.cities.map((city) => fill(city, countingInWords(city.places.length))),
    },
    legal: {
      ...fill(legal, english),
      terms: fillLegal(legal.terms, english),
      refund: fillLegal(legal.refund, english),
      privacy: fillLegal(legal.privacy, english),
    },
    languages: languages.map((language) => {
      const vocabulary = {
        ...english.vocabulary,
        includes: Object.values(language.words.price.includes),
        nonRefundable: Object.values(language.words.nonRefundable),
      };
      const isRtl = language.dir === 'rtl';
      const scope = {
        vocabulary: isRtl ? withDirectionMarks(vocabulary) : vocabulary,
        lang: language.lang,
      };
      return { ...language, words: fill(language.words, counting(scope, services.length)) };
    }),
  };
}

/** Takes the content after fillIn and before it; returns a sentence for every name in braces that is no fact. */
export function findUnfilled(filled: Content, written: Content): string[] {
  const known = Object.keys(vocabularyOf(written));
  return Object.entries(filled).flatMap(([entry, value]) =>
    everyValue(value).flatMap(({ field, value: text }) => {
      const braces = typeof text === 'string' ? (text.match(/\{[^{}\n]*\}|\{\w*|\}/g) ?? []) : [];
      const unknown = braces.filter((name) => !notFacts.test(name));
      return unknown.map((name) => {
        const line = lineOf(name, entry, field, written);
        return issueSentence(...fileOf(entry, field + line, value), name, adviceFor(name, known));
      });
    }),
  );
}

/** Of a legal text, whose lines may have become more. */
function lineOf(name: string, entry: string, field: string, { legal }: Content): string {
  const [, page] = /^(terms|refund|privacy)\.text$/.exec(field) ?? [];
  if (entry !== 'legal' || !page) return '';
  const isName = (each: string) => (each === name ? each : '');
  const lines = legal[page as 'terms'].text.split('\n');
  const found = lines.findIndex((line) => line.replace(/\{[^{}]*\}/g, isName).includes(name));
  return `.line ${found + 1}`;
}

function adviceFor(name: string, known: readonly string[]): string {
  if (name.includes('/')) return 'Write the number in braces before it, such as {days} {day/days}';
  const word = name.replace(/[{}\s]/g, '').toLowerCase();
  const meant = known.find((each) => each.toLowerCase() === word);
  return meant
    ? `Write {${meant}}`
    : 'Nothing has that name; those of the facts stand behind each in facts.ts';
}

/** The anchors of legal texts, and what the browser script counts while the visitor moves a strip. */
const notFacts = /^\{(#.*|first|last|total)\}$/;

/** Returns everything that a text can name in braces; facts.ts says the names behind the facts. */
export function vocabularyOf({ facts, services, contact, price, languages }: Content): Vocabulary {
  const { agency, policy } = facts;
  const { from, to } = policy.refund.processingDays;
  return {
    name: agency.name,
    phone: formatPhone(agency.phone),
    hours: agency.hours,
    city: agency.address.city,
    region: agency.address.region,
    country: agency.address.country,
    package: facts.package.name,
    price: formatRupees(facts.package.price),
    includes: Object.values(facts.package.includes),
    percent: policy.refund.percent,
    days: policy.refund.days,
    from,
    to,
    // A word joiner keeps both on one line.
    period: { number: to, written: from === to ? `${to}` : `${from}–\u2060${to}` },
    nonRefundable: Object.values(policy.refund.nonRefundable),
    months: policy.passportMonths,
    payment: policy.payment,
    compensationLimit: policy.compensationLimit,
    jurisdiction: policy.jurisdiction,
    services: services.map(({ name }) => name),
    languages:
      languages.length > 0
        ? `${countWord(languages.length + 1).toLowerCase()} languages`
        : 'English',
    priceNote: price.note,
    showMap: contact.find.showMap,
    openMap: contact.find.openMap,
  };
}

function fillLegal<T extends Content['legal']['terms']>(page: T, scope: Scope): T {
  return { ...fill(page, scope), text: fillText(page.text, { ...scope, isMarkdown: true }) };
}

/** Fills in every text of a value, however deep. */
function fill<T>(value: T, scope: Scope): T {
  if (typeof value === 'string') return fillText(value, scope) as T;
  if (Array.isArray(value)) return value.map((each) => fill(each, scope)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fill(each, scope)]),
  ) as T;
}

/** Returns a text with each {name} replaced; of {one/more} the word that goes with the number before it. */
function fillText(text: string, { vocabulary, lang, isMarkdown = false }: Scope): string {
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
      return phrase + (space && /^[\d–\u2060]+$/.test(phrase) ? '\u00a0' : space);
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

/**
 * From right to left, a sign before figures (₹, +) or behind a Latin name ("Ltd.") would change its side without a mark
 * beside it.
 */
function withDirectionMarks(vocabulary: Vocabulary): Vocabulary {
  const marked = (value: Vocabulary[string]) =>
    typeof value === 'string'
      ? value.replace(/^(?=[^\p{L}\p{N}])|(?<=\p{Script=Latin}[^\p{L}\p{N}]+)$/gu, '\u200e')
      : value;
  return Object.fromEntries(
    Object.entries(vocabulary).map(([name, value]) => [name, marked(value)]),
  );
}
