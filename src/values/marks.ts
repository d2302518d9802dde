/** Finds markup from Markdown, HTML or word processors that did not take effect, so that a page would show it as text. */

/** Takes words that a Markdown parser left; returns what to write instead of the first mark in them; or undefined. */
export function wordsAdvice(words: string): string | undefined {
  return htmlAdvice(words) ?? adviceFor(marksInWords, words);
}

/** Takes words that are shown exactly as they are written; returns what to write if they have Markdown or HTML; or undefined. */
export function plainAdvice(words: string): string | undefined {
  const hasMark = startOfBlock.test(words) || adviceFor(marksInWords, words) !== undefined;
  return htmlAdvice(words) ?? (hasMark ? plainWordsAdvice : undefined);
}

/** Takes a text that is no Markdown; returns what to write if it has a tag or the name of a character from HTML; or undefined. */
export function htmlAdvice(text: string): string | undefined {
  return adviceFor(marksOfHtml, text);
}

/** Takes the Markdown of a paragraph; returns what to write if it was meant as something else, such as a list; or undefined. */
export function blockAdvice(markdown: string): string | undefined {
  return adviceFor(marksOfBlocks, markdown);
}

/** Takes the Markdown of a list item; returns what to write if the next line was meant as an item of its own; or undefined. */
export function itemAdvice(markdown: string): string | undefined {
  return nextItem.test(markdown) ? listAdvice : undefined;
}

type Marks = readonly (readonly [pattern: RegExp, advice: string])[];

function adviceFor(marks: Marks, text: string): string | undefined {
  return marks.find(([pattern]) => pattern.test(text))?.[1];
}

