/** Words that are typed in place: each kind of text is changed where it is written, and nothing else can be. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { saveWords, showWords } from '../../../src/commands/dev/form/wordsForm.tsx';
import { findPassages } from '../../../src/generator/changes/findPassages.ts';
import { spliced } from '../../../src/generator/content/contentFile.ts';
import { keyOf, tracePages } from '../../../src/generator/changes/tracedPages.ts';
import { makeSite } from '../../../src/generator/makeSite.ts';
import { copyProjectForAll, treeOf } from '../../support/projectCopy.ts';
import { writeUrdu } from '../../support/writeUrdu.ts';

const copy = copyProjectForAll({ ownCaches: true });
writeUrdu(copy);
const read = (name: string) => copy.read(`src/content/${name}`);
const names = Object.keys(treeOf(copy.content));
const unchanged = new Map(names.map((name) => [name, read(name)]));
const changed = () => names.filter((name) => read(name) !== unchanged.get(name));
beforeEach(() => {
  for (const name of changed()) copy.write(`src/content/${name}`, unchanged.get(name)!);
});

const all = await findPassages(copy);
const ids = all.map(({ file, field, at }) => `${file} ${field} ${at}`);
const site = await makeSite(copy);

type Typed = readonly [passage: string, words: string];

/** Opens the boxes of these texts, types, and saves; returns the problems by the names of the passages. */
async function save(typed: readonly Typed[], meanwhile = () => {}) {
  const keys = typed.map(([id]) => (ids.includes(id) ? keyOf(all[ids.indexOf(id)]!) : id));
  const query = new URLSearchParams(keys.map((key) => ['text', key]));
  const request = { project: copy, site, pathname: '', query, posted: undefined, problems: [] };
  const form = parse(renderToStaticMarkup(await showWords(request)));
  const boxes = form.querySelectorAll('main [name]').map((box) => {
    const { name = '', value = box.textContent } = box.attributes;
    return [name, value] as [string, string];
  });
  const posted = new URLSearchParams(boxes);
  const own = ids.filter((_, at) => keys.includes(keyOf(all[at]!)));
  for (const [id, words] of typed) posted.set(`words.${own.indexOf(id)}`, words);
  meanwhile();
  const { problems } = await saveWords({ ...request, posted });
  return problems.map(({ name, sentence }) => [own[Number(name.split('.')[1])] ?? '', sentence]);
}

it('finds words in each file that has some, and each once', () => {
  const without = names.filter((name) => !ids.some((id) => id.startsWith(name)));
  const structure = ['languages/inLetters.ts', 'languages/index.ts', 'structure.ts'];
  expect(without).toEqual(['facts.ts', ...structure]);
  expect(new Set(ids).size).toBe(ids.length);
});

const button = 'languages/en.ts hero.book 0';
const headline = 'languages/en.ts hero.headline 0';
const urdu = 'languages/ur.ts hero.headline 0';
const reason = 'languages/en.ts about.reasons.list.care.title 0';
const zamZam = 'languages/en.ts about.offer.services.zam-zam 1';
const date = 'languages/ur.ts answers.asOf 0';
const payment = 'languages/ur.ts facts.Half at booking, the rest before departure. 0';
const line = (at: string) => `pages/your-visa.md line ${at}`;
const section = 'pages/refund-policy.md line 20 0';
const question = 'pages/refund-policy.md question 0';
const contact = 'Write to us on [the page Contact](/contact).';

type Kind = readonly [passage: string, words: string, old: string | RegExp, now: string];

