/** Facts that contradict each other, facts that nobody has looked at for long, and the day of the build. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findContradictions, findReminders } from '../../src/generator/check/checkFacts.ts';
import { today } from '../../src/generator/day.ts';
import { sentenceOf } from '../../src/schemas/faults.ts';
import { answered } from '../support/answered.ts';
import { made } from '../support/madeSite.ts';

const day = '2031-01-15';

function factsWith(change: (facts: any) => void = () => {}) {
  const facts = structuredClone(answered(made.content.facts)) as any;
  facts.package.price = 88000;
  change(facts);
  return facts;
}

it.each<[name: string, change: (facts: any) => void]>([
  ['facts that agree', () => {}],
  [
    'journeys of one day that differ in their nights',
    ({ departures }) =>
      departures.list.push({ ...departures.list[0], nightsMakkah: 7, nightsMadinah: 7 }),
  ],
  ['prices of rooms for a child alone', (facts) => (facts.package.rooms = { child: 50000 })],
])('accepts %s', (_name, change) => {
  expect(findContradictions(factsWith(change), day)).toEqual([]);
});

it.each<[place: string, change: (facts: any) => void, sentence: string]>([
  [
    'hotels.checked',
    (facts) => (facts.hotels.checked = '2031-01-16'),
    '"2031-01-16". Write the day on which you checked it, or set the clock of this computer, which says 2031-01-15.',
  ],
  [
    'package.excludes',
    (facts) => facts.package.excludes.push('laundry'),
    '"laundry". Delete it here or in package.includes.',
  ],
  [
    'package.rooms.two',
    (facts) => (facts.package.rooms.two = 90000),
    '90000. Write at least 96000, the price of three.',
  ],
  [
    'package.rooms.four',
    (facts) => (facts.package.rooms.one = 15400),
    '88000. It is more than 5 times 15400, the price of one; mend the one that has a digit too many or too few.',
  ],
  [
    'package.rooms.child',
    (facts) => (facts.package.rooms.child = 710000),
    '710000. Write at most 154000, the highest price of an adult.',
  ],
  [
    'package.rooms.child',
    (facts) => (facts.package.rooms = { child: 7100, infant: 19000 }),
    '7100. It is less than a fifth of 88000, the price of an adult; mend the one that has a digit too many or too few.',
  ],
  [
    'package.rooms.infant',
    (facts) => (facts.package.rooms.infant = 72000),
    '72000. Write at most 62000, the price of a child without a bed.',
  ],
  [
    'payment.advance',
    (facts) => (facts.payment.advance = 250000),
    '250000. Write what one person pays at booking, at most the price, 88000.',
  ],
  [
    'departures.list[1].price',
    (facts) => (facts.departures.list[1].price = 13200),
    '13200. Write a price from 88000, the lowest price of the package, to 5 times that for the journey of 2031-01-15.',
  ],
  [
    'departures.list[0].rooms.four',
    (facts) => (facts.departures.list[0].rooms = { four: 1320000 }),
    '1320000. Write a price from 88000, the lowest price of the package, to 5 times that for the journey of 2031-03-02.',
  ],
  [
    'departures.list[0].rooms',
    (facts) => (facts.departures.list[0].rooms = { child: 99000 }),
    '{"child":99000}. Write the price of a room too, such as four: 109999, for the journey of 2031-03-02.',
  ],
  [
    'departures.list[0].price',
    (facts) => (facts.departures.list[0].price = 132000),
    '132000. Write price or rooms, not both: the lowest price of rooms is its price.',
  ],
  [
    'departures.list[0].hotelMakkah',
    (facts) => (facts.departures.list[0].hotelMakkah = 'Example Tower'),
    '"Example Tower". Write its name as in hotels.makkah, or add it there.',
  ],
  [
    'package.zamZamLitres',
    (facts) => (facts.package.includes = ['hotel']),
    "5. Write 'zam-zam' in package.includes too, or null here.",
  ],
  ['package.taxes.gst', (facts) => facts.package.excludes.shift(), "5. Write 'gst' in package"],
  [
    'package.infantUnder',
    (facts) => (facts.package.infantUnder = 12),
    '12. Write an age below that of a child, which is 12.',
  ],
  [
    'departures.list[8]',
    ({ departures }) => departures.list.push(departures.list[0]),
    '"2031-03-02". The same journey is there twice; delete one, or write what differs.',
  ],
  [
    'departures.list[1]',
    (facts) => (facts.departures.list[1].via = 'Muscat'),
    '"2031-01-15". Write direct: true or via: and the city, not both.',
  ],
  [
    'departures.list[0]',
    (facts) => delete facts.departures.list[0].airline,
    '"2031-03-02". It has direct or via, but no airline. Write the airline.',
  ],
  [
    'departures.list[0]',
    (facts) => (facts.departures.list[0].days = 14),
    '"2031-03-02". Write more days than nights: it has 14 nights in 14 days.',
  ],
  [
    'policy.effectiveDate',
    (facts) => (facts.policy.effectiveDate = '2032-01-16'),
    '"2032-01-16". Write the day from which the legal pages apply, at most a year ahead.',
  ],
])('names %s, which contradicts another fact', (place, change, sentence) => {
  const [said, ...more] = findContradictions(factsWith(change), day).map((fault) =>
    sentenceOf(fault),
  );
  expect(said).toContain(`Could not use src/content/facts.ts: ${place} is ${sentence}`);
  expect(more).toEqual([]);
});

describe('a reminder', () => {
  const licences = [{ label: 'GST number', value: '1' }];

  it.each([
    ['departures', '2030-10-17', '2030-10-16', 91],
    ['licences', '2030-01-15', '2030-01-14', 366],
  ])('is written for %s once they are too old', (group, inTime, late, age) => {
    const remindersOf = (checked: string) =>
      findReminders(
        factsWith((changed) => {
          changed.licences.list = licences;
          changed[group].checked = checked;
        }),
        day,
      );
    expect(remindersOf(inTime)).toEqual([]);
    expect(remindersOf(late)).toMatchObject([
      {
        field: group,
        problem: `${age} days ago`,
        advice: { file: "Make sure of it and write checked: '2031-01-15'" },
      },
    ]);
  });

  it('asks for no day of a group that is not filled in, and says so of one', () => {
    const remindersOf = (payment: object) =>
      findReminders(
        factsWith((changed) => (changed.payment = payment)),
        day,
      );
    const empty = { advance: null, balanceDays: null, account: '' };
    expect(remindersOf(empty)).toEqual([]);
    expect(remindersOf({ checked: '2031-01-15', ...empty })).toMatchObject([
      { field: 'payment', problem: 'nothing of it is shown' },
    ]);
  });
});

describe('the day of the build', () => {
  // The files of tests share their workers.
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['1926201599', '2031-01-15'],
    ['1926181799', '2031-01-14'],
    ['1926181800', '2031-01-15'],
  ])('is that in India at %s seconds', (epoch, wanted) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
    expect(today()).toBe(wanted);
  });

  it('is refused where its seconds are no number', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', 'abc');
    expect(today).toThrow(
      'Could not use SOURCE_DATE_EPOCH: "abc" is not a number of seconds. Write digits alone, or leave it out.',
    );
  });
});
