/** What the page of facts writes into facts.ts: the lines that are meant, and all else byte for byte. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readGroups, type Field } from '../../../src/commands/dev/edit/fields.ts';
import { withChanges } from '../../../src/commands/dev/edit/withChanges.ts';
import { ContentFile } from '../../../src/generator/content/contentFile.ts';
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
    ]`,
  );

/** Sends the form of a group as it is, with these changes. */
function save(text: string, name: string, changes: Record<string, string | null>) {
  const file = new ContentFile('facts.ts', text);
  const groupFrom = (posted: URLSearchParams) =>
    readGroups({ file, posted }).find((each) => each.name === name)!;
  // As many rows as the changes need.
  const shown = groupFrom(new URLSearchParams({ 'departures.list[6].date': '' }));
  const posted = new URLSearchParams(asShown(shown));
  for (const [field, typed] of Object.entries(changes)) {
    if (typed === null) posted.delete(field);
    else posted.set(field, typed);
  }
  return withChanges(file, groupFrom(posted));
}

function asShown({ kind, name, value, fields }: Field): [string, string][] {
  if (kind === 'tick') return value ? [[name, value]] : [];
  const isInput = !['group', 'rows', 'names', 'checked'].includes(kind);
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

it('writes nothing where nothing was changed', () => {
  for (const group of ['agency', 'package', 'departures', 'policy', 'agencyQuestions'])
    expect(save(withRows, group, {})).toBe(withRows);
});

it.each([
  ['1,19,999', 'price: 119999,'],
  ['', 'price: null,'],
])('writes the price %s as %s', (typed, line) => {
  const text = save(fixtureText, 'package', { 'package.price': typed });
  expect(diff(fixtureText, text)).toEqual(['- price: 88000,', `+ ${line}`]);
});

it.each([
  ["Don't", `mapQuery: "Don't",`],
  [`Don't say "no"`, 'mapQuery: `Don\'t say "no"`,'],
  ['</script>${price}', "mapQuery: '</script>${price}',"],
  ['10\u00a0km\r\n', "mapQuery: '10\\u00a0km',"],
])('writes %s so that it stays a text', (typed, line) => {
  const text = save(fixtureText, 'agency', { 'agency.mapQuery': typed });
  expect(diff(fixtureText, text)).toEqual([
    "- mapQuery: 'Asansol, Jharkhand, India',",
    `+ ${line}`,
  ]);
});

/** A form has nothing of a row that was deleted. */
const rowOf = (at: number, changes: Record<string, string | null>) =>
  Object.fromEntries(
    Object.entries(changes).map(([column, typed]) => [`departures.list[${at}].${column}`, typed]),
  );
const deleted = (at: number) =>
  rowOf(at, { date: null, days: null, airline: null, via: null, price: null, direct: null });
const first = "- { date: '2031-04-01', days: 15, price: 99000 }, // full";
const second = ['- {', "- date: '2031-05-01', // asked on Monday", "- via: 'Muscat',", '- },'];
const last = `- { date: '2031-06-01', direct: true, airline: "Al-Noor's" }`;

it.each([
  [
    'adds a row behind the last, which had no comma',
    rowOf(3, { date: '2031-07-01', price: '1,20,000', direct: 'true' }),
    [last, `${last.replace('-', '+')},`, "+ { date: '2031-07-01', direct: true, price: 120000 },"],
  ],
  [
    'makes one line of a changed row, and keeps the remark that was within',
    rowOf(1, { via: '', price: '1,00,000' }),
    [...second, '+ // asked on Monday', "+ { date: '2031-05-01', price: 100000 },"],
  ],
  ['deletes a row in which everything is emptied', rowOf(1, { date: '', via: '' }), second],
  ['deletes two neighbours', { ...deleted(0), ...deleted(1) }, [first, ...second]],
])('%s', (_, changes, lines) => {
  for (const eol of ['\n', '\r\n']) {
    const text = save(withRows.replaceAll('\n', eol), 'departures', changes);
    expect(diff(withRows, text.replaceAll('\r\n', '\n'))).toEqual(lines);
    expect(text.split('\n').length).toBe(text.split(eol).length);
  }
});

it.each<[string, string, string, Record<string, string | null>, string[]]>([
  [
    'ticks and unticks a name by its //, and keeps the remark behind it',
    withRows,
    'package',
    { 'package.excludes.gst': null, 'package.excludes.tcs': 'true' },
    ["- 'gst', // GST", "- // 'tcs', // TCS", "+ // 'gst', // GST", "+ 'tcs', // TCS"],
  ],
  [
    'leaves the lines of other names as they are',
    withRows.replace("'gst', // GST", "'gst',   //  GST"),
    'package',
    { 'package.excludes.tcs': 'true' },
    ["- // 'tcs', // TCS", "+ 'tcs', // TCS"],
  ],
  [
    'gives names that share a line a line each, and keeps the remarks',
    withRows.replace("'gst', // GST", "// Ask every year.\n'gst', 'tips',"),
    'package',
    { 'package.excludes.tips': null },
    ["- 'gst', 'tips',", "+ 'gst',", "+ // 'tips',"],
  ],
  [
    'writes a choice',
    fixtureText.replace('tcsOn: null', "tcsOn: 'price'"),
    'package',
    { 'package.taxes.tcsOn': 'total' },
    [
      "- taxes: { gst: null, tcs: null, tcsOn: 'price' },",
      "+ taxes: { gst: null, tcs: null, tcsOn: 'total' },",
    ],
  ],
  [
    'writes today over a key in quotes',
    fixtureText.replace(
      "    checked: '2031-01-10',\n    name: 'Noor",
      "    'checked': \"2030-01-10\",\n    name: 'Noor",
    ),
    'agency',
    { 'agency.checked': 'true' },
    ['- \'checked\': "2030-01-10",', "+ 'checked': '2031-01-15',"],
  ],
  [
    'writes into facts and nothing that is above it',
    `export const older = { agency: { name: 'Older' } };\n${fixtureText}`,
    'agency',
    { 'agency.name': 'Noor' },
    ["- name: 'Noor Travels',", "+ name: 'Noor',"],
  ],
  [
    'writes today for a group that was looked through, also where the day is behind //',
    fixtureText.replace("checked: '2031-01-10',", "// checked: '2030-01-10',"),
    'agency',
    { 'agency.checked': 'true' },
    ["- // checked: '2030-01-10',", "+ checked: '2031-01-15',"],
  ],
])('%s', (_, text, group, changes, lines) => {
  expect(diff(text, save(text, group, changes))).toEqual(lines);
});
