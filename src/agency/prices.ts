/** The prices of departures by room, for pages, questions, messages and structured data. */
import type { Departure, Facts } from './schemas/content.ts';
import { roomNames, priceRows } from './schemas/priceNames.ts';

/** The prices for one person, in whole rupees: of adults by room, of children and of infants. */
export type PriceTable = Facts['package']['rooms'];
export type PriceRow = (typeof priceRows)[number];
export type RoomName = (typeof roomNames)[number];
export type Package = Facts['package'];

/** A price for one person, in whole rupees, and the room it is for, if known. */
interface FromPrice {
  readonly rupees: number;
  readonly room?: RoomName;
}

/** Whether a table has any price. */
export function hasPrices(table: PriceTable): boolean {
  return Object.keys(table).length > 0;
}

/** Returns the lowest price for an adult and its room; undefined if no room has a price. */
export function lowestOf(table: PriceTable): Required<FromPrice> | undefined {
  return adultPrices(table).toSorted((one, other) => one.rupees - other.rupees)[0];
}

/** Returns the known prices for adults, from the fullest room to the room for one. */
export function adultPrices(table: PriceTable): Required<FromPrice>[] {
  return roomNames.flatMap((room) => {
    const rupees = table[room];
    return rupees === undefined ? [] : [{ room, rupees }];
  });
}

/** Returns the starting price of a departure. A single price applies to the package's cheapest room. Undefined if unknown. */
export function fromPriceOf({ price, rooms }: Departure, offer: Package): FromPrice | undefined {
  const lowestRoom = rooms && lowestOf(rooms);
  if (lowestRoom || price === undefined) return lowestRoom;
  const lowest = lowestOf(offer.rooms);
  return lowest ? { rupees: price, room: lowest.room } : { rupees: price };
}

/** Returns the price table of a departure, as far as it is known: that of the package if both have the same starting price. */
export function priceTableOf(departure: Departure, offer: Package): PriceTable {
  if (departure.rooms && lowestOf(departure.rooms)) return departure.rooms;
  const { rupees, room } = fromPriceOf(departure, offer) ?? {};
  if (!room) return {};
  return offer.rooms[room] === rupees ? offer.rooms : { [room]: rupees };
}

/**
 * Returns the rows of a price table: children, infants, and each room with a price in the table or in the package. A table with
 * a single price has only that row.
 */
export function rowsOf(table: PriceTable, { rooms: ofPackage }: Package): PriceRow[] {
  const priced = priceRows.filter((name) => table[name] !== undefined);
  if (priced.length === 1) return priced;
  return priceRows.filter(
    (name) => !isRoom(name) || table[name] !== undefined || ofPackage[name] !== undefined,
  );
}

/** Whether each row has the same price in both tables, or is in neither. */
export function haveSamePrices(one: PriceTable, other: PriceTable): boolean {
  return priceRows.every((name) => one[name] === other[name]);
}

/** Returns the departures whose prices differ from the package's, or are unknown. */
export function departuresWithOtherPrices({
  package: offer,
  departures: { list },
}: Facts): Departure[] {
  return list.filter((departure) => hasOtherPrices(departure, offer));
}

function hasOtherPrices(departure: Departure, offer: Package): boolean {
  if (lowestOf(offer.rooms)) return !haveSamePrices(priceTableOf(departure, offer), offer.rooms);
  if (fromPriceOf(departure, offer)?.rupees !== offer.price) return true;
  return hasOtherChildPrice(departure, offer);
}

/** Whether a price for a child or an infant differs from the package's, where both have one. The package has no room prices. */
function hasOtherChildPrice({ rooms = {} }: Departure, offer: Package): boolean {
  return priceRows.some((name) => {
    const [price, usual] = [rooms[name], offer.rooms[name]];
    return price !== undefined && usual !== undefined && price !== usual;
  });
}

/** Whether a row of a price table is a room, not a child or an infant. */
export function isRoom(row: PriceRow): row is RoomName {
  return roomNames.some((room) => room === row);
}
