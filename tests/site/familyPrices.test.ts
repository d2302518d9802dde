/** When families can enter who travels, and the data that the page gives to the script for it. */
import { describe, expect, it } from 'vitest';
import type { FamilyData } from '../../src/site/client/family/familyData.ts';
import { englishSite } from '../support/changedSite.ts';
import { services } from '../support/services.ts';

const taxed = { gst: 5, tcs: 2, tcsOn: 'total' };
const both = ['gst', 'tcs'];
const rooms = { four: 88000, two: 112000 };
const inRooms = { price: null, rooms };
const withTaxes = { services: services(['hotel'], both), taxes: taxed };

/** Returns the data for the script on the page of an offer with some dates; undefined if a family cannot be counted there. */
function dataOf(offer: object, list: readonly object[] = [], refund: object = {}) {
  const page = englishSite(({ facts }) => {
    Object.assign(facts.package, offer);
    facts.departures.list = list;
    Object.assign(facts.policy.refund, refund);
  })('/');
  const [root] = page.all('[data-family]');
  const dates = page.all('.departures__list > li').map((date) => {
    const [prices, beforeTax] = [date.get('data-prices'), date.get('data-prices-before-tax')];
    return [prices, beforeTax].map((each) => each && JSON.parse(each));
  });
  const data = root && (JSON.parse(root.get('data-family')!) as FamilyData);
  return { page, root, data, dates };
}

it.each<[what: string, offer: object]>([
  ['one price whose taxes nobody knows', {}],
  ['one room whose taxes nobody knows', { price: null, rooms: { four: 88000 } }],
])('counts no family at %s', (_, offer) => {
  const { page, root } = dataOf(offer);
  expect(root).toBe(undefined);
  expect(page.all('[data-message], [data-sum]')).toEqual([]);
});

it.each<[what: string, offer: object, shown: object]>([
  [
    'one price with taxes',
    withTaxes,
    { rooms: [], travellers: ['adult'], prices: { adult: 94248 }, taxes: 'with GST and TCS' },
  ],
  [
    'one price that includes all taxes',
    { services: services(both) },
    { rooms: [], prices: { adult: 88000 }, taxes: '', isTaxOpen: false },
  ],
  [
    'one price and the price of a child',
    { ...withTaxes, rooms: { child: 71000 } },
    { travellers: ['adult', 'child'], prices: { adult: 94248, child: 76041 } },
  ],
  [
    'one price and the price of a child, with taxes that nobody knows',
    { rooms: { child: 71000 } },
    { prices: { adult: 88000, child: 71000 }, isTaxOpen: true },
  ],
  [
    'rooms with taxes',
    { ...inRooms, ...withTaxes },
    {
      rooms: ['four', 'two'],
      travellers: ['adult', 'child', 'childNoBed', 'infant'],
      prices: { four: 94248, two: 119952 },
      taxes: 'with GST and TCS',
      isTaxOpen: false,
    },
  ],
  [
    'rooms and a rate that nobody knows',
    {
      ...inRooms,
      services: services(['hotel'], both),
      taxes: { ...taxed, tcs: null, tcsOn: null },
    },
    { prices: rooms, taxes: 'GST and TCS are added', isTaxOpen: true },
  ],
  [
    'rooms and taxes of which nobody has said anything',
    inRooms,
    { prices: rooms, taxes: 'Does the price include GST and TCS? Ask us', isTaxOpen: true },
  ],
])('counts a family at %s', (_, offer, shown) => {
  const { root, data } = dataOf(offer);
  expect({ ...data!.words, ...data! }).toMatchObject(shown);
  // Without scripts, none of it is visible.
  expect(root!.all('button').map((button) => button.get('hidden'))).toEqual(['']);
});

