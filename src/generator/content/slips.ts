/** Says which typing mistake makes a content file unreadable, and what to write instead. */
import { createScanner, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { lineAt } from '../files/readFile.ts';

export interface Slip {
  /** The line of the mistake, counted from 1. It may be above the place where the parser stopped. */
  readonly line: number;
  /** "<reason>. <what to write instead>", without a full stop. */
  readonly sentence: string;
}

/** Takes the text of a file and the parser's first error; returns the typing mistake behind it. */
export function describeSlip(text: string, { error, offset }: ParseError): Slip {
  const { end, outOfStep } = scanTokens(text, offset);
  const [above, lineOfFault] = [lineAt(text, end), lineAt(text, offset)];
  const restOfLine = text.slice(offset).split('\n', 1)[0]!;
  const isSameLine = above === lineOfFault;
  const before = isSameLine ? text.slice(0, offset) : `${text.slice(0, end)}\n`;
  const written = `${before}¦${restOfLine}`;
  const code = printParseErrorCode(error);
  const meant = slips.find(([of, pattern]) => of.test(code) && pattern.test(written));
  if (!meant || (code === 'CommaExpected' && lineOfFault === outOfStep))
    return { line: outOfStep ?? lineOfFault, sentence: bracket };
  const [, pattern, sentence] = meant;
  const match = pattern.exec(written)!;
  return {
    line: match.index < written.indexOf('¦') ? lineAt(text, match.index) : lineOfFault,
    sentence: sentence.replace(/\$(\d)/g, (_, at) => (match[at] ?? '').slice(0, 100)),
  };
}

/**
 * Returns where the last token before an offset ends, and the first line that is not indented by two spaces per open bracket. The
 * value of a field may begin a line of its own, which is indented once more.
 */
function scanTokens(text: string, offset: number): { end: number; outOfStep: number | undefined } {
  const scanner = createScanner(text, true);
  let end = 0;
  let open = 0;
  let line = -1;
  let before = '';
  let outOfStep: number | undefined;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const first = text[start]!;
    if (start < offset) end = start + scanner.getTokenLength();
    if (/[}\]]/.test(first)) open--;
    const isFirst = scanner.getTokenStartLine() > line;
    line = scanner.getTokenStartLine();
    const isValue = before === ':';
    if (isFirst && !isValue && scanner.getTokenStartCharacter() !== 2 * open)
      outOfStep ??= line + 1;
    if (/[{[]/.test(first)) open++;
    before = first;
  }
  return { end, outOfStep };
}

const bracket =
  'in this line or above it, a bracket is missing, or there is one too many. Add or delete it';

const character = String.raw`[^\s"{}[\]]`;
const characters = String.raw`[^"{}[\]\n]*`;
const endOfValue = String.raw`\s*(,?\s*(//.*)?$|,\s*"|[}\]])`;

/** Matches a field whose value has no quotes, in three groups: its name, what the parser has read of the value, and the rest. */
const withoutQuotes = new RegExp(
  String.raw`("[^"\n]*"):\s*(${character}${characters}|)¦((?![,:])${character}${characters}?)(?=${endOfValue})`,
);

/**
 * The common typing mistakes, the most certain first. Each has a pattern for the parser's error code, and one for the text around
 * ¦, which marks where the parser stopped; its match begins at the mistake. $1 in the sentence is that pattern's first group.
 */
const slips: readonly (readonly [code: RegExp, around: RegExp, sentence: string])[] = [
  [/EndOfString/, /¦/, 'the text has no quote at its end. Write " there, in the same line'],
  [/EndOfComment/, /¦/, 'a comment has no end. Write */ where it ends'],
  [
    /InvalidCharacter/,
    /¦.*\t/,
    'it has a tab in it, as if copied from a table. Write each cell where it belongs',
  ],
  [/InvalidCharacter/, /¦/, 'it has an invisible character in it. Type the text again'],
  [/Escape|Unicode/, /¦/, 'the character \\ is in the text. Write / instead'],
  [/Symbol/, /¦[‘’“”„«»'`]/, 'its quotes are not straight. Write " before and after the text'],
  [
    /Symbol/,
    /¦([،，；：؛;=]|\.(?!\S))/,
    '"$1" is neither an English comma nor a colon. Write one of them',
  ],
  [/Symbol/, /(?<=[{,]\s*)¦(\p{L}[\p{L}\w-]*)\s*:/u, '$1 has no quotes. Write "$1"'],
  [/Symbol/, /:\s*¦(yes|no|true|false)\b/i, '$1 is not a value. Write true or false, or "$1"'],
  [
    /Symbol|Comma|PropertyName/,
    withoutQuotes,
    '$2$3 has no quotes. Put them around it: $1: "$2$3"',
  ],
  [/Symbol/, /:\s*¦\p{L}[^"]*"/u, 'the text has no quote at its beginning. Write " there'],
  [/Symbol/, /[:[,]\s*"[^"\n]*"\s?¦\p{L}/u, 'a quote inside ends the text. Write “ and ” there'],
  [/Symbol/, /(?<=\n\s*)¦\*|¦[^"\n]*\*\//, 'this comment has no beginning. Write /* before it'],
  [/Expected/, /(?<=[,[{]\s*)¦,/, 'there is a comma too many. Delete it'],
  [
    /Expected/,
    /"([^"\n]*)":\s*("[^"\n]*"\s*)?¦[,}:]/,
    '$1 has no value. Write one after its colon',
  ],
  [/Colon/, /"([^"\n]*)"\s*¦/, 'there is no colon after "$1". Write one, and then the value'],
  [/Comma/, /\n¦["{[\d-]/, 'there is no comma at its end. Write one'],
  [/Comma/, /[}\]]\s*¦[{[]/, 'there is no comma between two brackets. Write one'],
  [/Comma/, /¦("[^"\n]*"|[\w.{[-]+)/, 'there is no comma before $1. Write one'],
  [
    /Symbol/,
    /(?<=(^|\n)\s*)¦/,
    'it is not a value. Delete it, or write // before a comment and " around words',
  ],
  [/Symbol/, /¦(\S+)/, '$1 comes after the value. Delete it, or move it inside the quotes'],
  [/Value/, /^\s*¦$/, 'there is nothing in the file. Bring back what was in it'],
];
