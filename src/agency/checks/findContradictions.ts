/** Finds facts that contradict each other. */
import type { Content, Departure, Facts } from '../schemas/content.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { formatDay } from '../../values/format.ts';
import { valueAt, type Keys } from '../../values/place.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { daysBetween } from '../../values/days.ts';
import { factsSchema } from '../schemas/factsSchema.ts';
import { roomNames } from '../schemas/priceNames.ts';
import { groupsOf } from '../factGroups.ts';
import { fromPriceOf, priceTableOf } from '../prices.ts';
import { findPriceFaults } from './findPriceFaults.ts';

/** How many days ahead a departure may be. No agency sells later ones. */
const farthestDeparture = 3 * 365;

/** How many days ahead the effective date of the rules may be. */
const farthestEffect = 365;

/** Returns a fault for each fact that another one contradicts. `today` is year-month-day. */
export function findContradictions(facts: Facts, today: string): Fault[] {
  return [
    ...findFutureChecks(facts, today),
    ...findPriceFaults(facts),
    ...packageFaults(facts.package),
    ...figuresWithoutService(facts.package),
    ...departureFaults(facts, today),
    ...nameFaults(facts),
    ...refundFaults(facts.policy.refund),
    ...excludedFaults(facts),
    ...effectFaults(facts.policy.effectiveDate, today),
    ...addressFaults(facts.agency.address),
  ].map((fault) => ({ file: 'facts.jsonc', ...fault }));
}

/** Returns a fault for each language whose reading is dated in the future. */
export function findFutureReadings(languages: Content['languages'], today: string): Fault[] {
  return languages.flatMap(({ checked }, at) => {
    if (!checked || checked <= today) return [];
    const place = { file: 'languages/index.jsonc', keys: [at, 'checked'] };
    return [{ ...place, value: checked, advice: futureDayAdvice(today) }];
  });
}

function futureDayAdvice(today: string): string {
  return `Write the day on which you checked it, or set the clock of this computer, which says ${today}`;
}

function findFutureChecks(facts: Facts, today: string): FieldFault[] {
  const advice = futureDayAdvice(today);
  return groupsOf(facts)
    .filter(({ checked }) => checked && checked > today)
    .map(({ name, checked }) => ({ keys: [name, 'checked'], value: checked, advice }));
}

