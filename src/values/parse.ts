/** Parses numbers, dates, phone numbers and addresses as people write them. The result of an ambiguous text is undefined. */
import { parsePhoneNumber } from 'awesome-phonenumber';
import { providerMeantBy } from './typingMistakes.ts';

/** What people write after a figure, for each unit. */
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

/** The words that people write instead of zeros, for each unit. */
const multiples: Partial<Record<Unit, readonly [word: RegExp, times: number][]>> = {
  rupees: [
    [/(k|thousand|hazar)$/i, 1_000],
    [/(l|lakhs?|lacs?|লাখ|लाख|لاکھ)$/i, 100_000],
    [/(crores?|cr)$/i, 10_000_000],
  ],
  metres: [[/(km|kms|kilomet(re|er)s?)$/i, 1_000]],
};

/**
 * Takes a number or a text such as "₹1,25,000/-", "Rs. 125000 only", "1.25 lakh", "১২৫০০০" or "30 kgs", and the unit that the
 * text may have. Returns the whole number, or undefined for any other text, such as a figure with another unit.
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

/** Matches a number of bags and the weight of each: "2 x 23 kg", "2 pieces of 23 kg". */
const pieces = /^([2-9])\s*(?:[x×*]|(?:pieces|pcs|bags)(?: of)?)\s*(\d.*)$/i;

/**
 * Takes a baggage allowance as people write it: kilos, or a number of pieces and the kilos of each. Returns the kilos per piece
 * and the number of pieces, which is 1 if only kilos are written; undefined for any other text.
 */
export function parseBaggage(written: unknown): { count: number; kilos: number } | undefined {
  const [, count = '1', each = written] = pieces.exec(inLatinDigits(`${written}`).trim()) ?? [];
  const kilos = parseNumber(each, 'kilos');
  return kilos === undefined ? undefined : { count: Number(count), kilos };
}

/** Takes a figure such as "1,25,000" or "125000.00"; returns the number, or undefined if it is not a whole number. */
function parseFigure(figure: string): number | undefined {
  const whole = figure.replace(/\.00?$/, '');
  return [plainFigure, westernFigure, indianFigure].some((pattern) => pattern.test(whole))
    ? Number(whole.replace(/\D/g, ''))
    : undefined;
}

/** Takes a count of lakhs or thousands, such as "1.25", and the value of one; returns the product, undefined unless whole. */
function parseMultiple(count: string, times: number): number | undefined {
  const [, before, after = ''] = /^(0|[1-9]\d{0,2})(?:\.(\d{1,7}))?$/.exec(count) ?? [];
  if (before === undefined) return undefined;
  // The digits are multiplied as an integer, because 1.1 * 100_000 is not exactly 110_000 in floating point.
  const number = (Number(before + after) * times) / 10 ** after.length;
  return Number.isInteger(number) ? number : undefined;
}

/** Only digits. A figure that begins with 0 has lost a digit. */
const plainFigure = /^(0|[1-9]\d*)$/;

/** What separates groups of digits: a comma, an apostrophe or a space, and the same one throughout a figure. */
const separator = String.raw`(?<separator>[,'’ \u00a0\u2009\u202f])`;

/** 125,000 or 1,250,000. In 1,2500 or 1.25.000 a digit may be missing. */
const westernFigure = new RegExp(String.raw`^[1-9]\d{0,2}${separator}\d{3}(\k<separator>\d{3})*$`);

/** 1,25,000 or 1,25,00,000. */
const indianFigure = new RegExp(
  String.raw`^[1-9]\d?${separator}\d{2}(\k<separator>\d{2})*\k<separator>\d{3}$`,
);

/**
 * Takes a date as people write it, such as "2/6/2025", "2-6-25", "2nd June 2025", "Monday, June 2, 2025" or "2 Jun ’25". In
 * figures the day comes before the month, as in India. Returns an ISO date, "2025-06-02", or undefined if the text is not a date
 * from 2000 to 2049.
 */
export function parseDate(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const parts = inLatinDigits(written)
    .toLowerCase()
    .trim()
    .replace(weekdayAtStart, '')
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

const weekdayAtStart = /^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)?\b/;

/** Whether a date begins with another day of the week than its own, as in "Friday, 15 Feb 2027", which is a Monday. */
export function hasOtherWeekday(written: unknown): boolean {
  const date = parseDate(written);
  const [said] = weekdayAtStart.exec(`${written}`.toLowerCase().trim()) ?? [];
  if (date === undefined || said === undefined) return false;
  const weekday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][new Date(date).getUTCDay()]!;
  return !said.startsWith(weekday);
}

/** Takes the number of a month, or at least three letters of its name; returns the number. */
function monthOf(written: string): string {
  const named = months.findIndex((month) => written.length >= 3 && month.startsWith(written));
  return named < 0 ? written : `${named + 1}`;
}

