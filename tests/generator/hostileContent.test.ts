/** Content that came in by mistake is refused in one sentence with its file, before any slow step reads it. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../src/generator/content/readContent.ts';
import { readSource } from '../../src/generator/content/readSource.ts';
import { raw, contentWith, projectWith, sentencesFor } from '../support/editedContent.ts';
import { fixture } from '../support/fixture.ts';

const draft = (name: string, text: string) => ({ ...fixture, drafts: new Map([[name, text]]) });

const sentenceFor = (name: string, text: string) => {
  try {
    readContent(draft(name, text));
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

it.each([
  [
    'nested brackets',
    `{\n  "a": ${'['.repeat(20_000)}`,
    'facts.jsonc, line 2: brackets are nested',
  ],
  [
    'a large file',
    `/* ${'x'.repeat(150_000)} */`,
    'facts.jsonc: it has 1,50,006 characters, and a file of content has at most 1,50,000. Delete',
  ],
  [
    'quotes of another kind',
    `{\n  "a": "${"',".repeat(60_000)}" x\n}`,
    'line 2: a quote inside ends the text',
  ],
  ['a long gap', `{\n  "a": "b" "c${' '.repeat(100_000)}\n}`, 'line 2: the text has no quote'],
  [
    'invisible spaces instead of a value',
    `{\n  "a":${'\ufeff'.repeat(10_000)},\n}`,
    'line 2: an invisible space',
  ],
  ['invisible spaces in a text', `{\n  "a": "b${'\ufeff'.repeat(10_000)}c"\n}`, 'facts.jsonc'],
  ['a comment without end', `{}\n/* ${'x\n'.repeat(50_000)}`, 'line 2: a comment has no end'],
])('names the file of %s', (_, text, sentence) => {
  expect(sentenceFor('facts.jsonc', text)).toContain(sentence);
});

const rowsOf = <Row>(length: number, row: (at: number) => Row) =>
  Array.from({ length }, (_, at) => row(at));

it.each<[place: string, value: unknown, sentence: string]>([
  ['facts.jsonc: departures.list', rowsOf(101, () => ({})), 'has 101. Write at most 100.'],
  ['facts.jsonc: policy.refund.steps', rowsOf(13, () => ({})), 'has 13. Write at most 12.'],
  ['facts.jsonc: policy.papers', rowsOf(101, (at) => `p${at}`), 'has 101. Write at most 100.'],
  ['facts.jsonc: agency.email', `a${' '.repeat(1_000)}b`, 'Write at most 1,000 letters.'],
  ['facts.jsonc: package.name', 'a '.repeat(501), 'Write at most 1,000 letters.'],
  ['languages/en.jsonc: about.lead', '{price} '.repeat(200), 'Write at most 1,000 letters.'],
  ['languages/en.jsonc: about.lead', '*'.repeat(1_001), 'Write at most 1,000 letters.'],
  [
    'languages/en.jsonc: pictures',
    Object.fromEntries(rowsOf(501, (at) => [`p${at}`, 'A'] as const)),
    'Write at most 500 lines.',
  ],
])('limits the size of %s', (place, value, sentence) => {
  const sentences = sentencesFor({ [place]: value });
  expect(sentences).toEqual([expect.stringContaining(sentence)]);
  expect(sentences[0]).toContain(`src/content/${place}`);
});

it.each([
  ['a long line', '['.repeat(2_001), 5, 'Write at most 2,000 characters in a line'],
  ['a long paragraph', `${'a '.repeat(900)}\n`.repeat(5), 9, 'Write an empty line above it'],
  ['a deep list in one line', `${'1. '.repeat(10)}a`, 5, 'Delete the marks at its beginning'],
  ['a deep list', `${' '.repeat(60)}- a`, 5, 'Delete the marks at its beginning'],
  ['a heading twice', '## One\n\nA.\n\n## One\n\nB.', 9, 'Another heading has the anchor one'],
])('names the line of %s', (_, text, line, advice) => {
  const sentences = sentencesFor({ 'pages/your-visa.md': `# A\n\nB.\n\n${text}\n` });
  expect(sentences[0]).toContain(`src/content/pages/your-visa.md: line ${line} is`);
  expect(sentences[0]).toContain(advice);
});

it.each([
  ['be', 'is "be", and there is no file be.jsonc with its words. Write bn, whose words are there'],
  ['Bn', 'is "Bn". Write the two or three small letters of a language'],
  ['en', 'is "en". Another entry already has it'],
])('names the row of a language whose code is mistyped, and no folder: %s', (lang, sentence) => {
  const project = projectWith(contentWith({}));
  const rows = raw.languages.map(({ words: __, ...row }: any) => row);
  const drafts = new Map([
    ['languages/index.jsonc', JSON.stringify(rows.with(1, { ...rows[1], lang }))],
  ]);
  const sentences = () => readContent({ ...project, drafts });
  expect(sentences).toThrow(
    `Could not use src/content/languages/index.jsonc, line 1: [1].lang ${sentence}`,
  );
  expect(sentences).not.toThrow(/[Dd]elete/);
});

it('reads a file as long as real content may be', () => {
  const file = path.join(fixture.content, 'facts.jsonc');
  expect(readSource(draft('facts.jsonc', 'x'.repeat(100_000)), file)).toHaveLength(100_000);
});
