/** What is paid back if a booking is cancelled after the first days. It renders only if facts.jsonc has steps. */
import { hasRest, refundSteps } from '../../../agency/refundSteps.ts';
import { usePage } from '../../pageContext.ts';
import { LeastPaidBack } from './LeastPaidBack.tsx';

/** The steps, in days before departure. With `price`, each also shows the minimum refund for one adult in rupees. */
export function RefundSteps({ price }: { price?: number }) {
  const { route, facts, words } = usePage();
  const { steps } = facts.policy.refund;
  const { refund } = words.answers;
  const lines = refundSteps(facts.policy.refund, refund, route.edition.scope);
  if (lines.length === 0) return null;
  return (
    <>
      <p>{refund.title}</p>
      <ul className="refund-steps quiet" role="list">
        {lines.map((line, at) => (
          <li key={at}>
            {line}
            <LeastPaidBack share={steps[at]!.paidBack} price={price} />
          </li>
        ))}
        {hasRest(facts.policy.refund) && <li>{refund.rest}</li>}
      </ul>
    </>
  );
}
