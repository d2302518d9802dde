/** Finds what the agency should look at: facts that others put in doubt, dates to watch, groups last checked long ago. */
import type { Content } from '../schemas/content.ts';
import { daysEarlier, daysBetween } from '../../values/days.ts';
import { formatDay, formatNumber, formatRupees } from '../../values/format.ts';
import type { Finding } from '../../values/faults.ts';
import { groupsOf } from '../factGroups.ts';
import { fromPriceOf } from '../prices.ts';

/** The longest walk, in metres, that still counts as near for people aged seventy. */
const farthestNear = 1000;

/** How many days a check of a group stays valid: licences are renewed each year, the rest changes by season. */
const maxAge = { licences: 365, others: 90 };

/** Returns each licence that the issuing office shows under a different name from the account that families pay into. */
export function findOtherNames({ facts: { payment, licences } }: Content): Finding[] {
  const { account } = payment;
  return licences.list.flatMap(({ label, seen = account }) => {
    if (account === '' || lettersOf(seen) === lettersOf(account)) return [];
    const note = `${label}: a family sees ${seen} there, and pays into the account of ${account}`;
    return { file: 'facts.jsonc', keys: ['licences', 'list'], note };
  });
}

/** Normalises the name of a firm for comparison: offices write it in capitals, and banks with "M/s", "&" and "Pvt. Ltd.". */
function lettersOf(name: string): string {
  const whole = name
    .toLowerCase()
    .replace(/^m\/s\b/, '')
    .replace('&', 'and')
    .replace(/\bpvt\b|\(p\)/, 'private')
    .replace(/\bltd\b/, 'limited');
  return whole.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the hotels that are too far for the words “near the two holy mosques”. */
export function findFarHotels({ facts: { hotels } }: Content): Finding[] {
  return [...hotels.makkah, ...hotels.madinah].flatMap(({ name, metres = 0 }) => {
    const note = `${name}, ${formatNumber(metres)} m`;
    return metres > farthestNear ? { file: 'facts.jsonc', keys: ['hotels'], note } : [];
  });
}

/** Returns a finding if every coming departure costs more than the starting price. */
export function findUnavailablePrice({
  facts: { package: offer, departures },
}: Content): Finding[] {
  const prices = departures.list.map((departure) => fromPriceOf(departure, offer)?.rupees ?? 0);
  if (prices.length === 0 || prices.some((rupees) => rupees <= offer.price)) return [];
  const note = `No date to come has the starting price of ${formatRupees(offer.price)}.`;
  return [{ file: 'facts.jsonc', keys: ['package', 'price'], note }];
}

/** Finds the next day on which a departure leaves or its balance is due. */
export function findNextDay({ facts }: Content, today: string): Finding[] {
  const { balanceDays } = facts.payment;
  const days = facts.departures.list.flatMap(({ date }) =>
    balanceDays === null ? date : [date, daysEarlier(date, balanceDays)],
  );
  const [next] = days.filter((day) => day >= today).sort();
  return next === undefined
    ? []
    : [{ file: 'facts.jsonc', keys: ['departures', 'list'], note: formatDay(next, 'en-IN') }];
}

/** Returns the departures before `today`, the earliest first. */
export function findPastDates({ facts }: Content, today: string): Finding[] {
  return facts.departures.list
    .map(({ date }, at) => ({ date, keys: ['departures', 'list', at, 'date'] }))
    .filter(({ date }) => date < today)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, keys }) => ({ file: 'facts.jsonc', keys, note: formatDay(date, 'en-IN') }));
}

/** Returns every group whose check is out of date, or that is marked as checked but empty. */
export function findOldChecks({ facts }: Content, today: string): Finding[] {
  return groupsOf(facts).flatMap(({ name, checked, isEmpty }): Finding[] => {
    if (!checked) return [];
    const place = { file: 'facts.jsonc', keys: [name] };
    if (isEmpty) {
      const state = 'has a day of checking, but none of its facts is shown';
      return [{ ...place, state, advice: 'Fill something in', inFile: 'Or delete its day' }];
    }
    const age = daysBetween(checked, today);
    if (age <= (name === 'licences' ? maxAge.licences : maxAge.others)) return [];
    const state = `was checked ${age} days ago`;
    const advice = 'Look through it, and confirm it today';
    return [{ ...place, state, advice, inFile: `Write its day there, "checked": "${today}"` }];
  });
}

/** Returns the questions in the facts that only the agency can answer. */
export function findAgencyQuestions({ facts: { agencyQuestions } }: Content): Finding[] {
  return agencyQuestions.map((note) => ({ file: 'facts.jsonc', keys: ['agencyQuestions'], note }));
}
