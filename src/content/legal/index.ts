/** The legal pages: their texts are the Markdown files of this folder, the facts in them are in facts.ts. */
import privacy from './privacy.md';
import refund from './refund.md';
import terms from './terms.md';

export const legal = {
  words: {
    effectiveDate: 'Effective date',
    inShort: 'In short:',
    contents: 'On this page',
    glance: 'At a glance',
    message: 'Message us',
    write: 'Email us',
  },
  terms: {
    label: 'Terms and Conditions',
    titles: ['Terms and Conditions | {name}', 'Terms and Conditions'],
    descriptions: [
      'The rules for an Umrah package from {name}: what it includes, payment, passport, visa, compensation and jurisdiction.',
      'The rules for an Umrah package: what it includes, payment, passport, visa, compensation and jurisdiction.',
    ],
    text: terms,
    question: 'A question about these terms?',
    firstMessage: 'Assalamu alaikum, I have a question about your terms and conditions.',
  },
  refund: {
    label: 'Refund Policy',
    titles: ['Refund Policy | {name}', 'Refund Policy'],
    descriptions: [
      'When you can have your money back for an Umrah package from {name}, what is non-refundable, and how long a refund takes.',
      'When you can have your money back for an Umrah package, what is non-refundable, and how long a refund takes.',
    ],
    text: refund,
    question: 'A question about a refund?',
    firstMessage: 'Assalamu alaikum, I have a question about refunds.',
  },
  privacy: {
    label: 'Privacy Policy',
    titles: ['Privacy Policy | {name}', 'Privacy Policy'],
    descriptions: [
      'What this website sees of you (no cookies, no analytics, no accounts), and what WhatsApp and Google Maps see when you open them.',
    ],
    text: privacy,
    question: 'A question about your data?',
    firstMessage: 'Assalamu alaikum, I have a question about privacy.',
  },
};
