/** What texts have in braces: names of facts, as in {price}, and a singular and a plural, as in {day/days}. */

/** Matches a name in braces and captures it. */
export const nameInBraces = /\{(\w+)\}/g;

/** Matches and captures two words: the first is for a singular number before them. With a # the braces are an anchor. */
export const wordsByNumber = /\{([^{}/#]+)\/([^{}/]+)\}/g;

/** Matches everything between braces, also if it is no name. */
export const anyBraces = /\{[^{}]*\}/g;

/** Matches each pair of braces with what is between them, and each single brace. */
export const bracesOrBracket = /\{[^{}]*\}|[{}]/g;

/** Matches a text that is only a name in braces, and captures the name. */
export const loneName = /^\{(\w+)\}$/;

/** Returns the names in a text with their braces, such as {price}, in order of appearance. */
export function bracesIn(text: string): string[] {
  return text.match(nameInBraces) ?? [];
}
