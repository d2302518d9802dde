/** Pages of rules that read otherwise than under their effective date. */
import { expect, it } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { lineOf } from '../../src/values/faults.ts';
import { contentWith, raw, type Edits } from '../support/editedContent.ts';

/** What is found of pages of rules, with the fingerprint that settles it. */
const changedRulesOf = (edits: Edits) =>
  checkContent(contentWith(edits)).findings.filter(({ field }) => field === 'policy.effectiveDate');

it.each<[place: string, value: unknown, ...pages: string[]]>([
  ['facts.ts: policy.refund.days', 3, 'refund-policy', 'terms-and-conditions'],
  ['facts.ts: payment.advance', 25000, 'terms-and-conditions'],
  ['facts.ts: package.excludes', ['visa'], 'refund-policy', 'terms-and-conditions'],
  ['facts.ts: agency.name', 'Safa'],
  ['facts.ts: agency.phone', '9876543210'],
  ['facts.ts: agency.hours', '24x7'],
  ['facts.ts: package.price', 99000],
])('are told once %s is %j: %s', (place, value, ...pages) => {
  expect(changedRulesOf({ [place]: value }).map(({ answer }) => answer!.field)).toEqual(
    pages.map((page) => `policy.inEffect.${page}`),
  );
});

it.each([
  ['% refundable', '₹ refundable'],
  ['within ', 'within > '],
  ['What is refund', 'What is, refund', 'the same'],
  ['What is refund', '~What is refund'],
  ['| ✗ |  |', '|  | ✗ |'],
  ['| --- | --- |', '| ----- | --- |', 'the same'],
])('see each sign of a rule: %j becomes %j', (old, now, same?: string) => {
  const { 'refund-policy': text } = raw.pages;
  const table = `${text}\n| a | b |\n| --- | --- |\n| ✗ |  |\n`;
  const fingerprint = (page: string) =>
    changedRulesOf({ 'pages/refund-policy.md': page })[0]?.answer?.value;
  expect(table).toContain(old);
  const isSame = fingerprint(table.replace(old, () => now)) === fingerprint(table);
  expect(isSame).toBe(same !== undefined);
});

it('are put right with what the sentence says', () => {
  const text = raw.pages['refund-policy'].replace('What is refund', 'What is refnud');
  const edits = { 'pages/refund-policy.md': text };
  const sentence = lineOf(changedRulesOf(edits)[0]!);
  const [, fingerprint] =
    /Then write 'refund-policy': '(\w{8})' in inEffect below it\.$/.exec(sentence) ?? [];
  expect(sentence).toMatch(
    /^src\/content\/facts\.ts: policy\.effectiveDate \(2031-01-02\) is older than the words of Refund Policy \(src\/content\/pages\/refund-policy\.md\)\. If a rule has changed, write the day .+; if only the wording has, keep that day\. /,
  );
  const settled = { 'facts.ts: policy.inEffect.refund-policy': fingerprint };
  expect(changedRulesOf({ ...edits, ...settled })).toEqual([]);
});
