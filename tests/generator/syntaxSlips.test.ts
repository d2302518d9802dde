/** What staff read where a line of the content cannot be parsed: the line, and what to write instead. */
import { afterAll, expect, it } from 'vitest';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { projectAt } from '../../src/generator/project.ts';
import { emptyFolder, writeFiles } from '../support/temporaryFiles.ts';

const root = emptyFolder(afterAll);

/** Loads a file of which the third line, and what is after it, is given. */
function said(text: string): Promise<string> {
  const file = `export const content = {\n  before: 'Makkah',\n  ${text}\n  after: 'Madinah',\n};\n`;
  writeFiles({ 'src/content/index.ts': file }, root);
  return loadContent(projectAt(root)).then(
    () => 'The file was read.',
    (error: Error) => error.message,
  );
}

const noQuotes = (written: string, whole: string) =>
  `${written} has no quotes. Put them around it: ${whole}`;
const noEnd =
  'the text does not end with the quote that it began with. Write it there, before the comma, ' +
  'and keep the text in one line';
const quoteInside =
  'a quote inside the text ends it. Write an apostrophe as ’, and quotes in a text as “ and ”';
const notStraight =
  "its quotes are not straight. Write the straight quote ' before and after the text";

it.each([
  ['price: 1,25,000,', noQuotes('1,25,000', "price: '1,25,000'")],
  ['{ days: 7 days, months: 6 },', noQuotes('7 days', "days: '7 days'")],
  ['phone: +91 98765 43210,', noQuotes('+91 98765 43210', "phone: '+91 98765 43210'")],
  [
    'street: 12/3 GT Road, Howrah,',
    noQuotes('12/3 GT Road, Howrah', "street: '12/3 GT Road, Howrah'"),
  ],
  ["note: 'The pilgrim's way',", quoteInside],
  ["note: 'Umrah,", noEnd],
  ["note: 'Umrah\n  for all',", noEnd],
  ["note: Umrah for all',", 'the text has no quote at its beginning. Write it there'],
  ["note: 'Umrah'", 'there is no comma at its end. Write one'],
  ["link: { label: 'Home' href: '/' },", 'there is no comma before href:. Write one'],
  ["links: [{ a: '1' } { a: '2' }],", 'there is no comma between two brackets. Write one'],
  ["note: 'Umrah',,", 'there is a comma too many. Delete it'],
  ['price: , // now', 'price has no value. Write one after the colon'],
  ['note: “Umrah”,', notStraight],
  ["note: 'Umrah'،", '"،" is a sign of another keyboard. Write a comma or a colon in English'],
  ["note 'Umrah',", 'there is no colon after note. Write note: and then the value'],
])('says what to write instead of %j', async (text, sentence) => {
  expect(await said(text)).toBe(
    `Could not read src/content/index.ts, line 3: ${sentence}.\n    ${text.split('\n')[0]}`,
  );
});

it.each([
  ["list: {\n    a: 'b',", 5],
  ["a: 'b',\n  },", 5],
])('names the line above which a bracket is wrong: %j', async (text, line) => {
  expect(await said(text)).toBe(
    `Could not read src/content/index.ts, line ${line}: above this line, a bracket is missing or too many. ` +
      "Mend it there.\n    after: 'Madinah',",
  );
});

it('shows where the parser stopped at any other slip', async () => {
  expect(await said("মক্কা: ['a', b: 'c'],")).toBe(
    'Could not read src/content/index.ts, line 3: Expected "]" but found ":". ' +
      'Look there and in the lines above: a quote, a comma or a bracket is missing or too many.\n' +
      "    মক্কা: ['a', b: 'c'],\n" +
      '                  ^',
  );
});
