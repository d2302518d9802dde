/** Returns the signs of a page that nobody sees and that a search in the page or a copy stumbles over, by their code points. */
export function hiddenSigns(html: string): string[] {
  const isEnglish = html.includes('<html lang="en');
  // Scripts of India and Arabia join letters with U+200C and U+200D.
  const everywhere = isEnglish
    ? /[\u00ad\u200b-\u200d\u2011\u2060-\u2064\u202f\ufeff]/g
    : /[\u00ad\u200b\u2011\u2060-\u2064\u202f\ufeff]/g;
  // Plain text from right to left, as titles and messages are, has no other way to keep ₹ before its figures.
  const shown = html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, '');
  const signs = [...(html.match(everywhere) ?? []), ...(shown.match(/[\u200e\u200f]/g) ?? [])];
  return signs.map((sign) => `U+${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}
