/** Finds facts that contradict each other. */
import type { Facts } from '../schemas/content.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import type { Keys } from '../../values/place.ts';
import { daysBetween } from '../../values/days.ts';
import { roomNames, type KnownService } from '../schemas/priceNames.ts';
import { feesInPrice, isExcluded } from '../includedServices.ts';
import { findAddressFaults } from './findAddressFaults.ts';
import { findDepartureFaults } from './findDepartureFaults.ts';
import { findFutureChecks } from './findFutureChecks.ts';
import { findPriceFaults } from './findPriceFaults.ts';
import { findRefundFaults } from './findRefundFaults.ts';

/** How many days ahead the effective date of the rules may be. */
const farthestEffect = 365;

/** Returns a fault for each fact that another one contradicts. `today` is year-month-day. */
export function findContradictions(facts: Facts, today: string): Fault[] {
  return [
    ...findFutureChecks(facts, today),
    ...findPriceFaults(facts),
    ...findPackageFaults(facts.package),
    ...findFiguresWithoutService(facts.package),
    ...findDepartureFaults(facts, today),
    ...findRefundFaults(facts.policy.refund),
    ...findNeedlessAmount(facts),
    ...findExcludedFacts(facts),
    ...findEffectFaults(facts.policy.effectiveDate, today),
    ...findAddressFaults(facts.agency.address),
  ].map((fault) => ({ file: 'facts.jsonc', ...fault }));
}

function findPackageFaults(offer: Facts['package']): FieldFault[] {
  const { meals, indianFood, childUnder, infantUnder, services } = offer;
  const faults: FieldFault[] = [];
  const report = (keys: Keys, value: unknown, advice: string) =>
    faults.push({ keys: ['package', ...keys], value, advice });
  if (indianFood !== null && meals === null)
    report(['meals'], meals, 'Write the meals too: the line on Indian food needs them');
  if (services['otherMeals'] === 'in')
    report(
      ['services', 'otherMeals'],
      'in',
      'Leave it empty, and say which meals are in the price under "Meals, each day"',
    );
  if (childUnder !== null && infantUnder !== null && infantUnder >= childUnder)
    report(
      ['infantUnder'],
      infantUnder,
      `Write an age below that of a child, which is ${childUnder}`,
    );
  return faults;
}

/** Returns a fault for each figure that no page would show, such as litres of Zam Zam if the price does not include it. */
function findFiguresWithoutService({ services, ...offer }: Facts['package']): FieldFault[] {
  const { zamZamLitres, meals, taxes } = offer;
  const figures: { keys: Keys; value: unknown; service: KnownService; mustBe: 'in' | 'notIn' }[] = [
    { keys: ['zamZamLitres'], value: zamZamLitres, service: 'zam-zam', mustBe: 'in' },
    { keys: ['meals'], value: meals, service: 'food', mustBe: 'in' },
    { keys: ['taxes', 'gst'], value: taxes.gst, service: 'gst', mustBe: 'notIn' },
    { keys: ['taxes', 'tcs'], value: taxes.tcs, service: 'tcs', mustBe: 'notIn' },
    { keys: ['taxes', 'tcsOn'], value: taxes.tcsOn, service: 'tcs', mustBe: 'notIn' },
  ];
  return figures
    .filter(({ value, service, mustBe }) => value !== null && services[service] !== mustBe)
    .map(({ keys, value, service, mustBe }) => {
      const choice = mustBe === 'in' ? 'In the price' : 'Not in the price';
      const advice = `Choose "${choice}" for ${service} too, or leave this empty`;
      const inFile = `That is "${service}": "${mustBe}" there`;
      return { keys: ['package', ...keys], value, advice, inFile };
    });
}

/** Returns a fault if an amount is never paid back, but nothing that is in the price. Pages would not mention the amount. */
function findNeedlessAmount(facts: Facts): FieldFault[] {
  const { neverPaidBack } = facts.policy.refund;
  if (neverPaidBack === null || feesInPrice(facts).length > 0) return [];
  const advice =
    'Leave it empty, or write what it is for in "Never paid back", which has nothing that is in the price';
  return [{ keys: ['policy', 'refund', 'neverPaidBack'], value: neverPaidBack, advice }];
}

function findEffectFaults(value: string, today: string): FieldFault[] {
  if (daysBetween(today, value) <= farthestEffect) return [];
  const advice = 'Write the day from which the legal pages apply, at most a year ahead';
  return [{ keys: ['policy', 'effectiveDate'], value, advice }];
}

/** Returns a fault for the first fact about each service that the price excludes, with the number of others like it. */
function findExcludedFacts(facts: Facts): FieldFault[] {
  return (['flight', 'hotel'] as const)
    .filter((service) => isExcluded(facts.package, service))
    .flatMap((service) => {
      const [first, ...others] = factsAbout(service, facts);
      if (!first) return [];
      const more = others.length > 0 ? `, like ${others.length} more facts about it` : '';
      const advice = `Leave it empty${more}, or choose "In the price" for ${service}`;
      return [{ ...first, advice }];
    });
}

/** Returns the known facts that depend on whether the price includes a flight or a hotel. */
function factsAbout(service: 'flight' | 'hotel', { departures, hotels, package: offer }: Facts) {
  const namedWith = {
    flight: ['from', 'airline', 'direct', 'via', 'baggageKilos'],
    hotel: ['hotelMakkah', 'hotelMadinah', 'rooms'],
  } as const;
  const onDates = departures.list.flatMap((departure, at) =>
    namedWith[service].map((name) => {
      return { keys: ['departures', 'list', at, name], value: departure[name] };
    }),
  );
  const inCities = (['makkah', 'madinah'] as const).map((city) => {
    return { keys: ['hotels', city], value: hotels[city][0]?.name };
  });
  const beds = ([...roomNames, 'child', 'childNoBed'] as const).map((name) => {
    return { keys: ['package', 'rooms', name], value: offer.rooms[name] };
  });
  const all = service === 'hotel' ? [...inCities, ...beds, ...onDates] : onDates;
  return all.filter(({ value }) => value !== undefined);
}
