/** What staff read where a line of the content cannot be parsed: the line, and what to write instead. */
import { afterAll, expect, it } from 'vitest';
import { ContentFile } from '../../src/generator/content/contentFile.ts';
import { projectAt } from '../../src/generator/project.ts';
import { emptyFolder, writeFiles } from '../support/temporaryFiles.ts';

const root = emptyFolder(afterAll);

/** Reads a file; returns the sentence of its refusal. */
function said(text: string): string {
  writeFiles({ 'src/content/about.jsonc': text }, root);
  try {
    ContentFile.read(projectAt(root), 'about.jsonc');
  } catch (error) {
    return (error as Error).message;
  }
  return 'The file was read.';
}

/** The same for a file whose third line, and what follows it, is given. */
const saidOf = (text: string) =>
  said(`{\n  "before": "Makkah",\n  ${text}\n  "after": "Madinah",\n}\n`);

const noQuotes = (name: string, written: string) =>
  `${written} has no quotes. Put them around it: "${name}": "${written}"`;
const noEnd = 'the text has no quote at its end. Write " there, in the same line';
const notStraight = 'its quotes are not straight. Write " before and after the text';
const neither = 'it is not a value';
const strange = (character: string) => `"${character}" is neither an English comma`;
const noValue = (written: string, advice: string) => `${written} is not a value. Write ${advice}`;
const invisibleBefore = (what: string) =>
  `an invisible space is before ${what}. Delete the space there, and type it again`;
const noQuoteBefore = (name: string) => `${name} has no quote before it. Write " before ${name}`;
const noQuoteAfter = (name: string) => `${name} has no quote after it. Write " after ${name}`;
const otherQuote = (quote: string) =>
  `${quote} is not the quote that ends a text. Write " instead of ${quote}`;
const fullStop = 'Write a comma instead of the full stop';
const cells = 'it has a tab in it, as if copied from a table. Write each cell where it belongs';
const quoteInside = 'a quote inside ends the text. Write “ and ” there';

it.each([
  ['"price": 1,09,999,', noQuotes('price', '1,09,999')],
  ['"price": ₹1,09,999,', noQuotes('price', '₹1,09,999')],
  ['"price": 109 999,', noQuotes('price', '109 999')],
  ['"price": 0x10,', noQuotes('price', '0x10')],
  ['"dates": { "days": 7 days, "months": 6 },', noQuotes('days', '7 days')],
  ['"phone": +91 98765 43210,', noQuotes('phone', '+91 98765 43210')],
  ['"street": 12/3 GT Road, Howrah, // ours', noQuotes('street', '12/3 GT Road, Howrah')],
  ['"region": Jharkhand,', noQuotes('region', 'Jharkhand')],
  ['"ask": yes,', noValue('yes', 'true, or "yes" in quotes')],
  ['"ask": no,', noValue('no', 'false, or "no" in quotes, or delete it')],
  ['"ask": True,', noValue('True', 'true in small letters')],
  ['"row": { "direct": FALSE },', noValue('FALSE', 'false in small letters, or delete it')],
  ['"price": NULL,', noValue('NULL', 'null in small letters')],
  ['"charge": No charge,', noQuotes('charge', 'No charge')],
  ['"focus": { "x": 0,515, "y": 0,62 },', 'Write 0.515 with a full stop'],
  ['"focus": { "x": 0.515, "y": 0,62 },', 'Write 0.62 with a full stop'],
  ['"zoom": 1,2,', 'Write 1.2 with a full stop'],
  ['"zoom": .5,', '.5 begins with a full stop. Write 0.5'],
  ['"price": 0109999,', 'begins with 0. Write 109999, or "0109999" in quotes'],
  ['"metres": 900m,', noQuotes('metres', '900m')],
  ['"price":\u00a025000,', invisibleBefore('25000')],
  ['\u200b"note": "Umrah",', invisibleBefore('"note"')],
  ['"row": [{\u200b"price": 1 }],', invisibleBefore('"price"')],
  ['"price": 25000\u00a0,', 'an invisible space is after the value. Delete it'],
  ['"price": 25000,\u200b', 'an invisible space is after the value. Delete it'],
  ['2027-03-10\t22\tSaudia', cells],
  ['"row": { "date": 2027-03-10\t22\tSaudia },', cells],
  ['"rows": [15\t22],', cells],
  ['"rows": [{ date": "2027-03-10" }],', noQuoteBefore('date')],
  ['note": "Umrah",', noQuoteBefore('note')],
  ['"rows": [{ "date: "2027-03-10" }],', noQuoteAfter('date')],
  ['"note: "Umrah",', noQuoteAfter('note')],
  ['"note : "Umrah",', noQuoteAfter('note')],
  ['"price: 25000,', noQuoteAfter('price')],
  ['"row": { "days": 22. "nights": 12 },', fullStop],
  ['"row": { "direct": true. "nights": 12 },', fullStop],
  ['"note": "Umrah".', fullStop],
  ['"days": 22.,', 'there is a full stop after the number. Delete it'],
  ['"row": { "name": "Towers”, "metres": 650 },', otherQuote('”')],
  ['"note": "Umrah”,', otherQuote('”')],
  ['"note": "Umrah\',', otherQuote("'")],
  ['"note”: "Umrah",', otherQuote('”')],
  ['"note": "The "pilgrim" way",', quoteInside],
  ['"note": "Umrah" for all,', quoteInside],
  ['"note": "উমরাহ "সফর"",', quoteInside],
  ['"note": "Umrah,', noEnd],
  ['"note": "Umrah\n  for all",', noEnd],
  ['"note": “Umrah”,', notStraight],
  ['“note”: "Umrah",', notStraight],
  ["'note': 'Umrah',", notStraight],
  ['"note": `Umrah`,', notStraight],
  ['"note": Umrah for all",', 'the text has no quote at its beginning. Write " there'],
  ['note: "Umrah",', 'note has no quotes. Write "note"'],
  ['"note": "Umrah"', 'there is no comma at its end. Write one'],
  ['"note": "Umrah" // now', 'there is no comma at its end. Write one'],
  ['"link": { "label": "Home" "href": "/" },', 'there is no comma before "href". Write one'],
  ['"links": [{ "a": 1 } { "a": 2 }],', 'there is no comma between two brackets. Write one'],
  ['"note": "Umrah",,', 'there is a comma too many. Delete it'],
  ['"links": ["a",, "b"],', 'there is a comma too many. Delete it'],
  ['"price": , // now', 'price has no value. Write one after its colon'],
  ['"price":', 'price has no value. Write one after its colon'],
  ['"note" "Umrah",', 'there is no colon after "note". Write one, and then the value'],
  ['"note"', 'there is no colon after "note". Write one, and then the value'],
  ['"note" = "Umrah",', strange('=')],
  ['"note": "Umrah"،', strange('،')],
  ['"note": "Umrah";', strange(';')],
  ['* The price in rupees. */', 'this comment has no beginning. Write /* before it'],
  ['# The price in rupees.', neither],
  ['...others,', neither],
  ['"before": "Minā",', 'before appears twice, in line 2 too'],
  ['"row": { "price": 1, "price": 2 },', 'price appears twice, in line 3 too'],
  ['"row": "Makkah\t650",', 'it has a tab in it'],
  ['"row": "Mak\u0007kah",', 'an invisible character'],
  ['"folder": "C:\\Safar",', 'the character \\ is in the text. Write / instead'],
  [`"note": "Umrah " + "package",`, '+ comes after the value'],
])('says what to write instead of %j', (text, sentence) => {
  expectSlip(saidOf(text), 3, sentence, text.split('\n')[0]);
});

