/** Pages of rules that read otherwise than under their effective date. */
import { expect, it } from 'vitest';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { checkContent } from '../../src/generator/content/readContent.ts';
import { fixture } from '../support/fixture.ts';

const raw: any = await loadContent(fixture);

function newRulesOf(change: (content: any) => void) {
  const content = structuredClone(raw);
  change(content);
  return checkContent(content).newRules;
}

/** The pages that have to be looked at. */
const pagesOf = (change: (content: any) => void) => newRulesOf(change).map(({ page }) => page);

it.each<[what: string, change: (facts: any) => void, ...pages: string[]]>([
  [
    'the days of a refund',
    ({ policy }) => (policy.refund.days = 3),
    'refund-policy',
    'terms-and-conditions',
  ],
  ['the advance', ({ payment }) => (payment.advance = 25000), 'terms-and-conditions'],
  [
    'a service',
    (facts) => facts.package.excludes.push('visa'),
    'refund-policy',
    'terms-and-conditions',
  ],
])('are told once %s has changed', (_what, change, ...pages) => {
  expect(pagesOf(({ facts }) => change(facts))).toEqual(pages);
});

it('are told once their text has changed', () => {
  expect(pagesOf(({ pages }) => (pages['privacy-policy'] += '\n\nOne sentence more.'))).toEqual([
    'privacy-policy',
  ]);
});

it.each<[what: string, change: (facts: any) => void]>([
  [
    'another agency',
    ({ agency }) => Object.assign(agency, { name: 'Safa', phone: '9876543210', hours: '24x7' }),
  ],
  ['another price', (facts) => (facts.package.price = 99000)],
])('are not those of %s', (_what, change) => {
  expect(pagesOf(({ facts }) => change(facts))).toEqual([]);
});

it('are put right with what the sentence says', () => {
  const change = ({ pages }: any) =>
    (pages['refund-policy'] = pages['refund-policy'].replace('What is refund', 'What is refnud'));
  const sentence = newRulesOf(change)[0]!.sentences.file;
  const [, fingerprint] =
    /Then write 'refund-policy': '(\w{8})' in inEffect below it\.$/.exec(sentence) ?? [];
  expect(sentence).toMatch(
    /^Refund Policy \(src\/content\/pages\/refund-policy\.md\) reads otherwise than under its effective date, 2031-01-02\. If a rule has changed, write the day .+; if only the wording has, keep that day\. /,
  );
  const settled = (content: any) => {
    change(content);
    content.facts.policy.inEffect['refund-policy'] = fingerprint;
  };
  expect(newRulesOf(settled)).toEqual([]);
});
