/** What is paid back for later cancellations, on a page of text. client/family/ updates it for the family entered on Home. */
import { rupeesKept } from '../../../agency/refundSteps.ts';
import type { RefundData } from '../../client/family/familyData.ts';
import { usePage } from '../../pageContext.ts';
import { RefundSteps } from '../shared/RefundSteps.tsx';

export function RefundLadder() {
  const { facts, words } = usePage();
  const { familyTotal, refund } = words.answers;
  if (facts.policy.refund.steps.length === 0) return null;
  const neverPaidBack = rupeesKept(facts.policy.refund);
  const data: RefundData | undefined =
    neverPaidBack === undefined
      ? undefined
      : { neverPaidBack, sum: familyTotal.sum.template, atLeast: refund.atLeast.template };
  return (
    <div
      className="text-glance__steps"
      {...(data && { 'data-behaviour': 'refunds', 'data-refund': JSON.stringify(data) })}
    >
      <RefundSteps price={facts.package.price} />
    </div>
  );
}
