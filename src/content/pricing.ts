/** The price card on the home page. */

export const pricing = {
  /** Whole rupees. */
  amount: 109999,
  currency: 'INR',
  title: 'The Umrah package',
  lead: 'Starting from',
  includes: ['Hotel', 'Flight', 'Zam Zam', 'Fooding', 'Ziyarat', 'Laundry', '24x7 customer service'],
  note: 'Customised packages are priced by their itinerary. Tell us your plan, and ask for its price.',
  action: 'Ask for this package',
};
