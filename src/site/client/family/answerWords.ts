/** The answer for a family in words: rooms, totals and the lines of a message. */
import type { FamilyPrices } from '../../../agency/familyPrices.ts';
import type { Answer } from './answer.ts';
import type { FamilyData } from './familyData.ts';
import type { Counts } from './familyState.ts';
import {
  childrenInWords,
  countsInWords,
  withDots,
  missingInWords,
  totalInWords,
  roomsInWords,
} from './familyWords.ts';
import { missingPrices, peopleIn, type Total } from './sums.ts';

export interface AnswerWords {
  /** The rooms of the chosen arrangement, by kind. */
  readonly rooms: readonly string[];
  /** Returns a total, or the words that name the prices missing for it. */
  readonly sum: (total: Total | undefined, prices: FamilyPrices) => string;
  /** Returns who travels, in which rooms, and what they pay, unless a tax in it is unknown. */
  readonly message: (total: Total | undefined) => string[];
}

/** Returns the words for an answer. If no room arrangement fits, they invite the visitor to ask for the price. */
export function answerInWords({ chosen }: Answer, counts: Counts, data: FamilyData): AnswerWords {
  const { words } = data;
  const who = countsInWords(counts, data);
  if (!chosen) return { rooms: [], sum: () => words.ask, message: () => who };
  const { arrangement, payers } = chosen;
  const rooms = roomsInWords(arrangement, data);
  const inWords = (total: Total) => totalInWords(total, peopleIn(payers), data);
  const beds = withDots(rooms.join(' + '), childrenInWords(arrangement, data));
  return {
    rooms,
    sum: (total, prices) =>
      total ? inWords(total) : missingInWords(missingPrices(payers, prices), data),
    message: (total) => [
      ...who,
      ...(beds ? [beds] : []),
      ...(total && !words.isTaxOpen ? [withDots(inWords(total), words.taxes)] : []),
    ],
  };
}
