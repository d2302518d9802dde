/** Writes amounts, dates, phone numbers, counts and lists as the pages show them. */
import type { Agency, Facts } from '../schemas/content.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const indianNumber = /^\+91(\d{5})(\d{5})$/;
/** With area codes of two digits; 79 and 80 begin mobile numbers too, but not before 2, 3, 4 and 6. */
const metroLandline = /^\+91(11|20|22|33|40|44|(?:79|80)(?=[2-46]))(\d{4})(\d{4})$/;
/** The country codes of one and of two digits (ITU-T E.164, list of assigned codes); every other one has three. */
const foreignNumber = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

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
export function formatDay(iso: string, locale: string): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const inIndia = new Intl.Locale(locale, { region: 'IN', numberingSystem: 'latn' });
  const parts = new Intl.DateTimeFormat(inIndia, style).formatToParts(Date.parse(iso));
  // In one order: Bengali and Urdu would bring a comma.
  const part = (name: string) => parts.find(({ type }) => type === name)!.value;
  return `${part('day')}\u00a0${part('month')} ${part('year')}`;
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
 * Takes an E.164 number, returns it in groups: Indian numbers as "+91 00000 00000", landlines of the metros as
 * "+91 33 0000 0000", others as the plus sign and the country code, then groups of three, the last of two to four.
 * Other area codes are not told apart: that takes a table. Any other text comes back as it is: the content check
 * names it.
 */
export function formatPhone(e164: string): string {
  if (metroLandline.test(e164)) return e164.replace(metroLandline, '+91 $1 $2 $3');
  if (indianNumber.test(e164)) return e164.replace(indianNumber, '+91 $1 $2');
  return e164.replace(
    foreignNumber,
    (_number, code: string, rest: string) => `+${code} ${inThrees(rest)}`,
  );
}

/** Takes words and their locale, returns them as one phrase: "visa fees, airfare and service fees". */
export function formatList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
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

/** Never leaves one digit alone at the end. */
function inThrees(digits: string): string {
  return digits.replace(/\d{3}(?=\d{2})/g, '$& ');
}
