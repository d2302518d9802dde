/** What a family still has to ask before it pays, because facts.ts does not say it. */
import type { Answers, Departure, Facts } from '../schemas/content.ts';
import { fill, type Scope, type Values } from './fill.ts';
import { formatDay, formatList } from './format.ts';
import { addedTaxes, isBed, isUnpriced, knownBeds, missingPrices, openTaxes } from './prices.ts';
import type { RoomName, TaxName } from './prices.ts';

type QuestionName = keyof Answers['ask']['questions'];

/**
 * Returns the questions that are open, in the order in which they are asked. A question names the journeys that it is
 * about, except where it is about all of them; what is known is not asked again.
 */
export function openQuestions(facts: Facts, words: Answers, scope: Scope): string[] {
  const { package: offer, payment, departures, hotels, policy } = facts;
  const { advance, balanceDays, account } = payment;
  const { list } = departures;
  const { taxes } = offer;
  const ask = (name: QuestionName, isOpen: boolean, own: Values = {}) =>
    isOpen ? [fill(words.ask.questions[name].template, scope, own)] : [];
  const datesOf = (journeys: readonly Departure[]) =>
    journeys.length === list.length ? null : daysInWords(journeys, facts, scope);
  const askOn = (name: QuestionName, isOpen: (departure: Departure) => boolean) => {
    const journeys = list.filter(isOpen);
    return ask(name, journeys.length > 0, { dates: datesOf(journeys) });
  };
  const which = (city: readonly { name: string }[], field: 'hotelMakkah' | 'hotelMadinah') => {
    const journeys = list.filter((departure) => !departure[field]);
    const isOpen = city.length > 1 && (list.length === 0 || journeys.length > 0);
    return ask('which', isOpen, { hotels: namesOf(city), dates: datesOf(journeys) });
  };
  const { makkah, madinah } = hotels;
  const unmeasured = [...makkah, ...madinah].filter(({ metres }) => metres === undefined);
  const isPriceKnown = (...names: readonly RoomName[]) =>
    [offer, ...list].some(({ rooms = {} }) => names.some((name) => rooms[name] !== undefined));
  const nameTaxes = (names: readonly TaxName[]) => ({
    taxes: names.map((name) => words.taxes[name]),
  });
  const open = openTaxes(offer);
  const unrated = addedTaxes(offer).filter((name) => taxes[name] === null);
  const isUnanswered = (name: 'refund' | 'visa' | 'walking') =>
    ask(name, policy.unanswered.includes(name));
  return [
    ...ask('dates', list.length === 0),
    ...ask('flight', list.length === 0),
    ...askOn('airport', ({ from }) => !from),
    ...askOn('airline', ({ airline }) => !airline),
    ...askOn('route', ({ airline, direct, via }) => Boolean(airline && !direct && !via)),
    ...askOn('datePrice', (departure) => isUnpriced(departure, facts)),
    ...ask('hotels', makkah.length === 0 && madinah.length === 0),
    ...ask('hotelMakkah', makkah.length === 0 && madinah.length > 0),
    ...ask('hotelMadinah', madinah.length === 0 && makkah.length > 0),
    ...ask('distance', unmeasured.length > 0, { hotels: namesOf(unmeasured) }),
    ...which(makkah, 'hotelMakkah'),
    ...which(madinah, 'hotelMadinah'),
    ...ask('rooms', knownBeds(facts).length === 0),
    ...missingPrices(facts).flatMap(({ names, journeys }) =>
      ask('prices', names.length > 0, {
        who: inWords(names, words, scope),
        dates: journeys.length > 0 ? daysInWords(journeys, facts, scope) : null,
      }),
    ),
    ...ask('childAge', offer.childUnder === null && isPriceKnown('child', 'childNoBed')),
    ...ask('infantAge', offer.infantUnder === null && isPriceKnown('infant')),
    ...ask('excludes', offer.excludes.length === 0, nameTaxes(open)),
    ...ask('taxes', offer.excludes.length > 0 && open.length > 0, nameTaxes(open)),
    ...ask('taxRates', unrated.length > 0, nameTaxes(unrated)),
    ...ask('tcsOn', taxes.tcs !== null && taxes.tcsOn === null),
    ...ask('payment', advance === null && balanceDays === null),
    ...ask('advance', advance === null && balanceDays !== null),
    ...ask('balance', advance !== null && balanceDays === null),
    ...isUnanswered('refund'),
    ...ask('papers', policy.papers.length === 0),
    ...isUnanswered('visa'),
    ...ask('account', account === ''),
    ...isUnanswered('walking'),
  ];
}

/** Whether visitors have to ask which services their price covers. */
export function isToAskOfServices({ package: offer }: Facts): boolean {
  return offer.excludes.length === 0;
}

/** In days: the months of journeys that are all within so many name no two years. */
const withinAYear = 330;

/** Returns the days of journeys as one phrase, with the year where the months alone could mean two. */
export function daysInWords(
  journeys: readonly Departure[],
  { departures: { list } }: Facts,
  { locale }: Scope,
): string {
  const times = list.map(({ date }) => Date.parse(date));
  const withYear = Math.max(...times) - Math.min(...times) > withinAYear * 864e5;
  const days = journeys.map(({ date }) => formatDay(date, locale, withYear));
  return formatList([...new Set(days)], locale);
}

/** "1, 2 or 3 in a room, a child with a bed and an infant". */
function inWords(names: readonly RoomName[], { ask: { who } }: Answers, scope: Scope): string {
  const { locale } = scope;
  const beds = names.flatMap((name) => (isBed(name) ? sharing[name] : []));
  const others = names.flatMap((name) => (isBed(name) ? [] : who[name]));
  const counts = formatList(beds.toSorted(), locale, 'disjunction');
  const shared = beds.length > 0 ? [fill(who.beds.template, scope, { beds: counts })] : [];
  return formatList([...shared, ...others], locale);
}

const sharing = { four: '4', three: '3', two: '2', one: '1' } as const;

/** Latin names with a sign between them, which stay in their order in every direction. */
function namesOf(hotels: readonly { readonly name: string }[]): string {
  return hotels.map(({ name }) => name).join(' / ');
}
