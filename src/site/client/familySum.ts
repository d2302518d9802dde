/** What a family pays in all, and whether it fills its rooms. Counts, prices and beds are by the row of the table. */

type Numbers = readonly (number | undefined)[];

/** Returns the number of the first row that is counted and has no price, or -1. */
export function missingRow(counts: readonly number[], prices: Numbers): number {
  return counts.findIndex((count, at) => count > 0 && prices[at] === undefined);
}

/** Returns what all pay together, in whole rupees; undefined where a price is missing, because the sum would be too low. */
export function sumOf(counts: readonly number[], prices: Numbers): number | undefined {
  if (missingRow(counts, prices) >= 0) return undefined;
  return counts.reduce((sum, count, at) => sum + count * (prices[at] || 0), 0);
}

/**
 * Takes how many beds each row is about: 4 where four share a room, -1 for a child with a bed of its own, undefined for others.
 * Returns the number of the first room that the family does not fill, or -1. Children may have the beds that are left.
 */
export function sharedRow(counts: readonly number[], beds: Numbers): number {
  const left = counts.map((count, at) => {
    const size = beds[at] || 0;
    return size > 0 ? (size - (count % size)) % size : 0;
  });
  const children = counts.filter((_, at) => beds[at] === -1).reduce((sum, count) => sum + count, 0);
  const free = left.reduce((sum, each) => sum + each, 0);
  return free > children ? left.findIndex((each) => each > 0) : -1;
}
