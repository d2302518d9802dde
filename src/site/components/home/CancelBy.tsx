/** What is paid back for a departure, by the day until which a booking is cancelled. */
import { shareInWords } from '../../../agency/refundSteps.ts';
import { daysEarlier } from '../../../values/days.ts';
import { formatDay } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { LeastPaidBack } from '../shared/LeastPaidBack.tsx';

interface CancelByProps {
  readonly day: string;
  /** The lowest price for an adult, without added taxes. */
  readonly price: number | undefined;
}

/** The steps of RefundSteps.tsx as dates of one departure. The browser script removes those that have passed since the build. */
export function CancelBy({ day, price }: CancelByProps) {
  const { route, facts, words, today, show } = usePage();
  const { refund } = words.answers;
  const { locale, scope } = route.edition;
  const { steps, stepsOf } = facts.policy.refund;
  const datedSteps = steps.map((step) => ({ ...step, day: daysEarlier(day, step.daysBefore) }));
  const open = datedSteps.filter((step) => step.paidBack > 0 && step.day >= today);
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
