/** Shows on the Refund Policy page what is paid back for the family entered on Home. */
import type { RefundData } from './familyData.ts';
import { readFamily } from './familyState.ts';
import { showPaidBack } from './paidBackWords.ts';

/** Takes the element that contains the shares. They are calculated from the family's lowest price over all dates. */
export function refundsOfFamily(root: HTMLElement): void {
  const { beforeTax } = readFamily() || {};
  const data = JSON.parse(root.dataset.refund!) as RefundData;
  showPaidBack(root, beforeTax?.rupees, beforeTax ? beforeTax.people : 0, data);
}
