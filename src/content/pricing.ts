/** The price card on the home page; the rules in it come from policy.ts. */
import { formatList } from '../site/format.ts';
import { policy } from './policy.ts';

const { fullShare, fullWithinDays, nonRefundable } = policy.refund;

export const pricing = {
  /** Whole rupees. */
  amount: 109999,
  currency: 'INR',
  title: 'The Umrah package',
  lead: 'Starting from',
  includes: [
    'Hotel',
    'Flight',
    'Zam Zam',
    'Fooding',
    'Ziyarat',
    'Laundry',
    '24x7 customer service',
  ],
  note: 'Customised packages are priced by itinerary. Tell us your plan and ask for the price.',
  refund: `${fullShare} refundable within ${fullWithinDays}\u00a0days of booking. Not refundable: ${formatList(nonRefundable)}.`,
  refundLink: 'Refund Policy',
  conditions: [
    policy.payment,
    `Passport: valid at least ${policy.passportMonths}\u00a0months from the travel date.`,
  ],
  action: 'Ask for this package',
};
