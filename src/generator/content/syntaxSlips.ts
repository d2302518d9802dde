/** Guesses which slip of the keyboard is the reason why a content file cannot be parsed, and says what to write instead. */

interface Slip {
  /** The line of the slip, counted from one. It may be above the line that the parser named. */
  readonly line: number;
  /** "<reason>. <what to write instead>", without a full stop. */
  readonly sentence: string;
}

/** Takes the parser's message, the lines of the file and the line that the parser named, counted from one. */
export function describeSlip(
  words: string,
  lines: readonly string[],
  line: number,
): Slip | undefined {
  const given = { words, line: lines[line - 1] ?? '', signs: withoutTexts(lines[line - 1] ?? '') };
  for (const [of, pattern, sentence] of slips) {
    const found = pattern.exec(given[of]);
    if (found) return { line, sentence: sentence.replace(/\$(\d)/g, (_, at) => found[at] ?? '') };
  }
  const above = lines.findLastIndex((text, at) => at < line - 1 && !blankOrComment.test(text));
  const isOpen = /[,:{[(=]\s*(\/\/.*)?$/.test(lines[above] ?? '');
  if (/^Expected .* but found ["'\w]/.test(words) && /^\s*['"\w{[-]/.test(given.line) && !isOpen)
    return { line: above + 1, sentence: 'there is no comma at its end. Write one' };
  const outOfStep = findOutOfStep(lines);
  if (/^(Expected|Unexpected) .*[}\])]"/.test(words) && outOfStep)
    return {
      line: outOfStep,
      sentence: 'above this line, a bracket is missing or too many. Mend it there',
    };
  return undefined;
}

/** Returns the first line that is not indented by two spaces for each bracket that is open, counted from one. */
function findOutOfStep(lines: readonly string[]): number | undefined {
  let open = 0;
  for (const [at, line] of lines.entries()) {
    const signs = blankOrComment.test(line) ? '' : withoutTexts(line);
    if (/^\s*([\w-]+|''):/.test(signs) && line.search(/\S/) !== 2 * open) return at + 1;
    open += (signs.match(/[{[]/g) ?? []).length - (signs.match(/[}\]]/g) ?? []).length;
  }
  return undefined;
}

const blankOrComment = /^\s*($|\/\/|\/?\*)/;

/** Matches what may follow a value. */
const end = String.raw`\s*(?:,?\s*$|,\s*[\w-]+:|,?\s*\})`;

/** Matches a number or a name as TypeScript writes them. */
const plainValue = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|[a-z]\w*)`;

const bareValue = new RegExp(
  String.raw`([\w-]+):\s*(?!${plainValue}${end})([^\s'"{}[\](),][^'"{}[\]]*?)(?=${end})`,
  'iu',
);

/**
 * The slips that happen, the surest first. Each has a pattern for the parser's message, for the line, or for its signs, which
 * are the line with the texts between quotes emptied. $1 in the sentence is the first group of the pattern.
 */
const slips: readonly (readonly [
  of: 'words' | 'line' | 'signs',
  pattern: RegExp,
  sentence: string,
])[] = [
  [
    'words',
    /[‘’“”„«»]/,
    "its quotes are not straight. Write the straight quote ' before and after the text",
  ],
  [
    'words',
    /([،，；：])/,
    '"$1" is a sign of another keyboard. Write a comma or a colon in English',
  ],
  [
    'line',
    /^\s*([\w-]+)\s*(?:=|\s(?=['"\d[{]))/,
    'there is no colon after $1. Write $1: and then the value',
  ],
  [
    'line',
    /(?:^|[{,])\s*[\w-]+:\s*\p{L}[^'",(]*['"]/u,
    'the text has no quote at its beginning. Write it there',
  ],
  ['line', /^\s*\*(?!.*\/\*)/, 'this remark has no beginning. Write /** before it'],
  ['signs', /,\s*,/, 'there is a comma too many. Delete it'],
  ['signs', /([\w-]+):\s*(?:,|\})/, '$1 has no value. Write one after the colon'],
  ['signs', /['"}\]\d]\s+([\w-]+):\s/, 'there is no comma before $1. Write one'],
  ['signs', bareValue, "$2 has no quotes. Put them around it: $1: '$2'"],
  [
    'words',
    /^Unterminated string/,
    'the text does not end with the quote that it began with. Write it there, before the comma, and keep the text in one line',
  ],
  ['signs', /[}\]]\s*[{[]/, 'there is no comma between two brackets. Write one'],
  [
    'signs',
    /['"]\s?[\p{L}\p{N}]/u,
    'a quote inside the text ends it. Write an apostrophe as ’, and quotes in a text as “ and ”',
  ],
];

/** Returns the line with its texts emptied and without a comment at its end. */
function withoutTexts(line: string): string {
  return line
    .replace(/'(\\.|[^'\\])*'|"(\\.|[^"\\])*"/g, (text) => text[0]! + text[0]!)
    .replace(/(^|\s)\/\/.*$/, '');
}
