/**
 * The questions that a family still has to ask before it pays, because facts.jsonc does not answer them. AskFirst.tsx shows the
 * general ones. Questions about one departure are in its row and its message, and those about one room are in the row of that
 * room. So no general question names a date, which could pass.
 */
import type { Answers, Departure, Facts, Words } from './schemas/content.ts';
import { joined, whole, type FilledText } from '../values/filledText.tsx';
import { fill, type Scope, type Values } from '../values/fill.ts';
import { fromPriceOf, lowestOf } from './prices.ts';
import { isExcluded, servicesThatAre } from './includedServices.ts';
import { isTcsBaseOpen, unspecifiedTaxes, taxesOnTop } from './taxes.ts';
import { isBalanceLeft } from './familyPrices.ts';
import { undecidedServices } from './priceWords.ts';
import type { TaxName } from './schemas/priceNames.ts';

type QuestionName = keyof Answers['askFirst']['questions'];

/** Returns the general questions, ready to show. If no dates are known, they ask for the dates too. */
export function familyQuestions(
  facts: Facts,
  words: Pick<Words, 'answers' | 'price' | 'services'>,
  scope: Scope,
  dates: 'known' | 'unknown' = facts.departures.list.length > 0 ? 'known' : 'unknown',
): FilledText[] {
  const { package: offer, payment, policy } = facts;
  const ask = asking(words.answers, scope);
  const hasDates = dates === 'known';
  return [
    ...ask('dates', !hasDates),
    ...ask('flight', !hasDates && !isExcluded(offer, 'flight')),
    ...hotelQuestions(facts, ask),
    ...(hasDates ? [] : whichHotels({}, facts, ask)),
    ...ask('rooms', !hasDates && isRoomOpen({}, offer)),
    ...ask('meals', offer.meals === null && offer.services['food'] === 'in'),
    ...ask('indianFood', offer.meals !== null && offer.indianFood === null),
    ...priceQuestions(offer, words, ask),
    ...paymentQuestions(facts, ask),
    ...refundQuestions(policy, ask),
    ...ask('papers', policy.papers.length === 0),
    ...ask('visa', policy.askAbout.includes('visa')),
    ...ask('account', payment.account === ''),
    ...ask('walking', policy.askAbout.includes('walking')),
  ];
}

/** Returns the questions about a city without a hotel, and about hotels whose distance is not known. */
function hotelQuestions({ package: offer, hotels }: Facts, ask: Ask): FilledText[] {
  const { makkah, madinah } = hotels;
  const hasMakkah = makkah.length > 0;
  const hasMadinah = madinah.length > 0;
  const hasHotels = !isExcluded(offer, 'hotel');
  const unmeasured = (city: typeof makkah) =>
    namesOf(city.filter(({ metres }) => metres === undefined));
  const inMakkah = unmeasured(makkah);
  const inMadinah = unmeasured(madinah);
  return [
    ...ask('hotels', hasHotels && !hasMakkah && !hasMadinah),
    ...ask('hotelMakkah', !hasMakkah && hasMadinah),
    ...ask('hotelMadinah', hasMakkah && !hasMadinah),
    ...ask('distanceMakkah', inMakkah !== '', { hotels: inMakkah }),
    ...ask('distanceMadinah', inMadinah !== '', { hotels: inMadinah }),
  ];
}

/**
 * Returns the questions about what is in the price, and how much the taxes add to it. If services are undecided and nothing is
 * known to be excluded, the question is what is not in the price, instead of naming each service.
 */
function priceQuestions(
  offer: Facts['package'],
  words: Pick<Words, 'answers' | 'price' | 'services'>,
  ask: Ask,
): FilledText[] {
  const wordsFor = (names: readonly TaxName[]) => names.map((name) => words.answers.taxes[name]);
  const services = undecidedServices(words, offer);
  const taxes = wordsFor(unspecifiedTaxes(offer));
  const isNothingExcluded = servicesThatAre('notIn', offer).length === 0;
  const asksWhatIsExcluded = isNothingExcluded && services.length > 0;
  const undecided = [...services, ...taxes];
  const unrated = taxesOnTop(offer).filter((name) => offer.taxes[name] === null);
  return [
    ...ask('excludes', asksWhatIsExcluded, { taxes }),
    ...ask('included', !asksWhatIsExcluded && undecided.length > 0, { services: undecided }),
    ...ask('taxRates', unrated.length > 0, { taxes: wordsFor(unrated) }),
    ...ask('tcsOn', isTcsBaseOpen(offer)),
  ];
}

/** Returns the questions about the advance and the day of the balance: one question if neither is known. */
function paymentQuestions(facts: Facts, ask: Ask): FilledText[] {
  const hasAdvance = facts.payment.advance !== null;
  const hasDay = facts.payment.balanceDays !== null;
  return [
    ...ask('payment', !hasAdvance && !hasDay),
    ...ask('advance', !hasAdvance && hasDay),
    ...ask('balance', hasAdvance && !hasDay && isBalanceLeft(facts)),
  ];
}

/** Returns the questions about how much is never paid back, and about later cancellations: one question if neither is known. */
function refundQuestions({ askAbout, refund }: Facts['policy'], ask: Ask): FilledText[] {
  const { neverPaidBack, nonRefundable, steps } = refund;
  const isAsked = askAbout.includes('refund');
  const isAmountOpen = isAsked && nonRefundable.length > 0 && neverPaidBack === null;
  const isLaterOpen = isAsked && steps.length === 0;
  return [
    ...ask('refund', isAmountOpen && isLaterOpen),
    ...ask('refundAmount', isAmountOpen && !isLaterOpen),
    ...ask('refundLater', isLaterOpen && !isAmountOpen),
  ];
}

/** Returns the question about the price of a departure that has none, although others have one; undefined for the others. */
export function priceQuestion(
  departure: Departure,
  facts: Facts,
  words: Answers,
  scope: Scope,
): FilledText | undefined {
  const hasPrice = (each: Departure) => fromPriceOf(each, facts.package) !== undefined;
  const isOdd = !hasPrice(departure) && facts.departures.list.some(hasPrice);
  return asking(words, scope)('datePrice', isOdd)[0];
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
  const hasFlight = !isExcluded(offer, 'flight');
  return [
    ...ask('airport', hasFlight && !from),
    ...ask('airline', hasFlight && !airline),
    ...ask('route', Boolean(airline && !direct && !via)),
    ...ask('baggage', hasFlight && !departure.baggageKilos),
    ...ask('datePrice', fromPriceOf(departure, offer) === undefined),
    ...ask('days', !departure.days),
    ...ask('nights', !isExcluded(offer, 'hotel') && areNightsOpen(departure)),
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
  ask: Ask,
): FilledText[] {
  return [
    ...ask('whichMakkah', makkah.length > 1 && !hotelMakkah, { hotels: namesOf(makkah) }),
    ...ask('whichMadinah', madinah.length > 1 && !hotelMadinah, { hotels: namesOf(madinah) }),
  ];
}

/** Whether neither the package nor the departure says how many people share a room at its price. */
function isRoomOpen({ rooms = {} }: Partial<Departure>, offer: Facts['package']): boolean {
  return !isExcluded(offer, 'hotel') && !lowestOf(offer.rooms) && !lowestOf(rooms);
}

type Ask = ReturnType<typeof asking>;

/** Returns a function that puts a question into a list: a list of one, or an empty one if the question is not open. */
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
