/** Finds invisible or damaged characters, by Unicode properties. They come from pasted text or from a wrong encoding. */

/** The invisible characters. */
const unseen = [
  String.raw`\p{Cc}`, // control characters
  String.raw`\p{Zl}\p{Zp}`, // line and paragraph separators
  String.raw`\p{Default_Ignorable_Code_Point}`, // ignorable when unsupported, such as joiners and direction marks
  String.raw`\p{Noncharacter_Code_Point}`,
  String.raw`\ue000-\uf8ff`, // private use in the first plane; tracedPages.ts uses another plane
  String.raw`\u2800`, // the blank Braille pattern
  String.raw`\ufff9-\ufffb`, // interlinear annotation marks
].join('');

/** The invisible characters that texts need. */
const needed = [
  String.raw`[\n\t]`,
  // These select how an emoji looks, or join two emoji.
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=[\p{Extended_Pictographic}\ufe0f])\p{Join_Control}`,
  // A joiner after a letter without upper case: scripts that have upper case never join letters.
  String.raw`(?<=(?!\p{Cased})[\p{L}\p{M}])\p{Join_Control}`,
].join('|');

/** Matches an invisible character that no text needs. The cheap test comes first. */
export const invisible = new RegExp(`(?=[${unseen}])(?!${needed})[^]`, 'u');

/** Returns a character as an escape that everybody can see, such as \u200b or \u{e0001}. */
export function escapeOf(character: string): string {
  const code = character.codePointAt(0)!.toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** No character matches both parts, or a long run would take very long. */
const spaceOrInvisible = String.raw`(?:\s|(?!\s)${invisible.source})`;

/** Matches spaces and invisible characters at either end of a text. The lookbehind makes it read each run only once. */
const ends = new RegExp(
  `^${spaceOrInvisible}+|(?<!${spaceOrInvisible})${spaceOrInvisible}+$`,
  'gu',
);

/** Trims a text that has invisible characters, such as those that come with text pasted from a chat or a table. */
export function withoutInvisibleEnds(text: string): string {
  return invisible.test(text) ? text.replace(ends, '') : text;
}

/** Matches control characters, except tabs and line breaks, and characters that only format text, such as direction marks. */
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\p{Cf}/gu;

/**
 * Removes unprintable characters from a message of another program, which could change how a terminal shows it. Unlike in a text
 * of the site, joiners and direction marks go too.
 */
export function withoutUnprintable(message: string): string {
  return message.replaceAll(unprintable, '');
}

/** What the encoding of Windows makes of the later bytes of a letter in UTF-8. */
const laterByte = '[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/**
 * Matches text in UTF-8 that was read in the encoding of Windows. Quotes, dashes and … are among its characters, and may follow
 * the last letter of a French, German or Portuguese word, so only what such words lack counts.
 */
const misread = new RegExp(
  [
    // "journey â€“ Umrah", "à¦¹" or "ðŸ˜€"
    'â€|à[¤-§]|ðŸ',
    // "CafÃ©", "MÃ¼nchen" or "10Â°"
    String.raw`Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]`,
    // "Ø¹Ù…Ø±Û"
    `[ØÙÚÛ]${laterByte}`,
    // "Ã‰cole" or "KaÊ¿ba", but not "AMANHÃ…"
    String.raw`(?<!\p{Lu})[ÂÃÄÅÊ]${laterByte}`,
    // A letter with a dot below, which is a character of its own: "HÌ£ajj"
    String.raw`Ì[\u00a0-\u00bf]`,
    // "á¸¤ajj" or "ï·º"
    `(?:á[¸-»]|ï[¬-¿])${laterByte}`,
    // "â‚¹" or "âœ“"
    `â[\u0080-\u0090‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]${laterByte}`,
  ].join('|'),
  'u',
);

const lettersAdvice =
  'A letter in it is damaged. Write it again, and save the file with the encoding UTF-8';

/** Returns what to do about the first damaged or invisible character, without a full stop; undefined if there is none. */
export function damageAdvice(text: string): string | undefined {
  return faults.find(([pattern]) => pattern.test(text))?.[1];
}

/** Above each pattern is what it matches. */
const faults: readonly [pattern: RegExp, advice: string][] = [
  // The replacement character, or half of an emoji.
  [/\ufffd|\p{Surrogate}/u, lettersAdvice],
  [misread, lettersAdvice],
  // [29/11/26, 9:12 am] Imran: 10 am to 8 pm
  [
    /^\s*\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}[:.]\d\d[^\]-]*(\] | - )[^:]+:/,
    'It begins as a copied chat message does. Delete the day, the time and the name',
  ],
  // A wrong encoding turns "यात्रा उमराह" into "?????? ?????". Behind a letter, a digit or a closing mark, ?? is punctuation.
  [
    /(?<![\p{L}\p{M}\p{N}\p{Pe}\p{Pf}"'!?*_%…])\?{2}/u,
    'The file was saved in an encoding without these letters. Write them again where it shows ?, and save it as UTF-8',
  ],
  // A zero-width space.
  [
    invisible,
    'A character in it is invisible. Delete it, or type the text again instead of pasting it',
  ],
];
