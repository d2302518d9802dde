/** What staff most likely did where a file of the content cannot be parsed, and what to write instead. */
import { asDate, asNumber, asPhoneNumber } from '../schemas/mend.ts';
import { findBracket } from './brackets.ts';

export interface Slip {
  /** Counted from one; where the slip is, which may be above the line that the parser named. */
  readonly line: number;
  readonly lineText: string;
  /** "<reason>. <what to write instead>", without a full stop. */
  readonly sentence: string;
}

interface Place {
  /** The parser's words. */
  readonly text: string;
  /** The line that the parser named. */
  readonly here: string;
}

/** Takes the parser's words, the lines of the file and the line that the parser named, counted from one. */
export function describeSlip(
  text: string,
  lines: readonly string[],
  line: number,
): Slip | undefined {
  const place = { text, here: lines[line - 1] ?? '' };
  const at = (found: number, sentence: string) => ({
    line: found,
    lineText: lines[found - 1]!.trim(),
    sentence,
  });
  for (const find of slips) {
    const sentence = find(place);
    if (sentence) return at(line, sentence);
  }
  const above = lineAbove(lines, line);
  if (/^Expected .* but found ["'\w]/.test(text) && !/[,:{[(]\s*(\/\/.*)?$/.test(lines[above - 1]!))
    if (/^\s*(['"\w-]+\s*:|['"{[])/.test(place.here))
      return at(above, 'there is no comma at its end. Write one');
  const bracket = findBracket(lines.join('\n'));
  return bracket && at(bracket.line, bracket.sentence);
}

/** The first that finds something is right. */
const slips: readonly ((place: Place) => string | undefined)[] = [
  ({ text }) =>
    /[‘’“”„«»]/.test(text)
      ? `its quotes are curly ones of a word processor. Write the straight quote ' before and behind the text`
      : undefined,
  ({ here }) =>
    /^\s*(#|--|<!--|\/ )/.test(here)
      ? 'a remark begins with two strokes. Write // before what the build is to pass over'
      : undefined,
  ({ text, here }) => {
    const [sign] = /[،，；：；]/.exec(text) ?? [];
    return sign && here.includes(sign)
      ? `"${sign}" is not a sign that the build knows. Write a comma or a colon of the English keyboard`
      : undefined;
  },
  ({ here }) => {
    const [, field] = /^\s*([\w-]+)\s*=/.exec(here) ?? [];
    return field && `there is = behind ${field}. Write a colon: ${field}:`;
  },
  ({ here }) => {
    const [, field] = /^\s*([\w-]+)\s+['"\d[{]/.exec(here) ?? [];
    return field && `there is no colon behind ${field}. Write ${field}:`;
  },
  ({ here }) => findBareValue(here),
  ({ here }) =>
    /:\s*\p{L}[^'"]*['"],?\s*$/u.test(here)
      ? 'the text has no quote at its beginning. Write it there'
      : undefined,
  ({ here }) => {
    const [, field] = /([\w-]+):\s*(?:,|\/\/|$)/.exec(withoutTexts(here)) ?? [];
    return field && /:\s*,/.test(here)
      ? `${field} has no value. Write one behind the colon`
      : undefined;
  },
  ({ text }) =>
    /^Unterminated (string|template)/.test(text)
      ? 'the text has no quote at its end. Write it there, before the comma, and keep the text in one line'
      : undefined,
  ({ here }) => {
    const [, before, behind] = /(['"])\s*([\w-]+:\s)/.exec(withoutTexts(here)) ?? [];
    return before && `there is no comma before ${behind}. Write one`;
  },
  ({ text, here }) =>
    /but found "?['\p{L}\p{N}]/u.test(text) && /'\s?[\p{L}\p{N}]/u.test(withoutTexts(here))
      ? 'an apostrophe ends the text. Write the apostrophe as ’, or put the whole text in double quotes: "…"'
      : undefined,
  ({ text }) => (text.endsWith('found ";"') ? 'there is a semicolon. Write a comma' : undefined),
  ({ here }) =>
    /,\s*,/.test(withoutTexts(here)) ? 'there is a comma too many. Delete it' : undefined,
];

/** Finds a value without quotes that is neither a number nor a word of the language. */
function findBareValue(line: string): string | undefined {
  for (const [, field, value] of withoutTexts(line).matchAll(bareValue)) {
    if (!field || !value || knownValue.test(value)) continue;
    const text = asText(field, value);
    const number = text === value && !/code$/i.test(field) ? asNumber(value) : undefined;
    if (number !== undefined)
      return `${value} is not a number as the build reads one. Write plain digits: ${field}: ${number}`;
    if (text === value && /^[\d.]+\s*\p{L}/u.test(value))
      return `${value} is neither a number nor a text. Write a number in digits alone, such as 125000, and a text in quotes, such as 'Station Road 4'`;
    return `${value} stands without quotes. Write them before and behind it: ${field}: '${text}'`;
  }
  return undefined;
}

/** A value of a line with one field or several. */
const bareValue = /([\w-]+):\s*([^\s'"`{}[\](),][^'"`{}[\]]*?)\s*(?=,?\s*$|,\s*[\w-]+:|,?\s*\})/gu;

const knownValue = /^(-?[1-9]\d*(\.\d+)?|0|0\.\d+|true|false|null|undefined)$/;

/** A date, a phone number and a code as their rules want them. */
function asText(field: string, value: string): string {
  const date = asDate(value);
  if (date) return date;
  const isPhone = /^\+|^[\d\s()-]{10,}$/.test(value);
  if (isPhone) return asPhoneNumber(value) ?? value;
  return /code$/i.test(field) ? value.replace(/\s/g, '') : value;
}

/** The same line with every text between quotes empty, and without a remark at its end. */
function withoutTexts(line: string): string {
  return line
    .replace(/'(\\.|[^'\\])*'|"(\\.|[^"\\])*"/g, (text) => text[0]! + text[0]!)
    .replace(/(^|\s)\/\/.*$/, '');
}

/** The last line before one that is neither empty nor a remark. */
function lineAbove(lines: readonly string[], line: number): number {
  let above = line - 1;
  while (above > 1 && /^\s*($|\/\/|\/?\*)/.test(lines[above - 1]!)) above -= 1;
  return Math.max(above, 1);
}
