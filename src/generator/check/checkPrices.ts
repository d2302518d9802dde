/** Finds prices that contradict each other, mostly because a digit is missing or too many. */
import type { Departure, Facts } from '../../schemas/content.ts';
import { bedNames } from '../../schemas/facts.ts';
import type { Fault } from '../../schemas/issues.ts';

/** A room for one costs about twice a bed among four, and a child over half as much; five times is a slip of the keyboard. */
const widestRange = 5;

type Rooms = Facts['package']['rooms'];

/** Takes the facts, whose prices are in whole rupees; returns the first contradiction of each kind. */
export function findPriceFaults(facts: Facts): Fault[] {
  const { price, rooms } = facts.package;
  return [
    ...findRoomFault(rooms),
    ...findChildFault(price, rooms),
    ...findAdvanceFault(facts.payment.advance, price),
    ...findDateFault(facts.departures.list, price),
  ];
}

function findRoomFault(rooms: Rooms): Fault[] {
  const beds = bedsOf(rooms);
  const [cheapest] = beds.toSorted((one, other) => one.rupees - other.rupees);
  if (!cheapest) return [];
  const { name, rupees: lowest } = cheapest;
  const far = beds.find(({ rupees }) => rupees > widestRange * lowest);
  if (far) {
    const advice = `It is more than ${widestRange} times ${lowest}, the price of ${name}; mend the one that has a digit too many or too few`;
    return [{ field: `package.rooms.${far.name}`, value: far.rupees, advice }];
  }
  for (const [at, fuller] of beds.entries()) {
    const bed = beds[at + 1];
    if (!bed || bed.rupees >= fuller.rupees) continue;
    const advice = `Write at least ${fuller.rupees}, the price of ${fuller.name}`;
    return [{ field: `package.rooms.${bed.name}`, value: bed.rupees, advice }];
  }
  return [];
}

function findChildFault(price: number, rooms: Rooms): Fault[] {
  const highest = Math.max(price, ...bedsOf(rooms).map(({ rupees }) => rupees));
  const { child = highest, infant = 0 } = rooms;
  if (child * widestRange < price) {
    const advice = `It is less than a fifth of ${price}, the price of an adult; mend the one that has a digit too many or too few`;
    return [{ field: 'package.rooms.child', value: child, advice }];
  }
  const infantMost = `Write at most ${child}, the price of a child`;
  const childMost = `Write at most ${highest}, the highest price of an adult`;
  return [
    ...(child > highest ? [{ field: 'package.rooms.child', value: child, advice: childMost }] : []),
    ...(infant > child
      ? [{ field: 'package.rooms.infant', value: infant, advice: infantMost }]
      : []),
  ];
}

/** The price of a date is that of the commonest room. */
function findDateFault(departures: readonly Departure[], lowest: number): Fault[] {
  const at = departures.findIndex(
    ({ price = lowest }) => price < lowest || price > widestRange * lowest,
  );
  if (at < 0) return [];
  const { date, price } = departures[at]!;
  const advice = `Write a price from ${lowest}, the lowest price of the package, to ${widestRange} times that for the journey of ${date}`;
  return [{ field: `departures.list[${at}].price`, value: price, advice }];
}

/** Of adults, from the fullest room to the room for one. */
function bedsOf(rooms: Rooms) {
  return bedNames.flatMap((name) => {
    const rupees = rooms[name];
    return rupees === undefined ? [] : [{ name, rupees }];
  });
}

function findAdvanceFault(advance: number | null, price: number): Fault[] {
  if (advance === null || advance <= price) return [];
  const advice = `Write what one person pays at booking, at most the price, ${price}`;
  return [{ field: 'payment.advance', value: advance, advice }];
}
