/** The least that is paid back to one adult, in rupees. */
import { leastPaidBack } from '../../../agency/paidBack.ts';
import { rupeesKept } from '../../../agency/refundSteps.ts';
import { formatRupees } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';

interface LeastPaidBackProps {
  /** What is paid back, in per cent. */
  readonly share: number;
  readonly price: number | undefined;
}

/** A share in rupees, rounded down. client/family/ replaces it by that of the family, once the visitor has entered one. */
export function LeastPaidBack({ share, price }: LeastPaidBackProps) {
  const { facts, words, show } = usePage();
  const { atLeast, adult } = words.answers.refund;
  const neverPaidBack = rupeesKept(facts.policy.refund);
  const rupees =
    neverPaidBack !== undefined && price ? leastPaidBack(price, 1, share, neverPaidBack) : 0;
  if (rupees === 0) return null;
  const amount = <>{show(atLeast, { amount: formatRupees(rupees) })}</>;
  return (
    <>
      {' · '}
      <span data-paid-back={share}>{show(adult, { rupees: amount })}</span>
    </>
  );
}
