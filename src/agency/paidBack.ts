/** How many rupees are paid back at least. The script in the browser asks here too, so this file needs no other. */

/**
 * Takes the price of so many people without added taxes, the share that is paid back, in per cent, and the most that is never
 * paid back of the price of one person; all amounts are in whole rupees. It is never too much: it is rounded down, and leaves out
 * the taxes.
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
