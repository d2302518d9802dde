/** Finds marks of Markdown, of HTML and of word processors that were meant to do something, and that a page would show. */

/** Returns the first such mark in the words of a finished text, and what to write instead, without a full stop; or undefined. */
export function markIn(text: string): { mark: string; advice: string } | undefined {
  for (const [pattern, advice] of marksInWords) {
    const [mark] = pattern.exec(text) ?? [];
    if (mark) return { mark: mark.trim(), advice };
  }
  return undefined;
}

/** Returns what to write instead of a paragraph, of which the Markdown is given, that was meant as something else. */
export function blockAdvice(markdown: string): string | undefined {
  return marksOfBlocks.find(([pattern]) => pattern.test(markdown))?.[1];
}

const emphasisAdvice =
  'Write **bold** and *italics* with no space between the stars and the words, and a space around them';

const linkAdvice =
  'Write a link as [words](/address), and no other kind of link, note or bold text in square brackets';

const listAdvice = 'Begin each item of a list in a line of its own with "- ", or with "1. "';

const tableAdvice =
  'Write a table with | between its columns, and a line such as | --- | --- | below its first line';

/** The letters of a word before a mark in it. It begins where the word begins, so that each word is read once. */
const wordStart = String.raw`(?<!\S)\S*`;

/** Two or three stars, underscores or tildes, or == before a word, with none of these characters beside them. */
const doubledStars = String.raw`(?<![*_~=])(?:([*_~])\1{1,2}|==(?=\S))(?![*_~=])`;

/** What an address begins with. */
const addressNext = String.raw`(?=\/|\w+:|www\.|#)`;

/** Punctuation that belongs to prose: all of ASCII and Latin-1, the ellipsis, daggers, quotes and brackets. */
const ofProse = String.raw`[\0-\xbf…†‡\p{Pi}\p{Pf}\p{Ps}\p{Pe}]`;

/** What word processors begin an item with: a dash, a geometric shape, arrows and ticks. */
const bullet = String.raw`(?:[·▪▫]|(?!${ofProse}|\p{Extended_Pictographic})\p{Pattern_Syntax})`;

/** A number with a full stop or a bracket behind it, in the digits of any script. */
const number = String.raw`\p{N}{1,3}[.)]`;

/** Any character alone that is no letter, digit, currency or mark of Markdown, such as a picture of a tick. */
const characterAlone = String.raw`[^\p{L}\p{Nd}\p{Sc}\s"'(\[*_!|{]\ufe0f?`;

/** A figure or a letter with a full stop, a bracket or a box (U+20E3) behind it, such as "1.", "(a)" or "1️⃣". */
const figureOrLetter = String.raw`\(?(?:\p{N}{1,3}|\p{L})(?:[.)]|\ufe0f?\u20e3)`;

/** How an item begins where the line above or below it begins in the same way. */
const item = String.raw`[ \t]*(?:${characterAlone}|${figureOrLetter})[^\S\n]`;

const marksInWords: readonly [pattern: RegExp, advice: string][] = [
  [new RegExp(String.raw`${wordStart}${doubledStars}\S*`, 'u'), emphasisAdvice],
  // *Words* or _words_ that Markdown has not read, because a space is inside, or a letter beside it.
  [/(?<!\S)([*_])[^\s*_][^*_]*\1/u, emphasisAdvice],
  [new RegExp(String.raw`${wordStart}\]\(\S*`, 'u'), linkAdvice],
  // A space between [words] and (address), and the two the other way round.
  [new RegExp(String.raw`${wordStart}\]\s\(${addressNext}\S*`, 'u'), linkAdvice],
  [new RegExp(String.raw`${wordStart}\)\[${addressNext}\S*`, 'u'), linkAdvice],
  // The same before https://, which Markdown reads as a link of its own, so that the text ends there.
  [new RegExp(String.raw`${wordStart}(?:\]\s\(|\)\[)$`, 'u'), linkAdvice],
  // A note such as [^1], and bold of a forum, [b]words[/b].
  [/\[\^\S*|\[\/\w+\]/u, linkAdvice],
  [
    /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/iu,
    'Write the character itself instead of its name between & and ;',
  ],
  [/\S[^\S\n]*\t\s*\S/u, tableAdvice],
  [new RegExp(String.raw`^\s*(?:${bullet}|-(?=\xa0))\s\S*`, 'u'), listAdvice],
];

const marksOfBlocks: readonly [pattern: RegExp, advice: string][] = [
  [/^##+\p{L}/u, 'Write a space between # and the words of a heading'],
  [/^\|/, tableAdvice],
  // The block begins with a number, a hyphen or a bullet, and Markdown has not read it as a list.
  [new RegExp(String.raw`^(?:${number}|-|${bullet})\s`, 'u'), listAdvice],
  // A line begins with a bullet. A dash at the beginning of a line may belong to its sentence.
  [new RegExp(String.raw`^[ \t]*(?!\p{Pd})${bullet}\s`, 'mu'), listAdvice],
  [new RegExp(String.raw`^${item}.*\n${item}`, 'mu'), listAdvice],
];
