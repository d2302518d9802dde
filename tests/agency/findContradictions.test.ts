/** Facts that contradict each other, facts that nobody has checked for a long time, and the day of the build. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findContradictions } from '../../src/agency/checks/findContradictions.ts';
import { findOldChecks } from '../../src/agency/checks/findDoubts.ts';
import { today } from '../../src/values/days.ts';
import { sentenceOf } from '../../src/values/faults.ts';
import { answered } from '../support/answered.ts';
import { setField } from '../support/editedContent.ts';
import { made } from '../support/madeSite.ts';
import { services } from '../support/services.ts';

const day = '2031-01-15';

const known = answered(made.content.facts) as any;

function factsWith(change: (facts: any) => void = () => {}) {
  const facts = structuredClone(known);
  facts.package.price = 88000;
  change(facts);
  return facts;
}

it.each<[name: string, change: (facts: any) => void]>([
  [
    'a town with the name of its state',
    ({ agency }) => Object.assign(agency.address, { city: 'Delhi', region: 'Delhi' }),
  ],
  ['facts that agree', () => {}],
  [
    'journeys of one day that differ in their nights',
    ({ departures }) =>
      departures.list.push({ ...departures.list[0], nightsMakkah: 7, nightsMadinah: 7 }),
  ],
  [
    'a street with the name of the town',
    ({ agency }) => (agency.address.street = '4 Asansol Road'),
  ],
  ['prices of rooms for a child alone', (facts) => (facts.package.rooms = { child: 50000 })],
])('accepts %s', (_name, change) => {
  expect(findContradictions(factsWith(change), day)).toEqual([]);
});

it.each<[field: string, value: unknown, advice: string, place?: string, said?: unknown]>([
  ['hotels.checked', '2031-01-16', 'Write the day on which you checked it, or set the clock'],
  [
    'package.rooms.two',
    90000,
    'It is less than 96,000, the price where three share a room; correct the one that is wrong.',
  ],
  [
    'package.rooms.child',
    710000,
    'Write at most 1,12,000, the highest price of an adult who shares a room.',
  ],
  ['agency.address.postalCode', '7111', 'Write all six digits of the PIN code.'],
  ...['4 Station Road, Asansol', '4 Station Road, asansol 000001', '4 Mall, Asansol-000001'].map(
    (street): [string, string, string] => [
      'agency.address.street',
      street,
      'Write it without the town and the PIN code, which pages show after it.',
    ],
  ),
  ...['4 Mall, Jharkhand', '4 Mall, India'].map((street): [string, string, string] => [
    'agency.address.street',
    street,
    'Write it without the state and the country, which pages show after it.',
  ]),
  ...[
    'Asansol, Jharkhand',
    'Asansol 000001',
    'Asansol, India',
    'Asansol (India)',
    'Asansol, JH',
  ].map((city): [string, string, string] => [
    'agency.address.city',
    city,
    'Write the town alone: pages show PIN code, state and country after it.',
  ]),
  ...['Jharkhand, India', 'Jharkhand - 000001', 'Asansol, Jharkhand'].map(
    (region): [string, string, string] => [
      'agency.address.region',
      region,
      'Write the state alone: pages show town, PIN code and country beside it.',
    ],
  ),
  ['package.services.otherMeals', 'in', 'Leave it empty, and say which meals are in the price'],
  ['package.rooms.child', 7100, 'It is less than a fifth of 88,000, the price of an adult'],
  ['package.rooms.infant', 72000, 'Write at most 62,000, the price of a child without a bed.'],
  [
    'policy.refund.neverPaidBack',
    250000,
    'Write what is never paid back of the price of one person, at',
  ],
  [
    'policy.refund.neverPaidBack',
    88000,
    'Write what is never paid back of the price of one person, at most 87,999: pages say that a',
  ],
  ['payment.advance', 250000, 'Write what one person pays at booking, at most the price, 88,000.'],
  [
    'departures.list[1].price',
    13200,
    'Raise it, or lower the starting price of 88,000: it is above the price on 15\u00a0January 2031.',
  ],
  [
    'departures.list[1].price',
    880000,
    'It is more than 5 times the starting price of 88,000 on 15\u00a0January 2031; correct the one that is wrong.',
  ],
  [
    'package.services.visa',
    'notIn',
    'Leave it empty, or write what it is for in "Never paid back", which has nothing that is in the price.',
    'policy.refund.neverPaidBack',
    30000,
  ],
  ['departures.list[0].rooms', { child: 99000 }, 'Write the price of a room too, for'],
  ['departures.list[0].price', 132000, 'Write price or rooms, not both: the lowest price of rooms'],
  [
    'departures.list[0].hotelMakkah',
    'Example Tower',
    'Choose a hotel that is in the list of hotels for the journey of 2\u00a0March 2031, or add',
  ],
  ['package.infantUnder', 12, 'Write an age below that of a child, which is 12.'],
  ['policy.refund.steps[1].daysBefore', 30, 'Write fewer than 30.'],
  [
    'policy.refund.steps[1].daysBefore',
    40,
    'Move this line above the one with 30 days: the most days come first.',
  ],
  ['policy.refund.steps[1].paidBack', 90, 'Write at most 80 %, as in the line before it.'],
  [
    'policy.refund.steps',
    [30, 15, 0].map((daysBefore) => ({ daysBefore, paidBack: daysBefore === 30 ? 80 : 0 })),
    'Delete this line: the one before it says already that nothing is paid back.',
    'policy.refund.steps[2]',
    0,
  ],
  [
    'policy.refund.stepsOf',
    null,
    'Choose whether these are shares of what can be paid back, or of the price.',
  ],
  [
    'policy.refund.stepsOf',
    'price',
    'Choose what can be paid back, or take everything out of "Never paid back". That is "refundable"',
  ],
  ['policy.effectiveDate', '2032-01-16', 'Write the day from which the legal pages apply, at most'],
  // The fault may be reported at the other fact.
  ['package.rooms.one', 15400, 'It is more than 5 times 15,400', 'package.rooms.four', 88000],
  [
    'departures.list[0].rooms',
    { four: 5e6 },
    'It is more than 5 times',
    'departures.list[0].rooms.four',
    5e6,
  ],
  [
    'package.services.zam-zam',
    undefined,
    'Choose "In the price" for zam-zam too',
    'package.zamZamLitres',
    5,
  ],
  [
    'package.services.food',
    'notIn',
    'Choose "In the price" for food too',
    'package.meals',
    'breakfastAndDinner',
  ],
  ['package.meals', null, 'Write the meals too: the line on Indian food needs them'],
  ['package.services.gst', 'in', 'Choose "Not in the price" for gst too', 'package.taxes.gst', 5],
  ['departures.list[1].date', '2031-02-01', 'The same journey', 'departures.list[2]', '2031-02-01'],
  // Both have the prices of the package, once written as one price and once by room.
  [
    'departures.list[1]',
    { ...known.departures.list[2], price: undefined, rooms: known.package.rooms },
    'The same',
    'departures.list[2]',
    '2031-02-01',
  ],
])(
  'names %s of %j, which contradicts another fact: %s',
  (field, value, advice, place = field, said = value) => {
    const facts = factsWith((changed) => setField(changed, field, value));
    const [sentence, ...more] = findContradictions(facts, day).map((fault) => sentenceOf(fault));
    const start = `Could not use src/content/facts.jsonc: ${place} is ${JSON.stringify(said)}.`;
    expect(sentence).toContain(`${start} ${advice}`);
    expect(more).toEqual([]);
  },
);

it('compares a child with the only price of an adult, that of a room for one', () => {
  const facts = factsWith((changed) => {
    changed.departures.list = [];
    Object.assign(changed.package, { price: 154000, rooms: { one: 154000, child: 160000 } });
  });
  expect(findContradictions(facts, day).map((fault) => sentenceOf(fault))).toEqual([
    expect.stringContaining('Write at most 1,54,000, the price of an adult.'),
  ]);
});

it('names the due days of a balance that nobody has to pay', () => {
  const facts = factsWith((changed) => {
    changed.package.rooms = {};
    changed.departures.list = [];
    Object.assign(changed.payment, { advance: 88000, balanceDays: 30 });
    Object.assign(changed.package.services, { gst: 'in', tcs: 'in' });
    changed.package.taxes = { gst: null, tcs: null, tcsOn: null };
  });
  const sentences = () => findContradictions(facts, day).map((fault) => sentenceOf(fault));
  expect(sentences().join()).toContain(
    'payment.balanceDays is 30. Leave it empty: the advance is the whole price.',
  );
  for (const price of [{ price: 99000 }, {}]) {
    facts.departures.list = [{ date: '2031-03-02', ...price }];
    expect(sentences()).toEqual([]);
  }
  // If taxes are added, they are the balance.
  facts.departures.list = [];
  Object.assign(facts.package, { services: known.package.services, taxes: known.package.taxes });
  expect(sentences()).toEqual([]);
});

it.each(['child', 'childNoBed'])('names the price of %s where no hotel is in the price', (name) => {
  const facts = factsWith((changed) => {
    changed.hotels.makkah = changed.hotels.madinah = changed.departures.list = [];
    Object.assign(changed.package, { rooms: { [name]: 50000 } });
    changed.package.services.hotel = 'notIn';
  });
  const sentences = findContradictions(facts, day).map((fault) => sentenceOf(fault));
  expect(sentences.join()).toContain(`package.rooms.${name} is 50000. Leave it empty, or choose`);
});

it.each([
  [
    'via',
    1,
    'Muscat',
    'has both a direct flight and a city where passengers change planes. Keep the direct',
  ],
  ['via', 0, 'Kolkata', 'begins in Kolkata, and passengers change planes there'],
  ['via', 0, 'kolkata airport', 'begins in Kolkata, and passengers change planes there'],
  ['airline', 0, undefined, 'has direct or via, but no airline. Write the airline.'],
  ['days', 0, 14, 'has 14 nights in 14 days. Write more days than nights.'],
  [
    'days',
    0,
    51,
    'has 51 days, but only 14 nights in the two cities. Correct the days, or the nights.',
  ],
])('says what contradicts the %s of journey %i: %j', (field, at, value, said) => {
  const facts = factsWith((changed) => setField(changed, `departures.list[${at}].${field}`, value));
  const sentences = findContradictions(facts, day).map((fault) => sentenceOf(fault));
  expect(sentences.join()).toContain(`src/content/facts.jsonc: departures.list[${at}] ${said}`);
});

it.each([
  ['flight', 'departures.list[0].airline', 'Example Air'],
  ['hotel', 'hotels.makkah', [{ name: 'Example Inn' }]],
  ['hotel', 'departures.list[0].rooms', { four: 90000 }],
])('refuses what belongs to a %s that is not in the price: %s', (service, field, value) => {
  const facts = structuredClone(made.content.facts) as any;
  facts.package.services = services(['visa'], [service]);
  facts.departures.list = [{ date: '2031-03-02', price: 90000 }];
  setField(facts, field, value);
  const advices = findContradictions(facts, day).map(({ advice }) => advice);
  expect(advices.join()).toContain(`or choose "In the price" for ${service}`);
});

it('says once what belongs to a service that is not in the price', () => {
  const facts = structuredClone(made.content.facts) as any;
  facts.package.services = services(['visa'], ['hotel']);
  facts.hotels.makkah = [{ name: 'Example Inn' }];
  facts.departures.list = [{ date: '2031-03-02', hotelMakkah: 'Example Inn', rooms: { two: 9e4 } }];
  expect(findContradictions(facts, day).map((fault) => sentenceOf(fault))).toEqual([
    'Could not use src/content/facts.jsonc: hotels.makkah is "Example Inn". Leave it empty, like 2 more facts about it, or ' +
      'choose "In the price" for hotel.',
  ]);
});

describe('a reminder', () => {
  const contentOf = (change: (facts: any) => void): any => ({ facts: factsWith(change) });
  const licences = [{ label: 'GST number', value: '1' }];

  it.each([
    ['departures', '2030-10-17', '2030-10-16', 91],
    ['licences', '2030-01-15', '2030-01-14', 366],
  ])('is given for %s that are too old', (group, inTime, late, age) => {
    const remindersOf = (checked: string) =>
      findOldChecks(
        contentOf((changed) => {
          changed.licences.list = licences;
          changed[group].checked = checked;
        }),
        day,
      );
    expect(remindersOf(inTime)).toEqual([]);
    expect(remindersOf(late)).toMatchObject([
      {
        keys: [group],
        state: `was checked ${age} days ago`,
        advice: 'Look through it, and confirm it today',
        inFile: 'Write its day there, "checked": "2031-01-15"',
      },
    ]);
  });

  it('asks for no day in an empty group, and reports an empty group that has one', () => {
    const remindersOf = (payment: object) =>
      findOldChecks(
        contentOf((changed) => (changed.payment = payment)),
        day,
      );
    const empty = { advance: null, balanceDays: null, account: '' };
    expect(remindersOf(empty)).toEqual([]);
    expect(remindersOf({ checked: '2031-01-15', ...empty })).toMatchObject([
      { keys: ['payment'], state: 'has a day of checking, but none of its facts is shown' },
    ]);
  });
});

describe('the day of the build', () => {
  // Test files share their workers.
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['1926201599', '2031-01-15'],
    ['1926181799', '2031-01-14'],
    ['1926181800', '2031-01-15'],
  ])('is that in India at %s seconds', (epoch, wanted) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
    expect(today()).toBe(wanted);
  });

  it.each(['abc', '1926201600000'])('is refused if its seconds are %s', (epoch) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
    expect(today).toThrow(
      `Could not use SOURCE_DATE_EPOCH: "${epoch}" is not a number of seconds.`,
    );
  });
});
