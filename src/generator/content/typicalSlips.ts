/** The typing mistakes that staff make most often in a content file, and the sentence for each. */
import { invisible } from '../../values/damagedTexts.ts';

/** What a value without quotes begins with, and what may follow in its line. */
const firstCharacter = String.raw`[^\s"{}[\]]`;
const moreCharacters = String.raw`[^"{}[\]\n]*`;

/** What follows a value: the end of its line, perhaps with a comment; the name of the next field; or the end of a bracket. */
const endOfLine = String.raw`,?\s*(//.*)?$`;
const nextName = String.raw`,\s*"`;
const endOfBracket = String.raw`[}\]]`;
const endOfValue = String.raw`\s*(${endOfLine}|${nextName}|${endOfBracket})`;

const nameInQuotes = String.raw`"[^"\n]*"`;
/** What the parser has read of a value without quotes, and the rest. A comma or a colon at ¦ is another mistake. */
const readPart = String.raw`${firstCharacter}${moreCharacters}`;
const restOfValue = String.raw`(?![,:])${firstCharacter}${moreCharacters}?`;

/** A field whose value has no quotes, in three groups: its name, what has been read of its value, if anything, and the rest. */
const withoutQuotes = new RegExp(
  String.raw`(${nameInQuotes}):\s*(${readPart}|)¦(${restOfValue})(?=${endOfValue})`,
);

/** A text or a name without its first quote, such as `Umrah”`: it ends with another kind of quote, which is a group. */
const otherQuote = String.raw`[^"“‘\n]*([“”„’'»])`;

const noQuoteAfterName = '$1 has no quote after it. Write " after $1';
const noStraightEnd = '$1 is not the quote that ends a text. Write " instead of $1';

const cells = 'it has a tab in it, as if copied from a table. Write each cell where it belongs';

export const openComment = 'a comment has no end. Write */ where it ends';

/** Returns a pattern for a value that is this word, in small or capital letters: `: ¦TRUE,`. */
function valueLike(word: string): RegExp {
  return new RegExp(String.raw`:\s*¦(${word})(?=${endOfValue})`, 'i');
}

interface TypicalSlip {
  /** Matches the name of the parser's error; OutOfStep if it expects a comma in the first line with a wrong indent. */
  readonly code: RegExp;
  /** Matches the text around ¦, which marks where the parser stopped. The match begins at the mistake. */
  readonly around: RegExp;
  /** What a Slip says. $1 is the first group of `around`. */
  readonly sentence: string;
}

/**
 * The common typing mistakes, the most certain first. Above each is a text with ¦ that it matches. They look back only from ¦ or
 * from a quote: from each space of a long line, that would take minutes.
 */
