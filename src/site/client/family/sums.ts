/** What a family pays in all: at one date, and over all of them. */
import type { FamilyPrices, PriceName } from '../../../agency/familyPrices.ts';

/** How many pay each price. */
export type Payers = Readonly<Partial<Record<PriceName, number>>>;

/** What a family pays over all dates. */
export interface Total {
  readonly lowest: number;
  readonly highest: number;
}

/** Returns how many people pay. */
export function peopleIn(payers: Payers): number {
  return countsOf(payers).reduce((sum, [, count]) => sum + count, 0);
}

/** Returns the prices that somebody would pay and nobody knows. */
export function missingPrices(payers: Payers, prices: FamilyPrices): PriceName[] {
  return countsOf(payers)
    .map(([name]) => name)
    .filter((name) => prices[name] === undefined);
}

/** Returns what all pay together, in whole rupees; undefined where a price is missing, because the sum would be too low. */
export function sumOf(payers: Payers, prices: FamilyPrices): number | undefined {
  if (missingPrices(payers, prices).length > 0) return undefined;
  return countsOf(payers).reduce((sum, [name, count]) => sum + count * prices[name]!, 0);
}

/** Returns the lowest and the highest sum of those that are known. */
export function totalOver(sums: readonly (number | undefined)[]): Total | undefined {
  const known = sums.filter((sum): sum is number => sum !== undefined);
  if (known.length === 0) return undefined;
  return { lowest: Math.min(...known), highest: Math.max(...known) };
}

/** Returns the lowest of several prices for the same: what the ways to sleep are compared by. */
export function lowestPrices(tables: readonly FamilyPrices[]): FamilyPrices {
  const lowest: Partial<Record<PriceName, number>> = {};
  for (const table of tables)
    for (const [name, rupees] of Object.entries(table) as [PriceName, number][])
      lowest[name] = Math.min(rupees, lowest[name] === undefined ? rupees : lowest[name]);
  return lowest;
}

function countsOf(payers: Payers): [PriceName, number][] {
  return (Object.entries(payers) as [PriceName, number][]).filter(([, count]) => count > 0);
}
