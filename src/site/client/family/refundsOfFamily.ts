/** Says on the page of refunds what is paid back for the family that was counted on Home. */
import type { RefundData } from './familyData.ts';
import { readFamily } from './familyState.ts';
import { showPaidBack } from './paidBackWords.ts';

/** Takes the element that has the shares: the lowest price over all dates stands for each of them. */
export function refundsOfFamily(root: HTMLElement): void {
  const family = readFamily();
  if (!family || !family.beforeTax) return;
  const { rupees, people } = family.beforeTax;
  showPaidBack(root, rupees, people, JSON.parse(root.dataset.refund!) as RefundData);
}
