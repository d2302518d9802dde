/** Words that are typed in place: each kind of text is changed where it is written, and nothing else can be. */
import { beforeEach, expect, it } from 'vitest';
import { saveWords } from '../../../src/commands/dev/edit/saveWords.ts';
import { findPassages } from '../../../src/generator/content/findPassages.ts';
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

type Typed = readonly [passage: string, words: string, before?: string];

const all = await findPassages(copy);
const ids = all.map(({ file, field, at }) => `${file} ${field} ${at}`);

/** Sends what was typed, by default into boxes that show what the files have. */
async function save(...typed: readonly Typed[]) {
  const posted = new URLSearchParams();
  for (const [id, words, before] of typed) {
    posted.append('passage', id);
    posted.append('before', before ?? all[ids.indexOf(id)]!.text);
    posted.append('words', words);
  }
  return (await saveWords(copy, posted)).problems;
}

it('finds words in each file that has some, and each once', () => {
  const without = names.filter((name) => !ids.some((id) => id.startsWith(name)));
  const structure = ['languages/inLetters.ts', 'languages/index.ts', 'structure.ts'];
  expect(without).toEqual(['facts.ts', 'index.ts', ...structure]);
  expect(new Set(ids).size).toBe(ids.length);
});

const button = 'languages/en.ts hero.book 0';
const headline = 'languages/en.ts hero.headline 0';
const urdu = 'languages/ur.ts hero.headline 0';
const reason = 'about.ts reasons.list[2].title 0';
const zamZam = 'about.ts offer.services.zam-zam 1';
const date = 'languages/ur.ts answers.asOf 0';
const payment = 'languages/ur.ts facts.Half at booking, the rest before departure. 0';
const line = (at: string) => `pages/your-visa.md line ${at}`;
const section = 'pages/refund-policy.md line 20 0';
const question = 'pages/refund-policy.md question 0';
const contact = 'Write to us on [the page Contact](/contact).';

const kinds: readonly (readonly [
  passage: string,
  words: string,
  old: string | RegExp,
  now: string,
])[] = [
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
  // A link, what a picture shows, and a line of the front matter.
  [line('14 0'), '**Ask** [us](/contact)', contact, '**Ask** [us](/contact)'],
  [line('42 0'), 'Mina', '![Illustration: the tents of Mina at sunrise]', '![Mina]'],
  [question, 'When? #1: now', 'A question about a refund?', '"When? #1: now"'],
];

it('writes each kind of text where it is, and no other byte', async () => {
  expect(await save(...kinds.map(([passage, words]) => [passage, words] as const))).toEqual([]);
  const expected = new Map(unchanged);
  for (const [passage, , old, now] of kinds) {
    const [name = ''] = passage.split(' ');
    expected.set(
      name,
      expected.get(name)!.replace(old, () => now),
    );
  }
  for (const name of names) expect(read(name), name).toBe(expected.get(name));
});

const meanwhile = /^Could not save src\/content\/\S+: it was changed/;
const alone = /^Write some words, without a sign/;

it.each<[what: string, name: string, problem: RegExp, ...typed: Typed[]]>([
  ['spaces', urdu, /^Write some words\.$/, [urdu, ' \u00a0 ']],
  ['an unknown fact', urdu, /^There is no fact with the name \{luck\}\./, [urdu, '{luck}']],
  ['a slip in a fact', urdu, /^Write \{price\} instead of \{pric\}\.$/, [urdu, '{pric}']],
  ['a fact of elsewhere', urdu, /^There is no fact with/, [urdu, '{airline}']],
  ['a fact that nobody knows', urdu, /^This .* Write it without \{litres\}\./, [urdu, '{litres}']],
  ['a template without its fact', date, /^Write \{date\} in it once/, [date, 'آج']],
  ['one wrong language', urdu, /^Write some/, [button, 'Ask'], [urdu, '']],
  ['words changed meanwhile', '', meanwhile, [button, 'New', 'Older']],
  ['one box twice', '', meanwhile, [button, 'New'], [button, 'Newer']],
  [
    'another way to a file',
    '',
    meanwhile,
    [`languages/../${button}`, 'New', 'Book Your Umrah Now'],
  ],
  ['an Arabic name', '', meanwhile, ['structure.ts cities[0].arabic 0', 'مكة', 'مكة المكرمة']],
  ['a short name', '', meanwhile, ['about.ts picture 0', 'mina', 'hero-poster-portrait']],
  ['an address', '', meanwhile, ['about.ts reasons.list[4].href 0', '/', '/refund-policy']],
  ['a tick', '', meanwhile, ['pages/your-visa.md footer 0', 'false', 'true']],
  ['a list of facts', '', meanwhile, ['pages/refund-policy.md line 26 0', 'x', '{nonRefundable}']],
  ['a heading', line('10 0'), alone, [line('10 0'), '## New']],
  ['an item', line('10 0'), alone, [line('10 0'), '- New']],
  ['an empty line', line('10 0'), alone, [line('10 0'), ' ']],
  ['what ends a heading', line('10 0'), alone, [line('10 0'), '---']],
  ['another anchor', section, alone, [section, 'Money {#money}']],
  ['another column', line('37 1'), alone, [line('37 1'), 'ask | us']],
  [
    'another address in a page',
    line('14 0'),
    alone,
    [line('14 0'), '[Ask](https://other.example)'],
  ],
  [
    'a tag in a page',
    line('10 0'),
    /^Delete the signs < and >/,
    [line('10 0'), '<script>x</script>'],
  ],
])('writes nothing for %s', async (_, name, problem, ...typed) => {
  expect(await save(...typed)).toEqual([[name, expect.stringMatching(problem)]]);
  expect(changed()).toEqual([]);
});
