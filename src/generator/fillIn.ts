/** Puts the facts into every text of the content, in every language by the same rules; components see no braces. */
import type { Content } from '../schemas/content.ts';
import { everyValue, fileOf, issueSentence } from '../schemas/issues.ts';
import { fillText, type Figure, type Scope, type Vocabulary } from '../site/fillText.ts';
import { countWord, formatPhone, formatRupees } from '../site/format.ts';

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
      if (isFilledLater(entry, field)) return [];
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

/** The words around the answers name facts of one journey or hotel, which src/site/answers.ts puts in. */
function isFilledLater(entry: string, field: string): boolean {
  return entry === 'answers' || (entry === 'languages' && /^\[\d+\]\.words\.answers\./.test(field));
}

/** Returns everything that a text can name in braces; facts.ts says the names behind the facts. */
export function vocabularyOf({ facts, services, contact, price, languages }: Content): Vocabulary {
  const { agency, policy } = facts;
  const { from, to } = policy.refund.processingDays;
  const range = (sign: string) => ({
    number: to,
    written: from === to ? `${to}` : from + sign + to,
  });
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
    period: range('–'),
    periodInWords: range('\u00a0to\u00a0'),
    periodAsTyped: range('-'),
    nonRefundable: Object.values(policy.refund.nonRefundable),
    months: policy.passportMonths,
    payment: policy.payment,
    compensationLimit: policy.compensationLimit,
    jurisdiction: policy.jurisdiction,
    services: services.map(({ name }) => name),
    offers: offersOf(facts.package.includes, services),
    languages:
      languages.length > 0
        ? `${countWord(languages.length + 1).toLowerCase()} languages`
        : 'English',
    priceNote: price.note,
    showMap: contact.find.showMap,
    openMap: contact.find.openMap,
  };
}

/** The services, and what the price includes besides; the short names of both are alike. */
function offersOf(
  includes: Content['facts']['package']['includes'],
  services: Content['services'],
) {
  const slugs = services.map(({ slug }) => slug.replaceAll('-', '').toLowerCase());
  const others = Object.entries(includes).filter(([name]) => !slugs.includes(name.toLowerCase()));
  return [...services.map(({ name }) => name), ...others.map(([, name]) => name)];
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
