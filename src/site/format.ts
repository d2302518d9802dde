/** Writes amounts, dates, phone numbers, counts and lists as the pages show them. */
import { parsePhoneNumber } from 'awesome-phonenumber';
import type { Agency, Facts } from '../schemas/content.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Takes whole rupees, returns them with the sign and the Indian grouping: 109999 -> "₹1,09,999". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/**
 * Takes an ISO date, returns it in figures and with the month's name: "2025-06-02" -> "02/06/2025 (2 June 2025)", no-break
 * spaces inside. Works on the text alone, so that no time zone can move the day. Any other text comes back as it is: the
 * content check names it.
 */
export function formatDate(iso: string): string {
  return iso.replace(isoDate, (_date, year: string, month: string, day: string) => {
    const name = months[Number(month) - 1] ?? month;
    return `${day}/${month}/${year} (${Number(day)}\u00a0${name}\u00a0${year})`;
  });
}

/** Takes an ISO date and a locale, returns it in words: "9 January 2027", the day and the month on one line. */
export function formatDay(iso: string, locale: string, withYear = true): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const inIndia = new Intl.Locale(locale, { region: 'IN', numberingSystem: 'latn' });
  const parts = new Intl.DateTimeFormat(inIndia, style).formatToParts(Date.parse(iso));
  // In one order: Bengali and Urdu would bring a comma.
  const part = (name: string) => parts.find(({ type }) => type === name)!.value;
  const day = `${part('day')}\u00a0${part('month')}`;
  return withYear ? `${day} ${part('year')}` : day;
}

/** Takes an ISO date and a number of days, returns the date so many days before. */
export function dayBefore(iso: string, days: number): string {
  return new Date(Date.parse(iso) - days * 864e5).toISOString().slice(0, 10);
}

/** Takes a whole number, returns it with the Indian grouping: 1200 -> "1,200". */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-IN');
}

/**
 * Takes an E.164 number, returns it in the groups of its country: "+91 98765 43210", "+91 33 2345 6789". A sample has those
 * of an Indian mobile number. Any other text comes back as it is: the content check names it.
 */
export function formatPhone(e164: string): string {
  if (e164.startsWith('+910')) return e164.replace(/^\+91(\d{5})/, '+91 $1 ');
  return parsePhoneNumber(e164).number?.international ?? e164;
}

/** Takes words and their locale, returns them as one phrase: "visa fees, airfare and service fees". */
export function formatList(
  items: readonly string[],
  locale: string,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(locale, { type }).format(items);
}

/**
 * Takes a limit in characters and wordings of the same, the longest first; returns the first that keeps to the limit.
 * Where none does, the last is cut behind a word.
 */
export function fit(limit: number, ...wordings: readonly string[]): string {
  const fitting = wordings.find(({ length }) => length <= limit);
  if (fitting !== undefined) return fitting;
  const cut = wordings.at(-1)!.slice(0, limit);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,:;.|–-]+$/, '')}…`;
}

/**
 * Takes a name, returns as many of its first words as phones show under an icon: 12 characters (webhint,
 * manifest-app-name). Where the first word alone is longer, phones cut it themselves.
 */
export function shortName(name: string): string {
  const words = name.split(' ');
  while (
    words.length > 1 &&
    (words.join(' ').length > 12 || /^(&|and|of|the)$/i.test(words.at(-1)!))
  )
    words.pop();
  return words.join(' ');
}

/** Takes an address, returns it on one line. */
export function formatAddress(address: Agency['address']): string {
  const { street, city, postalCode, region, country } = address;
  return `${street}, ${city} ${postalCode}, ${region}, ${country}`;
}

/** Returns the year in which the agency last made sure of a group of facts. */
export function yearOfNewestCheck(facts: Facts): string {
  const days = Object.values(facts).flatMap((group) =>
    'checked' in group ? (group.checked ?? []) : [],
  );
  return (days.toSorted().at(-1) ?? '').slice(0, 4);
}
