/** The short names of prices, meals and taxes, which facts have values under, and languages words. */

/** How many share a room, from the lowest price to the highest. */
export const bedNames = ['four', 'three', 'two', 'one'] as const;

/** Those who pay one price in every room: children with and without a bed of their own, and infants. */
export const childNames = ['child', 'childNoBed', 'infant'] as const;

/** The rooms by beds, and the prices of children and infants. */
export const roomNames = [...bedNames, ...childNames] as const;

/** What is eaten each day in the price. */
export const mealNames = ['breakfast', 'breakfastAndDinner', 'all'] as const;

/** The taxes that the law adds to a price. */
export const taxNames = ['gst', 'tcs'] as const;
