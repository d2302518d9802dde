/** What a family pays in all, where counting is offered, and which rooms it fills. */
import { describe, expect, it } from 'vitest';
import { missingRow, sharedRow, sumOf } from '../../src/site/client/familySum.ts';
import { changedSite } from '../support/changedSite.ts';
import { services } from '../support/services.ts';

it.each<[counts: number[], prices: (number | undefined)[], sum: number | undefined]>([
  [[0, 2, 1], [94248, 102816, 76041], 281673],
  [[6, 0, 0], [94248, 102816, 76041], 565488],
  [[1, 0, 1], [94248, undefined, 0], 94248],
  [[1, 2, 0], [94248, undefined, 76041], undefined],
  [[0, 0, 0], [undefined, undefined, undefined], 0],
])('adds %j times %j', (counts, prices, sum) => {
  expect(sumOf(counts, prices)).toBe(sum);
});

it('names the first row that is counted and has no price', () => {
  expect(missingRow([0, 1, 1], [undefined, 5, undefined])).toBe(2);
  expect(missingRow([0, 1, 0], [undefined, 5, undefined])).toBe(-1);
});

/** Rooms for four, three and two, a child with a bed, an infant. */
const beds = [4, 3, 2, -1, undefined];

it.each<[counts: number[], row: number]>([
  [[4, 3, 2, 0, 1], -1],
  [[8, 6, 0, 0, 0], -1],
  [[0, 2, 0, 0, 0], 1],
  [[0, 2, 0, 1, 0], -1],
  [[0, 1, 0, 1, 0], 1],
  [[0, 0, 3, 0, 2], 2],
  [[5, 0, 0, 2, 0], 0],
  [[5, 0, 0, 3, 0], -1],
])('says of %j that the room of row %i has a bed left', (counts, row) => {
  expect(sharedRow(counts, beds)).toBe(row);
});

describe('counting a family', () => {
  const taxed = { gst: 5, tcs: 2, tcsOn: 'total' };
  const both = ['gst', 'tcs'];
  const rooms = { four: 88000, two: 112000 };

  it.each<[what: string, offer: object, words: Record<string, string | undefined> | undefined]>([
    ['one price whose taxes nobody knows', {}, undefined],
    ['one room whose taxes nobody knows', { price: null, rooms: { four: 88000 } }, undefined],
    [
      'one price with taxes',
      { services: services(['hotel'], both), taxes: taxed },
      { with: '{total} with GST and TCS', persons: 'Persons', taxes: undefined },
    ],
    [
      'one price that includes all taxes',
      { services: services(both) },
      { with: undefined, persons: 'Persons', taxes: undefined },
    ],
    [
      'rooms with taxes',
      { price: null, rooms, services: services(['hotel'], both), taxes: taxed },
      { with: '{total} with GST and TCS', persons: undefined, taxes: undefined },
    ],
    [
      'rooms and a rate that nobody knows',
      {
        price: null,
        rooms,
        services: services(['hotel'], both),
        taxes: { ...taxed, tcs: null, tcsOn: null },
      },
      { persons: undefined, taxes: 'TCS' },
    ],
    [
      'rooms and taxes of which nobody has said anything',
      { price: null, rooms },
      { with: undefined, persons: undefined, taxes: 'GST and TCS' },
    ],
  ])('of %s', (_, offer, words) => {
    const page = changedSite(({ facts }) => void Object.assign(facts.package, offer))('/');
    const [found] = page.all('[data-behaviour=family]');
    expect(found !== undefined).toBe(words !== undefined);
    if (!found || !words) return;
    const own = Object.keys(words).map((name) => [name, found.get(`data-${name}`)]);
    expect(Object.fromEntries(own)).toEqual(words);
    // Without scripts nothing of it is seen.
    expect(found.all('button').map((button) => button.get('hidden'))).toEqual(['']);
  });
});
