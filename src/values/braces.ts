/** What texts have in braces: names of facts, as in {price}, and words that follow from a number, as in {day/days}. */

/** Matches a name, which is its group. */
export const nameInBraces = /\{(\w+)\}/g;

/** Matches two words, its groups. The first is shown where the number before them is one, and else the second. */
export const wordsByNumber = /\{([^{}/#]*)\/([^{}/]*)\}/g;

/** Returns the names in a text, in their order. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(nameInBraces)].map(([, name]) => name!);
}
