/** Legal pages that read otherwise than under their effective date. */
import { expect, it } from 'vitest';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { checkContent } from '../../src/generator/content/readContent.ts';
import { answered } from '../support/answered.ts';
import { fixture } from '../support/fixture.ts';

const raw: any = await loadContent(fixture);

function newRulesOf(change: (content: any) => void): readonly string[] {
  const content = structuredClone(raw);
  change(content);
  return checkContent(content).newRules;
}

/** The pages that have to be looked at. */
const pagesOf = (change: (content: any) => void) =>
  newRulesOf(change).map((sentence) => /legal\/(\w+)\.md/.exec(sentence)![1]);

it.each<[what: string, change: (facts: any) => void, ...pages: string[]]>([
  ['the days of a refund', ({ policy }) => (policy.refund.days = 3), 'terms', 'refund'],
  ['the months of a passport', ({ policy }) => (policy.passportMonths = 9), 'terms'],
  ['what is never paid back', ({ policy }) => policy.refund.nonRefundable.pop(), 'terms', 'refund'],
  ['the advance', ({ payment }) => (payment.advance = 25000), 'terms'],
  ['a service', (facts) => facts.package.excludes.push('visa'), 'terms', 'refund'],
])('are told once %s has changed', (_what, change, ...pages) => {
  expect(pagesOf(({ facts }) => change(facts))).toEqual(pages);
});

it('are told once their text has changed', () => {
  expect(pagesOf(({ legal }) => (legal.privacy.text += '\n\nOne sentence more.'))).toEqual([
    'privacy',
  ]);
});

it.each<[what: string, change: (facts: any) => void]>([
  [
    'another agency',
    ({ agency }) => Object.assign(agency, { name: 'Safa', phone: '9876543210', hours: '24x7' }),
  ],
  ['another price', (facts) => (facts.package.price = 99000)],
  ['a known account', ({ payment }) => (payment.account = 'Safa Travels')],
  [
    'known dates and hotels',
    (facts) =>
      Object.assign(facts, {
        departures: answered(facts).departures,
        hotels: answered(facts).hotels,
      }),
  ],
])('are not those of %s', (_what, change) => {
  expect(pagesOf(({ facts }) => change(facts))).toEqual([]);
});

it('are put right with what the sentence says', () => {
  const change = ({ legal }: any) =>
    (legal.refund.text = legal.refund.text.replace('refund', 'refnud'));
  const [sentence = ''] = newRulesOf(change);
  const [, sign] = /Then write refund: '(\w{8})' in inEffect below it\.$/.exec(sentence) ?? [];
  expect(sentence).toMatch(
    /^Refund Policy \(src\/content\/legal\/refund\.md\) reads otherwise than under its effective date, 2031-01-02\. If a rule has changed, write the day .+; if only the wording has, keep that day\. /,
  );
  const settled = (content: any) => {
    change(content);
    content.facts.policy.inEffect.refund = sign;
  };
  expect(newRulesOf(settled)).toEqual([]);
});
