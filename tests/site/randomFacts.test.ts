/** Forty agencies with random facts: no page contradicts itself, leaves a part empty or says a price that is not per person. */
import { expect, it } from 'vitest';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { projectAt } from '../../src/generator/project.ts';
import { inLetters } from '../fixture/content/languages/inLetters.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { readPage, type Part } from '../support/readPage.ts';

const agencies = 40;

/** The words that the site is published with, because only they show how real sentences read without a fact. */
const published = (await loadContent(projectAt())) as any;

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

/** Fills facts in, each with a chance of its own. */
function fillIn(facts: any, random: () => number): void {
  const all = answered(facts);
  const chance = (share = 0.5) => random() < share;
  const some = <Value>(values: readonly Value[]) => values.filter(() => chance());
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const thin = (group: object) => Object.fromEntries(some(Object.entries(group)));
  const { package: offer, payment, departures, hotels, policy, licences } = facts;

  const service = pick(['none', 'none', 'flight', 'hotel', 'visa', 'transportation']);
  const excludes = chance(0.7) ? some(all.package.excludes as string[]) : [];
  offer.excludes = service === 'none' ? excludes : [...excludes, service];
  offer.includes = offer.includes.filter((name: string) => name !== service);
  for (const tax of ['gst', 'tcs']) {
    if (offer.excludes.includes(tax)) offer.taxes[tax] = chance(0.7) ? pick([2, 5]) : null;
    else if (chance(0.3)) offer.includes.push(tax);
  }
  if (offer.taxes.tcs && chance(0.7)) offer.taxes.tcsOn = pick(['price', 'total']);
  if (chance()) offer.zamZamLitres = pick([1, 5]);
  if (chance()) Object.assign(offer, { childUnder: 12, infantUnder: pick([null, 1, 2]) });

  const rooms = chance(0.6) ? { four: 88000, ...thin(all.package.rooms) } : {};
  Object.assign(offer, { rooms, price: 'four' in rooms ? null : 88000 });
  if (chance()) payment.advance = 25000;
  if (chance()) payment.balanceDays = pick([1, 30]);
  if (chance()) payment.account = all.payment.account;
  if (chance()) policy.papers = all.policy.papers;
  if (chance(0.3)) licences.list = [{ label: 'GST number', value: '19ABCDE1234F1Z5' }];
  policy.askAbout = some(policy.askAbout);
  policy.passportMonths = pick([1, 8]);
  Object.assign(policy.refund, { percent: pick([0, 90, 100]), days: pick([1, 5]) });
  if (chance(0.3)) policy.refund.processingDays = { from: 1, to: 1 };
  if (chance(0.3)) policy.refund.nonRefundable = [];

  if (service !== 'hotel' && chance())
    for (const city of ['makkah', 'madinah']) hotels[city] = some(all.hotels[city]);
  const known = (city: string, name: string) =>
    hotels[city].some((hotel: { name: string }) => hotel.name === name);
  const journeys = chance(0.8) ? some(all.departures.list as any[]) : [];
  departures.list = journeys.map(({ date, rooms: own, price, ...journey }) => {
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
        { rooms: { four: own?.four ?? 132000, ...thin(own ?? { child: 99000 }) } },
      ]),
    };
  });
}

type Pairs = readonly (readonly [one: string, other: string])[];

/** Of each pair, a page may have one; in English Home, About and Terms together. Other languages have the same in their letters. */
const once: Pairs = [
  ['Which dates are the next', 'Next departures'],
  ['What is not in the price', 'Not in this price'],
  ['Which hotels in Makkah', 'm on foot from'],
  ['Which hotel in Madinah', 'm on foot from Masjid Nabawi'],
  ['How many persons share a room', '[0-9] in a room'],
  ['How much is the advance', '₹25,000'],
  ['which day must I pay the rest', 'Pay the rest by|the rest at least'],
  ['In whose name is the account', 'Pay into the account'],
  ['How much is added to the price', '₹[0-9,]+ with'],
  ['Is TCS counted', '₹[0-9,]+ with'],
  ['Half at booking', '₹25,000 per person at|Advance at booking|the rest at least'],
  ['Ask us which services your price covers', 'Not in this price'],
  ['Which papers must I bring', 'Papers to bring'],
  ['Zam Zam water (included|is part)', '(litre|litres) of Zam Zam water'],
];

