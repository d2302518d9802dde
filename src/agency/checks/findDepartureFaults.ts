/** Finds mistakes in the departures. */
import type { Departure, Facts } from '../schemas/content.ts';
import type { FieldFault } from '../../values/faults.ts';
import { formatDay } from '../../values/format.ts';
import { valueAt } from '../../values/place.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { daysBetween } from '../../values/days.ts';
import { factsSchema } from '../schemas/factsSchema.ts';
import { fromPriceOf, priceTableOf } from '../prices.ts';

/** How many days ahead a departure may be. No agency sells later ones. */
const farthestDeparture = 3 * 365;

/** How many more days than nights in Makkah and Madinah a journey may have: some go on to Jerusalem, Karbala or Istanbul. */
const mostOtherDays = 25;

/** Returns a fault for each departure that contradicts itself, another one or the list of hotels. `today` is year-month-day. */
export function findDepartureFaults(facts: Facts, today: string): FieldFault[] {
  return [...findJourneyFaults(facts, today), ...findUnlistedHotels(facts)];
}

/** Returns at most one fault for each departure. */
function findJourneyFaults({ departures, package: offer }: Facts, today: string): FieldFault[] {
  const seen = new Set<string>();
  return departures.list.flatMap((departure, at) => {
    // A single price and prices by room can give the same table, so the resolved prices are compared.
    const price = fromPriceOf(departure, offer)?.rupees;
    const rooms = priceTableOf(departure, offer);
    const journey = JSON.stringify([{ ...departure, price, rooms: undefined }, rooms]);
    const fault = seen.has(journey)
      ? { advice: 'The same journey is listed twice; delete one, or write what differs' }
      : journeyFault(departure, today);
    seen.add(journey);
    return fault ? [{ keys: ['departures', 'list', at], value: departure.date, ...fault }] : [];
  });
}

function journeyFault(
  departure: Departure,
  today: string,
): Pick<FieldFault, 'advice' | 'state'> | undefined {
  const { date, days, nightsMakkah = 0, nightsMadinah = 0, ...flight } = departure;
  if (daysBetween(today, date) > farthestDeparture)
    return { advice: 'Correct its year: no journey is planned so far ahead' };
  if (flight.direct && flight.via)
    return {
      state: 'has both a direct flight and a city where passengers change planes',
      advice: 'Keep the direct flight, or via and the city, not both',
    };
  if (flight.via && townOf(flight.via) === townOf(flight.from ?? ''))
    return {
      state: `begins in ${flight.from}, and passengers change planes there`,
      advice: 'Write the city where passengers change planes',
    };
  if ((flight.direct || flight.via) && !flight.airline)
    return { state: 'has direct or via, but no airline', advice: 'Write the airline' };
  const nights = nightsMakkah + nightsMadinah;
  if (days !== undefined && nights >= days)
    return {
      state: `has ${nights} nights in ${days} days`,
      advice: 'Write more days than nights',
    };
  const isBothKnown = nightsMakkah > 0 && nightsMadinah > 0;
  if (days !== undefined && isBothKnown && days - nights > mostOtherDays)
    return {
      state: `has ${days} days, but only ${nights} nights in the two cities`,
      advice: 'Correct the days, or the nights',
    };
  return undefined;
}

/** Returns the town of an airport for a comparison: "kolkata" for "Kolkata (CCU)" and "Kolkata Airport". */
function townOf(airport: string): string {
  return airport
    .toLowerCase()
    .replace(/\(.*\)|\b(international )?airport\b/g, '')
    .trim();
}

/** Returns a fault for each hotel of a departure that is not in the list of hotels for its city. */
function findUnlistedHotels(facts: Facts): FieldFault[] {
  return everyField(factsSchema, facts).flatMap(({ keys, value, info: { namesIn } }) => {
    if (namesIn === undefined || value === undefined) return [];
    const list: readonly { name: string }[] = valueAt(facts, namesIn);
    const { date } = facts.departures.list[keys[2] as number]!;
    const journey = `the journey of ${formatDay(date, 'en-IN')}`;
    const advice = `Choose a hotel that is in the list of hotels for ${journey}, or add this one to the list`;
    return list.some(({ name }) => name === value) ? [] : { keys, value, advice };
  });
}
