/** A changed fact changes all sentences about it: what the price excludes, what is paid back, what a language lacks. */
import { inPlainText, plainText } from '../../src/values/filledText.tsx';
import { expect, it } from 'vitest';
import { changedSite, englishSite } from '../support/changedSite.ts';
import { made, pageAt } from '../support/madeSite.ts';
import { services } from '../support/services.ts';

type Change = (facts: any) => void;

/** Returns the site of an agency that never closes, after a change. */
const withChange =
  (change: Change) =>
  ({ facts }: any) => {
    facts.agency.hours = '24x7';
    facts.agencyQuestions = [];
    change(facts);
  };

const siteWith = (change: Change) => changedSite(withChange(change));
const englishWith = (change: Change = () => {}) => englishSite(withChange(change));

const slugs = made.content.structure.services.map(({ slug }) => slug);

// The same code makes the pages of the other languages.
const inEnglish = made.routes.filter(({ edition }) => edition.lang === 'en');

it.each(slugs)('promises %s nowhere without it', (slug) => {
  const site = englishWith(({ package: offer }) => {
    offer.services[slug] = 'notIn';
  });
  const { services, panel } = made.routes[0]!.edition.words;
  const { name, phrase, brief } = inPlainText(services[slug]!);
  const tile = `package-includes__name">${name}<`;
  const item = `service-list__item" id="${slug}"`;
  const promises = [brief, tile, item, `${slug}">${name}</a>`, panel.points[slug]].flatMap(
    (promise) => (promise ? plainText(promise) : []),
  );
  for (const promise of promises)
    expect(inEnglish.filter(({ path }) => pageAt(path).html.includes(promise))).not.toEqual([]);
  for (const { path } of inEnglish) {
    const page = site(path).without('.not-included').html;
    for (const promise of promises) expect(page, path).not.toContain(promise);
    // Other sentences use the same words about the visitor's own flight or food.
    for (const part of ['.hero__tagline', '.introduction', 'meta[name=description]', '#package'])
      for (const { html } of site(path).all(part)) expect(html, path).not.toContain(phrase);
  }
});

it('names the tiles of which nobody has said whether the price covers them, and no other service', () => {
  const said = (included: readonly string[], notIn: readonly string[]) => {
    const site = englishWith(({ package: offer }) => {
      offer.services = services(included, notIn);
    });
    const lists = site('/').only('.price-card__lists').text;
    return /Ask us whether your price covers (.*?)\./.exec(lists)?.[1];
  };
  const decided = slugs.filter((slug) => !['visa', 'umrah-kit'].includes(slug));
  expect(said(decided, [])).toBe('visa help and Umrah kit');
  expect(said(decided, ['visa'])).toBe('Umrah kit');
  expect(said(slugs, [])).toBeUndefined();
});

it('counts and names what is left where the price excludes a service', () => {
  const site = siteWith(({ package: offer }) =>
    Object.assign(offer.services, services([], ['transportation', 'visa'])),
  );
  expect(site('/').only('.package-includes .lead').text).toContain('Six things');
  expect(site('/').only('.hero__tagline').text).toBe(
    'In one package from Asansol: flight, hotel, food and guided ziyarat.',
  );
  expect(site('/bn/').only('.hero__tagline').text).toMatch(/^ফ্লাইট, হোটেল, খাবার .* জিয়ারত:/);
  expect(site('/about/').only('.reason-list').text).not.toContain('Private transfers');
  expect(site('/terms-and-conditions/').only('#visa').text).not.toContain('Our packages include');
  expect(site('/bn/').all('.not-included li')).toHaveLength(2);
});

it('names what the price excludes in the words of a sentence', () => {
  const site = englishWith(({ package: offer }) =>
    Object.assign(offer, { services: services(['hotel'], ['transportation', 'food', 'gst']) }),
  );
  const terms = site('/terms-and-conditions/');
  expect(terms.only('#price').text).toContain('Not in this price: transfers, food and GST.');
  expect(
    site('/')
      .all('.not-included li')
      .map(({ text }) => text),
  ).toEqual(['Transportation', 'Fooding', 'GST']);
});

it('keeps no fee of a service that the price excludes', () => {
  const site = englishSite(({ facts, languages }) => {
    facts.package.services = services(['hotel', 'visa'], ['flight']);
    facts.policy.refund.nonRefundable = ['airfare', 'visa'];
    languages[0].words.nonRefundable.airfare = 'plane fares';
  });
  for (const { path } of inEnglish) expect(site(path).text, path).not.toContain('plane fares');
  expect(site('/').only('#price').text).toContain('Non-refundable: visa costs.');
});

it('keeps the words of a service when it moves into the price or out of it', () => {
  const page = englishWith(({ package: offer }) =>
    Object.assign(offer, { services: services(['hotel', 'visa', 'tips'], ['laundry']) }),
  )('/');
  const lines = (list: string) => page.all(`${list} li`).map(({ text }) => text);
  expect(lines('.price-card__includes')).toEqual(['Hotel room', 'Visa', 'Tips']);
  expect(lines('.not-included')).toEqual(['Washing']);
});

it('promises day and night if those are the hours, beside the phone number too', () => {
  const site = englishWith();
  expect(site('/').only('.package-panel').text).toContain('24/7 assistance');
  expect(site('/contact/').only('.contact-cards').words).toContain('+91 00000 00001 24x7');
});

it('names no fee if none is kept', () => {
  const site = englishWith(({ policy }) =>
    Object.assign(policy.refund, { percent: 1, nonRefundable: [], neverPaidBack: null }),
  );
  for (const [path, part] of [
    ['/', '#price'],
    ['/about/', 'main'],
    ['/terms-and-conditions/', '#changes'],
  ] as const)
    expect(site(path).only(part).text).toMatch(
      /(?<!\d)1% refundable within 5\sdays of booking\.(?!\s*Non-)/,
    );
  const policy = site('/refund-policy/');
  expect(policy.all('#non-refundable')).toEqual([]);
  expect(policy.only('dl').text).not.toContain('No refund');
});

it('shows licences and the street in the footer and on paper', () => {
  const site = siteWith(({ licences }) => {
    licences.list = [{ label: 'GST number', value: '19ABCDE1234F1Z5' }];
  });
  for (const path of ['/', '/bn/', '/ur/'])
    for (const part of ['footer', '.printed-address'])
      expect(site(path).only(part).text, path).toContain('GST number: 19ABCDE1234F1Z5');
  expect(site('/').only('footer address').text).toContain('4 Station Road');
});
