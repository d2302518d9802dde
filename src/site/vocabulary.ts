/** What every wording can name in braces, in a language; facts.ts says the names behind the facts. */
import type { Content, Language } from '../schemas/content.ts';
import type { FactName } from '../schemas/factNames.ts';
import type { Scope, Value } from './fill.ts';
import { countWord, formatPhone, formatRupees } from './format.ts';

export function scopeOf({ lang, dir, words }: Language, content: Content): Scope {
  const { facts, site, contact, languages } = content;
  const { agency, policy } = facts;
  const { from, to } = policy.refund.processingDays;
  const range = (sign: string) => ({
    number: to,
    written: from === to ? `${to}` : from + sign + to,
  });
  const services = linesOf(
    site.services.map(({ slug }) => slug),
    Object.fromEntries(Object.entries(words.services).map(([slug, { name }]) => [slug, name])),
  );
  const vocabulary: Record<FactName, Value> = {
    name: agency.name,
    phone: formatPhone(agency.phone),
    hours: agency.hours,
    city: agency.address.city,
    region: agency.address.region,
    country: agency.address.country,
    package: facts.package.name,
    price: formatRupees(facts.package.price),
    includes: linesOf(facts.package.includes, words.price.includes),
    percent: policy.refund.percent,
    days: policy.refund.days,
    from,
    to,
    period: range('–'),
    periodInWords: range('\u00a0to\u00a0'),
    periodAsTyped: range('-'),
    nonRefundable: linesOf(policy.refund.nonRefundable, words.nonRefundable),
    months: policy.passportMonths,
    payment: policy.payment,
    compensationLimit: policy.compensationLimit,
    jurisdiction: policy.jurisdiction,
    services: services,
    offers: [...services, ...othersOf(content, words.price.includes)],
    count: countIn(lang, services.length),
    languages:
      languages.length > 1 ? `${countWord(languages.length).toLowerCase()} languages` : 'English',
    priceNote: words.price.note,
    showMap: contact.find.showMap,
    openMap: contact.find.openMap,
  };
  return { vocabulary, lang, dir };
}

/** English writes a count in words. */
export function countIn(lang: string, number: number): Value {
  return lang === 'en' ? { number, written: countWord(number) } : number;
}

/** Returns the lines under these short names; what the language has no words for is left out, and the build names it. */
export function linesOf(
  names: readonly string[],
  lines: Readonly<Record<string, string>>,
): string[] {
  return names.flatMap((name) => lines[name] ?? []);
}

/** What the price includes besides the services; the short names of both are alike. */
function othersOf({ facts, site }: Content, lines: Readonly<Record<string, string>>): string[] {
  const slugs = site.services.map(({ slug }) => slug.replaceAll('-', '').toLowerCase());
  return linesOf(
    facts.package.includes.filter((name) => !slugs.includes(name.toLowerCase())),
    lines,
  );
}
