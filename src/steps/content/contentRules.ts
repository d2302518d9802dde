/** The rules that single values of the content must keep, each with the words that tell staff what to write instead. */
import type { PictureText } from '../../content/pictures.ts';
import { optional, type Rule, type ShapeOf } from './shape.ts';

const matching = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

export const text: Rule = { holds: matching(/\S/), expected: 'some words between the quotes' };

/** A sentence in which the count of a list stands in words, at its beginning or nowhere. */
export const countedText: Rule = {
  holds: (value) => text.holds(value) && /^({count})?[^{}]*$/.test(value as string),
  expected: 'some words between the quotes, which may begin with {count} where the number of entries belongs',
};

export const sixWords: Rule = {
  holds: (value) => text.holds(value) && (value as string).trim().split(/\s+/).length <= 6,
  expected: 'one to six words',
};

export const slug: Rule = {
  holds: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  expected: 'small letters a to z, digits and hyphens, such as "cave-hira"',
};

export const phoneNumber: Rule = {
  holds: matching(/^\+[1-9]\d{7,14}$/),
  expected: 'a plus sign, the country code and the number without spaces, such as "+910000000000"',
};

export const emailAddress: Rule = {
  holds: matching(/^[^\s@<>()",;:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i),
  expected: 'one e-mail address, such as "hello@example.com"',
};

export const siteAddress: Rule = {
  holds: matching(/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  expected:
    'the address with https:// (http:// only without a certificate) and without a slash at the end, ' +
    'such as "https://www.example.com"',
};

export const countryCode: Rule = { holds: matching(/^[A-Z]{2}$/), expected: 'two capital letters, such as "IN"' };

export const isoDate: Rule = {
  holds: (value) => matching(/^\d{4}-\d{2}-\d{2}$/)(value) && isRealDate(value as string),
  expected: 'a real date as year-month-day, such as "2025-06-02"',
};

export const wholeNumber: Rule = {
  holds: (value) => Number.isSafeInteger(value) && (value as number) > 0,
  expected: 'a whole number above zero without quotes, commas or letters, such as 109999',
};

export const year: Rule = {
  holds: (value) => Number.isInteger(value) && (value as number) >= 2000 && (value as number) < 2100,
  expected: 'a year without quotes, such as 2025',
};

export const oneOf = (...words: readonly string[]): Rule => ({
  holds: (value) => words.includes(value as string),
  expected: words.map((word) => `"${word}"`).join(' or '),
});

export const languageTag: Rule = {
  holds: matching(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/),
  expected: 'a language code, such as "bn"',
};

/** A path inside the site or a secure address outside it. */
export const linkTarget: Rule = {
  holds: matching(/^(\/[a-z0-9#/-]*|https:\/\/\S+)$/),
  expected: 'an address that begins with https://, or a page of this site such as "/refund-policy"',
};

export const focalPoint = optional({
  holds: (value) => {
    const { x, y, zoom = 1 } = (value ?? {}) as Record<string, unknown>;
    return isShare(x) && isShare(y) && typeof zoom === 'number' && zoom >= 1 && zoom <= 4;
  },
  expected: 'x and y between 0 and 1, such as { x: 0.5, y: 0.3 }, and a zoom from 1 to 4 if need be',
});

export const picture = { slug, alt: text, focus: focalPoint } as unknown as ShapeOf<PictureText>;

function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
