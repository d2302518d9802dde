/** What the pages hand to the scripts about a family, as JSON in data attributes. */
import type { FamilyPrices, PriceName, TravellerName } from '../../../agency/familyPrices.ts';
import type { BedName } from '../../../agency/prices.ts';

/** `data-family` of the element in which a family is counted; Family.tsx writes it. */
export interface FamilyData {
  /** Who can be counted. */
  readonly travellers: readonly TravellerName[];
  /** The kinds of room, the largest first; none where all adults pay one price. */
  readonly rooms: readonly BedName[];
  /** The prices of the package with all taxes that are added to them, as far as they are known. */
  readonly prices: FamilyPrices;
  /** The same without these taxes, of which nobody knows whether they are paid back; only where the next is. */
  readonly pricesBeforeTax?: FamilyPrices;
  /** The most that is never paid back of the price of one person, in whole rupees, if it is known. */
  readonly neverPaidBack?: number;
  /** The names of prices, as the table of prices has them, for messages. */
  readonly names: Readonly<Partial<Record<PriceName, string>>>;
  readonly words: FamilyWords;
}

/** Texts in the language of the page. Those with names in braces are templates. */
export interface FamilyWords {
  readonly who: string;
  /** The short names of those who are counted. */
  readonly travellers: Readonly<Record<TravellerName, string>>;
  readonly pay: string;
  /** `{sum} for {people}` */
  readonly sum: string;
  /** `from {rupees}` */
  readonly from: string;
  /** Such as "with GST and TCS", or that they are added; empty where none is. */
  readonly taxes: string;
  /** Whether sums lack a tax, so that no message may say them. */
  readonly isTaxOpen: boolean;
  /** `Ask us for the sum. Not known here: {missing}.` */
  readonly missing: string;
  readonly ask: string;
  readonly shared: string;
  readonly lowest: string;
  readonly dates: string;
  /** `Dates to ask about: {dates}` */
  readonly unknownDates: string;
  /** `at least {amount}` */
  readonly atLeast: string;
}

/** `data-refund` of a list of what is paid back; the rest is in the tab (familyState.ts). */
export interface RefundData extends Pick<FamilyWords, 'sum' | 'atLeast'> {
  readonly neverPaidBack: number;
}
