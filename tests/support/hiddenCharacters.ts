/**
 * Returns the code points of unwanted invisible characters in a page. A search in the page does not find a word that has one.
 */
export function hiddenCharacters(html: string): string[] {
  const isEnglish = html.includes('<html lang="en');
  // Bengali, Hindi and Urdu need U+200C and U+200D to join letters, so only English may not have them.
  const everywhere = isEnglish
    ? /[\u00ad\u200b-\u200d\u2011\u2060-\u2064\u202f\ufeff]/g
    : /[\u00ad\u200b\u2011\u2060-\u2064\u202f\ufeff]/g;
  // Direction marks are allowed in the head and in attributes: in a title, nothing else keeps ₹ before its digits.
  const shown = html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, '');
  const characters = [...(html.match(everywhere) ?? []), ...(shown.match(/[\u200e\u200f]/g) ?? [])];
  return characters.map(
    (character) => `U+${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
}
