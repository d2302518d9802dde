/** Puts totals, room arrangements and messages into the words of the page. */
import type { PriceName } from '../../../agency/familyPrices.ts';
import { bedsIn, type Arrangement } from './arrangements.ts';
import type { FamilyData } from './familyData.ts';
import type { Counts } from './familyState.ts';
import type { Total } from './sums.ts';

/** Replaces the names in braces in a template such as `{sum} for {people}`. */
export function fillInBrowser(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
}

/** Returns an amount with Indian digit grouping, which old browsers do not support: 109999 -> "₹1,09,999". */
export function inRupees(amount: number): string {
  // A comma goes wherever an odd number of digits, at least three, follows.
  return `\u20b9${`${amount}`.replace(/\d(?=(\d\d)+\d$)/g, '$&,')}`;
}

/** Returns a total, or a range from the lowest to the highest: "₹3,52,356 – ₹5,38,710". */
export function rangeInWords({ lowest, highest }: Total): string {
  return highest > lowest ? `${inRupees(lowest)} – ${inRupees(highest)}` : inRupees(lowest);
}

/** Returns the same with the number of people. */
export function totalInWords(total: Total, people: number, { words }: FamilyData): string {
  return fillInBrowser(words.sum, { sum: keptInOrder(rangeInWords(total)), people });
}

/** Returns the words that name the prices to ask for if a total is unknown. */
export function missingInWords(names: readonly PriceName[], data: FamilyData): string {
  return fillInBrowser(data.words.missing, { missing: namesInWords(names, data) });
}

/** Returns the names of prices in one string: "4 in a room / Infant". */
export function namesInWords(names: readonly PriceName[], data: FamilyData): string {
  return names.map((name) => data.names[name]!).join(' / ');
}

/** Returns the rooms of an arrangement by kind: "4 in a room" and "2 in a room", or "3 in a room × 2". */
export function roomsInWords({ rooms }: Arrangement, data: FamilyData): string[] {
  const kinds = rooms.filter((kind, at) => kind !== rooms[at - 1]);
  return kinds.map((kind) => {
    const count = rooms.filter((room) => room === kind).length;
    return count > 1 ? `${data.names[kind]}\u00a0×\u00a0${count}` : data.names[kind]!;
  });
}

/** Returns where the children sleep, or '' if that does not affect the total: "Child, with a bed: 1 in the room for 2". */
export function childrenInWords({ rooms, children }: Arrangement, data: FamilyData): string {
  const isMixed = rooms.some((room) => room !== rooms[0]);
  const kinds = rooms.filter((kind, at) => kind !== rooms[at - 1] && children[kind]! > 0);
  if (!isMixed || kinds.length === 0) return '';
  const inRooms = kinds.map((kind) =>
    fillInBrowser(data.words.inRoom, { children: children[kind]!, beds: bedsIn[kind] }),
  );
  return `${data.words.child}: ${inRooms.join(' + ')}`;
}

/** Returns who travels, as names with numbers: "Adults: 2". */
export function countsInWords(counts: Counts, data: FamilyData): string[] {
  return data.travellers
    .filter((name) => counts[name])
    .map((name) => `${data.names[name]}: ${counts[name]}`);
}

/** Joins the parts that are not empty with " · ". */
export function withDots(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/**
 * Keeps amounts in left-to-right order on right-to-left pages, and in messages too. The mark after them keeps the Latin letters
 * of a tax that may follow from running into them.
 */
function keptInOrder(amounts: string): string {
  return document.documentElement.dir === 'rtl' ? `\u200e${amounts}\u200f` : amounts;
}
