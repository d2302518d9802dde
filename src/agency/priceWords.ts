/** What a language says for what a price includes or excludes. */
import type { FilledText } from '../values/filledText.tsx';
import type { Words } from './schemas/wordsSchema.ts';

/** Returns the words for all that a price can include or exclude. A service without its own line has the name of its tile. */
export function priceWords({
  price,
  services,
}: Pick<Words, 'price' | 'services'>): Readonly<Record<string, FilledText>> {
  const tiles = Object.entries(services).map(([slug, { name }]) => [slug, name]);
  return { ...Object.fromEntries(tiles), ...price.excludes, ...price.includes };
}
