/** The words of the Refund Policy; every period, share and name in them comes from the files imported here. */
import { formatList } from '../../format.ts';
import { agency } from '../agency.ts';
import { policy } from '../policy.ts';

const { fullShare, fullWithinDays, nonRefundable, processingDays } = policy.refund;
const fullRefund = `${fullShare} refundable within ${fullWithinDays} days of booking`;
const processing = `${processingDays.from}–${processingDays.to}`;

export const refund = {
  title: 'Refund Policy',
  lead: `What is refundable when you cancel a booking with ${agency.name}, and what is not.`,
  glance: [
    { figure: `${fullWithinDays} days`, text: `from booking: ${fullShare} refundable` },
    { figure: 'No refund', text: `of ${formatList(nonRefundable)}` },
    { figure: processing, text: 'business days to process a refund' },
  ],
  sections: [
    {
      id: 'full-refund',
      title: 'The full refund',
      body: [
        `A booking is ${fullRefund}.`,
        'If you think that you may have to cancel, tell us early. Do not wait for the last day.',
        'Ask us which day counts as the day of your booking, and write it down. The days are counted from booking, not from the day of travel.',
      ],
    },
    {
      id: 'non-refundable',
      title: 'What is non-refundable',
      body: [
        'These are non-refundable, which means that they are not paid back:',
        { list: nonRefundable },
        'Ask us how much of your own price they are. The amounts can differ from one booking to another, so this page does not state them.',
      ],
    },
    {
      id: 'both-rules',
      title: 'Both rules together',
      body: [
        `The first rule is about time: ${fullRefund}. The second rule names what is non-refundable: ${formatList(nonRefundable)}.`,
        'Both rules are part of this policy. So please ask us two things before you pay:',
        {
          list: [
            'which parts of your price are non-refundable, each with its amount',
            `how much would be refunded if you cancelled within ${fullWithinDays} days of booking`,
          ],
        },
        'Ask us to write both answers in your booking message. Then you and we have the same amounts before us.',
      ],
    },
    {
      id: 'later',
      title: `After ${fullWithinDays} days`,
      body: [
        `After ${fullWithinDays} days the full-refund rule no longer applies. These are still non-refundable: ${formatList(nonRefundable)}.`,
        'This page does not say how much is refundable later. Ask us before you pay what applies to your booking.',
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask for a refund',
      body: [
        'Tell us by message, by phone or by e-mail. It helps if you give:',
        {
          list: [
            'the name on the booking',
            'the day of your booking and the date of travel',
            'the names of all travellers who cancel',
            'what you have paid so far',
          ],
        },
        'A message or an e-mail keeps its date, so you can show later when you asked. If you call, please send a short message after the call.',
        'Keep your receipts and messages until your refund is complete.',
      ],
    },
    {
      id: 'processing-time',
      title: 'How long it takes',
      body: [
        `Refunds are processed within ${processing} business days.`,
        'Business days are working days. Holidays can make the wait longer on the calendar.',
        'When you ask for a refund, also ask us two things: from which day these days are counted, and how you will be paid.',
        'A bank may need more time of its own before you see the money.',
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
        'If one of them could happen to you, ask us before you pay what it would mean for your booking.',
      ],
    },
    {
      id: 'limit-and-courts',
      title: 'Compensation and courts',
      body: [
        'A refund is money that you paid and receive back. Compensation is money for a loss.',
        `Compensation is limited to the ${policy.compensationLimit}. If compensation is due to you, it cannot be more than that.`,
        `Jurisdiction lies with the courts in ${policy.jurisdiction}. This means that they decide a dispute which you and we cannot settle.`,
        'Before you book, please also read this page:',
        { links: [{ text: 'Terms and Conditions', url: '/terms-and-conditions' }] },
      ],
    },
  ],
  question: 'A question about a refund?',
};
