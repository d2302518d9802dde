/** The rules that bind the agency and the traveller: every period, share and date of the legal pages, once. */

export interface Policy {
  /** ISO date from which the three legal pages hold. */
  readonly effectiveDate: string;
  readonly refund: {
    readonly fullShare: string;
    /** Days after booking. */
    readonly fullWithinDays: number;
    /** Business days in which a refund is processed. */
    readonly processingDays: { readonly from: number; readonly to: number };
    readonly nonRefundable: readonly string[];
  };
  /** Months that a passport must be valid, counted from the travel date. */
  readonly passportMonths: number;
  readonly jurisdiction: string;
  readonly compensationLimit: string;
  /** How a journey is paid, as one sentence. */
  readonly payment: string;
}

export const policy: Policy = {
  effectiveDate: '2025-06-02',
  refund: {
    fullShare: '100%',
    fullWithinDays: 7,
    processingDays: { from: 7, to: 14 },
    nonRefundable: ['visa fees', 'airfare', 'service fees'],
  },
  passportMonths: 6,
  jurisdiction: 'West Bengal, India',
  compensationLimit: 'package cost',
  payment: 'A minimum advance at booking, full payment before departure.',
};
