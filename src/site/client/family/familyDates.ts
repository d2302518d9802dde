/** The departures on the page, with their prices for the family. */
import type { FamilyPrices } from '../../../agency/familyPrices.ts';
import { make, showText } from './dom.ts';
import type { FamilyData } from './familyData.ts';

export interface FamilyDate {
  readonly element: HTMLElement;
  /** The date in words. */
  readonly day: string;
  readonly prices: FamilyPrices;
  readonly pricesBeforeTax: FamilyPrices | undefined;
  /** The town of departure in words, such as "From Kolkata". */
  readonly from: string | undefined;
}

/** Returns the departures in a section. One without its own prices has those of the package. */
export function readDates(section: HTMLElement, data: FamilyData): FamilyDate[] {
  return [...section.querySelectorAll<HTMLElement>('li[data-day]')]
    .filter((element) => element.querySelector('[data-sum]'))
    .map((element) => {
      const { prices, pricesBeforeTax, from } = element.dataset;
      return {
        element,
        day: element.querySelector('time')!.textContent,
        prices: prices ? (JSON.parse(prices) as FamilyPrices) : data.prices,
        pricesBeforeTax: pricesBeforeTax
          ? (JSON.parse(pricesBeforeTax) as FamilyPrices)
          : data.pricesBeforeTax,
        from,
      };
    });
}

/** Returns the index of the open date; undefined if none or several are open. */
export function openDate(dates: readonly FamilyDate[]): number | undefined {
  const open = dates.filter(({ element }) => element.querySelector('details')!.open);
  return open.length === 1 ? dates.indexOf(open[0]!) : undefined;
}

/** What to show at a date. */
interface DateWords {
  readonly sum: string;
  /** The taxes that the sum includes; '' if there are none. */
  readonly taxes: string;
  /** The words that mark the lowest sum, and what tells this date from the others with that sum; empty for another sum. */
  readonly lowest: readonly string[];
}

/** Shows the total in the row of a date and in its details; without words, removes it. */
export function showDateSum({ element }: FamilyDate, words: DateWords | undefined): void {
  for (const old of element.querySelectorAll('.family-date')) old.remove();
  if (words === undefined) return;
  for (const holder of element.querySelectorAll('[data-sum]')) {
    const sum = make('span', 'family-date__sum');
    showText(sum, words.sum);
    const line = make('span', 'family-date', sum);
    if (words.taxes) line.append(' ', make('small', 'family-date__taxes', words.taxes));
    const [mark, ...more] = words.lowest;
    if (mark)
      line.append(' ', make('b', '', mark), make('small', '', ...more.map((word) => ` ${word}`)));
    holder.append(' ', line);
  }
}
