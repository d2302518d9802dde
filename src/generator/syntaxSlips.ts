/** What staff most likely did where a file of the content cannot be parsed, and what to write instead. */
import { asDate, asNumber, asPercent, asPhoneNumber } from '../schemas/mend.ts';
import { findBracket } from './brackets.ts';

export interface Slip {
  /** Counted from one; where the slip is, which may be above the line that the parser named. */
  readonly line: number;
  readonly lineText: string;
  /** "<reason>. <what to write instead>", without a full stop. */
  readonly sentence: string;
}

/** Takes the parser's words, the lines of the file and the line that the parser named, counted from one. */
export function describeSlip(
  words: string,
  lines: readonly string[],
  named: number,
): Slip | undefined {
  const at = (line: number, sentence: string) => {
    return { line, lineText: lines[line - 1]!.trim(), sentence };
  };
  const line = lineThatBegan(words, lines) ?? named;
  const here = lines[line - 1] ?? '';
  const sentence =
    firstOf(slipsOfLines, words, here) ?? findBareValue(here) ?? firstOf(slipsOfTexts, words, here);
  if (sentence) return at(line, sentence);
  const above = lineAbove(lines, line);
  const isLine = /^\s*['"\w-]+\s*:/.test(here);
  const [, empty] = /([\w-]+):\s*(?:\/\/.*)?$/.exec(lines[above - 1]!) ?? [];
  if (empty && isLine) return at(above, `${empty} has no value. Write one behind the colon`);
  const isAfterValue = !/[,:{[(=]\s*(\/\/.*)?$/.test(lines[above - 1]!);
  if (/^Expected .* but found ["'\w]/.test(words) && isAfterValue)
    if (isLine || /^\s*['"{[]/.test(here))
      return at(above, 'there is no comma at its end. Write one');
  const bracket = findBracket(lines.join('\n'));
  if (bracket) return at(bracket.line, bracket.sentence);
  if (words.startsWith('Expected "]" but found ":"'))
    return at(line, 'a line of a list has no brackets. Write { at its beginning and } at its end');
  return undefined;
}

/** A text between ` and ` and a remark may go on for lines, and the parser names the last line of the file. */
function lineThatBegan(words: string, lines: readonly string[]): number | undefined {
  const tick = lines.findIndex((line) => line.includes('`'));
  if (words.startsWith('Unterminated') && tick >= 0) return tick + 1;
  if (words.startsWith('Expected "*/"'))
    return lines.findLastIndex((line) => line.includes('/*')) + 1;
  return undefined;
}

/** Of the parser's words, the line, or the line without its texts; $1 of the sentence is what the pattern found. */
type KnownSlip = readonly [of: 'words' | 'line' | 'signs', pattern: RegExp, sentence: string];

const noRemark = 'a remark begins with two strokes. Write // before what the build is to pass over';

const slipsOfLines: readonly KnownSlip[] = [
  ['words', /^Multiple exports/, 'all of it stands twice in the file. Delete one of the two'],
  ['words', /^Expected "\*\/"/, 'its remark has no end. Write */ there, or // at its beginning'],
  [
    'words',
    /[‘’“”„«»]/,
    "its quotes are curly ones of a word processor. Write the straight quote ' before and behind the text",
  ],
  [
    'words',
    /([،，；：])/,
    '"$1" is not a sign that the build knows. Write a comma or a colon of the English keyboard',
  ],
  [
    'words',
    /"\\u[\da-f]{4}"/,
    'an invisible character stands there. Delete the line and type it anew',
  ],
  ['line', /`/, "its quote is `. Write the straight quote ' before and behind the text"],
  ['line', /^\s*(#|--|<!--|\/ |\*\/)/, noRemark],
  [
    'line',
    /^(?!export const \w+ = [[{]$)(?=.*\b(?:[Ee]xport|[Cc]onst)\b).*?(\w+)\s*=?\s*[[{]?\s*$/,
    'it no longer reads as it did. Write export const $1 = and the opening bracket',
  ],
  ['line', /^\s*([\w-]+)\s*=/, 'there is = behind $1. Write a colon: $1:'],
  ['line', /^\s*([\w-]+)\s+['"\d[{]/, 'there is no colon behind $1. Write $1:'],
  [
    'line',
    /^\s*(?![a-z_]\w*:)([^\s'"{[:,/*][^'"{[:,]*):\s/i,
    "a name with another sign than letters and digits needs quotes. Write '$1':",
  ],
];

const slipsOfTexts: readonly KnownSlip[] = [
  [
    'line',
    /(?:^|[{,])\s*[\w-]+:\s*\p{L}[^'",(]*['"]/u,
    'the text has no quote at its beginning. Write it there',
  ],
  ['signs', /([\w-]+):\s*(?:,|\})/, '$1 has no value. Write one behind the colon'],
  [
    'words',
    /^Unterminated string/,
    'the text does not end with the quote that it began with. Write it there, before the comma, and keep the text in one line',
  ],
  ['signs', /['"}\]]\s*([\w-]+:)\s/, 'there is no comma before $1. Write one'],
  ['signs', /[}\]]\s*[{[]/, 'there is no comma between two brackets. Write one'],
  ['line', /^\s*'(\w+):\s*'/, 'there is a quote too many before $1. Write $1:'],
  [
    'signs',
    /'\s?[\p{L}\p{N}]/u,
    'an apostrophe ends the text. Write the apostrophe as ’, or put the whole text in double quotes: "…"',
  ],
  [
    'signs',
    /"\s?[\p{L}\p{N}]/u,
    "a quote inside the text ends it. Put the whole text in single quotes: '…'",
  ],
  // The last line of a file may end with one.
  ['signs', /^(?!import|\s*[}\]]).*;/, 'there is a semicolon. Write a comma'],
  ['signs', /,\s*,/, 'there is a comma too many. Delete it'],
  [
    'words',
    /^Expected ":" but found/,
    'a value stands there without its name. Write the name and a colon before it, as the lines around have it',
  ],
];

function firstOf(slips: readonly KnownSlip[], words: string, line: string): string | undefined {
  const given = { words, line, signs: withoutTexts(line) };
  for (const [of, pattern, sentence] of slips) {
    const found = pattern.exec(given[of]);
    if (found) return sentence.replaceAll('$1', found[1] ?? '');
  }
  return undefined;
}

/** Finds a value without quotes that is neither a number nor a word of the language. */
function findBareValue(line: string): string | undefined {
  for (const [, field, value] of withoutTexts(line).matchAll(bareValue)) {
    if (!field || !value || knownValue.test(value)) continue;
    const text = asText(field, value);
    if (/^(x|y|zoom)$/.test(field))
      return `${value} is not a number as the build reads one. Write a decimal point and no %, such as ${field}: 0.5`;
    const read = /percent$/i.test(field) ? asPercent : asNumber;
    const number = text === value && !isCode.test(field) ? read(value) : undefined;
    if (number !== undefined)
      return `${value} is not a number as the build reads one. Write plain digits: ${field}: ${number}`;
    if (
      text === value &&
      !isCode.test(field) &&
      !asDate(value) &&
      /^\d/.test(value) &&
      !/\p{L} +\p{L}/u.test(value)
    )
      return `${value} is neither a number nor a text. Write a number in digits alone, such as 125000, and a text in quotes, such as 'Station Road 4'`;
    return `${value} stands without quotes. Write them before and behind it: ${field}: '${text}'`;
  }
  return undefined;
}

/** A value of a line with one field or several. */
const bareValue = /([\w-]+):\s*([^\s'"`{}[\](),][^'"`{}[\]]*?)\s*(?=,?\s*$|,\s*[\w-]+:|,?\s*\})/gu;

/** A number, a name of the code, or one of its calls. */
const knownValue = /^(-?[1-9]\d*(\.\d+)?|0|0\.\d+|[a-z_]\w*|\S*[()]\S*)$/i;

/** A date, a phone number and a code as their rules want them. */
function asText(field: string, value: string): string {
  if (/value$/i.test(field)) return value;
  const date = asDate(value);
  if (date) return date;
  const isPhone = /^\+|^[\d\s()-]{10,}$/.test(value);
  if (isPhone) return asPhoneNumber(value) ?? value;
  return /code$/i.test(field) ? value.replace(/\s/g, '') : value;
}

/** Fields whose digits are no number: a zero at their beginning stays. */
const isCode = /(code|value)$/i;

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
