/** The schema of `payment`: how a booking is paid. */
import { pipe } from 'valibot';
import { labelled } from '../../../values/fieldInfo.ts';
import { factTextOrEmpty, fields, orNull, wholeNumber } from '../../../values/schemas/index.ts';
import { checked, withoutWords } from './common.ts';

/** What does not belong to the name of the account's holder. Above each pattern is what it matches. */
const beyondName = new RegExp(
  [
    // 50200012
    String.raw`\d{5}`,
    // 5020 0012 3456
    String.raw`(\d[\s-]*){9}`,
    // IFSC, A/C, or AC no. 12
    String.raw`\bIFSC\b|\bA\/C\b|\bAC\s*(no\b|number\b|\d)`,
    // In the name of Noor, or The bank account of Noor
    String.raw`^in the name\b|^(the |our )?(bank )?account\b`,
    // noor@bank
    String.raw`\S@\S`,
    // State Bank of India; HDFC Bank, Howrah; or Bandhan Bank Limited
    String.raw`\bbank( of \w+)?( ltd\.?| limited)?(,|$)`,
    // SBI
    String.raw`^(sbi|hdfc|icici|axis|pnb|idbi|kotak|cash|self|myself|google pay|phonepe|paytm)$`,
    // Call us for details
    String.raw`^(call|ask|contact) (us|me) (for|to|about)\b`,
  ].join('|'),
  'i',
);

export const payment = fields({
  checked,
  advance: labelled(
    orNull(wholeNumber({ from: 1_000, to: 20_000_000, unit: 'rupees', example: 25000 })),
    'Advance',
    'What one person pays at booking, in whole rupees, such as 25000.',
    { braces: ['{advance}'] },
  ),
  balanceDays: labelled(
    orNull(wholeNumber({ to: 120, unit: 'days', example: 30 })),
    'Rest, days before departure',
    'When it must be paid at the latest, such as 30.',
    { braces: ['{balanceDays}'] },
  ),
  account: labelled(
    pipe(
      factTextOrEmpty,
      withoutWords(
        beyondName,
        'Write only the name of the person or firm that gets the money; families get the bank and the numbers from you',
      ),
    ),
    'Bank account',
    'The name that the money goes to, as the bank writes it.',
    { braces: ['{account}'] },
  ),
});
