/** What is paid back of a booking that is cancelled after the first days, if facts.jsonc has steps. */
import { dayBefore } from '../../../values/days.ts';
import { formatDay } from '../../../values/format.ts';
import { refundSteps, shareInWords } from '../../../agency/refundSteps.ts';
import { usePage } from '../../pageContext.ts';

/** The steps, counted in days before departure. */
export function RefundSteps() {
  const { route, facts, words } = usePage();
  const { refund } = words.answers;
  const lines = refundSteps(facts.policy.refund, refund, route.edition.scope);
  if (lines.length === 0) return null;
  return (
    <>
      <p>{refund.title}</p>
      <ul className="refund-steps quiet" role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The same as days of one departure. The browser script removes those that have passed since the build. */
export function CancelBy({ day }: { day: string }) {
  const { route, facts, words, today, fill } = usePage();
  const { refund } = words.answers;
  const { locale, scope } = route.edition;
  const { steps, stepsOf } = facts.policy.refund;
  const last = steps.map((step) => ({ ...step, day: dayBefore(day, step.daysBefore) }));
  const open = last.filter((step) => step.paidBack > 0 && step.day >= today);
  if (open.length === 0) return null;
  return (
    <div className="refund-steps quiet">
      {open.map(({ paidBack, ...step }) => (
        <p key={step.day} data-day={step.day}>
          {fill(refund.by, {
            date: formatDay(step.day, locale),
            share: shareInWords(paidBack, stepsOf, refund, scope),
          })}
        </p>
      ))}
    </div>
  );
}
