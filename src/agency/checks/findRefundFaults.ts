/** Finds mistakes in what is paid back after a cancellation. */
import type { Facts } from '../schemas/content.ts';
import type { FieldFault } from '../../values/faults.ts';
import type { Keys } from '../../values/place.ts';

/** Returns the first fault in the refund steps, each of which must be later than the one before and pay back no more. */
export function findRefundFaults(refund: Facts['policy']['refund']): FieldFault[] {
  const { steps, percent } = refund;
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
    if (daysBefore >= before.daysBefore) {
      const advice =
        daysBefore === before.daysBefore
          ? `Write fewer than ${before.daysBefore}`
          : `Move this line above the one with ${before.daysBefore} days: the most days come first`;
      return at(['steps', index, 'daysBefore'], daysBefore, advice);
    }
    if (paidBack > before.paidBack) {
      const where = index === 0 ? 'the share in the first days' : 'as in the line before it';
      const advice = `Write at most ${before.paidBack} %, ${where}`;
      return at(['steps', index, 'paidBack'], paidBack, advice);
    }
    before = step;
  }
  if (steps.length === 0) return [];
  return findShareFault(refund);
}

/** Returns a fault unless it is clear of what the refund steps are shares. */
function findShareFault({ stepsOf, nonRefundable }: Facts['policy']['refund']): FieldFault[] {
  const fault = { keys: ['policy', 'refund', 'stepsOf'], value: stepsOf };
  if (stepsOf === null) {
    const advice = 'Choose whether these are shares of what can be paid back, or of the price';
    return [{ ...fault, advice, inFile: 'Those are "refundable" and "price" there' }];
  }
  if (stepsOf === 'refundable' || nonRefundable.length === 0) return [];
  const advice = 'Choose what can be paid back, or take everything out of "Never paid back"';
  return [{ ...fault, advice, inFile: 'That is "refundable" there' }];
}
