/** The values of all names that texts may have in braces, in the words of one language. */
import type { Answers, Content, Facts, Language, WrittenWords } from './schemas/content.ts';
import { plainFacts, type ComputedFact } from './schemas/factNames.ts';
import { taxNames } from './schemas/priceNames.ts';
import { leftToRight, type FilledText } from '../values/filledText.tsx';
import { fill, filled, type Scope, type Value } from '../values/fill.ts';
import { formatPhone, formatRupees } from '../values/format.ts';
import { pathOf, valueAt } from '../values/place.ts';
import { familyQuestions } from './familyQuestions.ts';
import {
  addedTaxes,
  countIn,
  inWords,
  itemsOf,
  linesOf,
  nameInWords,
  paymentLine,
} from './phrases.ts';
import { servicesThatAre, totalOf } from './prices.ts';
import { priceWords, priceWordsInSentence, undecidedServices } from './priceWords.ts';
import { hasRest, isOneRuleForLater, refundSteps } from './refundSteps.ts';

type Fact = Value | null;

/** Takes a language and the content; returns the facts by name, in the words of the language. */
export function scopeOf({ lang, dir, words }: Language, content: Content): Scope {
  // English needs the region, so that dates and numbers follow Indian usage.
  const locale = lang === 'en' ? 'en-IN' : lang;
  const { facts, structure, languages } = content;
  const { refund } = facts.policy;
  const { find } = words.contact;
  const scopeWith = (values: Readonly<Record<string, Fact>>) => ({ values, locale, dir });
  const simple = simpleFacts(facts, words);
  const zamZam = fill(words.answers.zamZam.template, scopeWith(simple));
  const meals = mealsInWords(facts.package, words.answers.meals, scopeWith(simple));
  const scope = scopeWith({ ...simple, zamZam, meals });
  const price = filled(words.price, scope);
  const slugs = structure.services.map(({ slug }) => slug);
  const lines = { price, services: words.services };
  const inPrice = priceWords(lines);
  const isOther = (name: string) => !slugs.includes(name) && !taxNames.some((tax) => tax === name);
  const included = servicesThatAre('in', facts.package);
  const excluded = servicesThatAre('notIn', facts.package);
  const others = included.filter(isOther);
  const isUndecided = undecidedServices(words, facts.package).length > 0;
  const phrases = (names: readonly string[]) =>
    names.flatMap((slug) => words.services[slug]?.phrase ?? []);
  // The link to the questions must outlive the last departure, so questions about dates do not count here.
  const open = familyQuestions(facts, { ...words, price }, scope, 'known');
  const made: Record<ComputedFact, Fact> = {
    ...simple,
    zamZam,
    meals,
    withTaxes: taxesInWords(facts.package, words.answers.taxes, scope),
    includes: linesOf(included, inPrice),
    excludes: linesOf(excluded, priceWordsInSentence(lines)),
    services: slugs.flatMap((slug) => words.services[slug]?.name ?? []),
    servicesInText: phrases(slugs),
    servicesInShort: phrases(structure.servicesInShort),
    visaHelp: phrases(slugs.filter((slug) => slug === 'visa')),
    offers: [
      ...slugs.flatMap(
        (slug) => (slug === 'zam-zam' && zamZam) || words.services[slug]?.name || [],
      ),
      ...itemsOf(others, inPrice),
    ],
    count: countIn(words, slugs.length),
    // Pages offer a message in each language only if there are several languages.
    languages: languages.length > 1 ? countIn(words, languages.length, 'inSentence') : null,
    priceNote: price.note,
    showMap: isTownDrawn(content) ? find.showMap : null,
    openMap: find.openMap,
    refundSteps: refundSteps(refund, words.answers.refund, scope),
    refundLater: isOneRuleForLater(refund)
      ? null
      : fill(words.answers.refund[refund.steps.length > 0 ? 'later' : 'none'], scope),
    refundRest: hasRest(refund) ? fill(words.answers.refund.rest, scope) : null,
    askServices: isUndecided ? price.includesNote : null,
    askTitle: structure.askFirst && open.length > 0 ? words.answers.askFirst.title : null,
  };
  return scopeWith(made);
}

