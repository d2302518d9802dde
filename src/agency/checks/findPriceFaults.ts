/** Finds prices that contradict each other, mostly because of a missing or an extra digit. */
import type { Departure, Facts } from '../schemas/content.ts';
import { formatDay, formatNumber } from '../../values/format.ts';
import type { FieldFault } from '../../values/faults.ts';
import type { Keys } from '../../values/place.ts';
import { isBalanceLeft } from '../familyPrices.ts';
import { adultPrices, fromPriceOf, hasPrices, lowestOf, type PriceTable } from '../prices.ts';

/**
 * The largest plausible ratio between two prices. A room for one costs about twice as much as a bed among four, and a child over
 * half as much, so more than five times as much is a typing mistake.
 */
const widestRange = 5;

const inRoom = {
  four: 'where four share a room',
  three: 'where three share a room',
  two: 'where two share a room',
  one: 'of a room for one',
};

/** Takes the facts, whose prices are in whole rupees; returns the first contradiction of each kind. */
export function findPriceFaults(facts: Facts): FieldFault[] {
  const { price, rooms } = facts.package;
  return [
    ...findRoomFault(['package', 'rooms'], rooms),
    ...findChildFault(['package', 'rooms'], rooms, price),
    ...findAdvanceFault(facts.payment.advance, price),
    ...findNeedlessBalance(facts),
    ...findRefundFault(facts.policy.refund.neverPaidBack, price),
    ...findDateFaults(facts.departures.list, facts.package),
    ...facts.departures.list.flatMap((departure, at) =>
      findOwnRoomFault(['departures', 'list', at], departure),
    ),
  ];
}

function findOwnRoomFault(keys: Keys, { date, price, rooms = {} }: Departure): FieldFault[] {
  if (!hasPrices(rooms)) return [];
  const lowest = lowestOf(rooms);
  const missing = `Write the price of a room too, for the journey of ${formatDay(date, 'en-IN')}`;
  if (!lowest) return [{ keys: [...keys, 'rooms'], value: rooms, advice: missing }];
  const both = 'Write price or rooms, not both: the lowest price of rooms is its price';
  return [
    ...(price === undefined ? [] : [{ keys: [...keys, 'price'], value: price, advice: both }]),
    ...findRoomFault([...keys, 'rooms'], rooms),
    ...findChildFault([...keys, 'rooms'], rooms, lowest.rupees),
  ];
}

function findRoomFault(keys: Keys, table: PriceTable): FieldFault[] {
  const prices = adultPrices(table);
  const cheapest = lowestOf(table);
  if (!cheapest) return [];
  const { room, rupees: lowest } = cheapest;
  const far = prices.find(({ rupees }) => rupees > widestRange * lowest);
  if (far) {
    const advice = `It is more than ${widestRange} times ${formatNumber(lowest)}, the price ${inRoom[room]}; correct the one that has a digit too many or too few`;
    return [{ keys: [...keys, far.room], value: far.rupees, advice }];
  }
  for (const [at, fuller] of prices.entries()) {
    const emptier = prices[at + 1];
    if (!emptier || emptier.rupees >= fuller.rupees) continue;
    const advice = `It is less than ${formatNumber(fuller.rupees)}, the price ${inRoom[fuller.room]}; correct the one that is wrong`;
    return [{ keys: [...keys, emptier.room], value: emptier.rupees, advice }];
  }
  return [];
}

/**
 * Returns the first fault: a child pays at most as much as an adult and at least a fifth of that, no more without a bed than
 * with one, and an infant no more than a child.
 */
function findChildFault(keys: Keys, rooms: PriceTable, price: number): FieldFault[] {
  // A child shares a room, so the price of a room for one does not count if there are others.
  const shared = adultPrices(rooms).filter(({ room }) => room !== 'one');
  const adult = Math.max(price, ...shared.map(({ rupees }) => rupees));
  const ofAdult =
    shared.length > 0 ? 'the highest price of an adult who shares a room' : 'the price of an adult';
  let [most, whose] = [adult, ofAdult];
  for (const [name, called] of children) {
    const rupees = rooms[name];
    if (rupees === undefined) continue;
    const isTooLittle = name !== 'infant' && rupees * widestRange < price;
    const advice = isTooLittle
      ? `It is less than a fifth of ${formatNumber(price)}, the price of an adult; correct the one that has a digit too many or too few`
      : `Write at most ${formatNumber(most)}, ${whose}`;
    if (isTooLittle || rupees > most) return [{ keys: [...keys, name], value: rupees, advice }];
    [most, whose] = [rupees, called];
  }
  return [];
}

const children = [
  ['child', 'the price of a child'],
  ['childNoBed', 'the price of a child without a bed'],
  ['infant', ''],
] as const;

/**
 * Returns a fault for the first departure that costs less than the starting price, and for the first that costs more than
 * `widestRange` times as much. The former names all departures that cost less.
 */
function findDateFaults(departures: readonly Departure[], offer: Facts['package']): FieldFault[] {
  const lowest = offer.price;
  const priceOf = (departure: Departure) => fromPriceOf(departure, offer)?.rupees ?? lowest;
  const faultAt = (departure: Departure, advice: string): FieldFault => {
    const { rupees, room } = fromPriceOf(departure, offer)!;
    const priceKeys = departure.price === undefined ? ['rooms', room!] : ['price'];
    const keys = ['departures', 'list', departures.indexOf(departure), ...priceKeys];
    return { keys, value: rupees, advice };
  };
  const cheaper = departures.filter((departure) => priceOf(departure) < lowest);
  const dearer = departures.find((departure) => priceOf(departure) > widestRange * lowest);
  const days = cheaper.map(({ date }) => formatDay(date, 'en-IN')).join(', ');
  const raise = `Raise it, or lower the starting price of ${formatNumber(lowest)}: it is above the price on ${days}`;
  const faults = cheaper.slice(0, 1).map((departure) => faultAt(departure, raise));
  if (!dearer) return faults;
  const compare = `It is more than ${widestRange} times the starting price of ${formatNumber(lowest)} on ${formatDay(dearer.date, 'en-IN')}; correct the one that is wrong`;
  return [...faults, faultAt(dearer, compare)];
}

function findAdvanceFault(advance: number | null, price: number): FieldFault[] {
  if (advance === null || advance <= price) return [];
  const advice = `Write what one person pays at booking, at most the price, ${formatNumber(price)}`;
  return [{ keys: ['payment', 'advance'], value: advance, advice }];
}

/** Returns a fault if a due day is given for the balance, although nothing is left to pay after the advance. */
function findNeedlessBalance(facts: Facts): FieldFault[] {
  const { balanceDays } = facts.payment;
  if (balanceDays === null || isBalanceLeft(facts)) return [];
  const advice = 'Leave it empty: the advance is the whole price';
  return [{ keys: ['payment', 'balanceDays'], value: balanceDays, advice }];
}

/** Returns a fault if nothing of the starting price could be paid back, because pages say that a share of it is. */
function findRefundFault(neverPaidBack: number | null, price: number): FieldFault[] {
  if (neverPaidBack === null || neverPaidBack < price) return [];
  const advice = `Write what is never paid back of the price of one person, at most ${formatNumber(price - 1)}: pages say that a share of the price is paid back`;
  return [{ keys: ['policy', 'refund', 'neverPaidBack'], value: neverPaidBack, advice }];
}
