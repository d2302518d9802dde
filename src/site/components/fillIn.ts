/** Puts the agency's facts into the words of another language: {price}, {name}, and the periods of policy.ts. */
import { agency } from '../../content/agency.ts';
import { policy } from '../../content/policy.ts';
import { pricing } from '../../content/pricing.ts';
import { formatRupees } from '../format.ts';
import type { Language } from '../../schemas/content.ts';

const { fullShare, fullWithinDays, processingDays } = policy.refund;

const facts: Readonly<Record<string, string | number>> = {
  name: agency.name,
  price: formatRupees(pricing.amount),
  days: fullWithinDays,
  percent: fullShare.replace('%', '').trim(),
  from: processingDays.from,
  to: processingDays.to,
  months: policy.passportMonths,
};

/** From right to left a sign such as ₹ would go behind its figures without the mark. */
const leftToRight = '\u200e';

/** Takes a text with names of facts in braces, and its language's direction; returns it with the facts. */
export function fillIn(text: string, dir: Language['dir']): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    return (dir === 'rtl' && name === 'price' ? leftToRight : '') + facts[name];
  });
}