/** Returns the basic facts in the words of a language. The other facts are built from these. */
function simpleFacts(facts: Facts, words: WrittenWords) {
  const { agency, package: offer, payment, policy } = facts;
  const { neverPaidBack, processingDays } = policy.refund;
  const { from, to } = processingDays;
  const line = paymentLine(facts, words.answers.payment);
  const range = (between: string) => ({
    number: to,
    written: from === to ? `${to}` : from + between + to,
  });
  return {
    ...plainValues(facts),
    name: agency.name,
    phone: formatPhone(agency.phone),
    hours: hoursInWords(agency.hours, words),
    // These three render as nothing. They are conditions: a text that names one is shown only if it is known.
    ifAmountsDiffer: neverPaidBack === null ? { number: 1, written: '' } : null,
    ifAllDay: agency.hours === '24x7' ? { number: 24, written: '' } : null,
    ifHotel: offer.services['hotel'] === 'notIn' ? null : { number: 1, written: '' },
    city: nameInWords(agency.address.city, words),
    region: nameInWords(agency.address.region, words),
    country: nameInWords(agency.address.country, words),
    price: formatRupees(offer.price),
    tcsOn: offer.taxes.tcsOn && words.answers.taxes.on[offer.taxes.tcsOn],
    advance: payment.advance === null ? null : formatRupees(payment.advance),
    payment: line ?? inWords(policy.payment, words),
    // A period such as "7 days" has no "from".
    from: from === to ? null : from,
    to,
    period: range('–'),
    periodInWords: range('\u00a0to\u00a0'),
    periodAsTyped: range('-'),
    nonRefundable: linesOf(policy.refund.nonRefundable, words.nonRefundable),
    neverPaidBack: neverPaidBack === null ? null : formatRupees(neverPaidBack),
    papers: linesOf(policy.papers, words.answers.papers.list),
    compensationLimit: inWords(policy.compensationLimit, words),
    jurisdiction: inWords(policy.jurisdiction, words),
  };
}

/** Returns the starting price with added taxes, or only the names of those taxes if an amount is unknown; null without any. */
function taxesInWords(offer: Facts['package'], words: Answers['taxes'], scope: Scope): Fact {
  const taxes = addedTaxes(offer, words, scope.locale);
  if (taxes.number === 0) return null;
  const total = totalOf(offer.price, offer);
  return total
    ? fill(words.with.template, scope, { total: formatRupees(total), taxes })
    : fill(words.added.template, scope, { taxes });
}

/** Returns the daily meals, and how far the food is Indian, if that is known; null if the meals are unknown. */
function mealsInWords(
  { meals, indianFood }: Facts['package'],
  words: Answers['meals'],
  scope: Scope,
): Fact {
  const answers = {
    meals: meals && words.daily[meals],
    food: indianFood && words.indian[indianFood],
  };
  return answers.food === null ? answers.meals : fill(words.both.template, scope, answers);
}

function hoursInWords(hours: string, words: WrittenWords): FilledText {
  if (hours === '24x7') return words.hours.allDay;
  const translated = inWords(hours, words);
  // No line breaks inside "9 am to 9 pm".
  const said = (translated ?? hours).replace(/ (?=[ap]\.?m\b|to \d)|(?<=\bto) /gi, '\u00a0');
  return translated === null ? leftToRight(said) : said;
}

/** Returns the facts that texts show unchanged. Throws if plainFacts names a field that facts.jsonc lacks. */
function plainValues(facts: Facts): Record<string, Fact> {
  const entries = Object.entries(plainFacts).map(([name, keys]) => {
    const value = valueAt(facts, keys);
    if (value !== undefined) return [name, value];
    throw new Error(
      `Could not fill in {${name}} (src/agency/schemas/factNames.ts): facts.jsonc has no ${pathOf(keys)}. Write where the fact is.`,
    );
  });
  return Object.fromEntries(entries) as Record<string, Fact>;
}

/** Returns whether the drawn map on Contact shows the town in the agency's address. */
export function isTownDrawn({ structure, facts }: Pick<Content, 'structure' | 'facts'>): boolean {
  return structure.mapTown === facts.agency.address.city;
}