const kinds: readonly Kind[] = [
  // Texts of TypeScript: a text, one with the signs of the file, one of several, of a list, a template, a phrase of the facts.
  [button, 'Ask\u00a0us', "'Book Your Umrah Now'", "'Ask\\u00a0us'"],
  [headline, `'"<b>`, "'A blessed Umrah journey, cared\\u00a0for at every step'", '`\'"<b>`'],
  [zamZam, 'Water.', 'Zam Zam water is part of the package.', 'Water.'],
  [reason, 'With you', "'Help all the way'", "'With you'"],
  [date, 'آج {date}', "'اس وف {date}'", "'آج {date}'"],
  [payment, 'آدھا', /departure.': '.*'/, "departure.': 'آدھا'"],
  // Those of Markdown: a title, a paragraph, a heading with an anchor and one without, an item in an item, a cell.
  [line('6 0'), 'The visa', '# Your visa, step by step', '# The visa'],
  [line('10 0'), 'A part.', 'This page has a part before its first section.', 'A part.'],
  [section, 'Money back', '## What is refundable {#', '## Money back {#'],
  [line('12 0'), 'To do', '## What to do', '## To do {#what-to-do}'],
  [line('17 0'), 'your\nname', '- the account of {account}', '- your name'],
  [line('37 1'), 'free', 'ask us |', 'free |'],
  // A link, and a line of the front matter.
  [line('14 0'), '**Ask** [us](/about)', contact, '**Ask** [us](/about)'],
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

it('changes a text with both kinds of quotes once more', async () => {
  const signs = `Say "so", it's`;
  await save([[headline, signs]]);
  const saved = (await findPassages(copy)).find(({ field }) => field === 'hero.headline')!;
  expect(saved.text).toBe(signs);
  expect(spliced(saved.source, [saved.spliceFor('Plain')])).toContain("headline: 'Plain',");
});

it('shows words as visitors see them, where bold ends behind a colon too', async () => {
  copy.edit('src/content/pages/your-visa.md', 'Show the paper.', '**Show the paper:**');
  const pages = await tracePages(copy, await makeSite(copy));
  const { html } = pages.get('your-visa/index.html')!;
  expect(html).toMatch(/<strong data-form="[^"]+">Show the paper:<\/strong>/);
});

const alone = /^Write some words, without a sign/;

it.each<[what: string, name: string, problem: RegExp, ...typed: Typed[]]>([
  ['spaces', urdu, /^Write some words\.$/, [urdu, ' \u00a0 ']],
  ['a slip in a fact', urdu, /^Write \{price\} instead of \{pric\}\.$/, [urdu, '{pric}']],
  ['a fact that nobody knows', urdu, /^This .* Write it without \{litres\};/, [urdu, '{litres}']],
  ['one wrong language', urdu, /^Write some/, [button, 'Ask'], [urdu, '']],
  ['a heading', line('10 0'), alone, [line('10 0'), '## New']],
  ['what ends a heading', line('10 0'), alone, [line('10 0'), '---']],
  ['another anchor', section, alone, [section, 'Money {#money}']],
  ['another column', line('37 1'), alone, [line('37 1'), 'ask | us']],
  ['one more link', line('10 0'), alone, [line('10 0'), '[Ask](https://other.example)']],
  ['a tag', line('10 0'), /^Delete the signs < and >/, [line('10 0'), '<script>x</script>']],
])('writes nothing for %s', async (_, name, problem, ...typed) => {
  expect(await save(typed)).toEqual([[name, expect.stringMatching(problem)]]);
  expect(changed()).toEqual([]);
});

it.each([
  ['another way to a file', 'languages/../languages/en.ts hero.book'],
  ['an Arabic name', 'structure.ts cities[0].arabic'],
  ['a short name', 'structure.ts about.picture'],
  ['an address', 'structure.ts about.reasons[4].href'],
  ['a tick', 'pages/your-visa.md footer'],
  ['what a picture shows', 'pictures.mina'],
  ['a list of facts', 'pages/refund-policy.md line 26'],
])('has no box for %s', async (_, key) => {
  expect(await save([[key, 'x']])).toEqual([['', expect.stringMatching(/^Could not save/)]]);
  expect(changed()).toEqual([]);
});

it('names a text of a page by its section and its words', async () => {
  const passage = all[ids.indexOf(line('14 0'))]!;
  const query = new URLSearchParams({ text: keyOf(passage) });
  const request = { project: copy, site, pathname: '', query, posted: undefined, problems: [] };
  const form = parse(renderToStaticMarkup(await showWords(request)));
  expect(form.querySelector('legend')!.textContent).toBe(
    'What to do: “Write to us on [the page Contact](/contact).”',
  );
});

it.each([
  ['/contact/?a', '/contact/?edit'],
  ['/\t/other.example', undefined],
  ['/\\other.example', undefined],
  ['//other.example', undefined],
])('leads from a text in the link %j to %j', async (link, address) => {
  const query = new URLSearchParams({ text: keyOf(all[ids.indexOf(button)]!), link });
  const request = { project: copy, site, pathname: '', query, posted: undefined, problems: [] };
  const form = parse(renderToStaticMarkup(await showWords(request)));
  const found = form.querySelectorAll('main a').filter((each) => /Follow/.test(each.textContent));
  expect(found[0]?.getAttribute('href')).toBe(address);
});

it('writes nothing where a text was changed meanwhile', async () => {
  const file = 'src/content/languages/en.ts';
  const problems = await save([[button, 'New']], () => copy.edit(file, 'Book Your', 'Book My'));
  const said = /^Could not save \S+en\.ts: it was changed/;
  expect(problems).toEqual([['', expect.stringMatching(said)]]);
  expect(copy.read(file)).toContain('Book My Umrah Now');
});