describe('at dates', () => {
  const own = { four: 98000, three: 99000, child: 71000 };
  const dates = [
    { date: '2031-03-02', price: 88000 },
    { date: '2031-03-03', rooms: own },
    { date: '2031-03-04' },
  ];
  const steps = [{ daysBefore: 30, paidBack: 80 }];

  it('has the rooms of the package and of the dates, and prices if a date has different ones', () => {
    const { data, dates: found } = dataOf({ ...inRooms, ...withTaxes }, dates);
    expect(data!.rooms).toEqual(['four', 'three', 'two']);
    expect(found).toEqual([
      [undefined, undefined],
      [{ four: 104958, three: 106029, child: 76041 }, undefined],
      [{}, undefined],
    ]);
    expect(data!.pricesBeforeTax).toBe(undefined);
  });

  it('has the prices before taxes if rupees are paid back', () => {
    const refund = { steps, stepsOf: 'refundable', neverPaidBack: 30000 };
    const { data, dates: found } = dataOf({ ...inRooms, ...withTaxes }, dates, refund);
    expect(data).toMatchObject({
      neverPaidBack: 30000,
      pricesBeforeTax: rooms,
    });
    expect(found[1]![1]).toEqual(own);
  });

  it('gives a date at the package’s one price the package’s child prices', () => {
    const offer = { ...withTaxes, rooms: { child: 71000 } };
    const list = [
      { date: '2031-03-02', price: 88000 },
      { date: '2031-03-03', price: 98000 },
    ];
    expect(dataOf(offer, list).dates.map(([prices]) => prices)).toEqual([
      undefined,
      { adult: 104958 },
    ]);
  });
});

describe('what is paid back in rupees', () => {
  const steps = [
    { daysBefore: 30, paidBack: 80 },
    { daysBefore: 15, paidBack: 25 },
  ];
  const list = [{ date: '2031-03-02', rooms: { four: 98001, two: 112000 } }];
  const shown = (refund: object) => {
    const site = englishSite(({ facts }) => {
      Object.assign(facts.package, inRooms);
      facts.departures.list = list;
      Object.assign(facts.policy.refund, { steps, stepsOf: 'refundable' }, refund);
    });
    const words = (path: string, selector: string) =>
      site(path)
        .all(selector)
        .map((part) => part.words);
    return {
      date: words('/', '.departures__row .refund-steps p'),
      card: words('/', '.price-card .refund-steps li'),
      glance: words('/refund-policy/', '.text-glance .refund-steps li'),
      page: words('/refund-policy/', '.text-article p').filter((text) =>
        /amounts|in all/.test(text),
      ),
    };
  };
  const rest = 'For a later cancellation this policy sets no amount. Ask before you pay.';
  const ladder = [
    'At least 30 days before departure: 80% of what can be paid back',
    'At least 15 days before departure: 25% of what can be paid back',
    rest,
  ];

  it('is not shown if it is not known', () => {
    const { date, card, glance, page } = shown({});
    expect(date[0]).toMatch(/: 80% of what can be paid back$/);
    expect(card).toEqual(ladder);
    expect(glance).toEqual(ladder);
    expect(page).toEqual([
      'The amounts of visa costs and tips can differ from one booking to another.',
    ]);
  });

  it('is for an adult at the lowest price, and rounded down', () => {
    const { date, card, glance, page } = shown({ neverPaidBack: 30001 });
    // A quarter of 68,000 and of 57,999.
    expect(date[1]).toMatch(/: 25% of what can be paid back · at least ₹17,000 for each adult$/);
    expect(glance[1]).toBe(`${ladder[1]} · at least ₹14,499 for each adult`);
    expect([card, glance[2]]).toEqual([ladder, rest]);
    expect(page).toEqual(['For one person it comes to at most ₹30,001 in all.']);
  });

  it('says nothing after a step at which nothing is paid back', () => {
    const { card } = shown({ steps: [...steps, { daysBefore: 7, paidBack: 0 }] });
    expect(card.at(-1)).toBe('Later: nothing is paid back');
  });
});
