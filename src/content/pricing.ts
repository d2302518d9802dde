/** The price card on the home page; the rules in it come from policy.ts. */
import { formatList } from '../format.ts';
import { policy } from './policy.ts';

export interface Pricing {
  /** Whole rupees. */
  readonly amount: number;
  readonly currency: 'INR';
  readonly title: string;
  readonly lead: string;
  readonly includes: readonly string[];
  readonly note: string;
  /** What is refundable and what is not, before the link to the Refund Policy. */
  readonly refund: string;
  readonly refundLink: string;
  /** What else binds whoever books. */
  readonly conditions: readonly string[];
  readonly action: string;
}

const { fullShare, fullWithinDays, nonRefundable } = policy.refund;

export const pricing: Pricing = {
  amount: 109999,
  currency: 'INR',
  title: 'The Umrah package',
  lead: 'Starting from',
  includes: ['Hotel', 'Flight', 'Zam Zam', 'Fooding', 'Ziyarat', 'Laundry', '24x7 customer service'],
  note: 'Customised packages are priced by itinerary. Tell us your plan and ask for the price.',
  refund: `${fullShare} refundable within ${fullWithinDays}\u00a0days of booking. Not refundable: ${formatList(nonRefundable)}.`,
  refundLink: 'Refund Policy',
  conditions: [
    policy.payment,
    `Passport: valid at least ${policy.passportMonths}\u00a0months from the travel date.`,
  ],
  action: 'Ask for this package',
};
