/** Facts that other facts put in doubt. */
import { expect, it } from 'vitest';
import {
  findFarHotels,
  findUnavailablePrice,
  findNextDay,
  findOtherNames,
} from '../../src/agency/checks/findDoubts.ts';
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
  const seen = ['NOOR HAJJ AND UMRAH TRAVELS PVT. LTD.', 'NOOR TOURS'];
  facts.licences.list = seen.map((name) => ({ label: 'GST', value: '1', url, seen: name }));
  const notes = findOtherNames({ facts } as any).map(({ note }) => note);
  expect(notes).toEqual([expect.stringContaining('sees NOOR TOURS there')]);
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
