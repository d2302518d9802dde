/**
 * Every pair of changes to facts is tried, five changes at a time: no page contradicts itself, or has an empty part or a price
 * that is not per person.
 */
import { expect, it } from 'vitest';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { projectAt } from '../../src/generator/project.ts';
import { answered } from '../support/answered.ts';
import { changedSite, englishSite } from '../support/changedSite.ts';
import { readPage, type Part } from '../support/readPage.ts';
import { excluded } from '../support/services.ts';

/** The live words, because only they show how real sentences read without a fact. */
const published = loadContent(projectAt()) as any;

type Change = (facts: any) => void;

/** Leaves out some fields of the departures. */
const eachLacks =
  (...names: string[]): Change =>
  ({ departures }) =>
    departures.list.forEach((journey: any) => names.forEach((name) => delete journey[name]));

function deleteFrom(group: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) delete group[name];
}

/** The changes, which start from facts that are all known. They are made in this order. */
const changes: readonly Change[] = [
  ({ package: { services } }) => deleteFrom(services, excluded),
  ({ package: { services } }) => deleteFrom(services, ['gst', 'tcs']),
  ({ package: { taxes } }) => Object.assign(taxes, { gst: 2, tcs: 5, tcsOn: 'price' }),
  ({ package: { taxes } }) => (taxes.gst = null),
  ({ package: { taxes } }) => (taxes.tcsOn = null),
  ({ package: offer }) => Object.assign(offer, { zamZamLitres: 1, childUnder: null }),
  ({ package: offer }) =>
    Object.assign(offer, { zamZamLitres: null, meals: null, indianFood: null }),
  ({ package: offer }) => (offer.rooms = { four: 88000, child: 71000 }),
  ({ package: offer }) => Object.assign(offer, { rooms: {}, price: 88000 }),
  ({ payment }) => (payment.advance = null),
  ({ payment }) => (payment.balanceDays = null),
  ({ payment }) => (payment.account = ''),
  ({ policy }) => Object.assign(policy, { papers: [], askAbout: [], passportMonths: 1 }),
  ({ policy: { refund } }) =>
    Object.assign(refund, { days: 1, processingDays: { from: 1, to: 1 }, neverPaidBack: null }),
  ({ policy: { refund } }) =>
    Object.assign(refund, {
      percent: 1,
      nonRefundable: [],
      neverPaidBack: null,
      steps: [],
      stepsOf: null,
    }),
  ({ departures }) => (departures.list = []),
  eachLacks('price', 'rooms', 'from'),
  eachLacks('airline', 'direct', 'via', 'nightsMakkah', 'nightsMadinah', 'days'),
  eachLacks('direct', 'via', 'baggageKilos'),
  eachLacks('hotelMakkah', 'hotelMadinah'),
  ({ hotels }) => (hotels.makkah = []),
  ({ hotels }) => (hotels.madinah = []),
  ({ package: { services }, policy: { refund } }) => {
    services.visa = 'notIn';
    // The fees of the visa are all that is never paid back.
    refund.neverPaidBack = null;
  },
];

function fillIn({ facts }: any, line: readonly Change[]): void {
  Object.assign(facts, answered(facts));
  for (const change of line) change(facts);
  const { package: offer, hotels, departures } = facts;
  for (const tax of ['gst', 'tcs']) if (offer.services[tax] !== 'notIn') offer.taxes[tax] = null;
  offer.taxes.tcsOn &&= offer.taxes.tcs && offer.taxes.tcsOn;
  for (const journey of departures.list) {
    if (hotels.makkah.length === 0) delete journey.hotelMakkah;
    if (hotels.madinah.length === 0) delete journey.hotelMadinah;
  }
}

type Pairs = readonly (readonly [one: string, other: string])[];

/** Contradictions: Home, About, Terms and Refund Policy together may have only one text of each pair. */
const once: Pairs = [
  ['Which dates are the next', 'Next departures'],
  ['What is not in the price', 'Not in this price'],
  ['Which hotels in Makkah', 'm on foot from'],
  ['Which hotel in Madinah, and', 'm on foot from Masjid Nabawi'],
  ['which other meals', 'Breakfast and dinner'],
  ['sets no amount for later|Ask which part', 'At least 15 days'],
  ['more than [0-9] days? after booking', 'At least 15 days'],
  ['full board', 'Breakfast and dinner'],
  ['How much is the advance', '₹25,000'],
  ['which day must I pay the rest', 'Pay the rest by|the rest at least'],
  ['In whose name is the account', 'Pay into the account'],
  ['How much is added to the price', '₹[0-9,]+ with'],
  ['Is TCS counted', '₹[0-9,]+ with'],
  ['Half at booking', '₹25,000 per person at|Advance at booking|the rest at least'],
  ['Which papers must I bring', 'Papers to bring'],
  ['Zam Zam water (included|is part)', '(litre|litres) of Zam Zam water'],
];

