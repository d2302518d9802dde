/** Reads numbers, days, phone numbers and addresses as people write them. What could mean two things is undefined. */
import { parsePhoneNumber } from 'awesome-phonenumber';

/** What people write behind a figure of each unit. */
const units = {
  rupees: /(\s*(\/[-=]|₹|rs\.?|inr|rupees|only|টাকা|रुपये|روپے|per (person|head)|p\.?p\.?))+$/i,
  percent: /\s*(%|per ?cent)$/i,
  metres: /\s*(?<!k|kilo)(m|mtrs?|metres?|meters?)$/i,
  kilos: /\s*(kgs?|kilos?)$/i,
  litres: /\s*(l|ltrs?|litres?|liters?)$/i,
  days: /\s*(business )?days?$/i,
  nights: /\s*nights?$/i,
  months: /\s*months?$/i,
  years: /\s*(years?|yrs?)$/i,
};

export type Unit = keyof typeof units;

/** What people write before an amount in rupees. */
const currency = /^(₹|rs\.?|inr|rupees)\s*/i;

/** Words for large numbers, which people write of each unit instead of all digits. */
const multiples: Partial<Record<Unit, readonly [word: RegExp, times: number][]>> = {
  rupees: [
    [/(k|thousand|hazar)$/i, 1_000],
    [/(l|lakhs?|lacs?|লাখ|लाख|لاکھ)$/i, 100_000],
    [/(crores?|cr)$/i, 10_000_000],
  ],
  metres: [[/(km|kms|kilomet(re|er)s?)$/i, 1_000]],
};

/**
 * Takes a number or a text such as "₹1,25,000/-", "Rs. 125000 only", "1.25 lakh", "১২৫০০০" or "30 kgs", and the unit that a text
 * may have; returns the whole number. A figure with another unit means something else, so it is undefined.
 */
export function parseNumber(written: unknown, unit?: Unit): number | undefined {
  if (typeof written === 'number') return Number.isInteger(written) ? written : undefined;
  if (typeof written !== 'string') return undefined;
  const text = inLatinDigits(written).trim();
  if (!unit) return parseFigure(text);
  const amount = unit === 'rupees' ? text.replace(currency, '') : text;
  const figure = amount.replace(units[unit], '');
  for (const [word, times] of multiples[unit] ?? [])
    if (word.test(figure)) return parseMultiple(figure.replace(word, '').trim(), times);
  return parseFigure(figure);
}

/** Matches pieces of baggage and what each may weigh: "2 x 23 kg", "2 pieces of 23 kg". */
const pieces = /^([2-9])\s*(?:[x×*]|(?:pieces|pcs|bags)(?: of)?)\s*(\d.*)$/i;

/**
 * Takes what a flight carries of baggage, as people write it: kilos, or pieces and the kilos of each. Returns the kilos of a
 * piece, and how many pieces, 1 if only kilos are written; undefined if it says something else.
 */
export function parseBaggage(written: unknown): { count: number; kilos: number } | undefined {
  const [, count = '1', each = written] = pieces.exec(inLatinDigits(`${written}`).trim()) ?? [];
  const kilos = parseNumber(each, 'kilos');
  return kilos === undefined ? undefined : { count: Number(count), kilos };
}

/** Takes a figure such as "1,25,000" or "125000.00"; returns its number, or undefined if it is none, or no whole one. */
function parseFigure(figure: string): number | undefined {
  const whole = figure.replace(/\.00?$/, '');
  return [plainFigure, westernFigure, indianFigure].some((figure) => figure.test(whole))
    ? Number(whole.replace(/\D/g, ''))
    : undefined;
}

/** Takes how many lakhs or thousands, such as "1.25"; returns the number that they are, or undefined if it is no whole one. */
function parseMultiple(count: string, times: number): number | undefined {
  const [, before, after = ''] = /^([1-9]\d{0,2})(?:\.(\d{1,7}))?$/.exec(count) ?? [];
  if (before === undefined) return undefined;
  // In digits, because 1.1 times 100,000 is not exactly 110,000 for a computer.
  const number = (Number(before + after) * times) / 10 ** after.length;
  return Number.isInteger(number) ? number : undefined;
}

/** Digits alone. A figure that begins with 0 has lost a digit. */
const plainFigure = /^(0|[1-9]\d*)$/;

/** What separates groups of digits, everywhere the same: a comma, an apostrophe, or a space. */
const separator = String.raw`(?<separator>[,'’ \u00a0\u2009\u202f])`;

/** 125,000 or 1,250,000. In 1,2500 or 1.25.000 a digit may be missing. */
const westernFigure = new RegExp(String.raw`^[1-9]\d{0,2}${separator}\d{3}(\k<separator>\d{3})*$`);

/** 1,25,000 or 1,25,00,000. */
const indianFigure = new RegExp(
  String.raw`^[1-9]\d?${separator}\d{2}(\k<separator>\d{2})*\k<separator>\d{3}$`,
);

/**
 * Takes a day as people write it, such as "2/6/2025", "2-6-25", "2nd June 2025", "Monday, June 2, 2025" or "2 Jun ’25". In
 * figures the day is before the month, as in India. Returns year-month-day, "2025-06-02", or undefined if it is no day from
 * 2000 to 2049.
 */
