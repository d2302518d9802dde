/** What is paid back of a booking that is cancelled after the first days, in the words of a language. */
import type { Answers, Facts } from './schemas/content.ts';
import { fill, type Scope } from '../values/fill.ts';

type Words = Answers['refund'];
type Refund = Facts['policy']['refund'];

/** Returns a line for each step, from the earliest cancellation to the latest, and last from when nothing is paid back. */
export function refundSteps({ steps, stepsOf }: Refund, words: Words, scope: Scope): string[] {
  return steps.map(({ daysBefore, paidBack }) => {
    const share = shareInWords(paidBack, stepsOf, words, scope);
    return daysBefore === 0 || paidBack === 0
      ? fill(words.last.template, scope, { share })
      : fill(words.step.template, scope, { daysBefore, share });
  });
}

/** Takes a share in per cent, and of what it is; returns it in words, such as "80% of the whole price". */
export function shareInWords(
  paidBack: number,
  stepsOf: Refund['stepsOf'],
  words: Words,
  scope: Scope,
): string {
  if (paidBack === 0 || stepsOf === null) return words.nothing;
  return fill(words.share.template, scope, { paidBack, of: words.of[stepsOf] });
}
