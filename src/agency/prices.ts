/** The prices of a departure by room. Page, questions, messages and structured data all ask here. */
import type { Departure, Facts } from './schemas/content.ts';
import { bedNames, roomNames, taxNames } from './schemas/priceNames.ts';

export type Rooms = Facts['package']['rooms'];
export type RoomName = (typeof roomNames)[number];
export type BedName = (typeof bedNames)[number];
export type TaxName = (typeof taxNames)[number];
export type Package = Facts['package'];

/** A price for one person, in whole rupees, and the room that it is for, if that is known. */
interface FromPrice {
  readonly rupees: number;
  readonly room?: BedName;
}

/** Returns the lowest price of an adult, and its room; undefined if no room has a price. */
export function lowestOf(rooms: Rooms): Required<FromPrice> | undefined {
  return bedsOf(rooms).toSorted((one, other) => one.rupees - other.rupees)[0];
}

/** Returns the known prices of adults, from the fullest room to the room for one. */
export function bedsOf(rooms: Rooms): Required<FromPrice>[] {
  return bedNames.flatMap((room) => {
    const rupees = rooms[room];
    return rupees === undefined ? [] : [{ room, rupees }];
  });
}

/** Returns the starting price of a departure. A departure with one price has that price for the package's cheapest room. */
export function fromPriceOf({ price, rooms }: Departure, offer: Package): FromPrice | undefined {
  const lowestRoom = rooms && lowestOf(rooms);
  if (lowestRoom || price === undefined) return lowestRoom;
  const lowest = lowestOf(offer.rooms);
  return lowest ? { rupees: price, room: lowest.room } : { rupees: price };
}

/** Returns the known room prices of a departure. They are those of the package if it starts at the package's price. */
export function roomsOf(departure: Departure, offer: Package): Rooms {
  if (departure.rooms && lowestOf(departure.rooms)) return departure.rooms;
  const { rupees, room } = fromPriceOf(departure, offer) ?? {};
  if (!room) return {};
  return offer.rooms[room] === rupees ? offer.rooms : { [room]: rupees };
}

/**
 * Returns the rows of a table of prices: children, infants, and each room with a price in the table or in the package. A table
 * with one price has that row alone.
 */
export function rowsOf(rooms: Rooms, { rooms: ofPackage }: Package): RoomName[] {
  const priced = roomNames.filter((name) => rooms[name] !== undefined);
  if (priced.length === 1) return priced;
  return roomNames.filter(
    (name) => !isBed(name) || rooms[name] !== undefined || ofPackage[name] !== undefined,
  );
}

/** Whether each way to sleep costs the same in both tables, or is in neither. */
export function haveSamePrices(rooms: Rooms, others: Rooms): boolean {
  return roomNames.every((name) => rooms[name] === others[name]);
}

/** Returns the departures whose prices differ from the package's, or are unknown. */
export function departuresWithOtherPrices({
  package: offer,
  departures: { list },
}: Facts): Departure[] {
  return list.filter((departure) =>
    lowestOf(offer.rooms)
      ? !haveSamePrices(roomsOf(departure, offer), offer.rooms)
      : fromPriceOf(departure, offer)?.rupees !== offer.price ||
        hasOtherChildPrice(departure, offer),
  );
}

/** Whether a departure has another price than a package without beds for what both have a price for: a child or an infant. */
function hasOtherChildPrice({ rooms = {} }: Departure, offer: Package): boolean {
  return roomNames.some((name) => {
    const [price, usual] = [rooms[name], offer.rooms[name]];
    return price !== undefined && usual !== undefined && price !== usual;
  });
}

function isBed(name: RoomName): name is BedName {
  return bedNames.some((bed) => bed === name);
}

/** Returns the services that are in the price, or those that are not in it. What is not known is neither. */
export function servicesThatAre(where: 'in' | 'notIn', { services }: Package): string[] {
  return Object.keys(services).filter((name) => services[name] === where);
}

/** Returns the taxes of which nobody has said whether they are in the price. */
export function taxesNotSaid({ services }: Package): TaxName[] {
  return taxNames.filter((name) => services[name] === undefined);
}

/** Returns the taxes that are added to the price, because they are not in it. */
export function taxesOnTop({ services }: Package): TaxName[] {
  return taxNames.filter((name) => services[name] === 'notIn');
}

/**
 * Takes a price in whole rupees; returns it with all added taxes, in whole rupees. Undefined if a rate is unknown, or if no tax
 * is added. A tax that the price includes has no rate: findContradictions.ts refuses it.
 */
export function totalOf(rupees: number, offer: Package): number | undefined {
  const { gst, tcs } = offer.taxes;
  if (taxesOnTop(offer).length === 0 || taxesWithoutAmount(offer).length > 0) return undefined;
  // Everything is multiplied first and divided once, at the end, so that only whole numbers are added.
  const withGst = 100 * (100 + (gst ?? 0));
  const ofTcs = (offer.taxes.tcsOn === 'total' ? withGst : 10_000) * (tcs ?? 0);
  return Math.round((rupees * (100 * withGst + ofTcs)) / 1_000_000);
}

/** Returns the taxes of which facts.jsonc does not say all: whether they are added, at which rate, or on which amount. */
export function taxesWithoutAmount(offer: Package): TaxName[] {
  const { services, taxes } = offer;
  return taxNames.filter(
    (name) =>
      services[name] === undefined ||
      (services[name] === 'notIn' && taxes[name] === null) ||
      (name === 'tcs' && isTcsBaseOpen(offer)),
  );
}

/** Whether nobody has said if TCS is a share of the price or of that with GST. It does not matter where GST is included. */
export function isTcsBaseOpen({ services, taxes: { tcs, tcsOn } }: Package): boolean {
  return tcs !== null && tcsOn === null && services['gst'] !== 'in';
}

/** Whether facts.jsonc does not say what the price excludes, so that visitors have to ask. */
export function areExclusionsUnknown({ package: offer }: Facts): boolean {
  return servicesThatAre('notIn', offer).length === 0;
}
