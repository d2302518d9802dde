/** The labels of the form, and the comments in the live facts, which help people who edit the file. */
import { expect, it } from 'vitest';
import { wordsSchema } from '../../src/agency/schemas/wordsSchema.ts';
import { groupTitles } from '../../src/editor/form/labels.ts';
import { headingOf, titleOf } from '../../src/editor/form/places.ts';
import { fieldsIn } from '../../src/editor/form/field.ts';
import { lackWords } from '../../src/editor/form/lackWords.ts';
import { readGroups } from '../../src/editor/form/readFields.ts';
import { ContentFile } from '../../src/generator/content/contentFile.ts';
import { projectAt } from '../../src/generator/project.ts';
import { infoOf } from '../../src/values/fieldInfo.ts';
import type { Keys } from '../../src/values/place.ts';
import { contentWith } from '../support/editedContent.ts';
import { fixture } from '../support/fixture.ts';

it('begins the comment above each fact, and the line about each column, with its label in the form', () => {
  const file = ContentFile.read(projectAt(), 'facts.jsonc');
  const labelled = readGroups({ file })
    .flatMap(fieldsIn)
    .filter(({ kind, place }) => kind !== 'checked' && place?.file === 'facts.jsonc')
    .filter(({ name }) => !/^package\.services\.|\]$|processingDays\./.test(name));
  expect(labelled.length).toBeGreaterThan(70);
  const comments = file.text.match(/\/\*\*[^]*?\*\/\s*"\w+"/g)!;
  const lost = labelled.filter(({ label, name }) => {
    const [whole = '', column] = name.split(/\[\d+\]\./);
    const start =
      column === undefined ? `/\\*\\*\\s+(\\* )?${label}` : ` \\* - ${column}: ${label}`;
    const comment = new RegExp(`${start}[.:][^]*"${whole.split('.').at(-1)}"$`);
    return !comments.some((written) => comment.test(written));
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});

it.each([
  ['languages/bn.jsonc', 'Bangla'],
  ['pages/bn/your-visa.md', 'Your visa, Bangla'],
  ['pages/men.md', 'Men'],
  ['pages/ur/men.md', 'Men, Urdu'],
])('names %s "%s"', (file, title) => expect(titleOf(file)).toBe(title));

it.each<[keys: Keys, heading: string]>([
  [['counts', 2], 'Numbers in words: 3'],
  [['about', 'who', 'lead'], 'The page About: Who: Below the title'],
  [['contact', 'hours'], 'The page Contact: Hours'],
  [['titles', 0], 'Titles in search engines: 1'],
  [[], ''],
])('calls the words at %j "%s"', (keys, heading) => expect(headingOf(keys)).toBe(heading));

it('has a title only for groups of words that exist', () => {
  expect(Object.keys(infoOf(wordsSchema).entries!)).toEqual(
    expect.arrayContaining(Object.keys(groupTitles)),
  );
});

it.each([
  [null, 'Not confirmed'],
  ['2031-01-10', ''],
])('tags the checkbox of a group with samples that was looked through on %j: "%s"', (day, tag) => {
  const { facts } = contentWith({ 'facts.jsonc: agency.checked': day });
  const drafts = new Map([['facts.jsonc', JSON.stringify(facts)]]);
  const file = ContentFile.read({ ...fixture, drafts }, 'facts.jsonc');
  const sample = { file: 'facts.jsonc', keys: ['agency', 'phone'], sample: 'facts.agency.phone' };
  const site = { findings: [sample], routes: [], content: { languages: [] } } as any;
  const ticks = readGroups({ file, site }).flatMap(fieldsIn);
  const { lack } = ticks.find(({ name }) => name === 'agency.checked')!;
  expect(lack ? lackWords[lack].tag : '').toBe(tag);
});
