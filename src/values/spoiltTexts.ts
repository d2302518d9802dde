/** What spoils a text without being seen, by the properties of Unicode. It came with a paste or with a wrong encoding. */

/**
 * Matches a sign that nobody sees: a control, a separator of lines, a sign for private use (of the first plane, as tracedPages.ts
 * uses another one), or one that programs may leave out (Default_Ignorable_Code_Point). Allowed are line breaks, tabs, the sign
 * that colours an emoji, and a joiner behind an emoji or a letter that has no capital: scripts with capitals join no letters.
 */
export const invisible =
  /(?![\n\t]|(?<=\p{Emoji})[\ufe0e\ufe0f]|(?<=[\p{Extended_Pictographic}\ufe0f]|(?!\p{Cased})[\p{L}\p{M}])\p{Join_Control})[\p{Cc}\ue000-\uf8ff\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Returns a text without the invisible characters at its ends, which come with a paste from a chat or a table. */
export function withoutInvisibleEnds(text: string): string {
  const some = `(?:\\s|${invisible.source})+`;
  return invisible.test(text) ? text.replace(new RegExp(`^${some}|${some}$`, 'gu'), '') : text;
}

/** Returns what to do about the first such fault of a text, without a full stop, or undefined. */
export function spoiltAdvice(text: string): string | undefined {
  return faults.find(([pattern]) => pattern.test(text))?.[1];
}

const faults: readonly [pattern: { test(text: string): boolean }, advice: string][] = [
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
  [
    { test: hasLookalike },
    'A letter or sign in it only looks like the one of the keyboard. Type the text again instead of pasting it',
  ],
];

/**
 * Whether a Latin word has a letter of another alphabet with capitals, such as a Cyrillic A, or a text has a letter in the form
 * of a font.
 */
function hasLookalike(text: string): boolean {
  if (mixedWord.test(text)) return true;
  // The compatible form (NFKC) of a wide, a bold or a joined letter is the letter of the keyboard.
  return (text.match(maybeForm) ?? []).some((sign) =>
    /^([!-~]|[a-z]+)$/i.test(sign.normalize('NFKC')),
  );
}

const mixedWord =
  /\p{Script=Latin}\p{M}*(?!\p{Script=Latin})\p{Cased}|(?!\p{Script=Latin})\p{Cased}\p{M}*\p{Script=Latin}/u;

const maybeForm = /(?![\0-\xbf])(?=[\p{Script=Latin}\p{Script=Common}])[\p{L}\p{Nd}\p{P}]/gu;
