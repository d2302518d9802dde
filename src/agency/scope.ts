/** The values of all names that texts may have in braces, in the words of one language. */
import type { Answers, Content, Facts, Language, WrittenWords } from './schemas/content.ts';
import { plainFacts, type ComputedFact } from './schemas/factNames.ts';
import { isTax, type KnownService } from './schemas/priceNames.ts';
import { leftToRight, type FilledText } from '../values/filledText.tsx';
import { fill, filled, type Filled, type Scope, type Value } from '../values/fill.ts';
import { formatPhone, formatRupees } from '../values/format.ts';
import { pathOf, valueAt } from '../values/place.ts';
import { familyQuestions } from './familyQuestions.ts';
import {
  addedTaxes,
  countIn,
  inWords,
  itemsOf,
  linesUnder,
  nameInWords,
  paymentLine,
} from './phrases.ts';
import { isExcluded, servicesThatAre } from './includedServices.ts';
import { totalOf } from './taxes.ts';
import { priceWords, priceWordsInSentence, undecidedTiles } from './priceWords.ts';
import { hasRest, isOneRuleForLater, refundSteps } from './refundSteps.ts';

type Fact = Value | null;

/** Takes a language and the content; returns the facts by name, in the words of the language. */
export function scopeOf({ lang, dir, words }: Language, content: Content): Scope {
  // English needs the region, so that dates and numbers follow Indian usage.
  const locale = lang === 'en' ? 'en-IN' : lang;
  const { facts, structure, languages } = content;
  const scopeWith = (values: Readonly<Record<string, Fact>>) => ({ values, locale, dir });
  // Each step may use the facts of the steps before it.
  const simple = simpleFacts(facts, words);
  const zamZam = fill(words.answers.zamZam.template, scopeWith(simple));
  const meals = mealsInWords(facts.package, words.answers.meals, scopeWith(simple));
  const scope = scopeWith({ ...simple, zamZam, meals });
  const price = filled(words.price, scope);
  // The link to the questions must outlive the last departure, so questions about dates do not count here.
  const open = familyQuestions(facts, { ...words, price }, scope, 'known');
  const { find } = words.contact;
  const made: Record<ComputedFact, Fact> = {
    ...simple,
    zamZam,
    meals,
    withTaxes: taxesInWords(facts.package, words.answers.taxes, scope),
    ...priceFacts(facts.package, words, price, scope),
    ...serviceFacts(content, words, price, zamZam),
    // Pages offer a message in each language only if there are several languages.
    languages: languages.length > 1 ? countIn(words, languages.length, 'inSentence') : null,
    showMap: isTownDrawn(content) ? find.showMap : null,
    openMap: find.openMap,
    ...refundFacts(facts.policy.refund, words.answers.refund, scope),
    askTitle: structure.askFirst && open.length > 0 ? words.answers.askFirst.title : null,
  };
  return scopeWith(made);
}

/** The words about the price, with facts filled in. */
type PriceWords = Filled<WrittenWords['price']>;

/** Returns the facts about what the price includes. */
function priceFacts(offer: Facts['package'], words: WrittenWords, price: PriceWords, scope: Scope) {
  const lines = { price, services: words.services };
  const undecided = undecidedTiles(lines, offer);
  return {
    includes: linesUnder(servicesThatAre('in', offer), priceWords(lines)),
    excludes: linesUnder(servicesThatAre('notIn', offer), priceWordsInSentence(lines)),
    priceNote: price.note,
    askServices: fill(price.includesNote.template, scope, { services: undecided }),
  };
}

/** Returns the facts about the services that Home and About show. */
function serviceFacts(
  { facts, structure }: Content,
  words: WrittenWords,
  price: PriceWords,
  zamZam: FilledText,
) {
  const slugs = structure.services.map(({ slug }) => slug);
  const others = servicesThatAre('in', facts.package).filter(
    (name) => !slugs.includes(name) && !isTax(name),
  );
  const phrases = (names: readonly string[]) =>
    names.flatMap((slug) => words.services[slug]?.phrase ?? []);
  const names = slugs.flatMap((slug) => words.services[slug]?.name ?? []);
  const offers = slugs.flatMap((slug) => {
    const name = words.services[slug]?.name ?? [];
    return slug === ('zam-zam' satisfies KnownService) && zamZam !== '' ? zamZam : name;
  });
  return {
    services: names,
    servicesInText: phrases(slugs),
    servicesInShort: phrases(structure.servicesInShort),
    visaHelp: phrases(slugs.filter((slug) => slug === ('visa' satisfies KnownService))),
    offers: [...offers, ...itemsOf(others, priceWords({ price, services: words.services }))],
    count: countIn(words, slugs.length),
  };
}

/** Returns the facts about what is paid back. */
function refundFacts(
  refund: Facts['policy']['refund'],
  words: WrittenWords['answers']['refund'],
  scope: Scope,
) {
  const later = words[refund.steps.length > 0 ? 'later' : 'none'];
  return {
    refundSteps: refundSteps(refund, words, scope),
    refundLater: isOneRuleForLater(refund) ? null : fill(later, scope),
    refundRest: hasRest(refund) ? fill(words.rest, scope) : null,
  };
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
    ifHotel: isExcluded(offer, 'hotel') ? null : { number: 1, written: '' },
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
    nonRefundable: linesUnder(policy.refund.nonRefundable, words.nonRefundable),
    neverPaidBack: neverPaidBack === null ? null : formatRupees(neverPaidBack),
    papers: linesUnder(policy.papers, words.answers.papers.list),
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
