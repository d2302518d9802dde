/** What a language must have, the names that its texts may have in braces, and what stops an upload. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/generator/content/readContent.ts';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { fixture } from '../support/fixture.ts';

const raw: any = await loadContent(fixture);

/** Returns the fixture's content after a change. */
function changed(change: (content: any) => void): any {
  const content = structuredClone(raw);
  change(content);
  return content;
}

/** Returns what the check says of the fixture after a change, without the start that all sentences share. */
function faultsOf(change: (content: any) => void): string[] {
  try {
    checkContent(changed(change));
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .map((line) => line.replace('Could not use src/content/', ''));
  }
}

const others = 'every language except the main one';
const twice = 'Another entry has it already; write a different one, or delete this entry.';

it.each<[fault: string, change: (words: any, bengali: any, content: any) => void]>([
  [
    `languages/bn.ts: beforeYouPay is missing. Write the fields title, rules, lead, documents in curly brackets; ${others} needs it.`,
    (_, bengali) => delete bengali.beforeYouPay,
  ],
  [
    'languages/en.ts: price.conditions is missing. Write the fields refund, payment, passport in curly brackets; the main language needs it.',
    ({ price }) => delete price.conditions,
  ],
  [
    `languages/bn.ts: layout.english is missing. Write what says of a link that its page is in English, such as "in English"; ${others} needs it.`,
    (_, { layout }) => delete layout.english,
  ],
  [
    'languages/en.ts: services.visa.brief is "We help you with your Umrah visa". Write one to six words.',
    ({ services }) => (services.visa.brief = 'We help you with your Umrah visa'),
  ],
  [
    'languages/en.ts: price.excludes.tips is "washing ". Write other words than at price.includes.laundry.',
    ({ price }) => (price.excludes.tips = 'washing '),
  ],
  [
    'languages/en.ts: services.hotel.name is "Hotel in {city}". Write it without { and }.',
    ({ services }) => (services.hotel.name = 'Hotel in {city}'),
  ],
  [
    'languages/en.ts: ziyarat.cities.makkah.title is "Places in Mecca". Write {cityName} in it once, where the fact is put in, and no other { or }.',
    ({ ziyarat }) => (ziyarat.cities.makkah.title = 'Places in Mecca'),
  ],
  [
    'languages/en.ts: layout.tagline is "From {village}". There is no fact with the name {village}. facts.ts has the names after its facts; src/schemas/factNames.ts lists them all.',
    ({ layout }) => (layout.tagline = 'From {village}'),
  ],
  [
    `languages/index.ts: [2].lang is "bn". ${twice}`,
    (_, __, { languages }) => (languages[2].lang = 'bn'),
  ],
  [
    'languages/index.ts: [1].lang is "bn-IN". Write the two or three small letters of a language, such as "bn".',
    (_, __, { languages }) => (languages[1].lang = 'bn-IN'),
  ],
  [
    'languages/index.ts: [0].lang is "bn". Write first the row with isMain: true: the pages other than Home are in its language.',
    (_, __, { languages }) => languages.shift(),
  ],
  [
    'languages/bn.ts: services lacks visa, which structure.ts has. Add its line.',
    (_, { services }) => delete services.visa,
  ],
  [
    'languages/en.ts: price.excludes lacks lounge, which facts.ts has. Add its line.',
    (_, __, { facts }) => (facts.package.excludes = ['lounge']),
  ],
  [
    'about.ts: offer.services lacks visa, which structure.ts has. Add its line.',
    (_, __, { about }) => delete about.offer.services.visa,
  ],
  [
    'about.ts: reasons.title is "Why {nam}?". Write {name} instead of {nam}.',
    (_, __, { about }) => (about.reasons.title = 'Why {nam}?'),
  ],
])('says of a language: %s', (fault, change) => {
  const [first] = faultsOf((content) => {
    const [english, bengali] = content.languages;
    change(english.words, bengali.words, content);
  });
  expect(first).toBe(fault);
});

it('names each description of a picture that a language lacks', () => {
  const [english, bengali] = raw.languages;
  const { structure, about, notFound } = raw;
  const places = structure.cities.flatMap(({ places: list }: any) => list);
  const onHome = [structure.preview, ...structure.panel, ...places.map(({ slug }: any) => slug)];
  const elsewhere = [about.picture, ...about.closing.pictures, notFound.picture];
  for (const [at, { lang }, slugs] of [
    [0, english, [...onHome, ...elsewhere]],
    [1, bengali, onHome],
  ]) {
    const faults = faultsOf(
      ({ languages }) => (languages[at].words.pictures = { other: 'Another picture.' }),
    );
    const sentences = slugs.map(
      (slug: string) =>
        `languages/${lang}.ts: pictures lacks ${slug}, which a page shows. Add its line.`,
    );
    expect(new Set(faults)).toEqual(new Set(sentences));
  }
});

