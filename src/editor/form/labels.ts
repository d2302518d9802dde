/** Makes words for what has no label of its own. */

/** Returns a short name as words: `umrah-kit` -> "Umrah kit". */
export function asWords(key: string): string {
  const words = key.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
