/** What a family pays in total: for one date, and as a range over all dates. */
import type { FamilyPrices, PriceName } from '../../../agency/familyPrices.ts';

/** How many people pay each price. */
export type Payers = Readonly<Partial<Record<PriceName, number>>>;

/** The range of a family's total over all dates, in whole rupees. */
export interface Total {
  readonly lowest: number;
  readonly highest: number;
}

/** Returns how many people pay. */
export function peopleIn(payers: Payers): number {
  return countsOf(payers).reduce((sum, [, count]) => sum + count, 0);
}

/** Returns the names of unknown prices that somebody would have to pay. */
export function missingPrices(payers: Payers, prices: FamilyPrices): PriceName[] {
  return countsOf(payers)
    .map(([name]) => name)
    .filter((name) => prices[name] === undefined);
}

/** Returns the total in whole rupees, or undefined if a price is missing, because the sum would be too low. */
export function sumOf(payers: Payers, prices: FamilyPrices): number | undefined {
  if (missingPrices(payers, prices).length > 0) return undefined;
  return countsOf(payers).reduce((sum, [name, count]) => sum + count * prices[name]!, 0);
}

/** Returns the lowest and the highest of the known sums; undefined if none is known. */
export function totalOver(sums: readonly (number | undefined)[]): Total | undefined {
  const known = sums.filter((sum): sum is number => sum !== undefined);
  if (known.length === 0) return undefined;
  return { lowest: Math.min(...known), highest: Math.max(...known) };
}

/** Merges price tables, keeping the lowest price under each name, to compare room arrangements. */
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