/** Matches the start of a list item, a quotation, a table or a heading: "- Visa", "> Visa", "| Visa", "## Visa". */
const startOfBlock = /^\s*(?:[-*>|]|#+)\s/;

const plainWordsAdvice =
  'Write plain words, without marks such as **, [ ] or •: only the text of a page can have bold words, links, lists and tables';

const emphasisAdvice =
  'Write **bold** and *italics* with no space between the stars and the words, and a space around them';

const brokenLinkAdvice =
  'Write a link as [words](/address), and no other kind of link, note or bold text in square brackets';

const listAdvice = 'Begin each item of a list in a line of its own with "- ", or with "1. "';

const tableAdvice =
  'Write a table with | between its columns, and a line such as | --- | --- | below its first line';

/** The part of a word before a mark in it. It matches only from the start of the word, so that each word is read once. */
const wordStart = String.raw`(?<!\S)\S*`;

/** Two or three of the same mark, as in **bold** and ~~deleted~~. */
const doubledMark = String.raw`([*_~])\1{1,2}`;

/** The beginning of ==marked words==. */
const equalsSigns = String.raw`==(?=\S)`;

const markOfEmphasis = '[*_~=]';

/** One of these two, with no further mark beside it. */
const emphasis = String.raw`(?<!${markOfEmphasis})(?:${doubledMark}|${equalsSigns})(?!${markOfEmphasis})`;

/** Looks ahead for the start of an address: /about, https:, www. or #anchor. */
const addressNext = String.raw`(?=\/|\w+:|www\.|#)`;

/** Punctuation that is normal in prose: all of ASCII and Latin-1, the ellipsis, daggers, quotes and brackets. */
const ofProse = String.raw`[\0-\xbf…†‡\p{Pi}\p{Pf}\p{Ps}\p{Pe}]`;

/** An emoji such as ✅, perhaps followed by U+FE0F, which asks for its coloured form. */
const emoji = String.raw`\p{Extended_Pictographic}\ufe0f?`;

/** What word processors begin a list item with: dashes, geometric shapes, arrows and ticks, but no emoji. */
const bullet = String.raw`(?:[·▪▫]|(?!${ofProse}|\p{Extended_Pictographic})\p{Pattern_Syntax})`;

const digits = String.raw`\p{N}{1,3}`;

/** A number followed by a full stop or a bracket, in the digits of any script: "1.", "১)". */
const number = String.raw`${digits}[.)]`;

/** A number or a letter, perhaps behind a bracket: "1", "(a". */
const figureOrLetter = String.raw`\(?(?:${digits}|\p{L})`;

/** The same followed by a full stop, a bracket or the keycap character U+20E3: "1.", "(a)" or "1️⃣". */
const labelOfItem = String.raw`${figureOrLetter}(?:[.)]|\ufe0f?\u20e3)`;

/** A single character that is not a letter, digit, currency symbol or Markdown mark, such as a tick emoji. */
const characterAlone = String.raw`[^\p{L}\p{Nd}\p{Sc}\s"'(\[*_!|{]\ufe0f?`;

const indent = String.raw`[ \t]*`;

/** A space or a tab, but no line break. */
const space = String.raw`[^\S\n]`;

/** The start of a list item. One line alone may be prose, so two lines in a row must begin in this way. */
const item = String.raw`${indent}(?:${characterAlone}|${labelOfItem})${space}`;

/** What begins a list item without a space. It is not "A.", which may be an initial, and no dash, which may be in a sentence. */
const markOfItem = [
  '-',
  String.raw`(?!\p{Pd})${bullet}`,
  emoji,
  number,
  String.raw`${figureOrLetter}\)`,
].join('|');

/** The start of a list item that lacks its space, such as "1.first". A digit would make it a number, such as -5 or 1.5 lakh. */
const tightItem = String.raw`${indent}(?:${markOfItem})(?=[\p{L}*_[{])`;

const anyItem = `(?:${item}|${tightItem})`;

/** Matches an item whose second line begins another one: "one", and below it "-two". */
const nextItem = new RegExp(String.raw`^.*\n${tightItem}`, 'u');

/** Above each pattern is a text that it matches. */
const marksOfHtml: Marks = [
  // A<br>B, <b>A</b>, or <!-- A -->
  [/<(?:\/?[a-z]|!--)[^<>]*>/i, 'Delete < and > and what is between them'],
  // A &amp; B, or A &#38; B
  [
    /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/iu,
    'Write the character itself instead of its name between & and ;',
  ],
];

/** Above each pattern is a text that it matches. */
const marksInWords: Marks = [
  // **Note: **bring
  [new RegExp(String.raw`${wordStart}${emphasis}\S*`, 'u'), emphasisAdvice],
  // *Note *that, or *Note*that: Markdown does not parse a mark with a space inside it or a letter right beside it.
  [/(?<!\S)([*_])[^\s*_][^*_]*\1/u, emphasisAdvice],
  // [Call](tel:98310 45678)
  [/\]\(tel:\S*\s/, 'Delete the spaces in the number of the link'],
  // [us](/about us)
  [new RegExp(String.raw`${wordStart}\]\(\S*`, 'u'), brokenLinkAdvice],
  // [us] (/about)
  [new RegExp(String.raw`${wordStart}\]\s\(${addressNext}\S*`, 'u'), brokenLinkAdvice],
  // (us)[/about]
  [new RegExp(String.raw`${wordStart}\)\[${addressNext}\S*`, 'u'), brokenLinkAdvice],
  // [us] ( or (us)[ at the end, because Markdown parses an address that follows, https://a.example, as a separate link.
  [new RegExp(String.raw`${wordStart}(?:\]\s\(|\)\[)$`, 'u'), brokenLinkAdvice],
  // A note such as [^1], or bold text as in a forum: [b]words[/b].
  [/\[\^\S*|\[\/\w+\]/u, brokenLinkAdvice],
  // Two cells with a tab between them.
  [/\S[^\S\n]*\t\s*\S/u, tableAdvice],
  // • Visa, or a hyphen with a no-break space behind it.
  [new RegExp(String.raw`^\s*(?:${bullet}|-(?=\xa0))\s\S*`, 'u'), listAdvice],
];

/** Above each pattern is the beginning of a paragraph that it matches. */
const marksOfBlocks: Marks = [
  // ##Two
  [/^##+\p{L}/u, 'Write a space between # and the words of a heading'],
  // | a | without a line | --- | below it
  [/^\|/, tableAdvice],
  // // ask Asma, or /* ask Asma, in any line.
  [
    new RegExp(String.raw`^${indent}/[/*]`, 'm'),
    'Delete it: a page of text has no comments, and visitors would read it',
  ],
  // ১. a, - a or • a, which Markdown did not parse as a list.
  [new RegExp(String.raw`^(?:${number}|-|${bullet})\s`, 'u'), listAdvice],
  // • a, in any line. A dash is allowed there, because it may be part of a sentence.
  [new RegExp(String.raw`^${indent}(?!\p{Pd})${bullet}\s`, 'mu'), listAdvice],
  // -a
  [new RegExp(String.raw`^-\p{L}`, 'u'), listAdvice],
  // ✅ a, or 1.a, in two lines in a row.
  [new RegExp(String.raw`^${anyItem}.*\n${anyItem}`, 'mu'), listAdvice],
];
