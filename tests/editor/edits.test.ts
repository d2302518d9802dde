/** What writing a value changes in a content file: only the intended lines; everything else stays byte for byte. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { editsFor } from '../../src/editor/changes/edits.ts';
import { ContentFile } from '../../src/generator/content/contentFile.ts';
import { fixture } from '../support/fixture.ts';

const text = readFileSync(path.join(fixture.content, 'facts.jsonc'), 'utf8');

/** Writes a value into a file; returns the deleted lines with - and the new ones with +. */
function changedLines(before: string, field: string, value: unknown): string[] {
  const keys = field.split('.');
  const file = new ContentFile(before);
  const after = applyEdits(before, editsFor(file, keys, value));
  const written = new ContentFile(after).valueOf(keys);
  expect(JSON.stringify(written)).toBe(JSON.stringify(value));
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

it('reads letters and names in composed form, as they look', () => {
  expect(new ContentFile('{ "e\u0301": ["e\u0301"] }').valueOf(['\u00e9'])).toEqual(['\u00e9']);
});

it.each([
  '{\n  "taxes": { // Added to the price.\n    "gst": 5, // {gst}\n  },\n}\n',
  '{\n  "taxes": { /* Added to the price. */\n    "gst": 5, // {gst}\n  },\n}\n',
  '{\n  "taxes": { /* Added */ // to the price.\n    "gst": 5, // {gst}\n  },\n}\n',
  '{\n  "taxes": { /* Added\n    to the price. */\n    "gst": 5, // {gst}\n  },\n}\n',
])('leaves the comment of a group at the group to which it adds a field: %j', (before) => {
  expect(changedLines(before, 'taxes.tcs', 2)).toEqual(['+ "tcs": 2,']);
});

const place = '- "mapQuery": "Asansol, Jharkhand, India",';
const unchecked = text.replace('"checked": "2031-01-10"', '"checked": "2030-01-10"');

it.each<[before: string, field: string, value: unknown, ...lines: string[]]>([
  [text, 'package.price', 119999, '- "price": 88000,', '+ "price": 119999,'],
  [text, 'package.price', null, '- "price": 88000,', '+ "price": null,'],
  [text, 'package.price', 88000],
  [text, 'agency.mapQuery', 'A "B"', place, '+ "mapQuery": "A \\"B\\"",'],
  [text, 'agency.mapQuery', '1\u00a0m', place, '+ "mapQuery": "1\\u00a0m",'],
  [
    text,
    'policy.refund.processingDays',
    { from: 1, to: 2 },
    '- "processingDays": { "from": 4, "to": 9 },',
    '+ "processingDays": { "from": 1, "to": 2 },',
  ],
  [
    unchecked,
    'agency.checked',
    '2031-02-01',
    '- "checked": "2030-01-10",',
    '+ "checked": "2031-02-01",',
  ],
  [text, 'agency.24x7** (IST', 'x', '+ "24x7** (IST": "x",'],
  [text, 'package.rooms.two', 5, '- "rooms": {},', '+ "rooms": { "two": 5 },'],
  [
    text,
    'package.taxes.cess',
    5,
    '- "taxes": { "gst": null, "tcs": null, "tcsOn": null },',
    '+ "taxes": { "cess": 5, "gst": null, "tcs": null, "tcsOn": null },',
  ],
  [text, 'package.rooms."a" \'b\'', 5, '- "rooms": {},', '+ "rooms": { "\\"a\\" \'b\'": 5 },'],
])(
  'writes a value so that it is read back as the same value: %#',
  (before, field, value, ...lines) => {
    expect(changedLines(before, field, value)).toEqual(lines);
  },
);

const withRows = text.replace(
  /"checked": null,\n    "list": \[\],(?=\s+\},\s+"hotels)/,
  `"checked": null,
    "list": [
      // { "date": "2031-03-01", "price": 99000 },
      { "date": "2031-04-01", "days": 15, "price": 99000 }, // full
      {
        "date": "2031-05-01", // asked on Monday
        "via": "Muscat",
      },
      { "date": "2031-06-01", "airline": "Al-Noor's" }
    ],`,
);
const first = { date: '2031-04-01', days: 15, price: 99000 };
const second = { date: '2031-05-01', via: 'Muscat' };
const third = { date: '2031-06-01', airline: "Al-Noor's" };
const noFirst = '- { "date": "2031-04-01", "days": 15, "price": 99000 }, // full';
const noSecond = [
  '- {',
  '- "date": "2031-05-01", // asked on Monday',
  '- "via": "Muscat",',
  '- },',
];
const last = '{ "date": "2031-06-01", "airline": "Al-Noor\'s" }';

it.each<[what: string, rows: unknown[], ...lines: string[]]>([
  [
    'a row after the last, which had no comma',
    [first, second, third, { days: 9 }],
    `- ${last}`,
    `+ ${last},`,
    '+ { "days": 9 },',
  ],
  [
    'a row in place of another, and keeps the comment after it',
    [{ days: 9 }, second, third],
    noFirst,
    '+ { "days": 9 }, // full',
  ],
  ['nothing of a deleted row, and the example stays', [first, third], ...noSecond],
  ['nothing of two deleted neighbours', [third], noFirst, ...noSecond],
  ['nothing but the example', [], noFirst, ...noSecond, `- ${last}`],
  ['a row in the place of the last', [first, second, { days: 9 }], `- ${last}`, '+ { "days": 9 }'],
  [
    'a row before others, if somebody has changed the line that was copied',
    [first, { days: 9 }, second, third],
    '+ { "days": 9 },',
  ],
  [
    'a list again as a whole if its order has changed',
    [third, first],
    '- // { "date": "2031-03-01", "price": 99000 },',
    noFirst,
    ...noSecond,
    `- ${last}`,
    `+ ${last},`,
    '+ { "date": "2031-04-01", "days": 15, "price": 99000 },',
  ],
])('writes %s', (_, rows, ...lines) => {
  expect(changedLines(withRows, 'departures.list', rows)).toEqual(lines);
});

it('deletes an entry whose comma comes after a comment', () => {
  const lines = ['    [', '"gst" /* GST */,', '"tips",', '"visa" /* last */', ']'];
  const commented = text.replace('"papers": []', `"papers": ${lines.join('\n      ')}`);
  expect(changedLines(commented, 'policy.papers', ['tips', 'visa', 'food'])).toEqual([
    '- "gst" /* GST */,',
    '- "visa" /* last */',
    '+ "visa", /* last */',
    '+ "food",',
  ]);
  const behindLine = commented.replace('/* GST */,', '// GST, and more\n      ,');
  expect(changedLines(behindLine, 'policy.papers', ['tips', 'visa'])).toEqual([
    '- "gst" // GST, and more',
    '- ,',
  ]);
});

const withNames = text.replace(
  '"papers": []',
  `"papers": [
      "gst",   //  GST
      // "tcs", // TCS
      // Ask every year.
      "tips", "visa",
    ]`,
);

it.each<[what: string, names: string[], ...lines: string[]]>([
  ['a name more', ['gst', 'tips', 'visa', 'food'], '+ "food",'],
  ['one that shared its line', ['gst', 'visa'], '- "tips", "visa",', '+ "visa",'],
  ['the last of a line', ['gst', 'tips'], '- "tips", "visa",', '+ "tips",'],
  ['one for another', ['tips', 'visa', 'food'], '- "gst",   //  GST', '+ "food",'],
])('writes the names of a list: %s', (_, names, ...lines) => {
  expect(changedLines(withNames, 'policy.papers', names)).toEqual(lines);
  expect(changedLines(text, 'policy.papers', [])).toEqual([]);
});
