/** What spoils a text without being seen, by the properties of Unicode. It came with a paste or with a wrong encoding. */

/** The characters that nobody sees. */
const unseen = [
  String.raw`\p{Cc}`, // controls
  String.raw`\p{Zl}\p{Zp}`, // separators of lines and paragraphs
  String.raw`\p{Default_Ignorable_Code_Point}`, // what programs may leave out, such as joiners and marks of direction
  String.raw`\p{Noncharacter_Code_Point}`,
  String.raw`\ue000-\uf8ff`, // private use, of the first plane: tracedPages.ts uses another one
  String.raw`\u2800`, // the Braille pattern without a dot
  String.raw`\ufff9-\ufffb`, // marks of annotations
].join('');

/** Those of them that texts need. */
const needed = [
  String.raw`[\n\t]`,
  // What colours an emoji, or joins two of them.
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=[\p{Extended_Pictographic}\ufe0f])\p{Join_Control}`,
  // A joiner behind a letter that has no capital: scripts with capitals join no letters.
  String.raw`(?<=(?!\p{Cased})[\p{L}\p{M}])\p{Join_Control}`,
].join('|');

/** Matches a character that nobody sees, and that no text needs. It asks first what is quickly answered. */
export const invisible = new RegExp(`(?=[${unseen}])(?!${needed})[^]`, 'u');

const spaceOrInvisible = String.raw`(?:\s|${invisible.source})`;

/** It begins to look for the end where a run of such characters begins, so that a long run inside is read once. */
const ends = new RegExp(
  `^${spaceOrInvisible}+|(?<!${spaceOrInvisible})${spaceOrInvisible}+$`,
  'gu',
);

/** Returns a text without the invisible characters at its ends, which come with a paste from a chat or a table. */
export function withoutInvisibleEnds(text: string): string {
  return invisible.test(text) ? text.replace(ends, '') : text;
}

/** Returns what to do about the first such fault of a text, without a full stop, or undefined. */
export function spoiltAdvice(text: string): string | undefined {
  return faults.find(([pattern]) => pattern.test(text))?.[1];
}

const faults: readonly [pattern: RegExp, advice: string][] = [
  [
    /\ufffd|\p{Surrogate}/u,
    'A letter in it is damaged. Write it again, and save the file with the encoding UTF-8',
  ],
  [
    /(?<![a-z?])\?{2}/i,
    'The file was saved in an encoding without these letters. Write them again where it shows ?, and save it as UTF-8',
  ],
  [
    invisible,
    'A character in it is invisible. Delete it, or type the text again instead of pasting it',
  ],
];
