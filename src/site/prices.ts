/** What a journey costs, by room: the same for the page, the questions, the messages and what search engines read. */
import type { Departure, Facts } from '../schemas/content.ts';
import { bedNames, roomNames, taxNames } from '../schemas/facts.ts';

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
function roomsOf(departure: Departure, offer: Package): Rooms {
  if (departure.rooms && lowestOf(departure.rooms)) return departure.rooms;
  const { rupees, room } = fromPriceOf(departure, offer) ?? {};
  if (!room) return {};
  return offer.rooms[room] === rupees ? offer.rooms : { [room]: rupees };
}

/** Whether nothing says what a journey costs. */
export function isUnpriced(departure: Departure, { package: offer }: Facts): boolean {
  return fromPriceOf(departure, offer) === undefined;
}

/** Returns the journeys that the prices of the package are for. */
export function journeysOfPackage({ package: offer, departures: { list } }: Facts): Departure[] {
  return list.filter((departure) => roomsOf(departure, offer) === offer.rooms);
}

/** Returns the rooms that have a price on some journey. */
export function knownBeds({ package: offer, departures }: Facts): BedName[] {
  const tables = [offer.rooms, ...departures.list.map(({ rooms }) => rooms ?? {})];
  return bedNames.filter((name) => tables.some((rooms) => rooms[name] !== undefined));
}

/** Prices that nobody knows. */
interface Missing {
  readonly names: readonly RoomName[];
  /** The journeys that lack them; empty where all do. */
  readonly journeys: readonly Departure[];
}

/**
 * Returns the prices that are missing, of rooms that other journeys have, of children and of infants. A journey of which
 * no price is known is not among them.
 */
export function missingPrices(facts: Facts): Missing[] {
  const { package: offer, departures } = facts;
  const beds = knownBeds(facts);
  if (beds.length === 0) return [];
  const wanted = [...beds, ...roomNames.filter((name) => !isBed(name))];
  const missingIn = (rooms: Rooms) => wanted.filter((name) => rooms[name] === undefined);
  const priced = departures.list.filter((departure) => !isUnpriced(departure, facts));
  if (priced.length === 0) return [{ names: missingIn(offer.rooms), journeys: [] }];
  const groups = new Map<string, { names: RoomName[]; journeys: Departure[] }>();
  for (const departure of priced) {
    const names = missingIn(roomsOf(departure, offer));
    const { journeys = [] } = groups.get(names.join()) ?? {};
    groups.set(names.join(), { names, journeys: [...journeys, departure] });
  }
  return [...groups.values()]
    .filter(({ names }) => names.length > 0)
    .map(({ names, journeys }) => {
      return { names, journeys: journeys.length === priced.length ? [] : journeys };
    });
}

export function isBed(name: RoomName): name is BedName {
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

/** Returns the starting price with all taxes, in whole rupees; nothing while one is not known or none is added. */
export function totalOf(offer: Package): number | undefined {
  const { gst, tcs, tcsOn } = offer.taxes;
  const added = addedTaxes(offer);
  const isKnown = added.every((name) => offer.taxes[name] !== null) && (tcs === null || tcsOn);
  if (added.length === 0 || openTaxes(offer).length > 0 || !isKnown) return undefined;
  // In hundredths of a per cent, to add whole numbers alone.
  const withGst = 100 * (100 + (gst ?? 0));
  const ofTcs = (tcsOn === 'total' ? withGst : 10_000) * (tcs ?? 0);
  return Math.round((offer.price * (100 * withGst + ofTcs)) / 1_000_000);
}
