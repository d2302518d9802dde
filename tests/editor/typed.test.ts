/** The values that typed inputs become. */
import { expect, it } from 'vitest';
import { readGroups } from '../../src/editor/form/readFields.ts';
import { valuesTyped } from '../../src/editor/form/typed.ts';
import { pathOf } from '../../src/values/place.ts';
import { ContentFile } from '../../src/generator/content/contentFile.ts';

const text = `{ "package": {
    // "checked": "2026-11-22",
    "name": "Umrah", "price": 88000, "services": { "food": "in" },
    "taxes": { "gst": null, "tcsOn": "price" },
}, "departures": { "list": [{ "date": "2031-04-01" }, { "date": "2031-05-01", "direct": true }] } }\n`;

const values = (typed: Record<string, string>) => {
  const shown = { name: 'Umrah', price: '88,000', 'taxes.gst': '', 'taxes.tcsOn': 'price' };
  const inputs = { ...shown, 'services.food': 'in', ...typed };
  return valuesIn('package', Object.entries(inputs));
};

it.each<[what: string, typed: Record<string, string>, ...values: (readonly [string, unknown])[]]>([
  ['nothing new', {}],
  ['sums', { price: '₹1,19,999' }, ['package.price', 119999]],
  ['nothing in a number', { price: ' ' }, ['package.price', null]],
  ['words in a number', { price: 'ask' }, ['package.price', 'ask']],
  ['a line break', { name: 'A\r\n package' }, ['package.name', 'A package']],
  ['what is not known', { 'services.food': '' }, ['package.services.food', null]],
  ['what is not in the price', { 'services.food': 'notIn' }, ['package.services.food', 'notIn']],
  ['a choice', { 'taxes.tcsOn': 'total' }, ['package.taxes.tcsOn', 'total']],
  ['a day', { checked: 'true' }, ['package.checked', '2031-01-15']],
])('makes values of %s', (_, typed, ...expected) => {
  expect(values(typed)).toEqual(expected);
});

it('makes values of the rows that are not empty, with only the fields that are filled in', () => {
  const rows = [
    ['list[1].date', '2031-06-01'],
    ['list[2].date', ''],
    ['list[3].days', '9'],
    ['list[3].via', 'Muscat'],
  ] as const;
  expect(valuesIn('departures', rows)).toEqual([
    ['departures.list', [{ date: '2031-06-01' }, { days: 9, via: 'Muscat' }]],
  ]);
});

function valuesIn(name: string, inputs: readonly (readonly [string, string])[]) {
  const file = new ContentFile(text);
  const posted = new URLSearchParams(inputs.map(([key, typed]) => [`${name}.${key}`, typed]));
  const group = readGroups({ file, posted }).find((each) => each.name === name)!;
  return valuesTyped(group).map(({ keys, value }) => [pathOf(keys), value]);
}
