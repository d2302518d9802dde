/** Who travels, and the way to sleep that somebody chose. It is kept in this tab alone, over pages and languages. */
import type { TravellerName } from '../../../agency/familyPrices.ts';

/** More of one kind are no family, and ask. */
const most = 20;

export type Counts = Readonly<Partial<Record<TravellerName, number>>>;

export interface FamilyState {
  readonly counts: Counts;
  /** The name of the way that was chosen; without it the family has the one that fits best. */
  readonly way?: string | undefined;
  /** The lowest price of all of them before taxes, of which the refund page says the shares. */
  readonly beforeTax?: { readonly rupees: number; readonly people: number } | undefined;
}

/** Returns the counts after a step of 1 or -1. */
export function stepped(counts: Counts, name: TravellerName, by: number): Counts {
  const count = Math.min(most, Math.max(0, (counts[name] || 0) + by));
  return { ...counts, [name]: count };
}

/** Returns what the tab knows, or undefined if nobody has counted. */
export function readFamily(): FamilyState | undefined {
  // A browser that keeps nothing throws.
  try {
    const { family } = sessionStorage;
    return family ? (JSON.parse(family) as FamilyState) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the family into the storage of this tab, or deletes it there. A browser that has no storage keeps nothing. */
export function keepFamily(state: FamilyState | undefined): void {
  try {
    if (state) sessionStorage.family = JSON.stringify(state);
    else sessionStorage.removeItem('family');
  } catch {}
}
