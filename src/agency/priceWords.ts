/** The words of a language for what a price includes or excludes. */
import type { FilledText } from '../values/filledText.tsx';
import type { Words } from './schemas/wordsSchema.ts';

/** Returns the words for everything that a price can include or exclude. A service falls back to the name of its tile. */
export function priceWords({
  price,
  services,
}: Pick<Words, 'price' | 'services'>): Readonly<Record<string, FilledText>> {
  const tiles = Object.entries(services).map(([slug, { name }]) => [slug, name]);
  return { ...Object.fromEntries(tiles), ...price.excludes, ...price.includes };
}
