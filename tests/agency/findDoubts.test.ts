/** Facts that other facts put in doubt. */
import { expect, it } from 'vitest';
import {
  findFarHotels,
  findUnavailablePrice,
  findNextDay,
  findOtherNames,
} from '../../src/agency/checks/findDoubts.ts';
import { findTypedFacts } from '../../src/agency/checks/findTypedFacts.ts';
import { answered } from '../support/answered.ts';
import { made } from '../support/madeSite.ts';

it('names each hotel that is not really near', () => {
  const facts = answered(made.content.facts);
  facts.hotels.madinah[0]!.metres = 1000;
  const far = findFarHotels({ ...made.content, facts });
  expect(far.map(({ note }) => note)).toEqual(['Example House Ajyad, 1,900 m']);
  facts.hotels.madinah[0]!.metres = 1001;
  const inBoth = findFarHotels({ ...made.content, facts });
  expect(inBoth.map(({ note }) => note)).toEqual([
    'Example House Ajyad, 1,900 m',
    'Example Garden Madinah, 1,001 m',
  ]);
  expect(findFarHotels(made.content)).toEqual([]);
});

it('names each licence that is in a different name from the bank account', () => {
  const facts = structuredClone(answered(made.content.facts)) as any;
  const url = 'https://www.example.com/gst';
  const seen = [
    'NOOR HAJJ AND UMRAH TRAVELS PVT. LTD.',
    'M/s Noor Hajj & Umrah Travels (P) Ltd',
    'NOOR TOURS',
  ];
  facts.licences.list = seen.map((name) => ({ label: 'GST', value: '1', url, seen: name }));
  const notes = findOtherNames({ facts } as any).map(({ note }) => note);
  expect(notes).toEqual([expect.stringContaining('sees NOOR TOURS there')]);
});

it.each([
  ['Umrah from 99,999/-', 'such as {price}'],
  ['Umrah from 1.2 lakh', 'such as {price}'],
  ['A fee of 500 rupees', 'such as {price}'],
  ['80% back', 'such as {price}'],
  ['Call 98765 43210', 'write {phone}'],
  ['কল +91-98765-43210', 'write {phone}'],
  ['Bukhari 1190, 15 days, 24x7, 1,900 m', undefined],
])('names what is typed in "%s"', (text, advice) => {
  const { facts, languages, pages } = structuredClone(made.content) as any;
  Object.assign(facts.package, { name: text });
  const [found] = findTypedFacts({ facts, languages, pages } as any).filter(
    ({ file }) => file === 'facts.jsonc',
  );
  expect(found?.advice ?? '').toContain(advice ?? '');
  expect(found === undefined).toBe(advice === undefined);
});

const offer = { ...made.content.facts.package, price: 88000, rooms: {} };
const contentWith = (list: object[], balanceDays: number | null = null): any => ({
  facts: { package: offer, departures: { list }, payment: { balanceDays } },
});

it.each([
  ['No date to come has the starting price of ₹88,000.', 99000, 88001],
  ['', 99000, 88000],
  ['', 99000, undefined],
  ['', undefined],
])('says "%s" for dates at %j and %j', (line, ...prices) => {
  const list = prices.map((price, at) => ({ date: `2031-03-0${at + 1}`, price }));
  expect(findUnavailablePrice(contentWith(list)).map(({ note }) => note)).toEqual(
    line ? [line] : [],
  );
});

it.each([
  [null, ['1\u00a0March 2031']],
  [30, ['30\u00a0January 2031']],
  [60, ['31\u00a0January 2031']],
])(
  'names the next day on which something ends, with the balance due %s days before',
  (days, wanted) => {
    const list = [{ date: '2031-04-01' }, { date: '2031-03-01' }];
    const next = findNextDay(contentWith(list, days), '2031-01-15');
    expect(next.map(({ note }) => note)).toEqual(wanted);
    expect(findNextDay(contentWith([], days), '2031-01-15')).toEqual([]);
  },
);
