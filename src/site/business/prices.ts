/** What a journey costs, by room: the same for the page, the questions, the messages and what search engines read. */
import type { Departure, Facts } from '../../schemas/content.ts';
import { bedNames, roomNames, taxNames } from '../../schemas/factsSchema.ts';

export type Rooms = Facts['package']['rooms'];
export type RoomName = (typeof roomNames)[number];
type BedName = (typeof bedNames)[number];
export type TaxName = (typeof taxNames)[number];
type Package = Facts['package'];

/** For one person, in whole rupees; without a room where nobody knows which one it is for. */
interface FromPrice {
  readonly rupees: number;
  readonly room?: BedName;
}

/** Returns the lowest price of an adult, and its room; nothing where no room has a price. */
export function lowestOf(rooms: Rooms): Required<FromPrice> | undefined {
  const beds = bedNames.flatMap((room) => {
    const rupees = rooms[room];
    return rupees === undefined ? [] : [{ room, rupees }];
  });
  return beds.toSorted((one, other) => one.rupees - other.rupees)[0];
}

/** Returns the price from which a journey is to be had; its price is that of the lowest room of the package. */
export function fromPriceOf({ price, rooms }: Departure, offer: Package): FromPrice | undefined {
  const own = rooms && lowestOf(rooms);
  if (own || price === undefined) return own;
  const lowest = lowestOf(offer.rooms);
  return lowest ? { rupees: price, room: lowest.room } : { rupees: price };
}

/** Returns all that is known of the prices of a journey: those of the package where its lowest one is the same. */
export function roomsOf(departure: Departure, offer: Package): Rooms {
  if (departure.rooms && lowestOf(departure.rooms)) return departure.rooms;
  const { rupees, room } = fromPriceOf(departure, offer) ?? {};
  if (!room) return {};
  return offer.rooms[room] === rupees ? offer.rooms : { [room]: rupees };
}

/** Returns the rows of a table of prices: each room that it or the package has a price for, and children and infants. */
export function rowsOf(rooms: Rooms, { rooms: ofPackage }: Package): RoomName[] {
  return roomNames.filter(
    (name) => !isBed(name) || rooms[name] !== undefined || ofPackage[name] !== undefined,
  );
}

/** Returns the journeys that have other prices than the package, or none that anybody knows. */
export function journeysWithOtherPrices({
  package: offer,
  departures: { list },
}: Facts): Departure[] {
  return list.filter((departure) =>
    lowestOf(offer.rooms)
      ? roomsOf(departure, offer) !== offer.rooms
      : fromPriceOf(departure, offer)?.rupees !== offer.price,
  );
}

/** Whether some room has a price, in the package or on a journey. */
export function hasRoomPrice({ package: offer, departures }: Facts): boolean {
  return [offer, ...departures.list].some(({ rooms = {} }) => lowestOf(rooms));
}

function isBed(name: RoomName): name is BedName {
  return bedNames.some((bed) => bed === name);
}

/** Returns the taxes that are neither in the price nor added to it, as far as anybody knows. */
export function openTaxes({ includes, excludes }: Package): TaxName[] {
  return taxNames.filter((name) => ![...includes, ...excludes].includes(name));
}

/** Returns the taxes that come to the price. */
export function addedTaxes({ excludes }: Package): TaxName[] {
  return taxNames.filter((name) => excludes.includes(name));
}

/** Takes a price in whole rupees; returns it with all taxes, or nothing while one is not known or none is added. */
export function totalOf(rupees: number, offer: Package): number | undefined {
  const { gst, tcs } = offer.taxes;
  const added = addedTaxes(offer);
  const isKnown = added.every((name) => offer.taxes[name] !== null) && !isTcsBaseOpen(offer);
  if (added.length === 0 || openTaxes(offer).length > 0 || !isKnown) return undefined;
  // In hundredths of a per cent, to add whole numbers alone.
  const withGst = 100 * (100 + (gst ?? 0));
  const ofTcs = (offer.taxes.tcsOn === 'total' ? withGst : 10_000) * (tcs ?? 0);
  return Math.round((rupees * (100 * withGst + ofTcs)) / 1_000_000);
}

/** Whether nobody knows what TCS is counted on; without GST on top of the price, both are the same. */
export function isTcsBaseOpen({ includes, taxes: { tcs, tcsOn } }: Package): boolean {
  return tcs !== null && tcsOn === null && !includes.includes('gst');
}