export const typicalSlips: readonly TypicalSlip[] = [
  {
    // "note": ¦"Umrah”,
    code: /EndOfString/,
    around: new RegExp(String.raw`¦"${otherQuote}${endOfValue}`),
    sentence: noStraightEnd,
  },
  {
    // { ¦"price: 25000,
    code: /EndOfString/,
    around: /¦(?<=[{,]\s*¦)"([a-z][\w-]*)\s*:/,
    sentence: noQuoteAfterName,
  },
  {
    // "note": ¦"Umrah,
    code: /EndOfString/,
    around: /¦/,
    sentence: 'the text has no quote at its end. Write " there, in the same line',
  },
  {
    // ¦/* The price
    code: /EndOfComment/,
    around: /¦/,
    sentence: openComment,
  },
  {
    // "row": ¦"Makkah→650", with a tab instead of the arrow
    code: /InvalidCharacter/,
    around: /¦.*\t/,
    sentence: cells,
  },
  {
    // "row": ¦"Makkah", with an invisible character in the word
    code: /InvalidCharacter/,
    around: /¦/,
    sentence: 'it has an invisible character in it. Type the text again',
  },
  {
    // "folder": ¦"C:\Safar",
    code: /Escape|Unicode/,
    around: /¦/,
    sentence: 'the character \\ is in the text. Write / instead',
  },
  {
    // "price":¦ 25000, with a no-break space
    code: /Symbol/,
    around: new RegExp(String.raw`¦(?:\s|(?!\s)${invisible.source})+("[^"\n]*"|[^\s",]+)`, 'u'),
    sentence: 'an invisible space is before $1. Delete the space there, and type it again',
  },
  {
    // "price": 25000,¦ with a no-break space
    code: /Symbol/,
    around: new RegExp(String.raw`¦(?:\s|${invisible.source})`, 'u'),
    sentence: 'an invisible space is after the value. Delete it',
  },
  {
    // 2027¦-03-10 22 Saudia, or 15 ¦22, with tabs instead of the spaces
    code: /Symbol|Comma|PropertyName|OutOfStep/,
    around: /¦[^"\n]*[^\s":,]\t+[^\s/]|[^\s:,]\t+¦[^"{[]/,
    sentence: cells,
  },
  {
    // "note": ¦“Umrah”,
    code: /Symbol/,
    around: /¦[‘’“”„«»'`]/,
    sentence: 'its quotes are not straight. Write " before and after the text',
  },
  {
    // "days": ¦22., "months"
    code: /EndOfNumber/,
    around: /¦-?\d+\.\s*,/,
    sentence: 'there is a full stop after the number. Delete it',
  },
  {
    // "days": ¦22. "months", or "direct": ¦true. "via", or "note": "Umrah"¦. but not ¦...others
    code: /EndOfNumber|Symbol/,
    around: /¦(-?\d+|true|false|null)?\.(?![^\s"])/,
    sentence: 'a full stop is where a comma belongs. Write a comma instead of the full stop',
  },
  {
    // "note": "Umrah"¦;
    code: /Symbol/,
    around: /¦([،，；：؛;=])/,
    sentence: '"$1" is neither an English comma nor a colon. Write one of them',
  },
  {
    // { ¦note: "Umrah",
    code: /Symbol/,
    around: /¦(?<=[{,]\s*¦)(\p{L}[\p{L}\w-]*)\s*:/u,
    sentence: '$1 has no quotes. Write "$1"',
  },
  {
    // { ¦note": "Umrah",
    code: /Symbol/,
    around: /¦(?<=[{,]\s*¦)(\p{L}[\p{L}\w-]*)"\s*:/u,
    sentence: '$1 has no quote before it. Write " before $1',
  },
  {
    // { "date: "¦2027-03-10", or { "price: 25000, "¦days": 3
    code: /Symbol|Colon/,
    around: /"(?<=[{,]\s*")([a-z][\w-]*)\s*:[^"\n]*"¦/,
    sentence: noQuoteAfterName,
  },
  {
    // "name": "Umrah”, "¦metres": 650
    code: /Symbol/,
    around: new RegExp(String.raw`"(?=[^"\n]*"¦)${otherQuote}\s*[,:}\]]`),
    sentence: noStraightEnd,
  },
  {
    // "direct": ¦yes,
    code: /Symbol/,
    around: valueLike('yes'),
    sentence: '$1 is not a value. Write true, or "$1" in quotes',
  },
  {
    // "direct": ¦no,
    code: /Symbol/,
    around: valueLike('no'),
    sentence: '$1 is not a value. Write false, or "$1" in quotes, or delete it',
  },
  {
    // "direct": ¦TRUE,
    code: /Symbol/,
    around: valueLike('true'),
    sentence: '$1 is not a value. Write true in small letters',
  },
  {
    // "direct": ¦False,
    code: /Symbol/,
    around: valueLike('false'),
    sentence: '$1 is not a value. Write false in small letters, or delete it',
  },
  {
    // "price": ¦NULL,
    code: /Symbol/,
    around: valueLike('null'),
    sentence: '$1 is not a value. Write null in small letters',
  },
  {
    // "x": 0,¦515, or "zoom": 1,¦2 but not "price": 1,¦09,999 or "price": 109,¦999
    code: /PropertyName/,
    around: new RegExp(String.raw`:\s*(?=0,|[1-4],¦\d\d?(?!\d))(\d+),¦(\d+)(?=${endOfValue})`),
    sentence: '$1,$2 has a comma in it. Write $1.$2 with a full stop',
  },
  {
    // "x": ¦.515,
    code: /Symbol/,
    around: new RegExp(String.raw`:\s*¦(\.\d+)(?=${endOfValue})`),
    sentence: '$1 begins with a full stop. Write 0$1',
  },
  {
    // "price": 0¦109999,
    code: /Comma/,
    around: new RegExp(String.raw`:\s*0¦(0*)(\d+)(?=${endOfValue})`),
    sentence: '0$1$2 begins with 0. Write $2, or "0$1$2" in quotes',
  },
  {
    // "region": ¦Jharkhand, or "days": 7 ¦days, or "price": 109 ¦999, or "price": 1,¦09,999,
    code: /Symbol|Comma|PropertyName/,
    around: withoutQuotes,
    sentence: '$2$3 has no quotes. Put them around it: $1: "$2$3"',
  },
  {
    // "note": ¦Umrah for all",
    code: /Symbol/,
    around: /:\s*¦\p{L}[^"]*"/u,
    sentence: 'the text has no quote at its beginning. Write " there',
  },
  {
    // "note": "The "¦pilgrim" way",
    code: /Symbol/,
    around: /[:[,]\s*"[^"\n]*"\s?¦\p{L}/u,
    sentence: 'a quote inside ends the text. Write “ and ” there',
  },
  {
    // ¦* The price in rupees. */
    code: /Symbol/,
    around: /¦(?<=\n\s*¦)\*|¦[^"\n]*\*\//,
    sentence: 'this comment has no beginning. Write /* before it',
  },
  {
    // "links": ["a",¦, "b"],
    code: /Expected/,
    around: /¦(?<=[,[{]\s*¦),/,
    sentence: 'there is a comma too many. Delete it',
  },
  {
    // "price": ¦, or "price": "after"¦: "Madinah", where the second name is in the next line
    code: /Expected/,
    around: /"([^"\n]*)":\s*("[^"\n]*"\s*)?¦[,}:]/,
    sentence: '$1 has no value. Write one after its colon',
  },
  {
    // "note" ¦"Umrah",
    code: /Colon/,
    around: /"([^"\n]*)"\s*¦/,
    sentence: 'there is no colon after "$1". Write one, and then the value',
  },
  {
    // ¦"after": "Madinah", at the beginning of a line, whose line above has no comma
    code: /Comma/,
    around: /\n¦["{[\d-]/,
    sentence: 'there is no comma at its end. Write one',
  },
  {
    // "links": [{ "a": 1 } ¦{ "a": 2 }],
    code: /Comma/,
    around: /[}\]]\s*¦[{[]/,
    sentence: 'there is no comma between two brackets. Write one',
  },
  {
    // "label": "Home" ¦"href": "/"
    code: /Comma/,
    around: /¦("[^"\n]*"|[\w.{[-]+)/,
    sentence: 'there is no comma before $1. Write one',
  },
  {
    // ¦# The price in rupees.
    code: /Symbol/,
    around: /¦(?<=(^|\n)\s*¦)/,
    sentence: 'it is not a value. Delete it, or write // before a comment and " around words',
  },
  {
    // "note": "Umrah " ¦+ "package",
    code: /Symbol/,
    around: /¦(\S+)/,
    sentence: '$1 comes after the value. Delete it, or move it inside the quotes',
  },
  {
    // ¦ in a file without any text
    code: /Value/,
    around: /^\s*¦$/,
    sentence: 'there is nothing in the file. Bring back what was in it',
  },
];
