/** What staff read where a line of the content cannot be parsed: the line, and what to write instead. */
import { afterAll, expect, it } from 'vitest';
import { ContentFile } from '../../src/generator/content/contentFile.ts';
import { projectAt } from '../../src/generator/project.ts';
import { emptyFolder, writeFiles } from '../support/temporaryFiles.ts';

const root = emptyFolder(afterAll);

/** Loads a file of which the third line, and what is after it, is given. */
function said(text: string): Promise<string> {
  const file = `export const about = {\n  before: 'Makkah',\n  ${text}\n  after: 'Madinah',\n};\n`;
  writeFiles({ 'src/content/about.ts': file }, root);
  return ContentFile.load(projectAt(root), 'about.ts').then(
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
  ["link: { label: 'Home' href: '/' },", 'there is no comma before href. Write one'],
  ['{ days: 15 nightsMakkah: 8 },', 'there is no comma before nightsMakkah. Write one'],
  ['* The price in rupees. */', 'this remark has no beginning. Write /** before it'],
  ["links: [{ a: '1' } { a: '2' }],", 'there is no comma between two brackets. Write one'],
  ["note: 'Umrah',,", 'there is a comma too many. Delete it'],
  ['price: , // now', 'price has no value. Write one after the colon'],
  ['note: “Umrah”,', notStraight],
  ["note: 'Umrah'،", '"،" is a sign of another keyboard. Write a comma or a colon in English'],
  ["note 'Umrah',", 'there is no colon after note. Write note: and then the value'],
])('says what to write instead of %j', async (text, sentence) => {
  expect(await said(text)).toBe(
    `Could not read src/content/about.ts, line 3: ${sentence}.\n    ${text.split('\n')[0]}`,
  );
});

it.each([
  ["list: {\n    a: 'b',", 5],
  ["a: 'b',\n  },", 5],
])('names the line above which a bracket is wrong: %j', async (text, line) => {
  expect(await said(text)).toBe(
    `Could not read src/content/about.ts, line ${line}: above this line, a bracket is missing or too many. ` +
      "Mend it there.\n    after: 'Madinah',",
  );
});

it('shows where the parser stopped at any other slip', async () => {
  expect(await said("মক্কা: ['a', b: 'c'],")).toBe(
    'Could not read src/content/about.ts, line 3: Expected "]" but found ":". ' +
      'Look there and in the lines above: a quote, a comma or a bracket is missing or too many.\n' +
      "    মক্কা: ['a', b: 'c'],\n" +
      '                  ^',
  );
});

const computed = (written: string) =>
  `${written} would have to be worked out. Write the finished value: a number, or a text in quotes.`;

it.each([
  [
    'region: Jharkhand,',
    'Jharkhand has no quotes. Put quotes around words, and none around numbers.',
  ],
  ["/** The state.\n  region: 'A',\n/** B. */", 'a remark has no end. Write */ where it ends.'],
  ["before: 'Minā',", 'before is there twice, in line 2 too. Delete the one that is wrong.'],
  ['price: 1e5,', '1e5 is no plain number. Write its digits, such as 109999.'],
  ['price: 0x10,', '0x10 is no plain number. Write its digits, such as 109999.'],
  ['ask: yes,', 'yes is no value. Write true or false, or put quotes around it if it is a word.'],
  ["note: 'Umrah ' + 'package',", computed("'Umrah ' + 'package'")],
  ['note: `from ${price}`,', computed('`from ${price}`')],
  ['note: process.exit(1),', computed('process.exit(1)')],
  ["['note']: 'Umrah',", computed("['note']: 'Umrah'")],
  ['...others,', computed('...others')],
  ['note: /Umrah/,', computed('/Umrah/')],
  [
    "note: 'Umrah' as const,",
    'there is more than a value, such as "as const". Write it as in the lines around it.',
  ],
])('refuses what is no plain value: %j', async (text, sentence) => {
  expect(await said(text)).toBe(`Could not read src/content/about.ts, line 3: ${sentence}`);
});

it.each(["import './other.ts';", 'globalThis.wasRun = true;', "const more = 'Umrah';"])(
  'refuses a line that would have to be run, and does not run it: %j',
  async (statement) => {
    writeFiles({ 'src/content/about.ts': `export const about = {};\n${statement}\n` }, root);
    const other = 'globalThis.wasRun = true;';
    writeFiles({ 'src/content/other.ts': other }, root);
    await expect(ContentFile.load(projectAt(root), 'about.ts')).rejects.toThrow(
      'Could not read src/content/about.ts, line 2: this would have to be run, and a file of src/content is only read. Delete it.',
    );
    expect(globalThis).not.toHaveProperty('wasRun');
  },
);
