/** The rules that bind the agency and the traveller: every period, share and date of the legal pages, once. */

export const policy = {
  /** The date from which the three legal pages hold: year-month-day. */
  effectiveDate: '2025-06-02',
  refund: {
    fullShare: '100%',
    /** Days after booking. */
    fullWithinDays: 7,
    /** Business days in which a refund is processed. */
    processingDays: { from: 7, to: 14 },
    nonRefundable: ['visa fees', 'airfare', 'service fees'],
  },
  /** Months that a passport must be valid, counted from the travel date. */
  passportMonths: 6,
  jurisdiction: 'West Bengal, India',
  compensationLimit: 'package cost',
  payment: 'A minimum advance at booking, full payment before departure.',
};