it('refuses a second main language', () => {
  const [fault] = faultsOf(({ languages }) => (languages[1].isMain = true));
  expect(fault).toBe(
    'languages/index.ts: [1].isMain is true. Delete it: the pages other than Home are in English.',
  );
});

it('warns of a line that a language lacks while it is a sample', () => {
  const content = changed(({ languages }) => delete languages[2].words.services.visa);
  expect(checkContent(content).warnings).toContain(
    'src/content/languages/ur.ts: services lacks visa, which structure.ts has. Add its line.',
  );
});

it('warns of hours, a state and airports that a language has in English', () => {
  const warnings = (airports: object) => {
    const content = changed(({ facts }) => {
      facts.departures.list = [{ date: '2031-03-02', airline: 'Example Air', ...airports }];
    });
    return checkContent(content).warnings.filter((warning) => warning.includes('/bn.ts'));
  };
  const lacks = (phrase: string) =>
    `src/content/languages/bn.ts: facts lacks the words for "${phrase}". Add a line "'${phrase}': '…',".`;
  expect(warnings({})).toEqual([]);
  expect(warnings({ from: 'Delhi', via: 'Muscat' })).toEqual([lacks('Delhi'), lacks('Muscat')]);
});

describe('a sample', () => {
  const shipped = {
    name: 'Safar Umrah',
    siteUrl: 'https://www.example.com',
    phone: '+910000000000',
    email: 'hello@example.com',
    mapQuery: 'Howrah, West Bengal, India',
  };
  const samplesOf = (change: (facts: any) => void) =>
    checkContent(changed(({ facts }) => change(facts))).samples.map(
      ({ field, value }) => `${field}: ${value}`,
    );
  const language = 'languages.ur: src/content/languages/ur.ts';

  it('is each shipped value of a group that nobody has checked', () => {
    const samples = samplesOf(({ agency }) => {
      delete agency.checked;
      Object.assign(agency, shipped);
      Object.assign(agency.address, { street: 'Sample Street 00', postalCode: '000000' });
    });
    expect(samples).toEqual([
      'facts.agency.name: Safar Umrah',
      'facts.agency.siteUrl: https://www.example.com',
      'facts.agency.phone: +910000000000',
      'facts.agency.email: hello@example.com',
      'facts.agency.address.street: Sample Street 00',
      'facts.agency.address.postalCode: 000000',
      'facts.agency.mapQuery: Howrah, West Bengal, India',
      language,
    ]);
  });

  it('is refused in a checked group', () => {
    const faults = faultsOf(({ facts }) => Object.assign(facts.agency, shipped));
    expect(faults).toHaveLength(Object.keys(shipped).length);
    const still =
      'This is still the sample value; write your own, or delete the line checked of this group';
    expect(faults.slice(0, 2)).toEqual([
      `facts.ts: agency.name is "Safar Umrah". ${still}; if it is really yours, delete the // before 'name' in unchanged.`,
      `facts.ts: agency.siteUrl is "https://www.example.com". ${still}.`,
    ]);
    const { name, mapQuery } = shipped;
    const unchanged = ['name', 'mapQuery'];
    expect(
      faultsOf(({ facts }) => Object.assign(facts.agency, { name, mapQuery, unchanged })),
    ).toEqual([]);
  });

  it.each([
    [
      'the account of an agency of that name',
      ({ payment }: any) => (payment.account = 'Safar Umrah'),
    ],
    ['its package', (facts: any) => (facts.package.name = 'Safar Umrah')],
    [
      'the courts of its town',
      ({ policy }: any) => (policy.jurisdiction = 'Howrah, West Bengal, India'),
    ],
  ])('is not %s', (_name, change) => {
    const faults = faultsOf(({ facts, languages }) => {
      change(facts);
      languages.length = 1;
    });
    expect(faults).toEqual([]);
  });

  it('is a group of own facts without the day on which it was checked', () => {
    expect(samplesOf(({ policy }) => delete policy.checked)).toEqual([
      'facts.policy: the day on which it was checked is missing',
      language,
    ]);
  });
});
