/** Reads numbers, days, phone numbers and addresses as people write them. What could mean two things is undefined. */
import { parsePhoneNumber } from 'awesome-phonenumber';

/** What people write behind a figure of each unit. */
const units = {
  rupees: /(\s*(\/[-=]|rupees|only))+$/i,
  percent: /\s*(%|per ?cent)$/i,
  metres: /\s*(m|metres?|meters?)$/i,
  kilos: /\s*(kgs?|kilos?)$/i,
  litres: /\s*(l|ltrs?|litres?)$/i,
  days: /\s*(business )?days?$/i,
  nights: /\s*nights?$/i,
  months: /\s*months?$/i,
  years: /\s*years?$/i,
};

export type Unit = keyof typeof units;

/**
 * Takes a number or a text such as "₹1,25,000/-", "Rs. 125000 only", "১২৫০০০" or "30 kgs", and the unit that a text may have;
 * returns the whole number. A figure with another unit means something else, so it is undefined.
 */
export function parseNumber(written: unknown, unit?: Unit): number | undefined {
  if (typeof written === 'number') return Number.isInteger(written) ? written : undefined;
  if (typeof written !== 'string') return undefined;
  const text = inLatinDigits(written).trim();
  const amount = unit === 'rupees' ? text.replace(/^(₹|rs\.?|inr|rupees)\s*/i, '') : text;
  const figure = (unit ? amount.replace(units[unit], '') : amount).replace(/\.00?$/, '');
  return plainFigure.test(figure) || groupedFigure.test(figure)
    ? Number(figure.replace(/\D/g, ''))
    : undefined;
}

/** Digits alone. A figure that begins with 0 has lost a digit. */
const plainFigure = /^(0|[1-9]\d*)$/;

/** Groups of the Indian or the Western kind, 1,25,000 or 125,000. In 1,2500 or 1.25.000 a digit may be missing. */
const groupedFigure =
  /^[1-9](\d{0,2}([, \u00a0\u202f])\d{3}(\2\d{3})*|\d?([, \u00a0\u202f])\d{2}(\4\d{2})*\4\d{3})$/;

/**
 * Takes a day as people write it, such as "2/6/2025", "02-06-2025", "2nd June 2025", "June 2, 2025" or "2-Jun-25"; in figures the
 * day is before the month, as in India. Returns year-month-day, "2025-06-02", or undefined if it is no day from 2000 to 2049.
 */
export function parseDate(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const figures = inLatinDigits(written)
    .replace(/(?<=\d)(st|nd|rd|th)\b/i, '')
    .replace(/^\s*(\p{L}{3,}) (\d{1,2}),? /u, '$2 $1 ')
    .replace(/(?<=^\s*\d{1,2}[-/. ]\p{L}{3,}[-/. ])(?=\d\d\s*$)/u, '20')
    .replace(/\p{L}{3,}/u, (word) => {
      const month = months.indexOf(word.slice(0, 3).toLowerCase());
      return month < 0 ? word : `${month + 1}`;
    });
  const parts = /^\s*(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})\s*$/.exec(figures);
  const [first = '', month = '', last = ''] = parts?.slice(1) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Date takes 31 June for 1 July, and a slip of the keyboard makes 0205 or 2205 of the year 2025.
  const isReal = /^20[0-4]\d-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  return isReal && new Date(date).toISOString().startsWith(date) ? date : undefined;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Takes a phone number such as "98765 43210", "033-2345 6789", "1800 123 4567" or "+966 50 000 0000"; without + it is Indian.
 * Returns it in the form E.164, "+919876543210", or undefined if there is no such number.
 */
export function parsePhone(written: unknown): string | undefined {
  if (typeof written !== 'string' && !(typeof written === 'number' && written > 0))
    return undefined;
  const text = inLatinDigits(`${written}`).trim();
  const digits = text.replaceAll(' ', '');
  if (placeholder.test(digits)) return digits;
  // The library would also find a number among words, and read an extension.
  if (!/^[+\d\s()./\p{Pd}]+$/u.test(text)) return undefined;
  const phone = parsePhoneNumber(text, { regionCode: 'IN' });
  return phone.valid ? phone.number.e164 : undefined;
}

/** Matches the numbers of the examples: ten digits of which the first nine are 0. No slip of a real number looks like them. */
const placeholder = /^\+910{9}\d$/;

/** Returns "24x7" for "24X7", "24/7" and "24 x 7", and other hours as they are written. */
export function parseHours(written: string): string {
  return /^24\s*[x×/]\s*7$/i.test(inLatinDigits(written).trim()) ? '24x7' : written;
}

/** Takes an e-mail address, also with mailto: before it; returns the address, or undefined if it is none. */
export function parseEmail(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const address = written.trim().replace(/^mailto:/i, '');
  return /^[^\s@<>()",;:?&%#=/]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(address) ? address : undefined;
}

/** Takes "www.Noor.example/"; returns "https://www.noor.example", or undefined if a path follows. Other letters: Punycode. */
export function parseSiteAddress(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const address = written.trim().replace(/^(?!https?:)/i, 'https://');
  if (!URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  const isWhole = href === `${origin}/` && /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(origin);
  return isWhole ? origin : undefined;
}

/** Replaces Arabic, Urdu, Hindi and Bengali digits. In Unicode, each ten of them begin at a multiple of 16, or 6 after one. */
function inLatinDigits(written: string): string {
  return written.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const place = digit.charCodeAt(0) % 16;
    return `${digit < '\u0900' ? place : place - 6}`;
  });
}
