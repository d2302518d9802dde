/** Who can travel as a family, in which rooms, and what each person pays. The browser script adds this up. */
import { fromPriceOf, hasPrices, priceTableOf, rowsOf } from './prices.ts';
import { taxesOnTop, taxesWithoutAmount, totalOf, unspecifiedTaxes } from './taxes.ts';
import type { RoomName, Package, PriceTable } from './prices.ts';
import type { Departure, Facts } from './schemas/content.ts';
import { roomNames, childNames } from './schemas/priceNames.ts';

/** Adults pay the price of their room, or `adult` if no room has a price. */
export type TravellerName = 'adult' | (typeof childNames)[number];
export type PriceName = RoomName | TravellerName;

/** What one person pays, in whole rupees. Unknown prices are left out. */
export type FamilyPrices = Readonly<Partial<Record<PriceName, number>>>;

/** Whether a family's total is worth showing: people pay different prices, or the taxes on the single price are all known. */
export function isCountable(facts: Facts): boolean {
  const tables = [packagePrices(facts), ...priceTables(facts)];
  const names = new Set(tables.flatMap((prices) => Object.keys(prices)));
  return names.size > 1 || taxesWithoutAmount(facts.package).length === 0;
}

/** Returns the rooms with a price in the package or for any departure, the largest first. */
export function familyRooms(facts: Facts): RoomName[] {
  return roomNames.filter((name) => priceTables(facts).some((rooms) => rooms[name] !== undefined));
}

/** Returns the kinds of travellers: adults, and children with a row in any price table, even if it says "Ask us". */
export function familyTravellers(facts: Facts): TravellerName[] {
  const rows = priceTables(facts).flatMap((rooms) => rowsOf(rooms, facts.package));
  return ['adult', ...childNames.filter((name) => rows.includes(name))];
}

/** Returns the package's prices per person, without added taxes. */
export function packagePrices(facts: Facts): FamilyPrices {
  const { price, rooms } = facts.package;
  return familyRooms(facts).length > 0 ? rooms : { adult: price, ...rooms };
}

/** Returns the same for a departure. Without room prices, one that costs as much as the package has its child prices too. */
export function departurePrices(departure: Departure, facts: Facts): FamilyPrices {
  if (familyRooms(facts).length > 0) return priceTableOf(departure, facts.package);
  const price = fromPriceOf(departure, facts.package)?.rupees;
  if (price === undefined) return {};
  return price === facts.package.price ? packagePrices(facts) : { adult: price };
}

/** Returns the prices with all added taxes, or without any if a rate is unknown. */
export function withTaxes(prices: FamilyPrices, offer: Package): FamilyPrices {
  const entries = Object.entries(prices).map(([name, rupees]) => [
    name,
    // An infant may travel free.
    rupees === 0 ? 0 : (totalOf(rupees, offer) ?? rupees),
  ]);
  return Object.fromEntries(entries) as FamilyPrices;
}

/** Returns the price tables that Home shows. */
function priceTables({ package: offer, departures }: Facts): PriceTable[] {
  const tables = [
    offer.rooms,
    ...departures.list.map((departure) => priceTableOf(departure, offer)),
  ];
  return tables.filter(hasPrices);
}

/** Whether anything is left to pay after the advance, for the package or for a departure. */
export function isBalanceLeft(facts: Facts): boolean {
  const { price, rooms } = facts.package;
  return (
    isAboveAdvance([price, ...Object.values(rooms)], facts) ||
    facts.departures.list.some((departure) => isBalanceLeftOn(departure, facts))
  );
}

/** Whether anything is left to pay after the advance for a departure. If nobody knows its price, something may be. */
export function isBalanceLeftOn(departure: Departure, facts: Facts): boolean {
  const { rupees = Infinity } = fromPriceOf(departure, facts.package) ?? {};
  const table = priceTableOf(departure, facts.package);
  return isAboveAdvance([rupees, ...Object.values(table)], facts);
}

/** Whether one of these prices is higher than the advance, or a tax is or may be added to them. */
function isAboveAdvance(
  prices: readonly number[],
  { package: offer, payment: { advance } }: Facts,
): boolean {
  if (advance === null) return true;
  if (unspecifiedTaxes(offer).length > 0 || taxesOnTop(offer).length > 0) return true;
  return prices.some((price) => price > advance);
}
