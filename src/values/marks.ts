/** Finds markup from Markdown, HTML or word processors that did not take effect, so that a page would show it as text. */

/** Returns the first such mark in the words of a parsed text, and what to write instead, without a full stop; or undefined. */
export function markIn(text: string): { mark: string; advice: string } | undefined {
  for (const [pattern, advice] of marksInWords) {
    const [mark] = pattern.exec(text) ?? [];
    if (mark) return { mark: mark.trim(), advice };
  }
  return undefined;
}

/** Takes the Markdown of a paragraph; returns what to write if it was meant as something else, such as a list; or undefined. */
export function blockAdvice(markdown: string): string | undefined {
  return marksOfBlocks.find(([pattern]) => pattern.test(markdown))?.[1];
}

/** Takes the Markdown of a list item; returns what to write if the next line was meant as an item of its own; or undefined. */
export function itemAdvice(markdown: string): string | undefined {
  return nextItem.test(markdown) ? listAdvice : undefined;
}

const emphasisAdvice =
  'Write **bold** and *italics* with no space between the stars and the words, and a space around them';

const linkAdvice =
  'Write a link as [words](/address), and no other kind of link, note or bold text in square brackets';

const listAdvice = 'Begin each item of a list in a line of its own with "- ", or with "1. "';

const tableAdvice =
  'Write a table with | between its columns, and a line such as | --- | --- | below its first line';

/** The part of a word before a mark in it. It matches only from the start of the word, so that each word is read once. */
const wordStart = String.raw`(?<!\S)\S*`;

/** Two or three asterisks, underscores or tildes, or == before a word, with none of these characters beside them. */
const doubledStars = String.raw`(?<![*_~=])(?:([*_~])\1{1,2}|==(?=\S))(?![*_~=])`;

/** Looks ahead for the start of an address. */
const addressNext = String.raw`(?=\/|\w+:|www\.|#)`;

/** Punctuation that is normal in prose: all of ASCII and Latin-1, the ellipsis, daggers, quotes and brackets. */
const ofProse = String.raw`[\0-\xbf…†‡\p{Pi}\p{Pf}\p{Ps}\p{Pe}]`;

/** What word processors begin a list item with: dashes, geometric shapes, arrows and ticks. */
const bullet = String.raw`(?:[·▪▫]|(?!${ofProse}|\p{Extended_Pictographic})\p{Pattern_Syntax})`;

/** A number followed by a full stop or a bracket, in the digits of any script. */
const number = String.raw`\p{N}{1,3}[.)]`;

/** A single character that is not a letter, digit, currency symbol or Markdown mark, such as a tick emoji. */
const characterAlone = String.raw`[^\p{L}\p{Nd}\p{Sc}\s"'(\[*_!|{]\ufe0f?`;

/** A figure or a letter followed by a full stop, a bracket or the keycap character U+20E3, such as "1.", "(a)" or "1️⃣". */
const figureOrLetter = String.raw`\(?(?:\p{N}{1,3}|\p{L})(?:[.)]|\ufe0f?\u20e3)`;

/** The start of a list item. One line alone may be prose, so two lines in a row must begin in this way. */
const item = String.raw`[ \t]*(?:${characterAlone}|${figureOrLetter})[^\S\n]`;

/** What begins a list item without a space. It is not "A.", which may be an initial, and no dash, which may be in a sentence. */
const markOfItem = [
  '-',
  String.raw`(?!\p{Pd})${bullet}`,
  String.raw`\p{Extended_Pictographic}\ufe0f?`,
  number,
  String.raw`\(?(?:\p{N}{1,3}|\p{L})\)`,
].join('|');

/** The start of a list item that lacks its space, such as "1.first". A digit would make it a number, such as -5 or 1.5 lakh. */
const tightItem = String.raw`[ \t]*(?:${markOfItem})(?=[\p{L}*_[{])`;

const anyItem = `(?:${item}|${tightItem})`;

/** Matches an item whose second line begins another one. */
const nextItem = new RegExp(String.raw`^.*\n${tightItem}`, 'u');

const marksInWords: readonly [pattern: RegExp, advice: string][] = [
  [new RegExp(String.raw`${wordStart}${doubledStars}\S*`, 'u'), emphasisAdvice],
  // *Words* or _words_ that Markdown did not parse, because there is a space inside them or a letter right beside them.
  [/(?<!\S)([*_])[^\s*_][^*_]*\1/u, emphasisAdvice],
  [new RegExp(String.raw`${wordStart}\]\(\S*`, 'u'), linkAdvice],
  // A space between [words] and (address), or the two in reverse order.
  [new RegExp(String.raw`${wordStart}\]\s\(${addressNext}\S*`, 'u'), linkAdvice],
  [new RegExp(String.raw`${wordStart}\)\[${addressNext}\S*`, 'u'), linkAdvice],
  // The same before https://, which Markdown parses as a separate link, so that the text ends there.
  [new RegExp(String.raw`${wordStart}(?:\]\s\(|\)\[)$`, 'u'), linkAdvice],
  // A footnote such as [^1], or BBCode bold, [b]words[/b].
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
  // The block begins with a number, a hyphen or a bullet, but Markdown did not parse it as a list.
  [new RegExp(String.raw`^(?:${number}|-|${bullet})\s`, 'u'), listAdvice],
  // A line begins with a bullet. A dash is allowed there, because it may be part of a sentence.
  [new RegExp(String.raw`^[ \t]*(?!\p{Pd})${bullet}\s`, 'mu'), listAdvice],
  [new RegExp(String.raw`^${anyItem}.*\n${anyItem}`, 'mu'), listAdvice],
];
