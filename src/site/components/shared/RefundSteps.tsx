/** What is paid back if a booking is cancelled after the first days. It renders only if facts.jsonc has steps. */
import { leastPaidBack } from '../../../agency/paidBack.ts';
import { hasRest, rupeesKept, refundSteps, shareInWords } from '../../../agency/refundSteps.ts';
import { daysEarlier } from '../../../values/days.ts';
import { formatDay, formatRupees } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';

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

interface CancelByProps {
  readonly day: string;
  /** The lowest price for an adult, without added taxes. */
  readonly price: number | undefined;
}

/** The same steps as dates of one departure. The browser script removes those that have passed since the build. */
export function CancelBy({ day, price }: CancelByProps) {
  const { route, facts, words, today, show } = usePage();
  const { refund } = words.answers;
  const { locale, scope } = route.edition;
  const { steps, stepsOf } = facts.policy.refund;
  const last = steps.map((step) => ({ ...step, day: daysEarlier(day, step.daysBefore) }));
  const open = last.filter((step) => step.paidBack > 0 && step.day >= today);
  if (open.length === 0) return null;
  return (
    <div className="refund-steps quiet">
      {open.map(({ paidBack, ...step }) => (
        <p key={step.day} data-day={step.day}>
          {show(refund.by, {
            date: formatDay(step.day, locale),
            share: shareInWords(paidBack, stepsOf, refund, scope),
          })}
          <LeastPaidBack share={paidBack} price={price} />
        </p>
      ))}
    </div>
  );
}

interface LeastPaidBackProps {
  /** What is paid back, in per cent. */
  readonly share: number;
  readonly price: number | undefined;
}

/** A share in rupees, rounded down. client/family/ replaces it by that of the family, once the visitor has entered one. */
function LeastPaidBack({ share, price }: LeastPaidBackProps) {
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