export function parseDate(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const parts = inLatinDigits(written)
    .toLowerCase()
    .trim()
    .replace(/^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b/, '')
    .replace(/(?<=\d)(st|nd|rd|th)\b/, '')
    .split(/[\s,'’./\p{Pd}]+/u)
    .filter((part) => part !== '');
  if (parts.length !== 3) return undefined;
  const [first, second, third] = parts as [string, string, string];
  if (/^\p{L}/u.test(first)) return dayFrom(third, monthOf(first), second);
  return first.length === 4
    ? dayFrom(first, monthOf(second), third)
    : dayFrom(third, monthOf(second), first);
}

/** Returns the number of a month, or of its name, of which at least three letters are written. */
function monthOf(written: string): string {
  const named = months.findIndex((month) => written.length >= 3 && month.startsWith(written));
  return named < 0 ? written : `${named + 1}`;
}

function dayFrom(year: string, month: string, day: string): string | undefined {
  // Of two digits, these are years that a site speaks of; 05 may as well be the day of 2025-12-05.
  const whole = /^[2-4]\d$/.test(year) ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Date takes 31 June for 1 July, and a slip of the keyboard makes 0205 or 2205 of the year 2025.
  const isReal = /^20[0-4]\d-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  return isReal && new Date(date).toISOString().startsWith(date) ? date : undefined;
}

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/**
 * Takes a phone number such as "98765 43210", "033-2345 6789", "1800 123 4567" or "+966 50 000 0000"; without + it is Indian.
 * Returns it in the form E.164, "+919876543210", or undefined if there is no such number. A toll-free number
 * of India is reached only without its country code, and is returned so: "18001234567".
 */
export function parsePhone(written: unknown): string | undefined {
  if (typeof written !== 'string' && !(typeof written === 'number' && written > 0))
    return undefined;
  const text = inLatinDigits(`${written}`).trim().replace(/^tel:/i, '');
  const digits = text.replaceAll(' ', '');
  if (placeholder.test(digits)) return digits;
  // The library would also find a number among words, and read an extension.
  if (!/^[+\d\s()./\p{Pd}]+$/u.test(text)) return undefined;
  const phone = parsePhoneNumber(text, { regionCode: 'IN' });
  if (!phone.valid) return undefined;
  const isNational = phone.type === 'toll-free' || phone.type === 'shared-cost';
  const { e164, significant } = phone.number;
  return phone.countryCode === 91 && isNational ? significant : e164;
}

/** Takes a phone number as parsePhone does; returns it, or undefined if it is none that can have WhatsApp. */
export function parseMessaging(written: unknown): string | undefined {
  const number = parsePhone(written);
  return number?.startsWith('+') ? number : undefined;
}

/** Matches the numbers of the examples: ten digits of which the first nine are 0. No slip of a real number looks like them. */
const placeholder = /^\+910{9}\d$/;

/** Returns "24x7" for "24X7", "24/7", "24*7" and "24 hours", and other hours as they are written. */
export function parseHours(written: string): string {
  return /^24\s*([x×*/]\s*7|hours|hrs)$/i.test(inLatinDigits(written).trim()) ? '24x7' : written;
}

/** Takes an e-mail address, also with mailto: or a name before it; returns the address, or undefined if it is none. */
export function parseEmail(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const [, inBrackets] = /^[^<>]*<([^<>]*)>$/.exec(written.trim()) ?? [];
  const address = (inBrackets ?? written)
    .trim()
    .replace(/^mailto:/i, '')
    // Word processors write a hyphen that breaks no line, and phones another @.
    .replace(/\p{Pd}/gu, '-')
    .replace('＠', '@')
    // The full stop of a sentence.
    .replace(/[.,;]$/, '');
  return emailPattern.test(address) ? address : undefined;
}

/** In the name before the @, a dot is between two other characters. */
const emailPattern =
  /^[^\s@<>()",;:?&%#=/.]+(\.[^\s@<>()",;:?&%#=/.]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Takes what is no e-mail address; returns the one that was meant, if only dots, commas or spaces are wrong in it. */
export function emailMeantBy(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const mended = written
    .replace(/\s*[([]\s*at\s*[)\]]\s*/i, '@')
    .replace(/\s*[([]\s*dot\s*[)\]]\s*/gi, '.')
    .replace(/\s+(?=[@.])|(?<=[@.])\s+/g, '')
    .replaceAll(',', '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.(?=@)|(?<=@)\.|^\./g, '');
  return parseEmail(mended);
}

/**
 * Takes "www.Noor.example/"; returns "https://www.noor.example", or undefined if a path follows. An address with http://
 * keeps it; letters that English lacks are in Punycode.
 */
export function parseSiteAddress(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const address = written
    .trim()
    .replace(/\p{Pd}/gu, '-')
    .replace(/^(?!https?:)/i, 'https://');
  if (!URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  const isWhole = href === `${origin}/` && /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(origin);
  return isWhole ? origin : undefined;
}

/**
 * Replaces digits of Arabic, Urdu and the scripts of India, and the wide ones of some keyboards. In Unicode, each ten of them
 * begin at a multiple of 16, or in the scripts of India, which are from U+0900 to U+0DFF, at 6 after one.
 */
function inLatinDigits(written: string): string {
  return written.replace(/(?=\p{Nd})[\u0660-\u06f9\u0900-\u0dff\uff10-\uff19]/gu, (digit) => {
    const place = digit.charCodeAt(0) % 16;
    return `${/[\u0900-\u0dff]/.test(digit) ? place - 6 : place}`;
  });
}
