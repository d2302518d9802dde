/** What staff read where a line of the content cannot be parsed: the line, and what to write instead. */
import { afterAll, expect, it } from 'vitest';
import { loadContent } from '../../src/generator/load.ts';
import { projectAt } from '../../src/generator/project.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';

const root = emptyFolder(afterAll);

/** Loads a file of which the third line, and what is behind it, is given. */
function said(text: string): Promise<string> {
  const file = `export const content = {\n  before: 'Makkah',\n  ${text}\n  after: 'Madinah',\n};\n`;
  writeFiles({ 'src/content/index.ts': file }, root);
  return loadContent(projectAt(root)).then(
    () => 'The file was read.',
    (error: Error) => error.message,
  );
}

const noNumber = (written: string) =>
  `${written} is not a number as the build reads one. Write plain digits: price: 125000`;
const noPoint = (written: string) =>
  `${written} is not a number as the build reads one. Write a decimal point and no %, such as x: 0.5`;
const noQuotes = (written: string, meant: string) =>
  `${written} stands without quotes. Write them before and behind it: ${meant}`;
const neither = (written: string) =>
  `${written} is neither a number nor a text. Write a number in digits alone, such as 125000, ` +
  "and a text in quotes, such as 'Station Road 4'";
const notClosed = (sign: string, closer: string) =>
  `its bracket ${sign} is never closed. Write ${closer} where it ends`;
const oddName = (name: string) =>
  `a name with another sign than letters and digits needs quotes. Write '${name}':`;
const apostrophe =
  'an apostrophe ends the text. Write the apostrophe as ’, or put the whole text in double quotes: "…"';
const noEnd =
  'the text does not end with the quote that it began with. Write it there, before the comma, ' +
  'and keep the text in one line';
const noBeginning = 'the text has no quote at its beginning. Write it there';
const noRemark = 'a remark begins with two strokes. Write // before what the build is to pass over';
const noSign = (sign: string) =>
  `"${sign}" is not a sign that the build knows. Write a comma or a colon of the English keyboard`;
const curly =
  "its quotes are curly ones of a word processor. Write the straight quote ' before and behind the text";
const tick = "its quote is `. Write the straight quote ' before and behind the text";
const noBrackets = 'a line of a list has no brackets. Write { at its beginning and } at its end';
const noName =
  'a value stands there without its name. Write the name and a colon before it, as the lines around have it';

