/**
 * The questions that a family still has to ask before it pays, because facts.jsonc does not answer them. AskFirst.tsx shows the
 * general ones. Questions about one departure are in its row and its message, and those about one room are in the row of that
 * room. So no general question names a date, which could pass.
 */
import type { Answers, Departure, Facts, Words } from './schemas/content.ts';
import { joined, whole, type FilledText } from '../values/filledText.tsx';
import { fill, type Scope, type Values } from '../values/fill.ts';
import {
  fromPriceOf,
  isTcsBaseOpen,
  lowestOf,
  servicesThatAre,
  unspecifiedTaxes,
  taxesOnTop,
} from './prices.ts';
import { isBalanceLeft } from './familyPrices.ts';
import { undecidedServices } from './priceWords.ts';
import type { TaxName } from './prices.ts';

type QuestionName = keyof Answers['askFirst']['questions'];

/** Returns the general questions, ready to show. If no dates are known, they ask for the dates too. */
export function familyQuestions(
  facts: Facts,
  words: Pick<Words, 'answers' | 'price' | 'services'>,
  scope: Scope,
  dates: 'known' | 'unknown' = facts.departures.list.length > 0 ? 'known' : 'unknown',
): FilledText[] {
  const { package: offer, payment, hotels, policy } = facts;
  const { advance, balanceDays, account } = payment;
  const { services, taxes } = offer;
  const { answers } = words;
  const ask = asking(answers, scope);
  const hasDates = dates === 'known';
  const hasHotel = services['hotel'] !== 'notIn';
  const { makkah, madinah } = hotels;
  const unmeasured = (city: Facts['hotels']['makkah']) =>
    namesOf(city.filter(({ metres }) => metres === undefined));
  const nameTaxes = (names: readonly TaxName[]) => ({
    taxes: names.map((name) => answers.taxes[name]),
  });
  const notSaid = unspecifiedTaxes(offer);
  const undecided = undecidedServices(words, offer);
  const isNothingExcluded = servicesThatAre('notIn', offer).length === 0;
  const asksWhatIsExcluded = isNothingExcluded && undecided.length > 0;
  const maybeIncluded = asksWhatIsExcluded ? [] : [...undecided, ...nameTaxes(notSaid).taxes];
  const unrated = taxesOnTop(offer).filter((name) => taxes[name] === null);
  const askAbout = (name: 'visa' | 'walking') => ask(name, policy.askAbout.includes(name));
  const refund = openRefundRules(policy);
  return [
    ...ask('dates', !hasDates),
    ...ask('flight', !hasDates && services['flight'] !== 'notIn'),
    ...ask('hotels', hasHotel && makkah.length === 0 && madinah.length === 0),
    ...ask('hotelMakkah', makkah.length === 0 && madinah.length > 0),
    ...ask('hotelMadinah', madinah.length === 0 && makkah.length > 0),
    ...ask('distanceMakkah', unmeasured(makkah) !== '', { hotels: unmeasured(makkah) }),
    ...ask('distanceMadinah', unmeasured(madinah) !== '', { hotels: unmeasured(madinah) }),
    ...(hasDates ? [] : whichHotels({}, facts, ask)),
    ...ask('rooms', !hasDates && isRoomOpen({}, offer)),
    ...ask('meals', offer.meals === null && services['food'] === 'in'),
    ...ask('indianFood', offer.meals !== null && offer.indianFood === null),
    ...ask('excludes', asksWhatIsExcluded, nameTaxes(notSaid)),
    ...ask('included', maybeIncluded.length > 0, { services: maybeIncluded }),
    ...ask('taxRates', unrated.length > 0, nameTaxes(unrated)),
    ...ask('tcsOn', isTcsBaseOpen(offer)),
    ...ask('payment', advance === null && balanceDays === null),
    ...ask('advance', advance === null && balanceDays !== null),
    ...ask('balance', advance !== null && balanceDays === null && isBalanceLeft(facts)),
    ...ask('refund', refund.isAmountOpen && refund.isLaterOpen),
    ...ask('refundAmount', refund.isAmountOpen && !refund.isLaterOpen),
    ...ask('refundLater', refund.isLaterOpen && !refund.isAmountOpen),
    ...ask('papers', policy.papers.length === 0),
    ...askAbout('visa'),
    ...ask('account', account === ''),
    ...askAbout('walking'),
  ];
}

/** Returns whether families have to ask how much is never paid back, and what applies to later cancellations. */
function openRefundRules({ askAbout, refund }: Facts['policy']) {
  const isAsked = askAbout.includes('refund');
  const { neverPaidBack, nonRefundable, steps } = refund;
  return {
    isAmountOpen: isAsked && nonRefundable.length > 0 && neverPaidBack === null,
    isLaterOpen: isAsked && steps.length === 0,
  };
}

/** Returns the questions about one departure, for its row and its message. */
export function departureQuestions(
  departure: Departure,
  facts: Facts,
  words: Answers,
  scope: Scope,
): FilledText[] {
  const { package: offer } = facts;
  const { from, airline, direct, via } = departure;
  const ask = asking(words, scope);
  const hasFlight = offer.services['flight'] !== 'notIn';
  return [
    ...ask('airport', hasFlight && !from),
    ...ask('airline', hasFlight && !airline),
    ...ask('route', Boolean(airline && !direct && !via)),
    ...ask('baggage', hasFlight && !departure.baggageKilos),
    ...ask('datePrice', fromPriceOf(departure, offer) === undefined),
    ...ask('days', !departure.days),
    ...ask('nights', offer.services['hotel'] !== 'notIn' && areNightsOpen(departure)),
    ...ask('rooms', isRoomOpen(departure, offer)),
    ...whichHotels(departure, facts, ask),
  ];
}

/** Nights of a journey that may be spent in an aircraft or on the way. */
const nightsOnTheWay = 3;

/** Whether the nights in a city are not known, and those in the other city are fewer than the whole journey. */
function areNightsOpen({ days, nightsMakkah, nightsMadinah }: Departure): boolean {
  if (nightsMakkah !== undefined && nightsMadinah !== undefined) return false;
  const known = nightsMakkah ?? nightsMadinah ?? 0;
  return known === 0 || (days !== undefined && known < days - nightsOnTheWay);
}

/** Returns a question about the hotel for each city that has several, unless the departure names one. */
function whichHotels(
  { hotelMakkah, hotelMadinah }: Partial<Departure>,
  { hotels: { makkah, madinah } }: Facts,
  ask: ReturnType<typeof asking>,
): FilledText[] {
  return [
    ...ask('whichMakkah', makkah.length > 1 && !hotelMakkah, { hotels: namesOf(makkah) }),
    ...ask('whichMadinah', madinah.length > 1 && !hotelMadinah, { hotels: namesOf(madinah) }),
  ];
}

/** Whether neither the package nor the departure says how many people share a room at its price. */
function isRoomOpen({ rooms = {} }: Partial<Departure>, offer: Facts['package']): boolean {
  return offer.services['hotel'] !== 'notIn' && !lowestOf(offer.rooms) && !lowestOf(rooms);
}

function asking({ askFirst: { questions } }: Answers, scope: Scope) {
  return (name: QuestionName, isOpen: boolean, extraFacts: Values = {}) =>
    isOpen ? [fill(questions[name].template, scope, extraFacts)] : [];
}

/** Joins Latin names with a slash, which keeps their order in right-to-left text too. */
function namesOf(hotels: readonly { readonly name: string }[]): FilledText {
  return joined(
    hotels.map(({ name }) => whole(name)),
    ' / ',
  );
}
