/** What a change writes into a content file: the lines that are meant, and all else byte for byte. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  splicesForNames,
  splicesForRows,
  spliceForValue,
} from '../../src/generator/changes/splices.ts';
import { ContentFile, type Splice } from '../../src/generator/content/contentFile.ts';
import { fixture } from '../support/fixture.ts';

const text = readFileSync(path.join(fixture.content, 'facts.ts'), 'utf8');

const withRows = text.replace(
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
);
const withNames = text.replace(
  'excludes: []',
  `excludes: [
      'gst',   //  GST
      // 'tcs', // TCS
      // Ask every year.
      'tips', 'visa',
    ]`,
);

/** Changes a file; returns the lines that are gone, with -, and those that are new, with +. */
function linesOf(before: string, change: (file: ContentFile) => Splice[]): string[] {
  const file = new ContentFile('facts.ts', before);
  const [old, now] = [before.split('\n'), file.spliced(change(file)).split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

it('reads letters and names composed, as they look', () => {
  const decomposed = "export const facts = { 'e\u0301': ['e\u0301', `e\u0301`] };\n";
  expect(new ContentFile('facts.ts', decomposed).valueOf('\u00e9')).toEqual(['\u00e9', '\u00e9']);
});

const place = "- mapQuery: 'Asansol, Jharkhand, India',";
const inQuotes = text.replace("checked: '2031-01-10'", '\'checked\': "2030-01-10"');
const behindSlashes = text.replace("checked: '2031-01-10',", "// checked: '2030-01-10',");
const withOlder = `export const older = { agency: { name: 'Older' } };\n${text}`;

it.each<[before: string, field: string, value: unknown, ...lines: string[]]>([
  [text, 'package.price', 119999, '- price: 88000,', '+ price: 119999,'],
  [text, 'package.price', null, '- price: 88000,', '+ price: null,'],
  [text, 'agency.mapQuery', "Don't", place, `+ mapQuery: "Don't",`],
  [text, 'agency.mapQuery', `'"`, place, '+ mapQuery: `\'"`,'],
  [text, 'agency.mapQuery', '<b>${x}', place, "+ mapQuery: '<b>${x}',"],
  [text, 'agency.mapQuery', '1\u00a0m', place, "+ mapQuery: '1\\u00a0m',"],
  [withOlder, 'agency.name', 'Noor', "- name: 'Noor Travels',", "+ name: 'Noor',"],
  [inQuotes, 'agency.checked', 'x', '- \'checked\': "2030-01-10",', "+ 'checked': 'x',"],
  [behindSlashes, 'agency.checked', 'x', "- // checked: '2030-01-10',", "+ checked: 'x',"],
  [text, 'package.rooms.two', 5, '- rooms: {},', '+ rooms: { two: 5 },'],
  [text, `package.rooms."a" 'b'`, 5, '- rooms: {},', `+ rooms: { "\\"a\\" 'b'": 5 },`],
])('writes a value so that it stays one: %#', (before, field, value, ...lines) => {
  expect(linesOf(before, (file) => [spliceForValue(file, field, value)])).toEqual(lines);
});

const first = "- { date: '2031-04-01', days: 15, price: 99000 }, // full";
const second = ['- {', "- date: '2031-05-01', // asked on Monday", "- via: 'Muscat',", '- },'];
const last = `{ date: '2031-06-01', direct: true, airline: "Al-Noor's" }`;

it.each<[what: string, rows: [number, unknown][], lines: string[]]>([
  [
    'a row behind the last, which had no comma',
    [[3, { days: 9 }]],
    [`- ${last}`, `+ ${last},`, '+ { days: 9 },'],
  ],
  [
    'one line of a changed row, with the remark in it',
    [[1, { days: 9 }]],
    [...second, '+ // asked on Monday', '+ { days: 9 },'],
  ],
  ['nothing of a deleted row', [[1, undefined]], second],
  [
    'nothing of two deleted neighbours',
    [
      [0, undefined],
      [1, undefined],
    ],
    [first, ...second],
  ],
  [
    'a row in the place of the last',
    [
      [2, undefined],
      [3, { days: 9 }],
    ],
    [`- ${last}`, '+ { days: 9 },'],
  ],
])('writes %s', (_, rows, lines) => {
  const change = (file: ContentFile) => splicesForRows(file, 'departures.list', new Map(rows));
  expect(linesOf(withRows, change)).toEqual(lines);
});

it.each<[what: string, names: Record<string, boolean>, lines: string[]]>([
  [
    '// before the name that goes, and no other line',
    { gst: false, tcs: true },
    ["- 'gst',   //  GST", "- // 'tcs', // TCS", "+ // 'gst', // GST", "+ 'tcs', // TCS"],
  ],
  [
    'a line for each name if one that shares its line goes',
    { tips: false },
    ["- 'gst',   //  GST", "- 'tips', 'visa',", "+ 'gst', // GST", "+ // 'tips',", "+ 'visa',"],
  ],
])('writes %s', (_, names, lines) => {
  const all = { gst: true, tcs: false, tips: true, visa: true, ...names };
  const change = (file: ContentFile) =>
    splicesForNames(file, 'package.excludes', new Map(Object.entries(all)));
  expect(linesOf(withNames, change)).toEqual(lines);
});
