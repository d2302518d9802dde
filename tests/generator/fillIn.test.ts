/** How the facts come into the texts, in every language by the same rules. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/generator/content/readContent.ts';
import { filledPages } from '../../src/routes.tsx';
import { editionsOf } from '../../src/site/edition.ts';
import { inPlainText } from '../../src/site/fill.ts';
import { raw } from '../support/editedContent.ts';

const [english] = editionsOf(checkContent(raw).content);

/** The words of Bengali and Urdu after a change in what staff wrote. */
function wordsAfter(change: (bengali: any, urdu: any, facts: any) => void) {
  const changed = structuredClone(raw);
  const [, bengali, urdu] = changed.languages;
  change(bengali.words, urdu.words, changed.facts);
  const [, inBengali, inUrdu] = editionsOf(checkContent(changed).content);
  return [inBengali!.words, inUrdu!.words] as const;
}

/** The words of the pages other than Home, filled. */
function pagesOf(written: unknown) {
  const { content } = checkContent(written);
  return filledPages(content, editionsOf(content)[0]!.scope);
}

/** What becomes of a text of the About page. */
function filled(text: string, change: (content: any) => void = () => {}): string {
  const changed = structuredClone(raw);
  changed.about.lead = text;
  change(changed);
  return pagesOf(changed).about.lead;
}

it('ends a sentence with one full stop behind a fact that has its own', () => {
  const inLetters = ({ facts }: any) => (facts.agency.name = 'Noor Pvt. Ltd.');
  expect(filled('The account of {name}. Pay there.', inLetters)).toBe(
    'The account of Noor Pvt. Ltd. Pay there.',
  );
});

it('counts the languages in words, inside a sentence in small letters', () => {
  const alone = (changed: any) => changed.languages.splice(1);
  expect(filled('in {languages} {language/languages}')).toBe('in three languages');
  expect(filled('in {languages} {language/languages}', alone)).toBe('in one language');
});

it('makes of a list that is alone in a line a list, and leaves anchors', () => {
  const { text } = pagesOf(raw).pages['refund-policy']!;
  expect(text).toContain('\n- visa costs\n- tips\n');
  expect(text).toContain('\n## After 5\u00a0days {#later}\n');
  // The browser script counts.
  expect(english!.words.ziyarat.position.template).toBe('{first}–{last} of {total}');
});

it.each([
  ['{days} days', '5\u00a0days'],
  ['{period} business days', '4–9\u00a0business days'],
  ['{periodAsTyped} business days', '4-9\u00a0business days'],
  ['{periodInWords} business days', '4\u00a0to\u00a09 business days'],
  ['{days} – or more', '5 – or more'],
  ['{price} a person', '₹88,000 a person'],
])('keeps a figure on one line with its unit: %s', (text, wanted) => {
  expect(filled(text)).toBe(wanted);
});

describe('a word beside a figure', () => {
  const policy = (days: number, to: number) => (changed: any) => {
    Object.assign(changed.facts.policy, { passportMonths: days });
    Object.assign(changed.facts.policy.refund, { days, processingDays: { from: 1, to } });
  };
  const text = '{days} {day/days}, {months} {month/months}, {period} business {day/days}';

  it.each([
    [1, 1, '1\u00a0day, 1\u00a0month, 1\u00a0business day'],
    [1, 2, '1\u00a0day, 1\u00a0month, 1–2\u00a0business days'],
    [2, 14, '2\u00a0days, 2\u00a0months, 1–14\u00a0business days'],
  ])('follows it: %d, %d', (days, to, wanted) => {
    expect(filled(text, policy(days, to))).toBe(wanted);
  });

  it('follows the last one before it, and in other languages', () => {
    expect(filled('{percent}% in {days} {day/days}', policy(1, 1))).toBe('90% in 1\u00a0day');
    expect(filled('{days} of {city}, {day/days}', policy(1, 1))).toBe('1\u00a0of Asansol, day');
    const [bengali] = wordsAfter((words, _, facts) => {
      policy(1, 1)({ facts });
      words.beforeYouPay.lead = '{months} {একটি/অনেক} মাস';
    });
    expect(bengali.beforeYouPay!.lead).toBe('1\u00a0একটি মাস');
  });
});

it('keeps + before its figures, and a full stop behind its name, from right to left', () => {
  const change = (bengali: any, urdu: any, facts: any) => {
    facts.agency.name = 'Noor Pvt. Ltd.';
    bengali.descriptions = ['{name}: {country}', '{price} থেকে'];
    urdu.descriptions = ['{name}: {country}', '{phone}: {days}'];
  };
  const [bengali, urdu] = wordsAfter(change).map((words) => words.descriptions.map(inPlainText));
  expect(bengali).toEqual(['Noor Pvt. Ltd.: India', '₹88,000 থেকে']);
  expect(urdu).toEqual(['Noor Pvt. Ltd.\u200e: India', '\u200e+91 00000 00001: 5']);
});

describe('a text that names a fact which nobody knows', () => {
  const known = (change: (facts: any) => void) => (content: any) => change(content.facts);

  it.each<[file: string, text: string, change: (content: any, text: string) => void]>([
    ['about.ts: lead', 'Pay {advance} to {account}', ({ about }, text) => (about.lead = text)],
    [
      'languages/en.ts: hero.headline',
      'Umrah from {advance}, to {account}',
      ({ languages: [first] }, text) => (first.words.hero.headline = text),
    ],
  ])('is refused where nothing would be shown: %s', (field, text, change) => {
    const changed = structuredClone(raw);
    change(changed, text);
    expect(() => checkContent(changed)).toThrow(
      `Could not use src/content/${field} is "${text}". This place would be empty, because facts.ts does not say {advance} and {account}. ` +
        'Write two texts in square brackets, the second without {advance} and {account}.',
    );
  });

  it.each<[name: string, change: (facts: any) => void, wanted: string]>([
    ['no fact', () => {}, 'Ask us.'],
    ['one of two', ({ payment }) => (payment.advance = 25000), '₹25,000 now.'],
    [
      'both',
      ({ payment }) => Object.assign(payment, { advance: 25000, balanceDays: 30 }),
      '₹25,000 now, the rest in 30\u00a0days.',
    ],
  ])('gives way to the next of its list, with %s', (_name, change, wanted) => {
    const list = ['{advance} now, the rest in {balanceDays} days.', '{advance} now.', 'Ask us.'];
    expect(filled(list as any, known(change))).toBe(wanted);
  });

  const terms = (text: string, change: (facts: any) => void = () => {}) => {
    const changed = structuredClone(raw);
    changed.pages['terms-and-conditions'] = text;
    change(changed.facts);
    return pagesOf(changed).pages['terms-and-conditions']!.text;
  };
  const markdown =
    '---\nglance: true\n---\n# Terms\n\nA lead.\n\n- **1** a figure\n- **{advance}** at booking\n\n' +
    '## One {#one}\n\nTo {account}.\n\nStays.\n\n## Two {#two}\nOnly {account}.\n\n- {advance}\n';

  it('is left out of a page of text, with a heading under which nothing is left', () => {
    expect(terms(markdown)).toBe('- **1** a figure\n\n## One {#one}\n\nStays.');
  });
});