function packageFaults(offer: Facts['package']): FieldFault[] {
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
function figuresWithoutService({ services, ...offer }: Facts['package']): FieldFault[] {
  const { zamZamLitres, meals, taxes } = offer;
  const figures = [
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

/** An Indian PIN code has six digits. On every page, town, PIN code, state and country follow the street. */
function addressFaults(address: Facts['agency']['address']): FieldFault[] {
  const { street, city, postalCode, region, country, countryCode } = address;
  const at = (name: keyof typeof address, advice: string) => [
    { keys: ['agency', 'address', name], value: address[name], advice },
  ];
  if (countryCode === 'IN' && !/^\d{3}[ -]?\d{3}$/.test(postalCode))
    return at('postalCode', 'Write all six digits of the PIN code');
  const hasPart = (text: string, ...others: readonly string[]) =>
    partsOf(text).some((part) => others.map(inOneWord).includes(part));
  const hasCode = (text: string) =>
    partsOf(text).some((part) => part.endsWith(inOneWord(postalCode)));
  // A town may have the name of its state or country, such as Delhi or Singapore, if it has nothing else.
  const isSeveral = (text: string) => partsOf(text).length > 1;
  if (hasCode(street) || hasPart(street, city))
    return at('street', 'Write it without the town and the PIN code, which pages show after it');
  if (hasPart(street, region, country))
    return at('street', 'Write it without the state and the country, which pages show after it');
  if (hasCode(city) || (isSeveral(city) && hasPart(city, region, country)))
    return at('city', 'Write the town alone: pages show PIN code, state and country after it');
  if (hasCode(region) || (isSeveral(region) && hasPart(region, city, country)))
    return at('region', 'Write the state alone: pages show town, PIN code and country beside it');
  return [];
}

/** Returns the parts of an address between its commas, dashes and brackets, each in one word. */
function partsOf(text: string): string[] {
  return text.split(/[,–—()]| - /).map(inOneWord);
}

function inOneWord(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '');
}

function effectFaults(value: string, today: string): FieldFault[] {
  if (daysBetween(today, value) <= farthestEffect) return [];
  const advice = 'Write the day from which the legal pages apply, at most a year ahead';
  return [{ keys: ['policy', 'effectiveDate'], value, advice }];
}

function departureFaults({ departures, package: offer }: Facts, today: string): FieldFault[] {
  const seen = new Set<string>();
  return departures.list.flatMap((departure, at) => {
    // A single price and prices by room can give the same table, so the resolved prices are compared.
    const price = fromPriceOf(departure, offer)?.rupees;
    const rooms = priceTableOf(departure, offer);
    const journey = JSON.stringify([{ ...departure, price, rooms: undefined }, rooms]);
    const fault = seen.has(journey)
      ? { advice: 'The same journey is listed twice; delete one, or write what differs' }
      : departureFault(departure, today);
    seen.add(journey);
    return fault ? [{ keys: ['departures', 'list', at], value: departure.date, ...fault }] : [];
  });
}

/** Returns a fault for each hotel of a departure that is not in the list of hotels for its city. */
function nameFaults(facts: Facts): FieldFault[] {
  return everyField(factsSchema, facts).flatMap(({ keys, value, info: { namesIn } }) => {
    if (namesIn === undefined || value === undefined) return [];
    const list: readonly { name: string }[] = valueAt(facts, namesIn);
    const { date } = facts.departures.list[keys[2] as number]!;
    const journey = `the journey of ${formatDay(date, 'en-IN')}`;
    const advice = `Choose a hotel that is in the list of hotels for ${journey}, or add this one to the list`;
    return list.some(({ name }) => name === value) ? [] : { keys, value, advice };
  });
}

/** Returns the first fault in the refund steps, each of which must be later than the one before and pay back no more. */
function refundFaults(refund: Facts['policy']['refund']): FieldFault[] {
  const { steps, stepsOf, neverPaidBack, nonRefundable, percent } = refund;
  const at = (keys: Keys, value: unknown, advice: string) => [
    { keys: ['policy', 'refund', ...keys], value, advice },
  ];
  let before = { daysBefore: Infinity, paidBack: percent };
  for (const [index, step] of steps.entries()) {
    const { daysBefore, paidBack } = step;
    if (before.paidBack === 0 && index > 0) {
      const advice = 'Delete this line: the one before it says already that nothing is paid back';
      return at(['steps', index], paidBack, advice);
    }
    if (daysBefore >= before.daysBefore)
      return at(
        ['steps', index, 'daysBefore'],
        daysBefore,
        `Write fewer than ${before.daysBefore}`,
      );
    if (paidBack > before.paidBack)
      return at(['steps', index], paidBack, `Pay back at most ${before.paidBack}, as before it`);
    before = step;
  }
  if (neverPaidBack !== null && nonRefundable.length === 0)
    return at(
      ['neverPaidBack'],
      neverPaidBack,
      'Write null, or what it is for in "Never paid back"',
    );
  if (steps.length === 0) return [];
  if (stepsOf === null)
    return at(['stepsOf'], stepsOf, 'Write whether the steps are of refundable or of price');
  const isBoth = stepsOf === 'price' && nonRefundable.length > 0;
  const advice = 'Write refundable, or take everything out of "Never paid back"';
  return isBoth ? at(['stepsOf'], stepsOf, advice) : [];
}

/** Returns a fault for each fact about a service that the price excludes. */
function excludedFaults({ departures, hotels, package: { services, rooms } }: Facts): FieldFault[] {
  const namedWith = {
    flight: ['from', 'airline', 'direct', 'via', 'baggageKilos'],
    hotel: ['hotelMakkah', 'hotelMadinah', 'rooms'],
  } as const;
  return (['flight', 'hotel'] as const)
    .filter((service) => services[service] === 'notIn')
    .flatMap((service) => {
      const advice = `Leave it empty, or choose "In the price" for ${service}`;
      const inCities = (['makkah', 'madinah'] as const).map((city) => ({
        keys: ['hotels', city],
        value: hotels[city][0]?.name,
      }));
      const onDates = departures.list.flatMap((departure, at) =>
        namedWith[service].map((name) => {
          return { keys: ['departures', 'list', at, name], value: departure[name] };
        }),
      );
      const inHotels = [...roomNames, 'child', 'childNoBed'] as const;
      const beds = inHotels.map((name) => ({
        keys: ['package', 'rooms', name],
        value: rooms[name],
      }));
      return [...(service === 'hotel' ? [...inCities, ...beds] : []), ...onDates]
        .filter(({ value }) => value !== undefined)
        .map((fault) => ({ ...fault, advice }));
    });
}

function departureFault(
  departure: Departure,
  today: string,
): Pick<FieldFault, 'advice' | 'state'> | undefined {
  const { date, days, nightsMakkah = 0, nightsMadinah = 0, ...flight } = departure;
  if (daysBetween(today, date) > farthestDeparture)
    return { advice: 'Correct its year: no journey is planned so far ahead' };
  if (flight.direct && flight.via)
    return {
      state: 'has both a direct flight and a city where passengers change planes',
      advice: 'Keep the direct flight, or via and the city, not both',
    };
  if (flight.via && flight.via === flight.from)
    return {
      state: `begins in ${flight.from}, and passengers change planes there`,
      advice: 'Write the city where passengers change planes',
    };
  if ((flight.direct || flight.via) && !flight.airline)
    return { state: 'has direct or via, but no airline', advice: 'Write the airline' };
  const nights = nightsMakkah + nightsMadinah;
  if (days !== undefined && nights >= days)
    return {
      state: `has ${nights} nights in ${days} days`,
      advice: 'Write more days than nights',
    };
  return undefined;
}
