/** What a family pays, on its date, in its room and with tax: each sum is added up here by hand. */
import { expect, it } from 'vitest';
import { changedSite, englishSite } from '../support/changedSite.ts';
import { texts, type Part } from '../support/readPage.ts';
import { services } from '../support/services.ts';

const rooms = { four: 88000, two: 112000, child: 71000 };
const dear = { four: 132000, two: 160000, child: 99000 };

type Journey = { readonly price?: number; readonly rooms?: object };

/** The dates are 2 March, 3 March and so on. */
function pageWith(offer: object, ...journeys: readonly Journey[]): Part {
  const page = englishSite(({ facts }) => {
    Object.assign(facts.package, offer);
    facts.departures.list = journeys.map((each, at) => ({ date: `2031-03-0${at + 2}`, ...each }));
  });
  return page('/');
}

const ofPackage = ['4 in a room ₹88,000', '2 in a room ₹1,12,000', 'Child, with a bed ₹71,000'];
const ofDate = ['4 in a room ₹1,32,000', '2 in a room ₹1,60,000', 'Child, with a bed ₹99,000'];
const lowestOfDate = ['4 in a room ₹1,32,000', 'Other rooms, children and infants: ask us'];
const asInPackage = ['4 in a room ₹88,000', 'Prices as in the package'];
const differ = ['The price can differ by date.'];

/** Leaves out the rows that are in no state of this table. */
const pricesIn = (page: Part, part: string) =>
  page
    .all(`${part} .room-prices__row, ${part} .room-prices__note`)
    .map((row) => texts(row, 'dt, dd').slice(0, 2).join(' ') || row.words)
    .filter((row) => !/without|Infant/.test(row));

const offer = { rooms, price: null };
const nothing = { card: [], note: [], dates: [], own: [] };
const inMarch = '88000: The Noor package, 2 March 2031, 4 in a room';
const dearInMarch = '132000: The Noor package, 3 March 2031, 4 in a room';

it.each<[state: string, offer: object, journeys: Journey[], shown: Record<string, string[]>]>([
  ['rooms and no date', offer, [], { card: ofPackage, offers: ['88000'] }],
  [
    'a date at the price of the package',
    offer,
    [{ price: 88000 }],
    {
      card: ofPackage,
      dates: ['₹88,000 per person'],
      own: asInPackage,
      offers: ['88000', inMarch],
    },
  ],
  [
    'one more expensive date',
    offer,
    [{ price: 88000 }, { price: 132000 }],
    {
      card: ofPackage,
      note: differ,
      dates: ['₹88,000 per person', '₹1,32,000 per person'],
      own: [...asInPackage, ...lowestOfDate],
      offers: ['88000', inMarch, dearInMarch],
    },
  ],
  [
    'a date with rooms of its own',
    offer,
    [{ price: 88000 }, { rooms: dear }],
    {
      card: ofPackage,
      note: differ,
      dates: ['₹88,000 per person', '₹1,32,000 per person'],
      own: [...asInPackage, ...ofDate],
      offers: ['88000', inMarch, dearInMarch],
    },
  ],
  [
    'a date whose child alone costs more',
    { rooms: { child: 71000 }, price: 88000 },
    [{ rooms: { four: 88000, child: 80000 } }],
    {
      card: ['Child, with a bed ₹71,000'],
      note: differ,
      dates: ['₹88,000 per person'],
      own: ['4 in a room ₹88,000', 'Child, with a bed ₹80,000'],
      offers: ['88000', inMarch],
    },
  ],
  [
    'a date with a price, and no rooms',
    {},
    [{ price: 132000 }, { price: 88000 }],
    {
      note: differ,
      dates: ['₹1,32,000 per person', '₹88,000 per person'],
      offers: [
        '88000',
        '132000: The Noor package, 2 March 2031',
        '88000: The Noor package, 3 March 2031',
      ],
    },
  ],
])('has one price with %s', (_state, changes, journeys, shown) => {
  const page = pageWith(changes, ...journeys);
  expect({
    card: pricesIn(page, '.price-card'),
    note: texts(page, '.price-card .price-card__dates'),
    dates: texts(page, '.departures summary .departures__from span'),
    own: pricesIn(page, '.departures'),
    offers: offersIn(page),
  }).toEqual({ ...nothing, ...shown });
});