/** The same for a row of the departures, in English. */
const inRow: Pairs = [
  ['From which airport', 'From Kolkata'],
  ['Which airline', 'Example (Air|International)'],
  ['Is the flight direct', ', (direct|via)'],
  ['What is the price', '₹'],
  ['How many days', '[0-9] days'],
  ['How many nights', '[0-9] nights'],
  ['How much checked', 'kg of checked'],
  ['How many persons share a room', '[0-9] in a room'],
  ['Which hotel in Makkah will be mine', 'Makkah: Example'],
];

const met = new Set<string>();

/** Returns the pairs whose two texts are both in a text. */
function bothOf(pairs: Pairs, text: string): Pairs {
  return pairs.filter((pair) => {
    const shown = pair.filter((source) => new RegExp(source, 'i').test(text));
    for (const source of shown) met.add(source);
    return shown.length === 2;
  });
}

/** The words of a page, without what appears only after the last departure has passed. */
function wordsOf(page: Part): string {
  return page.only('main').without('template').words;
}

/** Returns every price on Home that does not say for how many people it is. */
function pricesNotPerPerson(home: Part): string[] {
  const tables = home.all('main .room-prices').map(({ words }) => words);
  const outside = home.only('main').without('template, .room-prices').words;
  const prices = `${outside}${home.only('head').html}`.match(/₹[\d,]+.{0,11}/g) ?? [];
  return [
    ...tables.filter((table) => !table.startsWith('Price per person')),
    ...prices.filter((price) => !/^₹[\d,]+ (per person|with |for each a)/.test(price)),
  ];
}

/** Returns slips: a space before a full stop, a full stop or a word twice, a plural after 1, "these 1". */
function slipsIn(page: Part): string[] {
  const slips =
    /.{0,30}( [,.;:?!।۔،؟](?!\S)|[,;:]{2}|[^.]\.\.(?!\.)|\bthese 1\b|\b(an?|the|in|of|from) \2\b|\b1 [a-z]*[a-rt-z]s\b).{0,20}/g;
  return page.only('main').words.match(slips) ?? [];
}

/**
 * The lines of a square of five by five whose edges wrap around: rows, columns and diagonals. Any two places are on exactly one
 * line, so that each pair of changes is tried once, five changes at a time.
 */
const five = [0, 1, 2, 3, 4];
const rows = five.map((row) => five.map((column) => 5 * row + column));
const slopes = five.map((slope) =>
  five.map((start) => five.map((row) => 5 * row + ((start + slope * row) % 5))),
);
const columns = slopes[0]!;

/** Returns the changes at the places of a line, in order. */
const changesAt = (line: readonly number[]): Change[] =>
  changes.filter((_, at) => line.includes(at));

it('self-test: tries each pair of changes', () => {
  const all = [...rows, ...slopes.flat()];
  const apart = changes.flatMap((_, one) =>
    changes
      .map((__, other) => [one, other])
      .filter((pair) => !all.some((line) => pair.every((at) => line.includes(at)))),
  );
  expect(apart).toEqual([]);
});

it.each([...rows, ...slopes.flat()].map((line) => [line]))(
  'changes %j do not contradict each other',
  (line) => {
    const site = englishSite((content) => fillIn(content, changesAt(line)));
    const home = site('/');
    const pages = [home, ...['/about/', '/terms-and-conditions/', '/refund-policy/'].map(site)];
    const words = pages.map(wordsOf).join(' ');
    const dates = home.all('main .departures__row').map(({ words: row }) => row);
    const contradictions = [...bothOf(once, words), ...dates.flatMap((row) => bothOf(inRow, row))];
    expect([...contradictions, ...pricesNotPerPerson(home)]).toEqual([]);
  },
);

it.each([...rows, ...columns].map((line) => [line]))(
  'changes %j leave complete sentences in the live words',
  (line) => {
    const site = changedSite((content) => {
      Object.assign(content, structuredClone(published));
      fillIn(content, changesAt(line));
    });
    const others = published.languages.slice(1).map(({ lang }: any) => `/${lang}/`);
    const pages = ['/', ...others, '/terms-and-conditions/', '/refund-policy/'];
    expect(pages.map(site).flatMap(slipsIn)).toEqual([]);
  },
);

it('self-test: has seen each sentence, and finds slips', () => {
  expect([...once, ...inRow].flat().filter((sentence) => !met.has(sentence))).toEqual([]);
  const of = (text: string) => slipsIn(readPage(`<main>${text}</main>`)).length;
  const slips = ['Howrah , India', 'a,, b', 'Ltd..', 'these 1 day', 'in in it', '1 days', 'শেষ ।'];
  expect(slips.map(of)).toEqual(slips.map(() => 1));
  const right = ['1 day', '21 days', 'Pvt. Ltd. is', '…', '1 business day'];
  expect(right.map(of)).toEqual(right.map(() => 0));
});
