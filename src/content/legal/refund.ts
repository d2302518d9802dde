/** The words of the Refund Policy; every period, share and name in them comes from the files imported here. */
import { formatList } from '../../site/format.ts';
import { agency } from '../agency.ts';
import { policy } from '../policy.ts';

const { fullShare, fullWithinDays, nonRefundable, processingDays } = policy.refund;
const days = `${fullWithinDays}\u00a0days`;
// A word joiner keeps both on one line.
const processing = `${processingDays.from}–\u2060${processingDays.to}`;

export const refund = {
  title: 'Refund Policy',
  lead: `What is refundable when you cancel a booking with ${agency.name}, and what is not.`,
  glance: [
    { figure: days, text: `from booking: ${fullShare} refundable` },
    { figure: 'No refund', text: `of ${formatList(nonRefundable)}` },
    { figure: processing, text: 'business days to process a refund' },
  ],
  sections: [
    {
      id: 'full-refund',
      title: 'The full refund',
      body: [
        `A booking is ${fullShare} refundable within ${days} of booking.`,
        'The days are counted from booking, not from the day of travel. If you think that you may have to cancel, tell us early.',
      ],
    },
    {
      id: 'non-refundable',
      title: 'What is non\u2011refundable',
      body: [
        'These are non\u2011refundable, which means that they are not paid back:',
        { list: nonRefundable },
        'The amounts can differ from one booking to another, so this page does not state them. Before you pay, ask us to write yours in your booking message. Then we both have the same amounts in writing.',
      ],
    },
    {
      id: 'later',
      title: `After ${days}`,
      body: ['This policy sets no amount for later cancellations. Ask before you pay.'],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask for a refund',
      body: [
        'Tell us by message, phone or email. It helps if you give:',
        {
          list: [
            'the name on the booking',
            'the day of your booking and the date of travel',
            'the names of all travellers who cancel',
            'what you have paid so far',
          ],
        },
        'A message or an email keeps its date, so you can show later when you asked. If you call, please send a short message after the call.',
        'Keep your receipts and messages until your refund is complete.',
      ],
    },
    {
      id: 'processing-time',
      title: 'How long it takes',
      body: [
        `Refunds are processed within ${processing}\u00a0business days. Holidays are not counted, so the wait can be longer.`,
        'Your bank may need some time too.',
      ],
    },
    {
      id: 'other-cases',
      title: 'Other cases',
      body: [
        'This page has no separate rule for cases such as these:',
        {
          list: [
            'a visa that is refused or comes late',
            'a flight, a hotel or a date that changes',
            'illness before or during the journey',
            'a family or group in which only some travellers cancel',
          ],
        },
        'What to ask us before you pay is listed here:',
        {
          links: [
            { text: 'Terms and Conditions', url: '/terms-and-conditions#ask-before-you-pay' },
          ],
        },
      ],
    },
    {
      id: 'limit-and-courts',
      title: 'Compensation and courts',
      body: [
        `A refund is money that you paid and receive back. Compensation is money for a loss. Compensation is limited to the ${policy.compensationLimit}.`,
        `The courts in ${policy.jurisdiction}, have jurisdiction. They decide if we cannot settle a dispute together.`,
      ],
    },
  ],
  question: 'A question about a refund?',
};
