/** The schemas of numbers, days, addresses and choices. Each says what a value must be, and what to write instead. */
import * as v from 'valibot';
import { withInfo } from '../fieldInfo.ts';
import { formatNumber } from '../format.ts';
import {
  emailMeantBy,
  hasOtherWeekday,
  parseBaggage,
  parseDate,
  parseEmail,
  parseMessaging,
  parseNumber,
  parsePhone,
  parseSiteAddress,
  type Unit,
} from '../parse.ts';
import { isTooLong, longAdvice, orEmpty } from './texts.ts';

const slugAdvice = 'Write small letters a to z, digits and hyphens, such as "cave-hira"';

/** The short name of a page, a picture or an anchor, as it is in addresses. */
export const slug = v.pipe(
  v.string(slugAdvice),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ({ input }) =>
    isFileName(input)
      ? 'Write the name of the file without its folder and its ending, in small letters, such as "mina" for mina.jpg'
      : slugAdvice,
  ),
  v.metadata({ kind: 'code' }),
);

/** Whether a text is the name or the path of a file, such as src/pictures/mina.jpg. */
function isFileName(text: string): boolean {
  return /[/\\]|\.[a-z]{3,4}$/i.test(text);
}

export const slugOrEmpty = orEmpty(
  slug,
  'Write the name of its file, or leave it empty if there is none',
);

const phoneAdvice =
  'Write the ten digits of an Indian number, or + and the country code before another one, such as "+91 98765 43210"';

/** A phone number. It becomes E.164, such as +910000000000, or national digits such as 18001234567 if it is toll-free. */
export const phoneNumber = read(parsePhone, phoneAdvice);

/** A phone number that has WhatsApp. */
export const messagingNumber = read(parseMessaging, (written) =>
  parsePhone(written)
    ? 'Write the number that has WhatsApp: a toll-free number has none'
    : phoneAdvice,
);

export const emailAddress = read(parseEmail, (written) => {
  const meant = emailMeantBy(written);
  return meant ? `Write "${meant}"` : 'Write one e-mail address, such as "salam@noor.example"';
});

export const siteAddress = read(
  parseSiteAddress,
  'Write the address of the site without a folder or a port, such as "https://www.noor.example"',
);

/** The two-letter ISO 3166 code of a country. */
export const countryCode = v.pipe(
  matching(/^[A-Z]{2}$/, 'two capital letters', 'IN'),
  v.check(
    isCountry,
    'Write the code of the country in two capital letters, such as "IN" for India',
  ),
);

/** Codes that have a name but are no country: unions of countries, and codes for tests. */
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // The code of a former country, or UK, stands for another one.
  const { region } = new Intl.Locale(`und-${code}`);
  return names.of(code) !== undefined && region === code && !noCountries.includes(code);
}

/** A BCP 47 language tag without a region: it is part of the language's addresses, and dates are written as in India. */
export const languageTag = matching(
  /^[a-z]{2,3}$/,
  'the two or three small letters of a language',
  'bn',
);

const linkTargetAdvice =
  'Write an address that begins with https://, or a page or file of this site, such as "/refund-policy" or "/prices.pdf"';

/** A page or a file of the site, or an https address outside it. Whether the page exists is checked in the finished site. */
export const linkTarget = v.pipe(
  v.string(linkTargetAdvice),
  v.check(
    (target) =>
      /^https:\/\/\S+$/.test(target) ? hasDomain(target) : /^\/([^/\\\s]\S*)?$/.test(target),
    linkTargetAdvice,
  ),
  v.metadata({ kind: 'code' }),
);

/** Whether a web address names a domain, which has a dot. The one of https://https://www.noor.example would be "https". */
function hasDomain(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname.includes('.');
}

export const isoDate = withInfo(
  read(
    (written) => (hasOtherWeekday(written) ? undefined : parseDate(written)),
    (written) =>
      hasOtherWeekday(written)
        ? 'That date is another day of the week: correct the date, or delete the name of the day'
        : 'Write a real day from 2000 to 2049, such as 2025-06-02 or 2/6/2025',
  ),
  { kind: 'day' },
);

/** A whole number, also as people write it. The bounds reject implausible values, such as a figure with an extra digit. */
export function wholeNumber({
  from = 1,
  to = 999,
  unit,
  example,
}: {
  readonly unit?: Unit;
  readonly from?: number;
  readonly to?: number;
  readonly example: number;
}) {
  const meaningOf = (written: unknown) => {
    const number = parseNumber(written, unit);
    return number !== undefined && number >= from && number <= to ? number : undefined;
  };
  const [least, most] = [from, to].map(formatNumber);
  const advice = `Write a whole number from ${least} to ${most}, such as ${example}`;
  return withInfo(read(meaningOf, advice), { kind: 'number', ...(unit && { unit }) });
}

/** Baggage in kilos, or as pieces and kilos each, as visitors read it: "2 × 23". */
export const baggage = withInfo(
  read<number | string>((written) => {
    const { count, kilos } = parseBaggage(written) ?? { count: 0, kilos: 0 };
    if (kilos < 1 || kilos > 120) return undefined;
    return count === 1 ? kilos : `${count}\u00a0×\u00a0${kilos}`;
  }, 'Write the kilos of one piece from 1 to 120, such as 30, or 2 to 9 pieces and the kilos of each, such as 2 x 23'),
  { kind: 'number', unit: 'kilos' },
);

/** A statement that is either true or omitted. */
export const onlyTrue = withInfo(v.literal(true, 'Write true without quotes'), { kind: 'tick' });

/** One of these words. */
export function oneOf<const Words extends readonly string[]>(...words: Words) {
  return v.picklist(words, `Write ${words.map((word) => `"${word}"`).join(' or ')}`);
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const pointInPicture = v.strictObject({
  x: share,
  y: share,
  zoom: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(4))),
});

/** The point of a photo that every crop keeps, from 0, 0 (top left) to 1, 1 (bottom right), and how far to zoom in on it. */
export const focalPoint = v.custom<v.InferOutput<typeof pointInPicture>>(
  (value) => v.is(pointInPicture, value),
  'Write x and y between 0 and 1, such as { "x": 0.5, "y": 0.3 }, and a zoom from 1 to 4 if you want one',
);

/** Parses a value with a function that returns undefined if the value is unclear, and then gives this advice. */
export function read<Value>(
  meaningOf: (written: unknown) => Value | undefined,
  advice: string | ((written: unknown) => string),
) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const written = dataset.value;
      if (isTooLong(written)) {
        addIssue({ message: longAdvice });
        return NEVER;
      }
      const value = meaningOf(written);
      if (value !== undefined) return value;
      addIssue({ message: typeof advice === 'string' ? advice : advice(written) });
      return NEVER;
    }),
    v.metadata({ kind: 'code' }),
  );
}

function matching(pattern: RegExp, expected: string, example: string) {
  const advice = `Write ${expected}, such as "${example}"`;
  return v.pipe(v.string(advice), v.regex(pattern, advice), v.metadata({ kind: 'code' }));
}
