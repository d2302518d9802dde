/** What a language must have, the names that its texts may have in braces, and what stops an upload. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/generator/content.ts';
import { loadContent } from '../../src/generator/load.ts';
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

const either =
  'a language has pages and price.conditions where the other pages are in it too, else before and contact.';
const twice = 'Another entry has it already; write a different one, or delete this entry.';

it.each<[claim: string, change: (content: any) => void, fault: string]>([
  [
    'neither the other pages nor what replaces them',
    ({ languages }) => delete languages[1].words.before,
    `languages/bn.ts: before is missing. Write it: ${either}`,
  ],
  [
    'no contacts',
    ({ languages }) => delete languages[1].words.contact,
    `languages/bn.ts: contact is missing. Write it: ${either}`,
  ],
  [
    'both',
    ({ languages }) => (languages[0].words.contact = languages[1].words.contact),
    expect.stringMatching(/^languages\/en\.ts: contact is .* Delete it, or pages: a language has /),
  ],
  [
    'no conditions beside the other pages',
    ({ languages }) => delete languages[0].words.price.conditions,
    `languages/en.ts: price.conditions is missing. Write it: ${either}`,
  ],
  [
    'no mark of links to pages in English',
    ({ languages }) => delete languages[1].words.frame.english,
    'languages/bn.ts: frame.english is missing. Write the mark of links to pages in English.',
  ],
  [
    'a tile of seven words',
    ({ languages }) =>
      (languages[0].words.services.visa.brief = 'We help you with your Umrah visa'),
    'languages/en.ts: services.visa.brief is "We help you with your Umrah visa". Write one to six words.',
  ],
  [
    'the same words in what is included and what is not',
    ({ languages }) => (languages[0].words.price.excludes.tips = 'washing '),
    'languages/en.ts: price.excludes.tips is "washing ". Write other words than at price.includes.laundry.',
  ],
  [
    'a fact in a name that other texts are made of',
    ({ languages }) => (languages[0].words.services.hotel.name = 'Hotel in {city}'),
    'languages/en.ts: services.hotel.name is "Hotel in {city}". Write it without { and }.',
  ],
  [
    'a title of places without the city',
    ({ languages }) => (languages[0].words.ziyarat.cities.makkah.title = 'Places in Mecca'),
    'languages/en.ts: ziyarat.cities.makkah.title is "Places in Mecca". Write {cityName} in it once, where the fact is put in, and no other { or }.',
  ],
  [
    'a letter too many in the name of a fact',
    ({ languages }) => (languages[0].words.frame.tagline = 'From {ciity}'),
    'languages/en.ts: frame.tagline is "From {ciity}". Write {city} instead of {ciity}.',
  ],
  [
    'a name that no fact has',
    ({ languages }) => (languages[0].words.frame.tagline = 'From {village}'),
    'languages/en.ts: frame.tagline is "From {village}". There is no fact with the name {village}. The names are in facts.ts, after each fact.',
  ],
  [
    'such a name in a legal text',
    ({ legal }) => (legal.refund.text = legal.refund.text.replace('{percent}', '{precent}')),
    expect.stringMatching(
      /^legal\/refund\.md: line \d+ is .* Write \{percent\} instead of \{precent\}\.$/,
    ),
  ],
  [
    'a language twice',
    ({ languages }) => (languages[2].lang = 'bn'),
    `languages/index.ts: [2].lang is "bn". ${twice}`,
  ],
  [
    'a label twice',
    ({ languages }) => (languages[2].label = 'বাংলা'),
    `languages/index.ts: [2].label is "বাংলা". ${twice}`,
  ],
  [
    'a language with a country',
    ({ languages }) => (languages[1].lang = 'bn-IN'),
    'languages/index.ts: [1].lang is "bn-IN". Write the two or three small letters of a language, such as "bn".',
  ],
  [
    'a line that only English has',
    ({ languages }) => delete languages[1].words.services.visa,
    'languages/bn.ts: services lacks visa, which site.ts has. Add its line.',
  ],
  [
    'no row of English at the top',
    ({ languages }) => languages.shift(),
    'languages/index.ts: [0].lang is "bn". Write the row of English first, with its pages.',
  ],
  [
    'the same words twice in what is not paid back',
    ({ languages }) => (languages[0].words.nonRefundable.tips = 'visa costs'),
    'languages/en.ts: nonRefundable.tips is "visa costs". Write other words than at nonRefundable.visa.',
  ],
  [
    'what is not in the price without its line',
    ({ facts, languages }) => {
      facts.package.excludes = ['gst'];
      delete languages[0].words.price.excludes.gst;
    },
    'languages/en.ts: price.excludes lacks gst, which facts.ts has. Add its line.',
  ],
  [
    'the same words twice in what is not paid back',
    ({ languages }) => (languages[0].words.nonRefundable.tips = 'visa costs'),
    'languages/en.ts: nonRefundable.tips is "visa costs". Write other words than at nonRefundable.visa.',
  ],
  [
    'what is not in the price without its line',
    ({ facts, languages }) => {
      facts.package.excludes = ['gst'];
      delete languages[0].words.price.excludes.gst;
    },
    'languages/en.ts: price.excludes lacks gst, which facts.ts has. Add its line.',
  ],
  [
    'a service that About does not describe',
    ({ about }) => delete about.offer.services.visa,
    'about.ts: offer.services lacks visa, which site.ts has. Add its line.',
  ],
])('refuses %s', (_claim, change, fault) => {
  expect(faultsOf(change)).toEqual([fault]);
});

it('warns of a line that a language lacks while it is a sample', () => {
  const content = changed(({ languages }) => delete languages[2].words.services.visa);
  expect(checkContent(content).warnings).toEqual([
    'src/content/languages/ur.ts: services lacks visa, which site.ts has. Add its line.',
  ]);
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

  it.each(Object.entries(shipped))('is refused in a checked group: %s', (name, value) => {
    expect(faultsOf(({ facts }) => (facts.agency[name] = value))).toEqual([
      `facts.ts: agency.${name} is "${value}". This is still the sample value; write the agency's own, or take checked of its group away.`,
    ]);
  });

  it('is a group of own facts without the day on which it was checked', () => {
    expect(samplesOf(({ policy }) => delete policy.checked)).toEqual([
      'facts.policy: the day on which it was checked is missing',
      language,
    ]);
  });
});
