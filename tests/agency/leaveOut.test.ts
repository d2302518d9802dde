/** The languages that are published. */
import { expect, it } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { unreadLanguages, withoutExcluded, withoutUnread } from '../../src/agency/leaveOut.ts';
import { contentWith } from '../support/editedContent.ts';

it('leaves out languages that nobody has read, but never the first language', () => {
  const unread = { 'languages/index.jsonc: [0].checked': null };
  const { content } = checkContent(contentWith(unread), { showsUnread: true });
  expect(unreadLanguages(content).map(({ lang }) => lang)).toEqual(['ur']);
  expect(withoutUnread(content).languages.map(({ lang }) => lang)).toEqual(['en', 'bn']);
});

it.each([
  [['visa'], [], null, 'price'],
  [['visa', 'airfare'], ['airfare'], 45000, 'refundable'],
])('deducts no fee for a service that is not in the price: of %j, %j', (written, ...left) => {
  const { content } = checkContent(contentWith({}), { showsUnread: true });
  const { package: offer, policy } = content.facts;
  const refund = {
    ...policy.refund,
    nonRefundable: written as any,
    neverPaidBack: 45000,
    stepsOf: 'refundable' as const,
  };
  const services = { ...offer.services, visa: 'notIn' as const };
  const facts = {
    ...content.facts,
    package: { ...offer, services },
    policy: { ...policy, refund },
  };
  const shown = withoutExcluded({ ...content, facts }).facts.policy.refund;
  expect([shown.nonRefundable, shown.neverPaidBack, shown.stepsOf]).toEqual(left);
});
