/** The minimum refund in rupees. The browser script uses this file too, so it imports nothing. */

/**
 * Takes the total price for a number of people without added taxes, the share that is paid back, in per cent, and the most that
 * is never paid back per person; amounts are whole rupees. The result never promises too much: it is rounded down and leaves out
 * taxes.
 */
export function leastPaidBack(
  price: number,
  people: number,
  share: number,
  neverPaidBack: number,
): number {
  const refundable = Math.max(0, price - people * neverPaidBack);
  return Math.floor((refundable * share) / 100);
}
