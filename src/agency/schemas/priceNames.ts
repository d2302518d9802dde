/** The short names of prices, meals and taxes: the keys of values in the facts and of words in the languages. */

/** How many share a room, from the lowest price to the highest. */
export const roomNames = ['four', 'three', 'two', 'one'] as const;

/** Travellers whose price does not depend on the room: children with and without their own bed, and infants. */
export const childNames = ['child', 'childNoBed', 'infant'] as const;

/** All rows of a price table: rooms by number of beds, children and infants. */
export const priceRows = [...roomNames, ...childNames] as const;

/** The daily meals that a price can include. */
export const mealNames = ['breakfast', 'breakfastAndDinner', 'all'] as const;

/** The services that have rules of their own. Staff may add others. */
export type KnownService =
  | 'hotel'
  | 'flight'
  | 'visa'
  | 'food'
  | 'zam-zam'
  | 'ziyarat'
  | 'otherMeals'
  | 'gst'
  | 'tcs';

/** Fees that are never paid back and are named differently from the service that they pay for. */
export const serviceOfFee: Readonly<Record<string, KnownService>> = { airfare: 'flight' };

/** The taxes that the law adds to a price. */
export const taxNames = ['gst', 'tcs'] as const;

export type TaxName = (typeof taxNames)[number];

/** Whether the short name of a service is that of a tax. */
export function isTax(name: string): boolean {
  return taxNames.some((tax) => tax === name);
}
