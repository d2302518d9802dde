/** How the facts come into the texts, in every language by the same rules. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/generator/content.ts';
import { vocabularyOf } from '../../src/generator/fillIn.ts';
import { loadContent } from '../../src/generator/load.ts';
import { projectAt } from '../../src/generator/project.ts';
import { changedSite } from '../support/changedSite.ts';
import { fixture } from '../support/fixture.ts';

const raw: any = await loadContent(fixture);
const { content } = checkContent(raw);
const [bengali, urdu] = content.languages.map(({ words }) => words);

/** What becomes of a text of the About page. */
function filled(text: string, change: (content: any) => void = () => {}): string {
  const changed = structuredClone(raw);
  changed.about.lead = text;
  change(changed);
  return checkContent(changed).content.about.lead;
}

it.each([
  ['{name} in {city}, {region}, {country}', 'Noor Travels in Asansol, Jharkhand, India'],
  ['{phone}, {hours}', '+91 00000 00001, 9 am to 9 pm'],
  ['{package} from {price}', 'The Noor package from ₹88,000'],
  ['{percent}% in {from} to {to}', '90% in 4\u00a0to 9'],
  ['{payment} {compensationLimit}', 'Half at booking, the rest before departure. price paid'],
  ['{jurisdiction} {priceNote}', `Jharkhand, India ${raw.price.note}`],
  ['{showMap}, {openMap}', 'Show the live map, Open in maps'],
  ['{includes}', 'Hotel room, Air ticket, Zam Zam water and Washing'],
  ['{nonRefundable}', 'visa costs and tips'],
  ['{services}', 'Hotel, Flight, Visa, Zam Zam, Food, Ziyarat, Transportation and Umrah Kit'],
  ['in {languages}', 'in three languages'],
])('puts the facts into a sentence: %s', (text, wanted) => {
  expect(filled(text)).toBe(wanted);
});

it('names English where it is the only language', () => {
  expect(filled('in {languages}', (changed) => (changed.languages = []))).toBe('in English');
});

it('makes of a list that stands alone in a line a list', () => {
  expect(filled('Fees:\n\n- {nonRefundable}\n\nThe end.')).toBe(
    'Fees:\n\n- visa costs\n- tips\n\nThe end.',
  );
});

it.each([
  ['{days} days', '5\u00a0days'],
  ['{months} months', '8\u00a0months'],
  ['{period} business days', '4–9\u00a0business days'],
  ['{periodAsTyped} business days', '4-9\u00a0business days'],
  ['{periodInWords} business days', '4\u00a0to\u00a09 business days'],
  ['{days} – or more', '5 – or more'],
  ['{price} a person', '₹88,000 a person'],
])('keeps a figure on one line with its unit: %s', (text, wanted) => {
  expect(filled(text)).toBe(wanted);
});

it('counts in words, and words follow the count', () => {
  const leads = ({ home, ziyarat }: typeof content) => [
    home.includes.lead,
    ...ziyarat.cities.map(({ lead }) => lead.slice(0, 23)),
  ];
  expect(leads(content)).toEqual([
    'Eight things you need not arrange yourself.',
    'Five places that pilgri',
    'Four places that pilgri',
  ]);
  const fewer = { ...structuredClone(raw), languages: [] };
  fewer.services.length = 1;
  fewer.ziyarat.cities[1].places.length = 1;
  expect(leads(checkContent(fewer).content)).toEqual([
    'One thing you need not arrange yourself.',
    'Five places that pilgri',
    'One place that pilgrims',
  ]);
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

  it('follows the last one before it', () => {
    expect(filled('{percent}% in {days} {day/days}', policy(1, 1))).toBe('90% in 1\u00a0day');
  });

  it('follows it in other languages', () => {
    const changed = structuredClone(raw);
    policy(1, 1)(changed);
    const { rules } = changed.languages[0].words.before;
    rules.passport = '{months} {একটি/অনেক} মাস';
    const [language] = checkContent(changed).content.languages;
    expect(language!.words.before.rules.passport).toBe('1\u00a0একটি মাস');
  });

  it('is right on every page where a figure is one', () => {
    const at = changedSite(policy(1, 1));
    const pages = ['/', '/about', '/refund-policy', '/terms-and-conditions'].map(
      (path) => at(path).text,
    );
    expect(pages.join()).toMatch(/After 1\u00a0day.*within 1\u00a0business day\./s);
    expect(pages.join()).not.toMatch(/\b1\s(business )?(days|months)\b/);
  });
});

it('joins a list as its language does', () => {
  const changed = structuredClone(raw);
  changed.languages[0].words.descriptions = ['{includes}'];
  const [bengaliWithList] = checkContent(changed).content.languages;
  expect(bengaliWithList!.words.descriptions).toEqual(['হোটেল, ফ্লাইট, জমজমের পানি এবং লন্ড্রি']);
  expect(bengali!.before.rules.refundNone).toBe('ভিসা ফি এবং বকশিশ ফেরত দেওয়া হয় না।');
  expect(urdu!.before.rules.refundNone).toBe('ویزا فیس اور بخشش واپس نہیں کی جاتی۔');
});

it('keeps figures with their units in every language', () => {
  expect(bengali!.before.rules.refundFull).toContain('5\u00a0দিনের');
  expect(bengali!.before.rules.refundTime).toContain('4\u00a0থেকে 9\u00a0কর্মদিবসের');
  expect(urdu!.before.rules.passport).toContain('8\u00a0مہینے');
});

it('keeps ₹ and + before their figures from right to left', () => {
  expect(urdu!.price.amount).toBe('\u200e₹88,000 سے شروع');
  expect(bengali!.price.amount).toBe('₹88,000 থেকে শুরু');
  const changed = structuredClone(raw);
  changed.languages[1].words.sample.descriptions = ['{phone}: {name}, {days}'];
  const [, changedUrdu] = checkContent(changed).content.languages;
  expect(changedUrdu!.words.descriptions).toEqual(['\u200e+91 00000 00001: Noor Travels, 5']);
});

it('keeps the full stop of a Latin name behind it from right to left', () => {
  const changed = structuredClone(raw);
  changed.facts.agency.name = 'Noor Pvt. Ltd.';
  for (const { words } of [changed.languages[0], { words: changed.languages[1].words.sample }])
    words.descriptions = ['{name}: {region}'];
  const descriptions = checkContent(changed).content.languages.map(
    ({ words }) => words.descriptions[0],
  );
  expect(descriptions).toEqual(['Noor Pvt. Ltd.: Jharkhand', 'Noor Pvt. Ltd.\u200e: Jharkhand']);
});

it('leaves anchors and what the browser script counts', () => {
  expect(content.legal.refund.text).toContain('\n## After 5\u00a0days {#later}\n');
  expect(content.ziyarat.position).toBe('{first}–{last} of {total}');
});

it('knows every name that a comment of facts.ts promises', () => {
  const facts = readFileSync(path.join(projectAt().content, 'facts.ts'), 'utf8');
  const promised = [...facts.matchAll(/\/\/ (.*)$/gm)].flatMap(([, comment]) =>
    [...comment!.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  );
  expect(promised).toContain('price');
  expect(Object.keys(vocabularyOf(content))).toEqual(expect.arrayContaining(promised));
});