/** Expects an error to name the line, to say these words about it, and to show it. */
function expectSlip(message: string, line: number, words: string, shown: string | undefined) {
  expect(message).toContain(`Could not read src/content/about.jsonc, line ${line}: `);
  expect(message).toContain(words);
  expect(message.split('\n    ')[1]).toBe(shown);
}

it.each([
  ['"list": {\n    "a": "b",', 5, '"after": "Madinah",'],
  ['"list": [\n    "a",\n    "b"', 6, '"after": "Madinah",'],
  ['"a": "b",\n  },', 4, '},'],
  ['"list": ["a", "b"},', 3, '"list": ["a", "b"},'],
])('names the line that is out of step if a bracket is wrong: %j', (text, line, shown) => {
  expectSlip(saidOf(text), line, 'a bracket is missing', shown);
});

/** Text as in the files of the languages: where a line would be too long, a value has a line of its own below its name. */
const wrapped = [
  '{',
  '  "hero": {',
  '    "lead":',
  '      "One price for the whole journey, and a person who answers.",',
  '    "titles": [',
  '      "Umrah"',
  '    ],',
  '  },',
  '  "about": {',
  '    "lead":',
  '      "Who we are, and where to find us."',
  '  },',
  '}',
  '',
];

it.each([
  ['deleted behind a list', 7, '', 8],
  ['deleted behind a group', 8, '', 9],
  ['doubled before a list', 5, '    "titles": [[', 6],
  ['doubled behind a list', 7, '    ]],', 8],
  ['doubled before a group', 9, '  "about": {{', 10],
  ['doubled at the end', 12, '  }},', 13],
])('names no wrapped value above the bracket that is %s', (_, line, written, named) => {
  const lines = wrapped.with(line - 1, written);
  expectSlip(said(lines.join('\n')), named, 'bracket', lines[named - 1]!.trim());
});

it('reads values that have a line of their own', () => {
  expect(said(wrapped.join('\n'))).toBe('The file was read.');
});

it.each([
  ['{ "a": 1 }\nmore', 2, neither, 'more'],
  ['export const about = {\n  "a": 1,\n};\n', 1, neither, 'export const about = {'],
  ['', 1, 'there is nothing in the file. Bring back what was in it', undefined],
  [
    '{\n  /* A.\n  "a": 1,\n  /* B. */\n  "b": 1,\n}\n',
    2,
    'a comment has no end. Write */ where it ends',
    undefined,
  ],
  [
    '{\n<<<<<<< mine\n  "a": 1,\n=======\n  "a": 2,\n>>>>>>> theirs\n}\n',
    2,
    'two versions of the file are in it. Keep one, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>',
    undefined,
  ],
])('says what is wrong with a file of several lines: %j', (text, line, sentence, shown) => {
  expectSlip(said(text), line, sentence, shown);
});

it('reads comments, and commas at the end', () => {
  expect(saidOf('/** Over it. */ "list": [1, 2,], // behind it')).toBe('The file was read.');
});