it.each([
  ['price: 1,25,000,', noNumber('1,25,000')],
  ['price: ₹125000, // now', noNumber('₹125000')],
  ['price: ₹ 1,25,000,', noNumber('₹ 1,25,000')],
  ['price: Rs. 125000,', noNumber('Rs. 125000')],
  ['price: INR 125000,', noNumber('INR 125000')],
  ['price: 125000/-,', noNumber('125000/-')],
  ['price: 125000+,', noNumber('125000+')],
  ['price: 125 000,', noNumber('125 000')],
  ['price: 0125000,', noNumber('0125000')],
  ['price: ১২৫০০০,', noNumber('১২৫০০০')],
  ['price: १२५०००,', noNumber('१२५०००')],
  ['price: ۱۲۵۰۰۰,', noNumber('۱۲۵۰۰۰')],
  ['metres: 650m,', '650m is not a number as the build reads one. Write plain digits: metres: 650'],
  ['price: 1.25 lakh,', neither('1.25 lakh')],
  ['price: 1.25,000,', neither('1.25,000')],
  ['price: 1O9999,', neither('1O9999')],
  ['days: 7 days,', '7 days is not a number as the build reads one. Write plain digits: days: 7'],
  ['advance: 25%,', neither('25%')],
  ['percent: 50%,', '50% is not a number as the build reads one. Write plain digits: percent: 50'],
  ['value: 01900123456,', noQuotes('01900123456', "value: '01900123456'")],
  ["list: ['1', GST: '2'],", noBrackets],
  ["gst: // 'GST',\n  tcs: 'TCS',", 'gst has no value. Write one behind the colon'],
  ['price: , // now', 'price has no value. Write one behind the colon'],
  ['focus: { x: 72%, y: 0.5 },', noPoint('72%')],
  ['focus: { x: 0,72, y: 0.5 },', noPoint('0,72')],
  ['date: 2031-01-02,', noQuotes('2031-01-02', "date: '2031-01-02'")],
  ['date: 02/01/2031,', noQuotes('02/01/2031', "date: '2031-01-02'")],
  ['phone: +91 98765 43210,', noQuotes('+91 98765 43210', "phone: '+919876543210'")],
  ['phone: 09876543210,', noQuotes('09876543210', "phone: '+919876543210'")],
  ['postalCode: 711 101,', noQuotes('711 101', "postalCode: '711101'")],
  ['email: a@noor.example,', noQuotes('a@noor.example', "email: 'a@noor.example'")],
  ['url: https://noor.example,', noQuotes('https://noor.example', "url: 'https://noor.example'")],
  [
    'street: 12/3 GT Road, Howrah,',
    noQuotes('12/3 GT Road, Howrah', "street: '12/3 GT Road, Howrah'"),
  ],
  ['note: Umrah for all,', noQuotes('Umrah for all', "note: 'Umrah for all'")],
  ["list: [{ label: GST number, value: '1' }],", noQuotes('GST number', "label: 'GST number'")],
  ["'note: 'The way',", 'there is a quote too many before note. Write note:'],
  ["note: 'The pilgrim's way',", apostrophe],
  ["note: 'All pilgrims' ways',", apostrophe],
  ["note: 'Don't ask, it's ours',", apostrophe],
  [
    'note: "A "best" price",',
    "a quote inside the text ends it. Put the whole text in single quotes: '…'",
  ],
  ["note: 'Umrah,", noEnd],
  ['note: \'Umrah",', noEnd],
  ["note: 'Umrah\n  for all',", noEnd],
  ["note: Umrah for all',", noBeginning],
  ["link: { label: Home', href: '/' },", noBeginning],
  ["note: 'Umrah'", 'there is no comma at its end. Write one'],
  ["link: { label: 'Home' href: '/' },", 'there is no comma before href:. Write one'],
  ["links: [{ a: '1' } { a: '2' }],", 'there is no comma between two brackets. Write one'],
  ["note: 'Umrah',,", 'there is a comma too many. Delete it'],
  ["note: 'Umrah';", 'there is a semicolon. Write a comma'],
  ['note: ‘Umrah’,', curly],
  ['note: “Umrah”,', curly],
  ["note: `Umrah',", tick],
  ["note: 'Umrah'،", noSign('،')],
  ["note： 'Umrah',", noSign('：')],
  ["note 'Umrah',", 'there is no colon behind note. Write note:'],
  ["note = 'Umrah',", 'there is = behind note. Write a colon: note:'],
  ["zam-zam: 'Water',", oddName('zam-zam')],
  ["hotel room: 'Room',", oddName('hotel room')],
  ["24hours: 'Help',", oddName('24hours')],
  ["'Water',", noName],
  ['period: { 7, 14 },', noName],
  ["# note: 'Umrah',", noRemark],
  ["<!-- note: 'Umrah', -->", noRemark],
  ["/ note: 'Umrah',", noRemark],
  ["/* note: 'Umrah',", 'its remark has no end. Write */ there, or // at its beginning'],
  ["\u200bnote: 'Umrah',", 'an invisible character stands there. Delete the line and type it anew'],
  ["note: 'Umrah'),", 'its bracket ) is one too many. Delete it'],
  ["note: mark('Umrah',", notClosed('(', ')')],
  ["places: [\n    'Mina',\n  \n", notClosed('[', ']')],
])('says what to write instead of %j', async (text, sentence) => {
  const [first, second, ...more] = (await said(text)).split('\n');
  expect(first).toBe(`Could not read src/content/index.ts, line 3: ${sentence}.`);
  expect(second).toBe(`    ${text.split('\n')[0]!.trim()}`);
  expect(more).toEqual([]);
});

it.each(['export content = {', 'Export const content = [', 'export const content {'])(
  'knows how a file begins: %s',
  async (start) => {
    writeFiles({ 'src/content/index.ts': `${start}\n  a: 'b',\n};\n` }, root);
    await expect(loadContent(projectAt(root))).rejects.toThrow(
      'Could not read src/content/index.ts, line 1: it no longer reads as it did. ' +
        'Write export const content = and the opening bracket.',
    );
  },
);

it('knows a file whose text stands in it twice', async () => {
  const text = "export const content = {\n  a: 'b',\n};\n";
  writeFiles({ 'src/content/index.ts': text + text }, root);
  await expect(loadContent(projectAt(root))).rejects.toThrow(
    'Could not read src/content/index.ts, line 4: all of it stands twice in the file. Delete one of the two.',
  );
});
