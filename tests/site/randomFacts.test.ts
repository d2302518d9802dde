/** A hundred agencies with random facts: their English pages contradict nothing, leave no part empty and say "per person". */
import { expect, it } from 'vitest';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import type { Part } from '../support/readPage.ts';

const agencies = 100;

/** Returns a function that returns numbers from 0 to 1, in the same order on every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fills the facts of a copy of the fixture's content in, each with a chance of its own. */
function fillIn(facts: any, random: () => number): void {
  const all = answered(facts);
  const chance = (share = 0.5) => random() < share;
  const some = <Value>(values: readonly Value[]) => values.filter(() => chance());
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const thin = (group: object) => Object.fromEntries(some(Object.entries(group)));
  const { package: offer, payment, departures, hotels, policy } = facts;

  const service = pick(['none', 'none', 'flight', 'hotel', 'visa', 'transportation']);
  const excludes = chance(0.7) ? some(all.package.excludes as string[]) : [];
  offer.excludes = service === 'none' ? excludes : [...excludes, service];
  offer.includes = ['hotel', 'flight', 'zam-zam', 'laundry'].filter((name) => name !== service);
  for (const tax of ['gst', 'tcs']) {
    if (offer.excludes.includes(tax)) offer.taxes[tax] = chance(0.7) ? pick([2, 5]) : null;
    else if (chance(0.3)) offer.includes.push(tax);
  }
  if (offer.taxes.tcs && chance(0.7)) offer.taxes.tcsOn = pick(['price', 'total']);
  if (chance()) offer.zamZamLitres = pick([1, 5]);
  if (chance()) Object.assign(offer, { childUnder: 12, infantUnder: pick([null, 2]) });

  if (chance(0.6)) Object.assign(offer, { rooms: { four: 88000, ...thin(all.package.rooms) } });
  const hasRooms = Object.keys(offer.rooms).length > 0;
  if (hasRooms) offer.price = null;
  if (chance()) payment.advance = 25000;
  if (chance()) payment.balanceDays = 30;
  if (chance()) payment.account = all.payment.account;
  if (chance()) policy.papers = all.policy.papers;
  policy.askAbout = some(policy.askAbout);
  if (chance(0.3)) policy.refund.processingDays = { from: 1, to: 1 };

  if (service !== 'hotel' && chance())
    for (const city of ['makkah', 'madinah']) hotels[city] = some(all.hotels[city]);
  const known = (city: string, name: string) =>
    hotels[city].some((hotel: { name: string }) => hotel.name === name);
  const journeys = chance(0.8) ? some(all.departures.list as any[]) : [];
  departures.list = journeys.map(({ date, rooms, price, ...journey }) => {
    const { airline, via, direct, hotelMakkah, hotelMadinah, from, baggageKilos, ...rest } =
      journey;
    const flight = chance(0.7) ? { airline, ...pick([{}, via ? { via } : { direct }]) } : {};
    return {
      date,
      ...thin(rest),
      ...(service !== 'flight' && { ...thin({ from, baggageKilos }), ...flight }),
      ...(chance() && known('makkah', hotelMakkah) && { hotelMakkah }),
      ...(chance() && known('madinah', hotelMadinah) && { hotelMadinah }),
      ...pick([
        {},
        { price: price ?? 132000 },
        { rooms: { four: rooms?.four ?? 132000, ...thin(rooms ?? { child: 99000 }) } },
      ]),
    };
  });
}

/** Of each pair, Home, About and Terms together may have one. */
const once = [
  [/Which dates are the next/, /Next departures/],
  [/What is not in the price\?/, /Not in this price/],
  [/Which hotels in Makkah/, /m on foot from/],
  [/Which hotel in Madinah/, /m on foot from Masjid Nabawi/],
  [/How many persons share a room/, /\d in a room/],
  [/How much is the advance/, /₹25,000/],
  [/which day must I pay the rest/, /Pay the rest by|the rest at least/],
  [/In whose name is the account/, /Pay into the account/],
  [/How much is added to the price/, /₹[\d,]+ with/],
  [/Is TCS counted/, /₹[\d,]+ with/],
  [/Half at booking/, /₹25,000 per person at|Advance at booking|[Tt]he rest at least/],
  [/Ask us which services your price covers/, /Not in this price/],
  [/Which papers must I bring/, /Papers to bring/],
  [/Zam Zam water (included|is part)/, /litres? of Zam Zam water/],
] as const;

const inRow = [
  [/From which airport/, /From Kolkata/],
  [/Which airline/, /Example (Air|International)/],
  [/Is the flight direct/, /, (direct|via)/],
  [/What is the price/, /₹/],
  [/Which hotel will be mine: Example Towers/, /Makkah: Example/],
] as const;

const met = new Set<RegExp>();

/** Returns what is there twice over, empty, or a price of which nobody knows for how many it is. */
function faultsOf(site: (path: string) => Part): unknown[] {
  const home = site('/');
  const [main, head] = [home.only('main'), home.only('head')];
  const plain = (part: Part) => part.text.replaceAll('\u00a0', ' ');
  const waiting = home.all('template').map(plain).join();
  const words = plain(main).replace(waiting, '');
  const tables = main.all('.room-prices');
  const untitled = tables.filter(({ text }) => !text.startsWith('Price per person'));
  const outside = tables.reduce((rest, table) => rest.replace(plain(table), ''), words);
  const prices = `${outside}${head.html}`.match(/₹[\d,]+.{0,11}/g) ?? [];
  const both = (text: string, pairs: typeof once | typeof inRow) =>
    pairs.filter((pair) => {
      const shown = pair.filter((sentence) => sentence.test(text));
      for (const sentence of shown) met.add(sentence);
      return shown.length === 2;
    });
  const others = ['/about/', '/terms-and-conditions/'].map((path) =>
    plain(site(path).only('main')),
  );
  return [
    ...both([words, ...others].join(' '), once),
    ...main.all('.departures__row').flatMap((row) => both(plain(row), inRow)),
    ...untitled.map(plain),
    ...prices.filter((price) => !/^₹[\d,]+ (per person|with )/.test(price)),
  ];
}

const random = randomNumbers(51);
const states = Array.from({ length: agencies }, (_, at) => [at, Math.floor(random() * 2 ** 31)]);

it.each(states)('agency %i contradicts nothing, and prices are per person', (_at, seed) => {
  const site = changedSite(({ facts }) => fillIn(facts, randomNumbers(seed)));
  expect(faultsOf(site)).toEqual([]);
});

it('self-test: has met each sentence', () => {
  expect([...once, ...inRow].flat().filter((sentence) => !met.has(sentence))).toEqual([]);
});
