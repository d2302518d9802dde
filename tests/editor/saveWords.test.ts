/** Words that are edited in place: each kind of text is changed where it is written, and nothing else is. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { saveFields, showFields } from '../../src/editor/form/FieldsPage.tsx';
import { readWords, showWords } from '../../src/editor/form/wordsForm.tsx';
import { lastSave } from '../../src/editor/changes/history.ts';
import { findPassages } from '../../src/editor/changes/findPassages.ts';
import { passagesInPage } from '../../src/editor/changes/passagesInPage.ts';
import { tracePages } from '../../src/editor/page/tracedPages.ts';
import { nameOf } from '../../src/values/place.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { bytesIn, copyProjectForAll } from '../support/projectCopy.ts';

const copy = copyProjectForAll({ ownCaches: true, showsUnread: true });
const read = (name: string) => copy.read(`src/content/${name}`);
const names = Object.keys(bytesIn(copy.content));
const unchanged = new Map(names.map((name) => [name, read(name)]));
const changed = () => names.filter((name) => read(name) !== unchanged.get(name));
beforeEach(() => {
  for (const name of changed()) copy.write(`src/content/${name}`, unchanged.get(name)!);
});

const all = findPassages(copy);
const ids = all.map(nameOf);
const site = await makeSite(copy);

/** The request for the boxes of these texts, or for the texts of a page. */
function requestFor(asked: ConstructorParameters<typeof URLSearchParams>[0]) {
  const query = new URLSearchParams(asked);
  return { project: copy, site, pathname: '', query, posted: undefined, problems: [] };
}

type Typed = readonly [passage: string, words: string];

/** Opens the boxes of these texts, types, and saves; returns the problems by the names of the passages. */
async function save(typed: readonly Typed[], meanwhile = () => {}) {
  const keys = typed.map(([id]) => (ids.includes(id) ? all[ids.indexOf(id)]!.key : id));
  const request = requestFor(keys.map((key) => ['text', key]));
  const form = parse(renderToStaticMarkup(showFields(request, readWords)));
  const boxes = form.querySelectorAll('main [name]').map((box) => {
    const { name = '', value = box.textContent } = box.attributes;
    return [name, value] as [string, string];
  });
  const posted = new URLSearchParams(boxes);
  for (const [id, words] of typed) posted.set(id, words);
  meanwhile();
  const { problems } = await saveFields({ ...request, posted }, readWords);
  return problems.map(({ name, sentence }) => [name, sentence]);
}

it('finds the words of each file that has some, each of them once', () => {
  const without = names.filter((name) => !ids.some((id) => id.startsWith(name)));
  const structure = ['languages/index.jsonc', 'structure.jsonc'];
  expect(without).toEqual(['facts.jsonc', ...structure]);
  expect(new Set(ids).size).toBe(ids.length);
});

const button = 'languages/en.jsonc hero.book';
const headline = 'languages/en.jsonc hero.headline';
const urdu = 'languages/ur.jsonc hero.headline';
const reason = 'languages/en.jsonc about.reasons.list.care.title';
const zamZam = 'languages/en.jsonc about.offer.services.zam-zam[1]';
const date = 'languages/ur.jsonc answers.asOf';
const payment = 'languages/ur.jsonc facts.Half at booking, the rest before departure.';
const line = (at: number, cell = '') => `pages/your-visa.md line ${at}${cell}`;
/** A line of the refund policy, found by how it begins. */
const ofRefund = (start: string) => {
  const lines = copy.read('src/content/pages/refund-policy.md').split('\n');
  return `pages/refund-policy.md line ${lines.findIndex((text) => text.startsWith(start)) + 1}`;
};
const section = ofRefund('## What is refundable');
const question = 'pages/refund-policy.md question';
const contact = 'Write to us on [the page Contact](/contact).';

type Kind = readonly [passage: string, words: string, old: string | RegExp, now: string];

