/** The prices of departures by room, for pages, questions, messages and structured data. */
import type { Departure, Facts } from './schemas/content.ts';
import {
  roomNames,
  priceRows,
  taxNames,
  type KnownService,
  type TaxName,
} from './schemas/priceNames.ts';

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

/** Whether the price is said not to include a service. If nobody has said, it is neither excluded nor included. */
export function isExcluded({ services }: Pick<Package, 'services'>, name: KnownService): boolean {
  return services[name] === 'notIn';
}

/** Returns the services that are in the price, or those that are not. Unknown ones are neither. */
export function servicesThatAre(where: 'in' | 'notIn', { services }: Package): string[] {
  return Object.keys(services).filter((name) => services[name] === where);
}

/** Returns the taxes for which facts.jsonc does not say whether the price includes them. */
export function unspecifiedTaxes({ services }: Package): TaxName[] {
  return taxNames.filter((name) => services[name] === undefined);
}

/** Returns the taxes that are added to the price because it does not include them. */
export function taxesOnTop({ services }: Package): TaxName[] {
  return taxNames.filter((name) => services[name] === 'notIn');
}

/**
 * Takes a price in whole rupees; returns it with all added taxes, in whole rupees, or undefined if a rate is unknown or no tax
 * is added. A tax that the price includes has no rate, because findContradictions.ts refuses one.
 */
export function totalOf(rupees: number, offer: Package): number | undefined {
  const { gst, tcs } = offer.taxes;
  if (taxesOnTop(offer).length === 0 || taxesWithoutAmount(offer).length > 0) return undefined;
  // In hundredths of a percent of the price: whole numbers, because a rate is in whole percent.
  const price = 10_000;
  const withGst = price + 100 * (gst ?? 0);
  const taxedByTcs = offer.taxes.tcsOn === 'total' ? withGst : price;
  // The only division comes last, so that all sums before are exact.
  const total = 100 * withGst + taxedByTcs * (tcs ?? 0);
  return Math.round((rupees * total) / (100 * price));
}

/** Returns the taxes whose amount is unknown: whether they are added, at which rate, or on which base. */
export function taxesWithoutAmount(offer: Package): TaxName[] {
  const { services, taxes } = offer;
  return taxNames.filter(
    (name) =>
      services[name] === undefined ||
      (services[name] === 'notIn' && taxes[name] === null) ||
      (name === 'tcs' && isTcsBaseOpen(offer)),
  );
}

/** Whether it is unknown if TCS is charged with or without GST in its base. If the price includes GST, it makes no difference. */
export function isTcsBaseOpen({ services, taxes: { tcs, tcsOn } }: Package): boolean {
  return tcs !== null && tcsOn === null && services['gst'] !== 'in';
}
