/** What the page of facts writes into facts.ts: the lines that are meant, and all else byte for byte. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readGroups, type Field } from '../../../src/commands/dev/edit/fields.ts';
import { readSource } from '../../../src/commands/dev/edit/source.ts';
import { withChanges } from '../../../src/commands/dev/edit/write.ts';
import { fixture } from '../../support/fixture.ts';

const fixtureText = readFileSync(path.join(fixture.content, 'facts.ts'), 'utf8');

const withRows = fixtureText
  .replace(
    "checked: '2031-01-10',\n    list: [],",
    `checked: '2031-01-10',
    list: [
      // { date: '2031-03-01', price: 99000 },
      { date: '2031-04-01', days: 15, price: 99000 }, // full
      {
        date: '2031-05-01', // asked on Monday
        via: 'Muscat',
      },
      { date: '2031-06-01', direct: true, airline: "Al-Noor's" }
    ],`,
  )
  .replace(
    'excludes: []',
    `excludes: [
      'gst', // GST
      // 'tcs', // TCS
      // 'visa',
    ]`,
  );

/** Sends the form of a group as it is, with these changes; a list ticks all of its names. */
function save(text: string, name: string, changes: Record<string, string | string[] | null>) {
  const source = readSource(text);
  const group = readGroups(source).find((each) => each.name === name)!;
  const posted = new URLSearchParams(asShown(group));
  for (const [field, typed] of Object.entries(changes)) {
    posted.delete(field);
    for (const each of typed === null ? [] : [typed].flat()) posted.append(field, each);
  }
  return withChanges(source, group, posted);
}

function asShown({ kind, name, value, fields, choices }: Field): [string, string][] {
  if (kind === 'names')
    return choices.filter(({ isChosen }) => isChosen).map((each) => [name, each.name]);
  if (kind === 'tick') return value === 'true' ? [[name, 'on']] : [];
  const isInput = ['number', 'day', 'text'].includes(kind);
  return [...(isInput ? [[name, value] as [string, string]] : []), ...fields.flatMap(asShown)];
}

/** Returns the lines that are in one text alone, with - and +. */
function diff(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

it.each(['agency', 'package', 'departures', 'policy', 'openQuestions'])(
  'writes nothing where nothing of %s was changed',
  (group) => {
    expect(save(withRows, group, {})).toBe(withRows);
  },
);

it.each([
  ['1,19,999', 'price: 119999,'],
  ['₹ 119999/-', 'price: 119999,'],
  ['1.19', "price: '1.19',"],
  ['', 'price: null,'],
])('writes the price %s as %s', (typed, line) => {
  const text = save(fixtureText, 'package', { 'package.price': typed });
  expect(diff(fixtureText, text)).toEqual(['- price: 88000,', `+ ${line}`]);
});

it.each([
  ["Don't", `mapQuery: "Don't",`],
  [`Don't say "no"`, 'mapQuery: `Don\'t say "no"`,'],
  ['C:\\new', "mapQuery: 'C:\\\\new',"],
  ['</script>${price}', "mapQuery: '</script>${price}',"],
  ['10\u00a0km\r\n', "mapQuery: '10\\u00a0km',"],
])('writes %s so that it stays a text', (typed, line) => {
  const text = save(fixtureText, 'agency', { 'agency.mapQuery': typed });
  expect(diff(fixtureText, text)).toEqual([
    "- mapQuery: 'Asansol, Jharkhand, India',",
    `+ ${line}`,
  ]);
});

const rowOf = (at: number, changes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(changes).map(([column, typed]) => [`departures.list[${at}].${column}`, typed]),
  );
const emptied = (at: number) =>
  rowOf(at, { date: '', days: '', airline: '', via: '', price: '', direct: '' });
const first = "- { date: '2031-04-01', days: 15, price: 99000 }, // full";
const second = ['- {', "- date: '2031-05-01', // asked on Monday", "- via: 'Muscat',", '- },'];
const last = `- { date: '2031-06-01', direct: true, airline: "Al-Noor's" }`;

it.each([
  [
    'adds a row behind the last, which had no comma',
    rowOf(3, { date: '2031-07-01', price: '1,20,000', direct: 'on' }),
    [last, `${last.replace('-', '+')},`, "+ { date: '2031-07-01', direct: true, price: 120000 },"],
  ],
  [
    'changes a row and empties one of its cells',
    rowOf(0, { days: '', price: '98,000' }),
    [first, "+ { date: '2031-04-01', price: 98000 }, // full"],
  ],
  [
    'makes one line of a changed row, and keeps the remark that was within',
    rowOf(1, { via: '', price: '1,00,000' }),
    [...second, '+ // asked on Monday', "+ { date: '2031-05-01', price: 100000 },"],
  ],
  ['deletes a row in which everything is emptied', emptied(1), second],
  ['deletes two neighbours', { ...emptied(0), ...emptied(1) }, [first, ...second]],
  [
    'deletes the last row and adds one in one save',
    { ...emptied(2), ...rowOf(2, { direct: '' }), ...rowOf(3, { date: '2031-08-01' }) },
    [last, "+ { date: '2031-08-01' },"],
  ],
  ['leaves out a row that was added and emptied again', emptied(3), []],
])('%s', (_, changes, lines) => {
  const posted = Object.fromEntries(
    Object.entries(changes).map(([name, typed]) => [
      name,
      name.endsWith('.direct') && !typed ? null : typed,
    ]),
  );
  for (const eol of ['\n', '\r\n']) {
    const before = withRows.replaceAll('\n', eol);
    const text = save(before, 'departures', posted);
    expect(diff(withRows, text.replaceAll('\r\n', '\n'))).toEqual(lines);
    expect(text.split('\n').length - 1).toBe(text.split(eol).length - 1);
  }
});

it('writes the first row of an empty list between its brackets', () => {
  const text = save(fixtureText, 'hotels', {
    'hotels.makkah[0].name': 'Al-Noor',
    'hotels.makkah[0].metres': '650 m',
  });
  expect(text).toContain("    makkah: [\n      { name: 'Al-Noor', metres: 650 },\n    ],\n");
});

it('ticks and unticks a name by its //, and keeps the remark behind it', () => {
  const text = save(withRows, 'package', { 'package.excludes': ['tcs', 'visa'] });
  expect(diff(withRows, text)).toEqual([
    "- 'gst', // GST",
    "- // 'tcs', // TCS",
    "- // 'visa',",
    "+ // 'gst', // GST",
    "+ 'tcs', // TCS",
    "+ 'visa',",
  ]);
});

it('writes names in one line where they were', () => {
  const text = save(fixtureText, 'policy', { 'policy.unanswered': ['visa'] });
  expect(text).toContain("    unanswered: ['visa'],\n");
});

it('writes today for a group that was looked through, also where the day is behind //', () => {
  const sample = fixtureText.replace("checked: '2031-01-10',", "// checked: '2030-01-10',");
  const text = save(sample, 'agency', { 'agency.checked': 'on' });
  expect(diff(sample, text)).toEqual(["- // checked: '2030-01-10',", "+ checked: '2031-01-15',"]);
  expect(save(text, 'payment', { 'payment.checked': 'on' }).split("'2031-01-15'")).toHaveLength(3);
});
