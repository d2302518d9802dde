/** The dates of the page: what each costs for the family, and what is paid back of it. */
import type { FamilyPrices } from '../../../agency/familyPrices.ts';
import { make, showText } from './dom.ts';
import type { FamilyData } from './familyData.ts';

export interface FamilyDate {
  readonly element: HTMLElement;
  /** The day in words. */
  readonly day: string;
  readonly prices: FamilyPrices;
  readonly pricesBeforeTax: FamilyPrices | undefined;
  /** The town of its airport in words, such as "From Kolkata". */
  readonly from: string | undefined;
}

/** Returns the dates in a section. One without prices of its own has those of the package. */
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

/** Returns the place of the date that is open; undefined while none is, or several are. */
export function openDate(dates: readonly FamilyDate[]): number | undefined {
  const open = dates.filter(({ element }) => element.querySelector('details')!.open);
  return open.length === 1 ? dates.indexOf(open[0]!) : undefined;
}

/** Says the sum in the row of a date and in what opens; without a text it takes it away. */
export function showDateSum(
  { element }: FamilyDate,
  text: string | undefined,
  lowest: readonly string[],
): void {
  for (const old of element.querySelectorAll('.family-date')) old.remove();
  if (text === undefined) return;
  for (const place of element.querySelectorAll('[data-sum]')) {
    const line = make('span', 'family-date');
    showText(line, text);
    const [mark, ...more] = lowest;
    if (mark)
      line.append(' ', make('b', '', mark), make('small', '', ...more.map((words) => ` ${words}`)));
    place.append(' ', line);
  }
}
