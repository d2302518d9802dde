/** What a change writes into a content file: the lines that are meant, and all else byte for byte. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { spliceForList, spliceForValue } from '../../src/generator/changes/splices.ts';
import { ContentFile, type Splice } from '../../src/generator/content/contentFile.ts';
import { fixture } from '../support/fixture.ts';

const text = readFileSync(path.join(fixture.content, 'facts.ts'), 'utf8');

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

it('writes a list anew, with a line for each entry', () => {
  const change = (file: ContentFile) => [spliceForList(file, 'package.excludes', ['gst', "'"])];
  expect(linesOf(text, change)).toEqual([
    '- excludes: [],',
    '+ excludes: [',
    "+ 'gst',",
    '+ "\'",',
    '+ ],',
  ]);
});
