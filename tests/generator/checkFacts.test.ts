/** Facts that contradict each other, facts that nobody has looked at for long, and the day of the build. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findContradictions, findReminders } from '../../src/generator/check/checkFacts.ts';
import { today } from '../../src/generator/day.ts';
import { answered } from '../support/answered.ts';
import { made } from '../support/madeSite.ts';

const day = '2031-01-15';

function factsWith(change: (facts: any) => void = () => {}) {
  const facts = structuredClone(answered(made.content.facts)) as any;
  change(facts);
  return facts;
}

it('finds nothing in facts that agree', () => {
  expect(findContradictions(factsWith(), day)).toEqual([]);
});

it.each<[name: string, change: (facts: any) => void, sentence: string]>([
  [
    'a day of checking that is still to come',
    (facts) => (facts.hotels.checked = '2031-01-16'),
    'hotels.checked is "2031-01-16". Write the day on which you checked it, or set the clock of this computer, which says 2031-01-15.',
  ],
  [
    'a starting price that no room has',
    (facts) => (facts.package.price = 80000),
    'package.price is 80000. Write the lowest price of rooms, which is 88000.',
  ],
  [
    'what the price holds and does not hold',
    (facts) => facts.package.excludes.push('laundry'),
    'package.excludes is "laundry". Delete it here or in package.includes.',
  ],
  [
    'a room for two that costs less than one for three',
    (facts) => (facts.package.rooms.two = 90000),
    'package.rooms.two is 90000. Write at least 96000, the price of three.',
  ],
  [
    'a room with a digit too few',
    (facts) => (facts.package.rooms.one = 15400),
    'package.rooms.four is 88000. It is more than 5 times 15400, the price of one; mend the one that has a digit too many or too few.',
  ],
  [
    'a room with a digit too many',
    (facts) => (facts.package.rooms.three = 960000),
    'package.rooms.three is 960000. It is more than 5 times 88000, the price of four; mend the one that has a digit too many or too few.',
  ],
  [
    'a child that pays more than an adult',
    (facts) => (facts.package.rooms.child = 710000),
    'package.rooms.child is 710000. Write at most 154000, the highest price of an adult.',
  ],
  [
    'an infant that pays more than a child',
    (facts) => (facts.package.rooms.infant = 72000),
    'package.rooms.infant is 72000. Write at most 71000, the price of a child.',
  ],
  [
    'an advance above the price',
    (facts) => (facts.payment.advance = 250000),
    'payment.advance is 250000. Write what one person pays at booking, at most the price, 88000.',
  ],
  [
    'a price of a date below the lowest',
    (facts) => (facts.departures.list[0].price = 13200),
    'departures.list[0].price is 13200. Write a price from 88000, the lowest price of the package, to 5 times that for the journey of 2031-03-02.',
  ],
  [
    'litres of what the price does not include',
    (facts) => (facts.package.includes = ['hotel']),
    "package.zamZamLitres is 5. Write 'zam-zam' in package.includes too, or null here.",
  ],
  [
    'a rate of a tax that the price includes',
    (facts) => facts.package.excludes.shift(),
    "package.taxes.gst is 5. Write 'gst' in package.excludes too, or null here.",
  ],
  [
    'an infant older than a child',
    (facts) => (facts.package.infantUnder = 12),
    'package.infantUnder is 12. Write an age below that of a child, which is 12.',
  ],
  [
    'the same journey twice',
    (facts) => facts.departures.list.push(facts.departures.list[0]),
    'departures.list[8] is "2031-03-02". The same journey is there twice; delete one, or write what differs.',
  ],
  [
    'a flight that is direct and goes by a city',
    (facts) => (facts.departures.list[1].via = 'Muscat'),
    'departures.list[1] is "2031-01-15". Write direct: true or via: and the city, not both.',
  ],
  [
    'a flight without its airline',
    (facts) => delete facts.departures.list[0].airline,
    'departures.list[0] is "2031-03-02". Write its airline too.',
  ],
  [
    'as many nights as days',
    (facts) => (facts.departures.list[0].days = 14),
    'departures.list[0] is "2031-03-02". Write more days than nights: it has 14 nights in 14 days.',
  ],
])('names %s', (_name, change, sentence) => {
  expect(findContradictions(factsWith(change), day)).toEqual([
    `Could not use src/content/facts.ts: ${sentence}`,
  ]);
});

it('accepts journeys of one day that differ in their nights', () => {
  const facts = factsWith(({ departures }) =>
    departures.list.push({ ...departures.list[0], nightsMakkah: 7, nightsMadinah: 7 }),
  );
  expect(findContradictions(facts, day)).toEqual([]);
});

it('lets a price of rooms be that of a child alone', () => {
  const onlyChild = factsWith((facts) => (facts.package.rooms = { child: 5 }));
  expect(findContradictions(onlyChild, day)).toEqual([]);
});

describe('a reminder', () => {
  const licences = [{ label: 'GST number', value: '1' }];

  it.each([
    ['departures', '2030-10-17', []],
    [
      'departures',
      '2030-10-16',
      ["departures: 91 days ago. Make sure of it and write checked: '2031-01-15'."],
    ],
    ['licences', '2030-01-15', []],
    [
      'licences',
      '2030-01-14',
      ["licences: 366 days ago. Make sure of it and write checked: '2031-01-15'."],
    ],
  ])('for %s of %s', (group, checked, lines) => {
    const facts = factsWith((changed) => {
      changed.licences.list = licences;
      changed[group].checked = checked;
    });
    expect(findReminders(facts, day)).toEqual(lines);
  });

  it('is not written for what is not filled in', () => {
    const facts = factsWith((changed) => {
      changed.licences = { checked: '2020-01-01', list: [] };
      changed.hotels = { checked: '2020-01-01', makkah: [], madinah: [] };
      changed.payment = { checked: '2020-01-01', advance: null, balanceDays: null, account: '' };
    });
    expect(findReminders(facts, day)).toEqual([]);
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