it.each<[total: string, offer: object]>([
  // 88,000 + 4,400 = 92,400; + 1,848 = 94,248.
  ['₹94,248 with GST and TCS', taxed({ gst: 5, tcs: 2, tcsOn: 'total' }, ['gst', 'tcs'])],
  // 88,000 + 4,400 + 1,760 = 94,160.
  ['₹94,160 with GST and TCS', taxed({ gst: 5, tcs: 2, tcsOn: 'price' }, ['gst', 'tcs'])],
  // 1,09,999 + 5,499.95 = 1,15,498.95; + 2,309.98 = 1,17,808.93.
  [
    '₹1,17,809 with GST and TCS',
    { ...taxed({ gst: 5, tcs: 2, tcsOn: 'total' }, ['gst', 'tcs']), price: 109999 },
  ],
  ['₹92,400 with GST', taxed({ gst: 5 }, ['gst'], ['tcs'])],
  ['₹89,760 with TCS', taxed({ tcs: 2, tcsOn: 'price' }, ['tcs'], ['gst'])],
  // GST is in the price, so that both ways of counting TCS give 89,760.
  ['₹89,760 with TCS', taxed({ tcs: 2 }, ['tcs'], ['gst'])],
  // What is not known is said without an amount.
  ['GST is added · Does the price include TCS? Ask us', taxed({ gst: 5 }, ['gst'])],
  ['GST and TCS are added', taxed({ gst: 5 }, ['gst', 'tcs'])],
  ['GST and TCS are added', taxed({ gst: 5, tcs: 2 }, ['gst', 'tcs'])],
  ['Does the price include GST and TCS? Ask us', {}],
  ['', taxed({}, [], ['gst', 'tcs'])],
])('says "%s" about the taxes of %j', (total, changes) => {
  expect(texts(pageWith(changes), '.price-card__total').join()).toBe(total);
});

it.each<[words: string, offer: object]>([
  ['₹94,248 with GST and TCS', taxed({ gst: 5, tcs: 2, tcsOn: 'total' }, ['gst', 'tcs'])],
  ['GST and TCS are added', taxed({ gst: 5 }, ['gst', 'tcs'])],
  ['GST is added', taxed({}, ['gst'], ['tcs'])],
])('says %s wherever the price first appears', (words, changes) => {
  const site = changedSite(({ facts }) => void Object.assign(facts.package, changes));
  expect(texts(site('/'), '.hero__price')).toEqual([`Packages from ₹88,000 per person ${words}`]);
  const description = site('/').only('meta[name=description]').get('content');
  expect(description).toContain(`From ₹88,000 per person (${words}).`);
  expect(site('/about/').text).toContain(`Packages start from ₹88,000 (${words}).`);
  // Joined by the word of the language.
  expect(/ এবং /.test(site('/bn/').only('.hero__price').text)).toBe(words.includes(' and '));
});

it('asks for the age beside the price of a child', () => {
  const page = pageWith({ rooms: { ...rooms, infant: 9000 }, price: null, infantUnder: 2 });
  expect(texts(page, '.price-card .room-prices__row').slice(2)).toEqual([
    'Child, with a bed₹71,000Up to which age? Ask us.',
    'Child, without a bedAsk us',
    'Infant under 2₹9,000',
  ]);
  // An age alone makes no table, which would have no price.
  expect(pageWith({ childUnder: 12 }).all('.room-prices')).toEqual([]);
});

function taxed(
  taxes: object,
  excluded: readonly string[] = [],
  included: readonly string[] = [],
): object {
  return {
    taxes: { gst: null, tcs: null, tcsOn: null, ...taxes },
    services: services(['hotel', ...included], excluded),
  };
}

/** The starting price, and each dated offer with its name. */
function offersIn(page: Part): string[] {
  const { '@graph': graph } = JSON.parse(page.only('script[type="application/ld+json"]').inner);
  return [graph[1].makesOffer]
    .flat()
    .map(({ price, name, priceSpecification: lowest }) =>
      lowest ? `${lowest.minPrice}` : `${price}: ${name}`,
    );
}