const kinds: readonly Kind[] = [
  // From JSON: a text, one with JSON punctuation in it, an alternative, an entry of a list, a template, a phrase of the facts.
  [button, 'Ask\u00a0us', '"Book Your Umrah Now"', '"Ask\\u00a0us"'],
  [headline, `'"<5`, '"A blessed Umrah journey, cared\\u00a0for at every step"', `"'\\"<5"`],
  [zamZam, 'Water.', 'Zam Zam water is part of the package.', 'Water.'],
  [reason, 'With you', '"Help all the way"', '"With you"'],
  [date, 'آج {date}', '"اس وف {date}"', '"آج {date}"'],
  [payment, 'آدھا', /before departure\.": ".*"/, 'before departure.": "آدھا"'],
  // From Markdown: a title, a paragraph, a heading with an anchor and one without, a nested list item, a cell.
  [line(6), 'The visa', '# Your visa, step by step', '# The visa'],
  [line(10), 'A part.', 'This page has a part before its first section.', 'A part.'],
  [section, 'Money back', '## What is refundable {#', '## Money back {#'],
  [line(12), 'To do', '## What to do', '## To do {#what-to-do}'],
  [line(17), 'your\nname', '- the account of {account}', '- your name'],
  [line(37, '[1]'), 'free', 'ask us |', 'free |'],
  // A link, and a line of the front matter.
  [line(14), '**Ask** [us](/about)', contact, '**Ask** [us](/about)'],
  [question, 'When? #1: now', 'A question about a refund?', '"When? #1: now"'],
];

it('writes each kind of text where it is, and no other byte', async () => {
  expect(await save(kinds.map(([passage, words]) => [passage, words]))).toEqual([]);
  const expected = new Map(unchanged);
  for (const [passage, , old, now] of kinds) {
    const [name = ''] = passage.split(' ');
    const text = expected.get(name)!.replace(old, () => now);
    expected.set(name, text);
  }
  for (const name of names) expect(read(name), name).toBe(expected.get(name));
});

it.each([
  [section, true],
  [headline, false],
])('says whether %s is from a page of rules', (passage, isRule) => {
  const request = requestFor({ text: all[ids.indexOf(passage)]!.key });
  expect(readWords(request)).toMatchObject({ isRule });
});

it('names a save after the first words that it changed', async () => {
  const words = 'Ask **us** about a journey in the month of your choice, at any time';
  expect(await save([[line(10), words]])).toEqual([]);
  expect(lastSave(copy)?.what).toBe('Words: Ask us about a journey in the month of your…');
});

it('changes a text with both kinds of quotes a second time', async () => {
  const quoted = `Say "so", it's`;
  await save([[headline, quoted]]);
  const saved = findPassages(copy).find(({ key }) => key === 'hero.headline')!;
  expect(saved.text).toBe(quoted);
  await save([[headline, 'Plain']]);
  expect(read('languages/en.jsonc')).toContain('"headline": "Plain",');
});

it('shows words as visitors see them, even if bold text ends after a colon', async () => {
  copy.edit('src/content/pages/your-visa.md', 'Show the paper.', '**Show the paper:**');
  const pages = tracePages(copy, await makeSite(copy));
  const html = pages.get('your-visa/index.html')!;
  expect(html).toMatch(/<strong data-form="[^"]+">Show the paper:<\/strong>/);
});

const inFile = String.raw`src\/content\/pages\/your-visa\.md\.$`;
const begins = (mark: string) => new RegExp(String.raw`^Delete the "${mark}" at its beginning\.$`);
const toAdd = new RegExp(`^Delete the new link. To add one, edit ${inFile}`);
const toKeep = new RegExp(`^Keep the link as .* To remove it, edit ${inFile}`);
const toRemove = (what: string) =>
  new RegExp(
    String.raw`^To remove this ${what}, delete its line in src\/content\/pages\/your-visa\.md, and the same line of that page in each`,
  );

it.each<[what: string, name: string, problem: RegExp, ...typed: Typed[]]>([
  ['spaces', urdu, /^Write some words\.$/, [urdu, ' \u00a0 ']],
  ['a slip in a fact', urdu, /^Write \{price\} instead of \{pric\}\.$/, [urdu, '{pric}']],
  ['a fact that nobody knows', urdu, /^This .* Write it without \{litres\};/, [urdu, '{litres}']],
  ['one wrong language', urdu, /^Write some/, [button, 'Ask'], [urdu, '']],
  ['no words in a sentence', line(10), toRemove('sentence'), [line(10), ' ']],
  ['no words in a heading', line(12), toRemove('heading'), [line(12), '']],
  [
    'no words in a cell',
    line(37, '[1]'),
    /^Write a dash, or edit the table/,
    [line(37, '[1]'), ''],
  ],
  ['no words in a title', line(6), /^Write some words: each page needs/, [line(6), '']],
  ['no words in the front matter', question, /^To remove this sentence/, [question, '']],
  ['a heading', line(10), begins('##'), [line(10), '## New']],
  ['a list', line(10), begins('-'), [line(10), '- New']],
  ['a list in a list', line(17), begins('1.'), [line(17), '1. your name']],
  ['what ends a heading', line(10), /^Write some words, not only marks/, [line(10), '---']],
  ['a fact alone', line(10), /a fact in braces\.$/, [line(10), '{name}']],
  ['another anchor', section, /^Delete the "\{#money\}" at its end/, [section, 'Money {#money}']],
  ['another column', line(37, '[1]'), /^Delete the "\|"/, [line(37, '[1]'), 'ask | us']],
  ['one more link', line(10), toAdd, [line(10), '[Ask](https://other.example)']],
  ['one link less', line(14), toKeep, [line(14), '**Ask** [us](/about us)']],
  ['two products', line(10), /^Write "2 × 23" with the sign ×/, [line(10), '2*23 kg and 1*7 kg']],
  ['a tag', line(10), /^Delete < and >/, [line(10), '<script>x</script>']],
])('writes nothing for %s', async (_, name, problem, ...typed) => {
  expect(await save(typed)).toEqual([[name, expect.stringMatching(problem)]]);
  expect(changed()).toEqual([]);
});

it.each([
  ['another way to a file', 'languages/../languages/en.jsonc hero.book'],
  ['an Arabic name', 'structure.jsonc cities[0].arabic'],
  ['a short name', 'structure.jsonc about.picture'],
  ['an address', 'structure.jsonc about.reasons[4].href'],
  ['a tick', 'pages/your-visa.md footer'],
  ['what a picture shows', 'pictures.mina'],
  ['a list of facts', ofRefund('- {')],
])('has no box for %s', async (_, key) => {
  expect(await save([[key, 'x']])).toEqual([['', expect.stringMatching(/^Could not save/)]]);
  expect(changed()).toEqual([]);
});

it('has no box for a tick that a phone has written', () => {
  const passages = passagesInPage('pages/a.md', '---\nmenu: Yes\nfooter: NO\n---\n# Title\n');
  expect(passages.map(({ text }) => text)).toEqual(['Title']);
});

it('names a text of a page by its section and its words', async () => {
  const passage = all[ids.indexOf(line(14))]!;
  const request = requestFor({ text: passage.key });
  const form = parse(renderToStaticMarkup(showFields(request, readWords)));
  expect(form.querySelector('legend')!.textContent).toBe(
    'What to do: “Write to us on [the page Contact](/contact).”',
  );
});

it.each([
  ['/contact/?a', '/contact/?edit'],
  ['/\t/other.example', undefined],
  ['/\\other.example', undefined],
  ['//other.example', undefined],
])('leads from a text inside the link %j to %j', async (link, address) => {
  const request = requestFor({ text: all[ids.indexOf(button)]!.key, link });
  const form = parse(renderToStaticMarkup(showFields(request, readWords)));
  const found = form.querySelectorAll('main a').filter((each) => /Follow/.test(each.textContent));
  expect(found[0]?.getAttribute('href')).toBe(address);
});

it.each([
  ['/ur/contact/', ['Urdu', 'English', 'Bangla']],
  ['/contact/', ['English', 'Bangla', 'Urdu']],
])('shows the box for the language of %s first', (page, languages) => {
  const request = requestFor({ text: 'hero.headline', page });
  const { group } = readWords(request)!;
  expect(group.fields[0]!.label).toBe('Top of Home: Headline');
  expect(group.fields[0]!.fields.map(({ label }) => label)).toEqual(languages);
});

it('lists all words of a page with their language and direction', () => {
  const request = requestFor({ page: '/ur/' });
  const list = parse(renderToStaticMarkup(showWords(request)));
  const links = list.querySelectorAll('main li a');
  expect(links.length).toBeGreaterThan(100);
  for (const { attributes } of links) expect(attributes).toMatchObject({ lang: 'ur', dir: 'rtl' });
});

it('writes nothing if a text was changed meanwhile', async () => {
  const file = 'src/content/languages/en.jsonc';
  const problems = await save([[button, 'New']], () => copy.edit(file, 'Book Your', 'Book My'));
  const said = /^Could not save this: it was changed/;
  expect(problems).toEqual([['', expect.stringMatching(said)]]);
  expect(copy.read(file)).toContain('Book My Umrah Now');
});
