/** The schema of `policy`: the rules, which the legal pages state. */
import { check, pipe } from 'valibot';
import { labelled } from '../../../values/fieldInfo.ts';
import * as schema from '../../../values/schemas/index.ts';
import type { Words } from '../wordsSchema.ts';
import { checked, inSentence, optional, phrase, withoutWords } from './common.ts';

const { fields, list, orNull, wholeNumber } = schema;

/** What is paid back if a booking is cancelled at least so many days before departure. */
const refundStep = fields({
  daysBefore: labelled(
    wholeNumber({ from: 0, to: 365, unit: 'days', example: 30 }),
    'Days before departure',
    'At least this many; 0 means up to the day itself.',
  ),
  paidBack: labelled(
    wholeNumber({ from: 0, to: 100, unit: 'percent', example: 80 }),
    'Paid back, per cent',
  ),
});

const refund = fields({
  percent: labelled(
    wholeNumber({ to: 100, unit: 'percent', example: 100 }),
    'Paid back',
    'In per cent of the price, at least 1. If nothing is paid back, the pages that say so need other words.',
    { braces: ['{percent}'] },
  ),
  days: labelled(
    wholeNumber({ to: 365, unit: 'days', example: 7 }),
    'Days from booking',
    'If somebody cancels within so many days.',
    { braces: ['{days}'] },
  ),
  processingDays: labelled(schema.period, 'Business days', 'In which a refund is processed.', {
    braces: ['{from}', '{to}', '{period}', '{periodInWords}', '{periodAsTyped}'],
  }),
  nonRefundable: labelled(schema.shortNames({ min: 0, example: 'visa' }), 'Never paid back', '', {
    braces: ['{nonRefundable}'],
    wordsOf: ({ nonRefundable }: Words) => nonRefundable,
  }),
  neverPaidBack: labelled(
    orNull(wholeNumber({ from: 100, to: 20_000_000, unit: 'rupees', example: 45000 })),
    'Never paid back, rupees',
    'The most that all of this comes to, for one person. The later cancellations are then shown in rupees too.',
    { braces: ['{neverPaidBack}'], ...optional },
  ),
  steps: labelled(
    list(refundStep, { min: 0, max: 12 }),
    'Later cancellations',
    'Once the days from booking are over. A line for each percentage, from the most days to the fewest.',
    { braces: ['{refundSteps}'], ...optional },
  ),
  stepsOf: labelled(orNull(schema.oneOf('refundable', 'price')), 'The percentages above are', '', {
    wordsOf: ({ answers }: Words) => answers.refund.of,
    ...optional,
  }),
});

export const policy = fields({
  checked,
  effectiveDate: labelled(
    schema.isoDate,
    'Effective date',
    'From which the pages of rules apply. Whoever changes a rule writes the new day here.',
  ),
  refund: labelled(refund, 'Refund'),
  askAbout: labelled(
    list(schema.oneOf('refund', 'visa', 'walking'), { min: 0 }),
    'Ask about',
    'Tick what your pages of rules do not say yet: the site then tells visitors to ask you about it.',
    optional,
  ),
  passportMonths: labelled(
    wholeNumber({ to: 24, unit: 'months', example: 6 }),
    'Passport, months',
    'How long it must be valid from the travel date.',
    { braces: ['{months}'] },
  ),
  papers: labelled(
    schema.shortNames({ min: 0, example: 'passport' }),
    'Papers',
    'What a traveller brings to you.',
    {
      braces: ['{papers}'],
      wordsOf: ({ answers }: Words) => answers.papers.list,
    },
  ),
  payment: labelled(
    pipe(
      phrase,
      check(
        (sentence) => /^\P{Ll}.*[.!?]$/su.test(sentence),
        'Write a whole sentence, with a capital letter and a full stop',
      ),
    ),
    'Payment',
    'In one sentence, until the advance or the days for the rest are known.',
    { braces: ['{payment}'] },
  ),
  compensationLimit: labelled(
    inSentence(
      pipe(
        phrase,
        withoutWords(
          /^(The|An?) |^([Cc]ompensation|([Ii]s )?[Ll]imited|[Uu]p to|[Nn]o|[Nn]one)\b/,
          'Write the end of the sentence "Compensation is limited to …", such as "the package cost"',
        ),
      ),
    ),
    'Compensation',
    'The most that is paid. Each language has its own words for this fact, the one above and the one below.',
    { braces: ['{compensationLimit}'] },
  ),
  jurisdiction: labelled(
    inSentence(
      pipe(
        phrase,
        withoutWords(
          /^in\b|\b(courts?|subject|jurisdiction|only)\b/i,
          'Write only the place whose courts decide, such as "West Bengal, India"',
        ),
      ),
    ),
    'Courts',
    'The place whose courts decide a dispute.',
    { braces: ['{jurisdiction}'] },
  ),
});
