/** The complete list of facts that a text may name in braces. */

/** Facts that texts show unchanged, each with its keys in facts.jsonc. */
export const plainFacts = {
  package: ['package', 'name'],
  litres: ['package', 'zamZamLitres'],
  gst: ['package', 'taxes', 'gst'],
  tcs: ['package', 'taxes', 'tcs'],
  childUnder: ['package', 'childUnder'],
  infantUnder: ['package', 'infantUnder'],
  balanceDays: ['payment', 'balanceDays'],
  account: ['payment', 'account'],
  percent: ['policy', 'refund', 'percent'],
  days: ['policy', 'refund', 'days'],
  months: ['policy', 'passportMonths'],
} as const;

/** Facts that src/agency/scope.ts computes, in the words of a language. */
const computedFacts = [
  'name',
  'phone',
  'hours',
  'ifAllDay',
  'ifHotel',
  'ifAmountsDiffer',
  'city',
  'region',
  'country',
  'price',
  'withTaxes',
  'includes',
  'excludes',
  'from',
  'to',
  'period',
  'periodInWords',
  'periodAsTyped',
  'nonRefundable',
  'neverPaidBack',
  'refundSteps',
  'refundLater',
  'refundRest',
  'papers',
  'payment',
  'advance',
  'zamZam',
  'meals',
  'tcsOn',
  'askServices',
  'askTitle',
  'compensationLimit',
  'jurisdiction',
  'services',
  'servicesInText',
  'servicesInShort',
  'visaHelp',
  'offers',
  'count',
  'languages',
  'priceNote',
  'showMap',
  'openMap',
] as const;

export type ComputedFact = (typeof computedFacts)[number];
type FactName = keyof typeof plainFacts | ComputedFact;

export const factNames = [...Object.keys(plainFacts), ...computedFacts] as readonly FactName[];
