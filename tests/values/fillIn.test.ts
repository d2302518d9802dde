/** How facts are filled into texts, by the same rules in every language. */
import { plainWordsOf, type Tokens } from '../../src/values/markdown.ts';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { editionsOf } from '../../src/site/edition.ts';
import { plainText } from '../../src/values/filledText.tsx';
import { contentWith, sentencesFor, type Edits } from '../support/editedContent.ts';

const editionsAfter = (edits: Edits) =>
  editionsOf(checkContent(contentWith(edits), { showsUnread: true }).content);

/** The words of English, Bengali and Urdu after edits. */
const wordsAfter = (edits: Edits) => editionsAfter(edits).map(({ words }) => words);

/** Returns a filled text of Home, or the first of several that can be shown. */
const filled = (text: string | readonly string[], edits: Edits = {}) =>
  plainText(wordsAfter({ ...edits, 'languages/en.jsonc: includes.lead': text })[0]!.includes.lead);

it('ends a sentence with one full stop after a fact that has its own', () => {
  const name = { 'facts.jsonc: agency.name': 'Noor Pvt. Ltd.' };
  expect(filled('The account of {name}. Pay there.', name)).toBe(
    'The account of Noor Pvt. Ltd. Pay there.',
  );
});

it('writes a name once if town and state have the same name', () => {
  const city = { 'facts.jsonc: agency.address.city': 'Jharkhand' };
  expect(filled('In {city}, {region}, {country}.', city)).toBe('In Jharkhand, India.');
});

it('counts the languages in words, in small letters inside a sentence', () => {
  const alone = { 'languages/index.jsonc: length': 1 };
  expect(filled('in {languages} {language/languages}')).toBe('in three languages');
  expect(filled(['in {languages} {language/languages}', 'here'], alone)).toBe('here');
});

it('turns a fact of several entries into a list if it is alone on a line, and keeps anchors', () => {
  const { sections } = editionsAfter({})[0]!.texts['refund-policy']!.text;
  const lists = sections.flatMap(({ body }) => body.filter(({ type }) => type === 'list'));
  const items = lists.flatMap((list) => (list as Tokens.List).items);
  expect(items.map(({ tokens }) => plainWordsOf(tokens))).toEqual(
    expect.arrayContaining(['visa costs', 'tips']),
  );
  expect(sections).toContainEqual(
    expect.objectContaining({ id: 'later', title: 'After 5\u00a0days' }),
  );
  // The browser script fills in the count.
  expect(wordsAfter({})[0]!.ziyarat.position.template).toBe('{first}–{last} of {total}');
});

it.each([
  ['{days} days', '5\u00a0days'],
  ['under {days}, or after {days}', 'under\u00a05, or after\u00a05'],
  ['{period} business days', '4–9\u00a0business days'],
  ['{periodAsTyped} business days', '4-9\u00a0business days'],
  ['{periodInWords} business days', '4\u00a0to\u00a09 business days'],
  ['{days} – or more', '5 – or more'],
  ['{hours}', '9\u00a0am\u00a0to\u00a09\u00a0pm'],
  ['{price} a person', '₹88,000 a person'],
])('keeps a figure on one line with its unit: %s', (text, wanted) => {
  expect(filled(text)).toBe(wanted);
});

it('keeps a figure on one line with the word before it, which may end in a vowel sign', () => {
  const [, bengali] = wordsAfter({ 'languages/bn.jsonc: includes.lead': 'বুকিংয়ের আগে {days}।' });
  expect(bengali!.includes.lead).toBe('বুকিংয়ের আগে\u00a05।');
});

