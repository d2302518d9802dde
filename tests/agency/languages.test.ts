/** What a language lacks, and what stops an upload; checkContent.test covers what its words must be. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { lineOf } from '../../src/values/faults.ts';
import { contentWith, linesOf, raw, sentencesFor, type Edits } from '../support/editedContent.ts';

it.each([
  [0, 'en'],
  [1, 'bn'],
])('names each description of a picture that a language lacks: %i, %s', (at, lang) => {
  const shown = Object.keys(raw.languages[at].words.pictures);
  const file = `languages/${lang}.jsonc`;
  const sentences = shown.map(
    (slug) =>
      `Could not use src/content/${file}: pictures lacks ${slug}, which pages need. Add its line. It is in structure.jsonc or a page of text.`,
  );
  const said = sentencesFor({ [`${file}: pictures`]: { other: 'Another picture.' } });
  expect(new Set(said)).toEqual(new Set(sentences));
});

it('warns about hours, a state and airports that a language still has in English', () => {
  const edits = {
    'facts.jsonc: agency.hours': 'by day',
    'facts.jsonc: agency.address.region': 'Kerala',
    'facts.jsonc: departures.list': [
      { date: '2031-03-02', from: 'Delhi', airline: 'A', via: 'Muscat' },
    ],
  };
  const lacks = ['by day', 'Kerala', 'Delhi', 'Muscat'].map(
    (phrase) =>
      `src/content/languages/bn.jsonc: facts.${phrase} is missing. Write "${phrase}" in this language. That is a line "${phrase}": "…", there.`,
  );
  expect(linesOf(contentWith(edits)).filter((line) => line.includes('/bn.jsonc: facts'))).toEqual(
    lacks,
  );
});

describe('a sample', () => {
  const shipped = {
    'facts.jsonc: agency.name': 'Safar Umrah',
    'facts.jsonc: agency.siteUrl': 'https://www.example.com',
    'facts.jsonc: agency.phone': '+910000000000',
    'facts.jsonc: agency.email': 'hello@example.com',
    'facts.jsonc: agency.mapQuery': 'Howrah, West Bengal, India',
  };
  const samplesOf = (edits: Edits) =>
    checkContent(contentWith(edits), { showsUnread: true })
      .findings.filter(({ sample }) => sample)
      .map(lineOf);
  const language = 'languages.ur: Nobody who speaks اردو has read it yet.';

  it('is each placeholder value in an unchecked group, which can belong to nobody', () => {
    const address = {
      'facts.jsonc: agency.checked': undefined,
      'facts.jsonc: agency.address.street': 'Sample Street 00',
      'facts.jsonc: agency.address.postalCode': '000000',
    };
    expect(samplesOf({ ...shipped, ...address })).toEqual([
      'facts.agency.siteUrl: https://www.example.com',
      'facts.agency.phone: +910000000000',
      'facts.agency.email: hello@example.com',
      'facts.agency.address.street: Sample Street 00',
      'facts.agency.address.postalCode: 000000',
      language,
    ]);
  });

  it('is refused in a checked group if it can belong to nobody', () => {
    const still = 'This is still the sample value; write your own before you confirm its group';
    const refused = sentencesFor(shipped);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toBe(
      `Could not use src/content/facts.jsonc: agency.siteUrl is "https://www.example.com". ${still}. Or write null for the day of its group.`,
    );
  });

  it('is a group of the agency’s own facts without the day on which it was checked', () => {
    expect(samplesOf({ 'facts.jsonc: policy.checked': undefined })).toEqual([
      'facts.policy: has not been looked through yet',
      language,
    ]);
  });
});
