/** The room arrangements of a family. Each adult pays the price of the room they sleep in. */
import type { FamilyPrices } from '../../../agency/familyPrices.ts';
import type { RoomName } from '../../../agency/prices.ts';
import { roomNames } from '../../../agency/schemas/priceNames.ts';

/** The number of beds in a room. */
export const bedsIn: Readonly<Record<RoomName, number>> = { four: 4, three: 3, two: 2, one: 1 };

/** The members of a family who need a bed. */
interface Sleepers {
  readonly adults: number;
  readonly children: number;
}

/** A choice of rooms for a family, and who sleeps in them. */
export interface Arrangement {
  /** The kind of each room, largest first. */
  readonly rooms: readonly RoomName[];
  /** How many adults pay the price of each kind of room, or the single price. */
  readonly adults: Readonly<Partial<Record<RoomName | 'adult', number>>>;
  /** How many children with a bed are in each kind of room. */
  readonly children: Readonly<Partial<Record<RoomName, number>>>;
  /** Whether strangers share a room with the family, because it does not fill all beds. */
  readonly isShared: boolean;
}

/**
 * Takes who needs a bed, and what an adult pays in each kind of room. Returns at most five arrangements, the cheapest first: for
 * each kind of room, the cheapest arrangement that has it as its largest room, without strangers if the family can fill its
 * rooms; and the cheapest of all.
 */
export function arrangementsFor(sleepers: Sleepers, prices: FamilyPrices): Arrangement[] {
  const kinds = roomNames.filter((kind) => prices[kind] !== undefined);
  const arrangements: Arrangement[] = [];
  const sharedArrangements: Arrangement[] = [];
  kinds.forEach((largest, at) => {
    const alone = filledArrangements(largest, kinds.slice(at), sleepers, prices);
    const shared = sharedArrangement(largest, sleepers);
    const best = alone.length > 0 ? cheapestOf(alone, prices) : shared;
    if (best) arrangements.push(best);
    if (shared) sharedArrangements.push(shared);
  });
  if (arrangements.length === 0) return [];
  const cheapest = cheapestOf([...arrangements, ...sharedArrangements], prices);
  if (!arrangements.includes(cheapest)) arrangements.unshift(cheapest);
  return arrangements.sort((one, other) => costOf(one, prices) - costOf(other, prices));
}

/**
 * Returns the arrangement that fits best: the cheapest without strangers, or for somebody who travels alone the cheapest of all.
 */
export function bestArrangement(
  arrangements: readonly Arrangement[],
  { adults, children }: Sleepers,
): Arrangement | undefined {
  const [cheapest] = arrangements;
  if (adults + children === 1) return cheapest;
  return arrangements.find(({ isShared }) => !isShared) || cheapest;
}

/** Returns a name for an arrangement that stays the same when prices change: `four+two`, or `four+shared`. */
export function nameOfArrangement({ rooms, isShared }: Arrangement): string {
  return [...rooms, ...(isShared ? ['shared'] : [])].join('+');
}

/** Returns all arrangements in which the family fills its rooms and the largest is of the kind `largest`. */
function filledArrangements(
  largest: RoomName,
  kinds: readonly RoomName[],
  sleepers: Sleepers,
  prices: FamilyPrices,
): Arrangement[] {
  const left = sleepers.adults + sleepers.children - bedsIn[largest];
  if (left < 0) return [];
  return (
    roomsWithBeds(left, kinds)
      .map((others) => [largest, ...others])
      // Each room needs an adult.
      .filter((rooms) => rooms.length <= sleepers.adults)
      .map((rooms) => filledArrangement(rooms, sleepers, prices))
  );
}

/** Returns every combination of rooms of these kinds with exactly so many beds, each with its largest room first. */
function roomsWithBeds(beds: number, kinds: readonly RoomName[]): RoomName[][] {
  if (beds === 0) return [[]];
  const lists: RoomName[][] = [];
  kinds.forEach((kind, at) => {
    if (bedsIn[kind] > beds) return;
    for (const others of roomsWithBeds(beds - bedsIn[kind], kinds.slice(at)))
      lists.push([kind, ...others]);
  });
  return lists;
}

/** Puts the children into the dearest rooms, where adults pay most, with at least one adult in each room. */
function filledArrangement(
  rooms: readonly RoomName[],
  sleepers: Sleepers,
  prices: FamilyPrices,
): Arrangement {
  const adults: Partial<Record<RoomName, number>> = {};
  const children: Partial<Record<RoomName, number>> = {};
  let childrenLeft = sleepers.children;
  const dearestFirst = rooms.slice().sort((one, other) => prices[other]! - prices[one]!);
  for (const room of dearestFirst) {
    const childrenHere = Math.min(childrenLeft, bedsIn[room] - 1);
    childrenLeft -= childrenHere;
    children[room] = (children[room] || 0) + childrenHere;
    adults[room] = (adults[room] || 0) + bedsIn[room] - childrenHere;
  }
  return { rooms, adults, children, isShared: false };
}

/**
 * Returns the arrangement with rooms of one kind, the last not full; undefined if all are full, or if a room would lack an adult.
 */
function sharedArrangement(
  kind: RoomName,
  { adults, children }: Sleepers,
): Arrangement | undefined {
  const rooms = Math.ceil((adults + children) / bedsIn[kind]);
  const isFull = rooms * bedsIn[kind] === adults + children;
  if (isFull || rooms > adults) return undefined;
  return {
    rooms: Array<RoomName>(rooms).fill(kind),
    adults: { [kind]: adults },
    children: { [kind]: children },
    isShared: true,
  };
}

function cheapestOf(arrangements: readonly Arrangement[], prices: FamilyPrices): Arrangement {
  return arrangements.reduce((best, arrangement) =>
    costOf(arrangement, prices) < costOf(best, prices) ? arrangement : best,
  );
}

/** Returns what the adults pay. Children pay the same in every room, so they do not affect the comparison. */
function costOf({ adults }: Arrangement, prices: FamilyPrices): number {
  return roomNames.reduce((sum, room) => sum + (adults[room] || 0) * (prices[room] || 0), 0);
}
