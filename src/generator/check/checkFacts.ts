/** Finds facts that contradict each other, and groups of facts that nobody has looked at for long. */
import type { Departure, Facts } from '../../schemas/content.ts';
import { everyValue, issueSentence } from '../../schemas/issues.ts';
import { daysBetween } from '../day.ts';

/** In days: what changes with the season, and papers that an office renews. */
const reminderAge = { licences: 365, others: 90 };

/** Takes the facts and today; returns a sentence for every contradiction. */
export function findContradictions(facts: Facts, today: string): string[] {
  const { package: offer, departures } = facts;
  const say = (field: string, value: unknown, advice: string) =>
    issueSentence('facts.ts', field, value, advice);
  const { child: _child, infant: _infant, ...rooms } = offer.rooms;
  const lowest = Math.min(...Object.values(rooms));
  const both = Object.keys(offer.excludes).filter((name) => name in offer.includes);
  return [
    ...groupsOf(facts)
      .filter(({ checked }) => checked > today)
      .map(({ name, checked }) =>
        say(`${name}.checked`, checked, `Write the day on which you checked it; today is ${today}`),
      ),
    ...(Number.isFinite(lowest) && lowest !== offer.price
      ? [say('package.price', offer.price, `Write the lowest price of rooms, which is ${lowest}`)]
      : []),
    ...both.map((name) =>
      say(`package.excludes.${name}`, offer.excludes[name], 'Delete it here or in includes'),
    ),
    ...departures.list.flatMap((departure, at) => {
      const advice = departureAdvice(departure);
      return advice ? [say(`departures.list[${at}]`, departure.date, advice)] : [];
    }),
  ];
}

/** Takes the facts and today; returns a line for every group that is filled in and was not checked for long. */
export function findReminders(facts: Facts, today: string): string[] {
  return groupsOf(facts).flatMap(({ name, checked, isEmpty }) => {
    const age = daysBetween(checked, today);
    const limit = name === 'licences' ? reminderAge.licences : reminderAge.others;
    if (isEmpty || age <= limit) return [];
    return `${name}: ${age} days ago. Make sure of it and write checked: '${today}'.`;
  });
}

function groupsOf(facts: Facts) {
  return Object.entries(facts).flatMap(([name, group]) => {
    if (!('checked' in group)) return [];
    const { checked, ...others } = group;
    const values = everyValue(others).map(({ value }) => value);
    const isEmpty = values.every(
      (value) => value === null || value === '' || typeof value === 'object',
    );
    return [{ name, checked, isEmpty }];
  });
}

function departureAdvice({ days, nightsMakkah = 0, nightsMadinah = 0, ...flight }: Departure) {
  if (flight.direct && flight.via) return 'Write direct: true or via: and the city, not both';
  if ((flight.direct || flight.via) && !flight.airline) return 'Write its airline too';
  if (days !== undefined && nightsMakkah + nightsMadinah >= days)
    return `Write more days than nights: it has ${nightsMakkah + nightsMadinah} nights in ${days} days`;
  return undefined;
}
