/** Finds promises in the texts that the facts put in doubt, for the agency to look at. */
import type { Content } from '../schemas/content.ts';
import { everyValue, fileOf } from '../../values/paths.ts';
import { dayBefore } from '../../values/days.ts';
import { formatNumber, formatRupees } from '../../values/format.ts';
import { fromPriceOf } from '../prices.ts';

/** How many metres on foot are still near for people of seventy. */
const farthestNear = 1000;

/** Matches "24x7", "24/7", and 24 with a language's word for hours. */
const dayAndNight = /\b24(x7|\/7|[\s\u00a0-]\p{L})/u;

/** Takes the content; returns a line for every text that promises day and night although the hours are others. */
export function findHourPromises({ facts, ...texts }: Content): string[] {
  if (facts.agency.hours === '24x7') return [];
  return Object.entries(texts).flatMap(([entry, value]) =>
    everyValue(value).flatMap(({ field, value: text }) => {
      if (typeof text !== 'string' || !dayAndNight.test(text)) return [];
      const [file, rest] = fileOf(entry, field, value);
      // This line is shown only if the hours are 24x7.
      return rest === 'hours.allDay' ? [] : `${file}, ${rest}: ${text}`;
    }),
  );
}

/** Takes the content; returns a line for every hotel that is hardly near its mosque. */
export function findFarHotels({ facts: { hotels } }: Content): string[] {
  return [...hotels.makkah, ...hotels.madinah].flatMap(({ name, metres = 0 }) =>
    metres > farthestNear ? `${name}, ${formatNumber(metres)} m` : [],
  );
}

/** Takes the content; returns a note if every departure to come costs more than the starting price. */
export function findLostPrice({ facts: { package: offer, departures } }: Content): string[] {
  const prices = departures.list.map((departure) => fromPriceOf(departure, offer)?.rupees ?? 0);
  if (prices.length === 0 || prices.some((rupees) => rupees <= offer.price)) return [];
  return [`No date to come has the starting price of ${formatRupees(offer.price)}.`];
}

/** Takes the content and today; returns a note with the next day on which a departure leaves, or has to be paid for. */
export function findNextDay({ facts }: Content, today: string): string[] {
  const { balanceDays } = facts.payment;
  const days = facts.departures.list.flatMap(({ date }) =>
    balanceDays === null ? date : [date, dayBefore(date, balanceDays)],
  );
  return days
    .filter((day) => day >= today)
    .sort()
    .slice(0, 1);
}