/** The same of a row of the departures, in English. */
const inRow: Pairs = [
  ['From which airport', 'From Kolkata'],
  ['Which airline', 'Example (Air|International)'],
  ['Is the flight direct', ', (direct|via)'],
  ['What is the price', '₹'],
  ['Which hotel will be mine: Example Towers', 'Makkah: Example'],
];

const met = new Set<string>();

/** Returns the pairs of which a text has both. */
function bothOf(pairs: Pairs, text: string, lang: 'en' | 'bn' | 'ur' = 'en'): Pairs {
  return pairs.filter((pair) => {
    const shown = pair.filter((source) =>
      new RegExp(lang === 'en' ? source : inLetters(lang, source), 'i').test(text),
    );
    for (const source of shown) met.add(lang === 'en' ? source : `elsewhere: ${source}`);
    return shown.length === 2;
  });
}

const plain = (part: Part) => part.text.replaceAll('\u00a0', ' ');

/** The words of a page, without what waits for the last departure to pass. */
function wordsOf(page: Part): string {
  return page
    .all('template')
    .reduce((words, part) => words.replace(plain(part), ''), plain(page.only('main')));
}

/** Returns every price of Home of which a reader cannot tell for how many it is. */
function pricesNotPerPerson(home: Part): string[] {
  const tables = home.all('main .room-prices').map(plain);
  const outside = tables.reduce((rest, table) => rest.replace(table, ''), wordsOf(home));
  const prices = `${outside}${home.only('head').html}`.match(/₹[\d,]+.{0,11}/g) ?? [];
  return [
    ...tables.filter((table) => !table.startsWith('Price per person')),
    ...prices.filter((price) => !/^₹[\d,]+ (per person|with )/.test(price)),
  ];
}

/** Returns what no sentence has: a space before its stop, a stop twice, many things that are one, "these 1". */
function slipsIn(page: Part): string[] {
  const slips =
    /.{0,30}( [,.;:?!।۔،؟](?!\S)|[,;:]{2}|[^.]\.\.(?!\.)|\bthese 1\b|\b1 [a-z]*[a-rt-z]s\b).{0,20}/g;
  return plain(page.only('main')).match(slips) ?? [];
}

const random = randomNumbers(51);
const states = Array.from(
  { length: agencies },
  (_, at) => [at, Math.floor(random() * 2 ** 31)] as const,
);

it.each(states)('agency %i contradicts nothing, in English and another language', (at, seed) => {
  const site = changedSite(({ facts }) => fillIn(facts, randomNumbers(seed)));
  const [home, ...others] = ['/', '/about/', '/terms-and-conditions/'].map(site) as [
    Part,
    ...Part[],
  ];
  const lang = at % 2 ? 'bn' : 'ur';
  expect([
    ...bothOf(once, [home, ...others].map(wordsOf).join(' ')),
    ...home.all('main .departures__row').flatMap((row) => bothOf(inRow, plain(row))),
    ...bothOf(once, wordsOf(site(`/${lang}/`)), lang),
    ...pricesNotPerPerson(home),
  ]).toEqual([]);
});

it.each(states.slice(0, 20))(
  'agency %i has whole sentences, in the words that are published',
  (at, seed) => {
    const site = changedSite((content) => {
      Object.assign(content, structuredClone(published));
      fillIn(content.facts, randomNumbers(seed));
    });
    const others = published.languages.slice(1).map(({ lang }: { lang: string }) => `/${lang}/`);
    const pages = [
      '/',
      others[at % others.length] ?? '/about/',
      '/terms-and-conditions/',
      '/refund-policy/',
    ];
    expect(pages.map(site).flatMap(slipsIn)).toEqual([]);
  },
);

it('self-test: has met each sentence, and finds slips', () => {
  // What About and Terms alone say has no other language.
  const ofHome = once.flat().filter((source) => !/included/.test(source));
  const wanted = [...once, ...inRow].flat().concat(ofHome.map((source) => `elsewhere: ${source}`));
  expect(wanted.filter((sentence) => !met.has(sentence))).toEqual([]);
  const of = (text: string) => slipsIn(readPage(`<main>${text}</main>`)).length;
  const slips = ['Howrah , India', 'a,, b', 'Ltd..', 'these 1 day', '1 days', 'শেষ ।'];
  expect(slips.map(of)).toEqual(slips.map(() => 1));
  const right = ['1 day', '21 days', 'Pvt. Ltd. is', '…', '1 business day'];
  expect(right.map(of)).toEqual(right.map(() => 0));
});
