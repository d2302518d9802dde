/** Finds promises in the texts that the facts put in doubt, for the agency to look at. */
import type { Content } from '../../schemas/content.ts';
import { everyValue, fileOf } from '../../schemas/readEntry.ts';
import { formatNumber } from '../../site/format.ts';

/** In metres on foot; farther is not near to people of seventy. */
const farthestNear = 1000;

/** "24x7", "24/7", and 24 with the word for hours of a language. */
const dayAndNight = /\b24(x7|\/7|[\s\u00a0-]\p{L})/u;

/** Takes the content; returns a line for every text that promises day and night although the hours are others. */
export function findHourPromises({ facts, ...texts }: Content): string[] {
  if (facts.agency.hours === '24x7') return [];
  return Object.entries(texts).flatMap(([entry, value]) =>
    everyValue(value).flatMap(({ field, value: text }) => {
      if (typeof text !== 'string' || !dayAndNight.test(text)) return [];
      const [file, rest] = fileOf(entry, field, value);
      // It is shown with hours of 24x7 alone.
      return rest === 'hours.allDay' ? [] : `${file}, ${rest}: ${text}`;
    }),
  );
}

/** Takes the content; returns a line on all of these promises for who does not read the report. */
export function hourNotice(content: Content): string[] {
  const [first, ...others] = findHourPromises(content);
  if (!first) return [];
  const also = others.length > 0 ? `, and ${others.length} more that npm run build lists` : '';
  return [
    `Are promises of day and night still true beside hours of ${content.facts.agency.hours}? ${first}${also}.`,
  ];
}

/** Takes the content; returns a line for every hotel that is hardly near its mosque. */
export function findFarHotels({ facts: { hotels } }: Content): string[] {
  return [...hotels.makkah, ...hotels.madinah].flatMap(({ name, metres = 0 }) =>
    metres > farthestNear ? `${name}, ${formatNumber(metres)} m` : [],
  );
}