function dayFrom(year: string, month: string, day: string): string | undefined {
  // Only 20 to 49 are read as two-digit years; 05 could just as well be the day in 2025-12-05.
  const whole = /^[2-4]\d$/.test(year) ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Date turns 31 June into 1 July, and a typing slip turns the year 2025 into 0205 or 2205.
  const isReal = /^20[0-4]\d-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  return isReal && new Date(date).toISOString().startsWith(date) ? date : undefined;
}

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/**
 * Takes a phone number such as "98765 43210", "033-2345 6789", "1800 123 4567" or "+966 50 000 0000"; without + it is Indian.
 * Returns it in E.164 format, "+919876543210", or undefined if it is not a valid number. An Indian toll-free number can be
 * dialled only without the country code, so it is returned without it: "18001234567".
 */
export function parsePhone(written: unknown): string | undefined {
  if (typeof written !== 'string' && !(typeof written === 'number' && written > 0))
    return undefined;
  const text = inLatinDigits(`${written}`).trim().replace(/^tel:/i, '');
  const digits = text.replaceAll(' ', '');
  if (placeholder.test(digits)) return digits;
  // The library would also accept a number among words, and an extension.
  if (!/^[+\d\s()./\p{Pd}]+$/u.test(text)) return undefined;
  const phone = parsePhoneNumber(text, { regionCode: 'IN' });
  if (!phone.valid) return undefined;
  const isNational = phone.type === 'toll-free' || phone.type === 'shared-cost';
  const { e164, significant } = phone.number;
  return phone.countryCode === 91 && isNational ? significant : e164;
}

/** Takes a phone number and returns it as parsePhone does, or undefined if it cannot be a WhatsApp number. */
export function parseMessaging(written: unknown): string | undefined {
  const number = parsePhone(written);
  return number?.startsWith('+') ? number : undefined;
}

/** Matches the sample numbers: ten digits, the first nine of them 0. No mistyped real number looks like that. */
const placeholder = /^\+910{9}\d$/;

/** Returns "24x7" for "24X7", "24/7", "24*7" and "24 hours", and any other hours unchanged. */
export function parseHours(written: string): string {
  return /^24\s*([x×*/]\s*7|hours|hrs)$/i.test(inLatinDigits(written).trim()) ? '24x7' : written;
}

/** Takes an e-mail address, with or without mailto: or a name before it; returns the bare address, or undefined if invalid. */
export function parseEmail(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const [, inBrackets] = /^[^<>]*<([^<>]*)>$/.exec(written.trim()) ?? [];
  const address = (inBrackets ?? written)
    .trim()
    .replace(/^mailto:/i, '')
    // Word processors insert a no-break hyphen, and some phones a full-width @.
    .replace(/\p{Pd}/gu, '-')
    .replace('＠', '@')
    // Punctuation of the sentence around it.
    .replace(/[.,;]$/, '');
  const isMisspelt = providerMeantBy(domainOf(address)) !== undefined;
  return emailPattern.test(address) && !isMisspelt ? address : undefined;
}

function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}

/** In the part before the @, each dot must be between two other characters. */
const emailPattern =
  /^[^\s@<>()",;:?&%#=/.]+(\.[^\s@<>()",;:?&%#=/.]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Takes an invalid e-mail address; returns the one that was probably meant, or undefined if it needs more than small repairs. */
export function emailMeantBy(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const mended = written
    .replace(/\s*[([]\s*at\s*[)\]]\s*/i, '@')
    .replace(/\s*[([]\s*dot\s*[)\]]\s*/gi, '.')
    .replace(/\s+(?=[@.])|(?<=[@.])\s+/g, '')
    .replaceAll(',', '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.(?=@)|(?<=@)\.|^\./g, '');
  const domain = domainOf(mended);
  return parseEmail(mended.replace(domain, providerMeantBy(domain) ?? domain));
}

/**
 * Takes a site's address such as "www.Noor.example/"; returns its origin, "https://www.noor.example", or undefined if it has a
 * path. An http:// is kept; non-ASCII letters are converted to Punycode.
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
 * Replaces Arabic, Urdu, Indic and full-width digits by Latin ones. In Unicode, each set of ten begins at a multiple of 16, or,
 * in the Indic scripts from U+0900 to U+0DFF, at 6 after one.
 */
export function inLatinDigits(written: string): string {
  return written.replace(/(?=\p{Nd})[\u0660-\u06f9\u0900-\u0dff\uff10-\uff19]/gu, (digit) => {
    const column = digit.charCodeAt(0) % 16;
    return `${/[\u0900-\u0dff]/.test(digit) ? column - 6 : column}`;
  });
}
