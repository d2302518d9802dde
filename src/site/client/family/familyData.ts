/** The data that pages pass to the family scripts, as JSON in data attributes. */
import type { FamilyPrices, PriceName, TravellerName } from '../../../agency/familyPrices.ts';
import type { RoomName } from '../../../agency/prices.ts';

/** The `data-family` attribute of the calculator's element; Family.tsx writes it. */
export interface FamilyData {
  /** The kinds of travellers. */
  readonly travellers: readonly TravellerName[];
  /** The kinds of room, the largest first; empty if all adults pay the same price. */
  readonly rooms: readonly RoomName[];
  /** The prices of the package with added taxes, as far as these are known. */
  readonly prices: FamilyPrices;
  /** The same without added taxes, which may not be refundable; present only together with `neverPaidBack`. */
  readonly pricesBeforeTax?: FamilyPrices;
  /** The most that is never paid back per person, in whole rupees, if known. */
  readonly neverPaidBack?: number;
  /** The names of prices, as in the price table, for messages. */
  readonly names: Readonly<Partial<Record<PriceName, string>>>;
  readonly words: FamilyWords;
}

/** Texts in the language of the page. Those that contain names in braces are templates. */
interface FamilyWords {
  readonly who: string;
  /** What a child in a bed is called where the age is not needed. */
  readonly child: string;
  readonly pay: string;
  /** `{sum} for {people}` */
  readonly sum: string;
  /** `from {rupees}` */
  readonly from: string;
  /** Such as "with GST and TCS", or that they are added; empty if no tax is. */
  readonly taxes: string;
  /** Whether totals lack a tax, so that messages must not contain them. */
  readonly isTaxOpen: boolean;
  /** `Ask us for the sum. Not known here: {missing}.` */
  readonly missing: string;
  readonly ask: string;
  readonly shared: string;
  /** `{children} in a room for {beds}` */
  readonly inRoom: string;
  readonly lowest: string;
  readonly dates: string;
  /** `Dates to ask about: {dates}` */
  readonly unknownDates: string;
  /** `at least {amount}` */
  readonly atLeast: string;
}

/** The `data-refund` attribute of a list of refunds; the family itself is stored in the tab (familyState.ts). */
export interface RefundData extends Pick<FamilyWords, 'sum' | 'atLeast'> {
  readonly neverPaidBack: number;
}
