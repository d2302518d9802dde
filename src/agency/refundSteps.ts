/** What is paid back if a booking is cancelled after the first days, in the words of a language. */
import type { Answers, Facts } from './schemas/content.ts';
import { capitalised, type FilledText } from '../values/filledText.tsx';
import { fill, type Scope } from '../values/fill.ts';

type RefundWords = Answers['refund'];
type Refund = Facts['policy']['refund'];

/** Returns a line for each step, from the earliest cancellation to the latest. A single rule is not "later" than another. */
export function refundSteps(refund: Refund, words: RefundWords, scope: Scope): FilledText[] {
  return refund.steps.map(({ daysBefore, paidBack }) => {
    const share = shareInWords(paidBack, refund.stepsOf, words, scope);
    if (isOneRuleForLater(refund)) return capitalised(share);
    return daysBefore === 0 || paidBack === 0
      ? fill(words.last.template, scope, { share })
      : fill(words.step.template, scope, { daysBefore, share });
  });
}

/** Whether one rule holds for all later cancellations, so that it does not matter how long before departure they are. */
export function isOneRuleForLater({ steps }: Refund): boolean {
  const [only, ...others] = steps;
  return (
    only !== undefined && others.length === 0 && (only.daysBefore === 0 || only.paidBack === 0)
  );
}

/** Returns the most that is never paid back per person, in whole rupees, or undefined if it is unknown. */
export function rupeesKept({ neverPaidBack, nonRefundable }: Refund): number | undefined {
  return nonRefundable.length === 0 ? 0 : (neverPaidBack ?? undefined);
}

/** Whether the last step ends before departure and pays something back, so that pages speak of later cancellations too. */
export function hasRest({ steps }: Refund): boolean {
  const last = steps.at(-1);
  return last !== undefined && last.daysBefore > 0 && last.paidBack > 0;
}

/** Takes a share in per cent and what it is a share of; returns it in words, such as "80% of the whole price". */
export function shareInWords(
  paidBack: number,
  stepsOf: Refund['stepsOf'],
  words: RefundWords,
  scope: Scope,
): FilledText {
  if (paidBack === 0 || stepsOf === null) return words.nothing;
  return fill(words.share.template, scope, { paidBack, of: words.of[stepsOf] });
}
