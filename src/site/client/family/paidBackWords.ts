/** Shows what is paid back in rupees for the family, in place of the amount for one adult. */
import { leastPaidBack } from '../../../agency/paidBack.ts';
import { showText } from './dom.ts';
import type { RefundData } from './familyData.ts';
import { fillInBrowser, inRupees } from './familyWords.ts';

/** The original content of each element. */
const forOneAdult = new WeakMap<Element, readonly Node[]>();

/** Takes the family's total before taxes, in whole rupees. Without one, it restores the original content. */
export function showPaidBack(
  part: HTMLElement,
  price: number | undefined,
  people: number,
  { neverPaidBack, sum, atLeast }: RefundData,
): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-paid-back]')) {
    if (!forOneAdult.has(element)) forOneAdult.set(element, [...element.childNodes]);
    if (price === undefined) {
      element.textContent = '';
      element.append(...forOneAdult.get(element)!);
      continue;
    }
    const rupees = leastPaidBack(price, people, Number(element.dataset.paidBack), neverPaidBack);
    // The number of people goes around "at least {amount}". Inside it, "at least for 3" would mean at least three people.
    const amount = fillInBrowser(atLeast, { amount: inRupees(rupees) });
    showText(element, fillInBrowser(sum, { sum: amount, people }));
  }
}
