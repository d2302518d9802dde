/** Who travels, and the chosen room arrangement. It is kept only in this tab, across pages and languages. */
import type { TravellerName } from '../../../agency/familyPrices.ts';

/** More people of one kind are a group rather than a family, and should ask the agency. */
const most = 20;

export type Counts = Readonly<Partial<Record<TravellerName, number>>>;

export interface FamilyState {
  readonly counts: Counts;
  /** The name of the chosen arrangement; if undefined, the family gets the one that fits best. */
  readonly arrangement?: string | undefined;
  /** The family's lowest total before taxes, from which the Refund Policy page calculates shares. */
  readonly beforeTax?: { readonly rupees: number; readonly people: number } | undefined;
}

/** Returns the counts after a step of 1 or -1. The first child brings an adult along, and the last adult stays with children. */
export function stepped(counts: Counts, name: TravellerName, by: number): Counts {
  if (by < 0 && !isFewerPossible(counts, name)) return counts;
  const count = Math.min(most, (counts[name] || 0) + by);
  const isAlone = name !== 'adult' && by > 0 && !counts.adult;
  return { ...counts, ...(isAlone && { adult: 1 }), [name]: count };
}

/** Whether one fewer of a kind can travel: the last adult stays with the children. */
export function isFewerPossible(counts: Counts, name: TravellerName): boolean {
  const { adult = 0, ...children } = counts;
  const hasChildren = Object.values(children).some((count) => count > 0);
  return (counts[name] || 0) > 0 && !(name === 'adult' && adult === 1 && hasChildren);
}

/** Returns the family stored in this tab, or undefined if the visitor has not entered one. */
export function readFamily(): FamilyState | undefined {
  // A browser with storage disabled throws.
  try {
    const { family } = sessionStorage;
    return family ? (JSON.parse(family) as FamilyState) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the family for this tab. Does nothing in a browser with storage disabled. */
export function keepFamily(state: FamilyState): void {
  try {
    sessionStorage.family = JSON.stringify(state);
  } catch {}
}
