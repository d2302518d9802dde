/**
 * The questions that a family still has to ask before it pays, because facts.ts does not answer them. AskFirst.tsx shows those
 * that concern everybody. What is unknown about one departure is asked in its row and in its message, and what is unknown about
 * one room in the row of that room. So no question of everybody names a day, which could pass.
 */
import type { Answers, Departure, Facts } from './schemas/content.ts';
import { fill, type Scope, type Values } from '../values/fill.ts';
import { addedTaxes, fromPriceOf, hasRoomPrice, isTcsBaseOpen, openTaxes } from './prices.ts';
import type { TaxName } from './prices.ts';

type QuestionName = keyof Answers['askFirst']['questions'];

/** Returns the questions that concern everybody, in the order in which they are shown. */
export function familyQuestions(facts: Facts, words: Answers, scope: Scope): string[] {
  const { package: offer, payment, hotels, policy } = facts;
  const { advance, balanceDays, account } = payment;
  const { excludes, taxes } = offer;
  const ask = asking(words, scope);
  const hasDates = facts.departures.list.length > 0;
  const hasHotel = !excludes.includes('hotel');
  const { makkah, madinah } = hotels;
  const unmeasured = [...makkah, ...madinah].filter(({ metres }) => metres === undefined);
  const nameTaxes = (names: readonly TaxName[]) => ({
    taxes: names.map((name) => words.taxes[name]),
  });
  const open = openTaxes(offer);
  const unrated = addedTaxes(offer).filter((name) => taxes[name] === null);
  const askAbout = (name: 'refund' | 'visa' | 'walking') =>
    ask(name, policy.askAbout.includes(name));
  return [
    ...ask('dates', !hasDates),
    ...ask('flight', !hasDates && !excludes.includes('flight')),
    ...ask('hotels', hasHotel && makkah.length === 0 && madinah.length === 0),
    ...ask('hotelMakkah', makkah.length === 0 && madinah.length > 0),
    ...ask('hotelMadinah', madinah.length === 0 && makkah.length > 0),
    ...ask('distance', unmeasured.length > 0, { hotels: namesOf(unmeasured) }),
    ...(hasDates ? [] : [makkah, madinah]).flatMap((city) =>
      ask('which', city.length > 1, { hotels: namesOf(city) }),
    ),
    ...ask('rooms', hasHotel && !hasRoomPrice(facts)),
    ...ask('excludes', excludes.length === 0, nameTaxes(open)),
    ...ask('taxes', excludes.length > 0 && open.length > 0, nameTaxes(open)),
    ...ask('taxRates', unrated.length > 0, nameTaxes(unrated)),
    ...ask('tcsOn', isTcsBaseOpen(offer)),
    ...ask('payment', advance === null && balanceDays === null),
    ...ask('advance', advance === null && balanceDays !== null),
    ...ask('balance', advance !== null && balanceDays === null),
    ...askAbout('refund'),
    ...ask('papers', policy.papers.length === 0),
    ...askAbout('visa'),
    ...ask('account', account === ''),
    ...askAbout('walking'),
  ];
}

/** Returns the questions about one departure, which its row shows and its message asks. */
export function departureQuestions(
  { airline, direct, via, ...departure }: Departure,
  { package: offer, hotels }: Facts,
  words: Answers,
  scope: Scope,
): string[] {
  const ask = asking(words, scope);
  const hasFlight = !offer.excludes.includes('flight');
  const which = (city: readonly { name: string }[], chosen: string | undefined) =>
    ask('which', city.length > 1 && !chosen, { hotels: namesOf(city) });
  return [
    ...ask('airport', hasFlight && !departure.from),
    ...ask('airline', hasFlight && !airline),
    ...ask('route', Boolean(airline && !direct && !via)),
    ...ask('datePrice', fromPriceOf(departure, offer) === undefined),
    ...which(hotels.makkah, departure.hotelMakkah),
    ...which(hotels.madinah, departure.hotelMadinah),
  ];
}

function asking({ askFirst: { questions } }: Answers, scope: Scope) {
  return (name: QuestionName, isOpen: boolean, own: Values = {}) =>
    isOpen ? [fill(questions[name].template, scope, own)] : [];
}

/** Joins Latin names by a sign that keeps their order in text from right to left too. */
function namesOf(hotels: readonly { readonly name: string }[]): string {
  return hotels.map(({ name }) => name).join(' / ');
}
