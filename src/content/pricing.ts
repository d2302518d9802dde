/** The price card on the home page. */

export interface Pricing {
  /** Whole rupees. */
  readonly amount: number;
  readonly currency: 'INR';
  readonly title: string;
  readonly lead: string;
  readonly includes: readonly string[];
  readonly note: string;
  readonly action: string;
}

export const pricing: Pricing = {
  amount: 109999,
  currency: 'INR',
  title: 'The Umrah package',
  lead: 'Starting from',
  includes: ['Hotel', 'Flight', 'Zam Zam', 'Fooding', 'Ziyarat', 'Laundry', '24x7 customer service'],
  note: 'Customised packages are priced by their itinerary. Tell us your plan, and ask for its price.',
  action: 'Ask for this package',
};
