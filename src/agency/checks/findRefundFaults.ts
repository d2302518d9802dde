/** Finds mistakes in what is paid back after a cancellation. */
import type { Facts } from '../schemas/content.ts';
import type { FieldFault } from '../../values/faults.ts';
import type { Keys } from '../../values/place.ts';

/** Returns the first fault in the refund steps, each of which must be later than the one before and pay back no more. */
export function findRefundFaults(refund: Facts['policy']['refund']): FieldFault[] {
  const { steps, stepsOf, neverPaidBack, nonRefundable, percent } = refund;
  const at = (keys: Keys, value: unknown, advice: string) => [
    { keys: ['policy', 'refund', ...keys], value, advice },
  ];
  let before = { daysBefore: Infinity, paidBack: percent };
  for (const [index, step] of steps.entries()) {
    const { daysBefore, paidBack } = step;
    if (before.paidBack === 0 && index > 0) {
      const advice = 'Delete this line: the one before it says already that nothing is paid back';
      return at(['steps', index], paidBack, advice);
    }
    if (daysBefore >= before.daysBefore)
      return at(
        ['steps', index, 'daysBefore'],
        daysBefore,
        `Write fewer than ${before.daysBefore}`,
      );
    if (paidBack > before.paidBack)
      return at(['steps', index], paidBack, `Pay back at most ${before.paidBack}, as before it`);
    before = step;
  }
  if (neverPaidBack !== null && nonRefundable.length === 0)
    return at(
      ['neverPaidBack'],
      neverPaidBack,
      'Write null, or what it is for in "Never paid back"',
    );
  if (steps.length === 0) return [];
  if (stepsOf === null)
    return at(['stepsOf'], stepsOf, 'Write whether the steps are of refundable or of price');
  const isBoth = stepsOf === 'price' && nonRefundable.length > 0;
  const advice = 'Write refundable, or take everything out of "Never paid back"';
  return isBoth ? at(['stepsOf'], stepsOf, advice) : [];
}
