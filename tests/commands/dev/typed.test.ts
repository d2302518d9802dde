/** How the inputs of a form become values of facts.ts. */
import { expect, it } from 'vitest';
import { readGroups } from '../../../src/commands/dev/form/fields.ts';
import { splicesForTyped } from '../../../src/commands/dev/form/typed.ts';
import { ContentFile } from '../../../src/generator/content/contentFile.ts';

const text = `export const facts = { package: {
    // checked: '2026-11-22',
    name: 'Umrah', price: 88000, includes: ['food'],
    excludes: [], taxes: { gst: null, tcsOn: 'price' },
}, departures: { list: [{ date: '2031-04-01' }, { date: '2031-05-01', direct: true }] } };\n`;

it.each<[what: string, posted: Record<string, string>, now: string]>([
  ['sums and ticks', { price: '₹1,19,999', 'includes.food': 'package.includes' }, 'price: 119999'],
  ['nothing in a number', { price: ' ', 'includes.food': 'package.includes' }, 'price: null'],
  ['words in a number', { price: 'ask', 'includes.food': 'package.includes' }, "price: 'ask'"],
  [
    'a line break',
    { name: 'A\r\n package', 'includes.food': 'package.includes' },
    "name: 'A package'",
  ],
  ['what is not known', {}, 'includes: []'],
  [
    'what is not in the price',
    { 'includes.food': 'package.excludes' },
    "excludes: [\n      'food',",
  ],
  ['a choice', { 'taxes.tcsOn': 'total', 'includes.food': 'package.includes' }, "tcsOn: 'total'"],
  [
    'a day',
    { checked: 'true', 'includes.food': 'package.includes' },
    "\n    checked: '2031-01-15',",
  ],
])('writes %s', (_, changes, now) => {
  const shown = { name: 'Umrah', price: '88,000', 'taxes.gst': '', 'taxes.tcsOn': 'price' };
  const inputs = Object.entries({ ...shown, ...changes });
  expect(saved('package', inputs)).toContain(now);
  expect(saved('package', Object.entries({ ...shown, 'includes.food': 'package.includes' }))).toBe(
    text,
  );
});

it('writes the rows that have words, and of these what is filled in', () => {
  const rows = [
    ['list[1].date', '2031-06-01'],
    ['list[2].date', ''],
    ['list[3].days', '9'],
    ['list[3].via', 'Muscat'],
  ] as const;
  const written = saved('departures', rows).replaceAll(/\s+/g, ' ');
  expect(written).toContain("list: [ { date: '2031-06-01' }, { days: 9, via: 'Muscat' }, ]");
});

function saved(name: string, inputs: readonly (readonly [string, string])[]): string {
  const file = new ContentFile('facts.ts', text);
  const posted = new URLSearchParams(inputs.map(([key, typed]) => [`${name}.${key}`, typed]));
  const group = readGroups({ file, posted }).find((each) => each.name === name)!;
  return file.spliced(splicesForTyped(file, group));
}
