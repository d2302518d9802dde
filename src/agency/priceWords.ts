/** The words of a language for what a price includes or excludes. */
import type { FilledText } from '../values/filledText.tsx';
import { isTax } from './schemas/priceNames.ts';
import type { Words } from './schemas/wordsSchema.ts';

type WordsOfServices = Pick<Words, 'price' | 'services'>;
/** It is not the type of the package, whose schema imports this file. */
type Offer = { readonly services: Readonly<Record<string, unknown>> };

/** Returns the words for everything that a price can include or exclude. A service falls back to the name of its tile. */
export function priceWords({
  price,
  services,
}: WordsOfServices): Readonly<Record<string, FilledText>> {
  const tiles = Object.entries(services).map(([slug, { name }]) => [slug, name]);
  return { ...Object.fromEntries(tiles), ...price.excludes, ...price.includes };
}

/** Returns the same words as in the middle of a sentence: for a service, the phrase that sentences have for it. */
export function priceWordsInSentence(words: WordsOfServices): Readonly<Record<string, FilledText>> {
  const lines = Object.entries(priceWords(words));
  return Object.fromEntries(
    lines.map(([name, line]) => [name, words.services[name]?.phrase ?? line]),
  );
}

/**
 * Returns the words, as in the middle of a sentence, for the services without taxes of which facts.jsonc says neither that they
 * are in the price nor that they are not, so that visitors have to ask.
 */
export function undecidedServices(words: WordsOfServices, offer: Offer): FilledText[] {
  return undecidedLines(words, offer).map(([, line]) => line);
}

/** Returns the same only for the services with a tile on Home, which visitors miss among what the price includes. */
export function undecidedTiles(words: WordsOfServices, offer: Offer): FilledText[] {
  return undecidedLines(words, offer)
    .filter(([name]) => words.services[name] !== undefined)
    .map(([, line]) => line);
}

function undecidedLines(words: WordsOfServices, { services }: Offer) {
  return Object.entries(priceWordsInSentence(words)).filter(
    ([name]) => services[name] === undefined && !isTax(name),
  );
}