describe('a word beside a figure', () => {
  const policy = (days: number, to: number) => ({
    'facts.jsonc: policy.passportMonths': days,
    'facts.jsonc: policy.refund.days': days,
    'facts.jsonc: policy.refund.processingDays': { from: 1, to },
  });
  const text = '{days} {day/days}, {months} {month/months}, {period} business {day/days}';

  it.each([
    [1, 1, '1\u00a0day, 1\u00a0month, 1\u00a0business day'],
    [2, 14, '2\u00a0days, 2\u00a0months, 1–14\u00a0business days'],
  ])('follows it: %d, %d', (days, to, wanted) => {
    expect(filled(text, policy(days, to))).toBe(wanted);
  });

  it('follows the last figure before it, in other languages too', () => {
    expect(filled('{percent}% in {days} {day/days}', policy(1, 1))).toBe('90% in 1\u00a0day');
    expect(filled('{days} of {city}, {day/days}', policy(1, 1))).toBe('1\u00a0of Asansol, day');
    const note = { 'languages/bn.jsonc: includes.lead': '{months} {একটি/অনেক} মাস' };
    const [, bengali] = wordsAfter({ ...policy(1, 1), ...note });
    expect(bengali!.includes.lead).toBe('1\u00a0একটি মাস');
  });
});

it('keeps + before its figures, and a full stop after its name, in right-to-left text', () => {
  const [, bengali, urdu] = wordsAfter({
    'facts.jsonc: agency.name': 'Noor Pvt. Ltd.',
    'languages/bn.jsonc: descriptions': ['{name}: {country}', '{price} থেকে'],
    'languages/ur.jsonc: descriptions': ['{name}: {country}', '{phone}: {days}'],
    'languages/ur.jsonc: facts.India': 'India',
  }).map(({ descriptions }) => descriptions.map(plainText));
  expect(bengali).toEqual(['Noor Pvt. Ltd.: রনদরর', '₹88,000 থেকে']);
  expect(urdu).toEqual(['Noor Pvt. Ltd.\u200e: India', '\u200e+91 00000 00001: 5']);
});

describe('a text that names an unknown fact', () => {
  it.each(['languages/en.jsonc: includes.lead', 'languages/en.jsonc: hero.headline'])(
    'is refused if nothing would be shown: %s',
    (place) => {
      expect(sentencesFor({ [place]: 'Pay {advance} to {account}' })).toEqual([
        `Could not use src/content/${place} is "Pay {advance} to {account}". This text would be empty, because {advance} and {account} are not known yet. ` +
          'Write it without {advance} and {account}; the file may also have two texts in square brackets, the second without {advance} and {account}.',
      ]);
    },
  );

  it('is refused as the title of a page', () => {
    expect(sentencesFor({ 'pages/your-visa.md': '# Visa by {account}\n\nA lead.\n' })).toEqual([
      expect.stringContaining('src/content/pages/your-visa.md: title is "Visa by {account}".'),
    ]);
  });

  it.each<[advance: number | null, balanceDays: number | null, wanted: string]>([
    [null, null, 'Ask us.'],
    [25000, null, '₹25,000 now.'],
    [25000, 30, '₹25,000 now, the rest in 30\u00a0days.'],
  ])('gives way to the next of its list: %s, %s', (advance, balanceDays, wanted) => {
    const list = ['{advance} now, the rest in {balanceDays} days.', '{advance} now.', 'Ask us.'];
    const payment = { advance, balanceDays, account: '' };
    expect(filled(list, { 'facts.jsonc: payment': payment })).toBe(wanted);
  });

  it('is left out of a page of text, with a heading under which nothing is left', () => {
    const text =
      '---\nglance: true\n---\n# Terms\n\nA lead.\n\n- **1** a figure\n- **{advance}** at booking\n\n' +
      '## One {#one}\n\nTo {account}.\n\nStays.\n\n## Two {#two}\nOnly {account}.\n\n- {advance}\n\n| {advance} |\n| --- |\n| Gone |\n';
    const { texts } = editionsAfter({ 'pages/your-visa.md': text })[0]!;
    const { glance, before, sections } = texts['your-visa']!.text;
    expect(glance).toEqual([{ figure: '1', text: 'a figure' }]);
    expect(before).toEqual([]);
    expect(sections.map(({ title, body }) => [title, body.length])).toEqual([['One', 1]]);
    expect(sections[0]!.body[0]).toMatchObject({ type: 'paragraph', text: 'Stays.' });
  });
});
