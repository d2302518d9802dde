/** Says what is paid back in rupees for the family, where the page says it for one adult. */
import { leastPaidBack } from '../../../agency/paidBack.ts';
import { showText } from './dom.ts';
import type { RefundData } from './familyData.ts';
import { fillInBrowser, inRupees } from './familyWords.ts';

/** What the page said at first, by its element. */
const forOneAdult = new WeakMap<Element, readonly Node[]>();

/** Takes the price of all of them before taxes, in whole rupees. Without one, the page says again what it said at first. */
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
    // Who it is for is said around it: "at least for 3" would be at least three people.
    const amount = fillInBrowser(atLeast, { amount: inRupees(rupees) });
    showText(element, fillInBrowser(sum, { sum: amount, people }));
  }
}
