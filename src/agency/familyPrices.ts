/** Who can travel as a family, in which rooms, and what each of them pays, as the script in the browser adds it up. */
import { fromPriceOf, roomsOf, rowsOf, totalOf, taxesWithoutAmount } from './prices.ts';
import type { BedName, Package, Rooms } from './prices.ts';
import type { Departure, Facts } from './schemas/content.ts';
import { bedNames, childNames } from './schemas/priceNames.ts';

/** Adults pay by their room, or `adult` where no room has a price. */
export type TravellerName = 'adult' | (typeof childNames)[number];
export type PriceName = BedName | TravellerName;

/** What one person pays, in whole rupees. Unknown prices are left out. */
export type FamilyPrices = Readonly<Partial<Record<PriceName, number>>>;

/** Whether a sum for a family says more than the page: people pay different prices, or all that is added to the one is known. */
export function isCountable(facts: Facts): boolean {
  const tables = [packagePrices(facts), ...tablesOf(facts)];
  const names = new Set(tables.flatMap((prices) => Object.keys(prices)));
  return names.size > 1 || taxesWithoutAmount(facts.package).length === 0;
}

/** Returns the rooms that have a price in the package or at a date, the largest first. */
export function familyRooms(facts: Facts): BedName[] {
  return bedNames.filter((name) => tablesOf(facts).some((rooms) => rooms[name] !== undefined));
}

/** Returns who can be counted: adults, and the children that a table has a row for, even where it says "Ask us". */
export function familyTravellers(facts: Facts): TravellerName[] {
  const rows = tablesOf(facts).flatMap((rooms) => rowsOf(rooms, facts.package));
  return ['adult', ...childNames.filter((name) => rows.includes(name))];
}

/** Returns what one person pays without the taxes that are added. */
export function packagePrices(facts: Facts): FamilyPrices {
  const { price, rooms } = facts.package;
  return familyRooms(facts).length > 0 ? rooms : { adult: price, ...rooms };
}

/** Returns the same for a departure. One at the price of a package without rooms has its prices of children too. */
export function departurePrices(departure: Departure, facts: Facts): FamilyPrices {
  if (familyRooms(facts).length > 0) return roomsOf(departure, facts.package);
  const price = fromPriceOf(departure, facts.package)?.rupees;
  if (price === undefined) return {};
  return price === facts.package.price ? packagePrices(facts) : { adult: price };
}

/** Returns the same prices with all added taxes; without them where a rate is not known. */
export function withTaxes(prices: FamilyPrices, offer: Package): FamilyPrices {
  const entries = Object.entries(prices).map(([name, rupees]) => [
    name,
    // An infant may pay nothing.
    rupees === 0 ? 0 : (totalOf(rupees, offer) ?? rupees),
  ]);
  return Object.fromEntries(entries) as FamilyPrices;
}

/** Returns the tables of prices that Home shows. */
export function tablesOf({ package: offer, departures }: Facts): Rooms[] {
  const tables = [offer.rooms, ...departures.list.map((departure) => roomsOf(departure, offer))];
  return tables.filter((rooms) => Object.keys(rooms).length > 0);
}
