/** Writes amounts, dates, phone numbers, counts and lists as the pages show them. */
import { parsePhoneNumber } from 'awesome-phonenumber';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Returns an amount in whole rupees with the rupee sign and Indian grouping: 109999 -> "₹1,09,999". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/** Returns an ISO date both in figures and in words, with no-break spaces: "2025-06-02" -> "02/06/2025 (2 June 2025)". */
export function formatEffectiveDate(iso: string, locale: string): string {
  const figures = iso.split('-').toReversed().join('/');
  return `${figures} (${formatDay(iso, locale).replace(' ', '\u00a0')})`;
}

/** Returns an ISO date in the words of a locale: "9 January 2027". A no-break space keeps day and month on one line. */
export function formatDay(iso: string, locale: string): string {
  const parts = daysIn(locale).formatToParts(Date.parse(iso));
  // The parts are joined here, because the Bengali and Urdu formats would add a comma.
  const part = (name: string) => parts.find(({ type }) => type === name)!.value;
  return `${part('day')}\u00a0${part('month')} ${part('year')}`;
}

/** A cache of formatters by locale, because creating one takes a millisecond. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function daysIn(locale: string): Intl.DateTimeFormat {
  const made = dayFormats.get(locale);
  if (made) return made;
  const inIndia = new Intl.Locale(locale, { region: 'IN', numberingSystem: 'latn' });
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(inIndia, style);
  dayFormats.set(locale, format);
  return format;
}

/** Returns a whole number with Indian grouping: 1200 -> "1,200". */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-IN');
}

/**
 * Takes a phone number as parsePhone returns it; returns it grouped as in its country: "+91 98765 43210", "+91 33 2345 6789",
 * "1800 123 4567". The sample number begins with +910, as no real one does, and is grouped like a mobile number. An invalid
 * number is returned unchanged; the content checks report it.
 */
export function formatPhone(phone: string): string {
  if (phone.startsWith('+910')) return phone.replace(/^\+91(\d{5})/, '+91 $1 ');
  const { number } = parsePhoneNumber(phone, { regionCode: 'IN' });
  return (phone.startsWith('+') ? number?.international : number?.national) ?? phone;
}

/** Joins items into one phrase as the locale does: "visa fees, airfare and service fees". */
export function formatList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}

/** Returns the same list in parts: each separator as a string, and each item as its index. */
export function formatListParts(
  items: readonly string[],
  locale: string,
): (string | { readonly item: number })[] {
  let item = 0;
  return new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(items)
    .map(({ type, value }) => (type === 'element' ? { item: item++ } : value));
}

/**
 * Takes wordings, the longest first; returns the first that has at most `limit` characters. If all are longer, it cuts the last
 * one after a word and adds "…".
 */
export function firstThatFits(limit: number, ...wordings: readonly string[]): string {
  const fitting = wordings.find(({ length }) => length <= limit);
  if (fitting !== undefined) return fitting;
  const start = startOf(wordings.at(-1)!, limit);
  const lastSpace = start.lastIndexOf(' ');
  const cut = lastSpace < 0 ? startOf(start, limit - 1) : start.slice(0, lastSpace);
  return `${cut.replace(/[\s,:;.|–-]+$/, '')}…`;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns at most the first `limit` characters of a text. It cuts no emoji in two, and no vowel sign from its letter. */
export function startOf(text: string, limit: number): string {
  return text.slice(0, characters.segment(text).containing(limit)?.index);
}

/**
 * Returns as many words of a name as fit under an icon on a phone: 12 characters (webhint, manifest-app-name). If even the first
 * word is longer, it is returned whole, and the phone truncates it.
 */
export function iconName(name: string): string {
  const words = name.split(' ');
  while (
    words.length > 1 &&
    (words.join(' ').length > 12 || /^(&|and|of|the)$/i.test(words.at(-1)!))
  )
    words.pop();
  return words.join(' ');
}

/** Returns a postal address on one line. */
export function formatAddress(
  address: Record<'street' | 'city' | 'postalCode' | 'region' | 'country', string>,
): string {
  const { street, city, postalCode, region, country } = address;
  return `${street}, ${city} ${postalCode}, ${region}, ${country}`;
}
