/** Finds signs of Markdown, of HTML and of word processors that were meant to do something, and that a page would show. */

/** Returns the first such sign in the words of a finished text, and what to write instead, without a full stop; or undefined. */
export function markIn(text: string): { sign: string; advice: string } | undefined {
  for (const [pattern, advice] of inWords) {
    const [sign] = pattern.exec(text) ?? [];
    if (sign) return { sign: sign.trim(), advice };
  }
  return undefined;
}

/** Returns what to write instead of a paragraph, of which the Markdown is given, that was meant as something else. */
export function blockAdvice(markdown: string): string | undefined {
  return inBlocks.find(([pattern]) => pattern.test(markdown))?.[1];
}

const listAdvice = 'Begin each item of a list in a line of its own with "- ", or with "1. "';

const tableAdvice =
  'Write a table with | between its columns, and a line such as | --- | --- | below its first line';

/** A dash or a sign of geometry, arrows and ticks, as word processors begin an item with. What belongs to prose is none. */
const bullet = String.raw`(?:[·▪▫]|(?![\0-\xbf…†‡\p{Pi}\p{Pf}\p{Ps}\p{Pe}]|\p{Extended_Pictographic})\p{Pattern_Syntax})`;

/** The same, or any other sign alone, a figure or a letter, where two lines in a row begin with one. */
const item = String.raw`[ \t]*(?:[^\p{L}\p{Nd}\p{Sc}\s"'(\[*_!|{]\ufe0f?|\(?(?:\p{N}{1,3}|\p{L})(?:[.)]|\ufe0f?\u20e3))[^\S\n]`;

const inWords: readonly [pattern: RegExp, advice: string][] = [
  [
    /\S*(?<![*_~=])(?:([*_~])\1{1,2}|==(?=\S))(?![*_~=])\S*|(?<!\S)([*_])[^\s*_][^*_]*\2/u,
    'Write **bold** and *italics* with no space between the signs and the words, and a space around them',
  ],
  [
    /\S*\](?:\(|\s\((?=\/|\w+:|www\.|#))\S*|\S*\)\[(?=\/|\w+:|www\.|#)\S*|\[\^\S*|\[\/\w+\]/u,
    'Write a link as [words](/address), and no other signs of links, notes or bold in square brackets',
  ],
  [
    /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/iu,
    'Write the sign itself instead of its name between & and ;',
  ],
  [/\S[^\S\n]*\t\s*\S/u, tableAdvice],
  [new RegExp(String.raw`^\s*(?:${bullet}|-(?=\xa0))\s\S*`, 'u'), listAdvice],
];

const inBlocks: readonly [pattern: RegExp, advice: string][] = [
  [/^##+\p{L}/u, 'Write a space between the signs # and the words of a heading'],
  [/^\|/, tableAdvice],
  [
    new RegExp(
      String.raw`(?<![^])(?:\p{N}{1,3}[.)]|-|${bullet})\s|^[ \t]*(?!\p{Pd})${bullet}\s|^${item}.*\n${item}`,
      'mu',
    ),
    listAdvice,
  ],
];
