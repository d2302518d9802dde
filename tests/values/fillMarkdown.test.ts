/** How facts are filled into a page of text. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '../../src/values/fill.ts';
import { fillSections } from '../../src/values/fillMarkdown.ts';
import {
  plainWordsOf,
  readSections,
  splitHead,
  withAnchors,
  type Tokens,
} from '../../src/values/markdown.ts';

const values = { months: 1, refund: ['all of 7–14 days', 'nothing'], account: '', stars: '*5*' };

/** The blocks before the first section. */
const blocksOf = (markdown: string, dir: 'ltr' | 'rtl' = 'ltr') =>
  fillSections(markdown, false, { values, locale: 'en-IN', dir }).before;

it('makes a word agree with the number before it, even if the number is bold', () => {
  const [paragraph] = blocksOf('Valid for **{months}** {month/months}, {months} {month/months}.');
  expect(plainWordsOf([paragraph!]).replaceAll('\u00a0', ' ')).toBe('Valid for 1 month, 1 month.');
});

it('makes an item of each entry of a list, and shows it like any other fact', () => {
  const items = (blocksOf('- {refund}\n- To {account}\n')[0] as Tokens.List).items;
  expect(items.map(({ tokens }) => plainWordsOf(tokens))).toEqual(['all of 7–14 days', 'nothing']);
  const [words] = items[0]!.tokens as unknown as { text: ReactNode }[];
  expect(renderToStaticMarkup(words!.text)).toBe(
    'all of <span class="whole-word">7–14</span> days',
  );
});

it('fills in the address of a link', () => {
  const [paragraph] = blocksOf('[Papers](/papers-{months})');
  const [link] = (paragraph as Tokens.Paragraph).tokens as Tokens.Link[];
  expect(link!.href).toBe('/papers-1');
});

it.each([
  ['ltr', '+91 00000 00000'],
  // An invisible mark keeps the plus sign on the left.
  ['rtl', '\u200e+91 00000 00000'],
] as const)(
  'makes the phone number in %s text a link that calls it, except within another link',
  (dir, shown) => {
    const scope = { values: { phone: '+91 00000 00000' }, locale: 'en-IN', dir } as const;
    const text = 'Call us on {phone}, **{phone}** or [{phone}](/contact/).';
    const [paragraph] = fillSections(text, false, scope).before;
    const hrefs = JSON.stringify(paragraph).match(/"href":"[^"]*"/g);
    expect(hrefs).toEqual([
      '"href":"tel:+910000000000"',
      '"href":"tel:+910000000000"',
      '"href":"/contact/"',
    ]);
    expect(plainWordsOf([paragraph!])).toBe(`Call us on ${shown}, ${shown} or ${shown}.`);
  },
);

it('reads no Markdown in a fact', () => {
  const [paragraph] = blocksOf('Of {stars} stars.');
  expect((paragraph as Tokens.Paragraph).tokens.map(({ type }) => type)).toEqual(['text']);
});

it.each([
  ['## Form C#', 'Form C#', 'form-c'],
  ['## Terms ##  ', 'Terms', 'terms'],
  ['## Terms # {#rules}', 'Terms #', 'rules'],
])('keeps the words of a title to which it adds an anchor: %s', (line, title, id) => {
  const { below, blocks } = splitHead(`# Visa\n\nA lead.\n\n${line}\n\nText.\n`);
  const { sections } = readSections(withAnchors(below, blocks));
  expect(sections).toMatchObject([{ title, id }]);
});

it('leaves out a table without a known row, and its heading', () => {
  const table = '| Item | To |\n| - | - |\n| a | {account} |\n';
  expect(blocksOf(`### Where {#where}\n\n${table}`)).toEqual([]);
  const [left] = blocksOf(`${table}| b | {months} |\n`) as [Tokens.Table];
  expect(left.rows).toHaveLength(1);
});

it('leaves out an item of a list in a list, and a small heading that names an unknown fact, with its part', () => {
  const [list] = blocksOf('- **{months}** {month/months}\n  - To {account}\n  - Within') as [
    Tokens.List,
  ];
  expect(list.items).toHaveLength(1);
  const inner = list.items[0]!.tokens.find(({ type }) => type === 'list') as Tokens.List;
  expect(inner.items.map(({ tokens }) => plainWordsOf(tokens))).toEqual(['Within']);
  const parts = '### To {account}\n\nGone.\n\n### Empty\n\n{account}\n\n### Left\n\nStays.';
  expect(blocksOf(parts)).toMatchObject([{ title: 'Left' }, { type: 'paragraph' }]);
});

it('leaves out what names a fact that is unknown there, even if it is known elsewhere', () => {
  const scope = { values, locale: 'en-IN', dir: 'ltr' } as const;
  expect(fill('For {months}', scope, { months: null })).toBe('');
  expect(fill('For {months}', scope, { months: 2 })).toBe('For\u00a02');
});
