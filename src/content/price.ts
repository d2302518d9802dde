/** The words of the price card on the home page; the figures in them stand in facts.ts. */

export const price = {
  title: '{package}',
  amount: 'Starting from {price}',
  includesTitle: 'Package includes',
  includesNote: 'Ask us which services your price covers.',
  note: 'Customised packages are priced by itinerary. Tell us your plan and ask for the price.',
  refund:
    '{percent}% refundable within {days} {day/days} of booking. Non-refundable: {nonRefundable}.',
  refundLink: 'Refund Policy',
  conditions: [
    '{payment}',
    'Passport: valid at least {months} {month/months} from the travel date.',
  ],
  action: 'Ask for this package',
};
