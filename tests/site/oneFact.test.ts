/** A site that is filled in says each fact once: with all facts, none, and each alone, no two sentences contradict. */
import { describe, expect, it } from 'vitest';
import { inLetters } from '../fixture/content/languages/inLetters.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { made } from '../support/madeSite.ts';
import type { Part } from '../support/readPage.ts';

const all = answered(structuredClone(made.content.facts)) as any;

type Change = (facts: any) => void;

/** The fixture with the hours of an agency that never closes. */
const siteWith = (change: Change = () => {}) =>
  changedSite((content) => {
    content.facts.agency.hours = '24x7';
    content.facts.agencyQuestions = [];
    change(content.facts);
  });

const set =
  (...changes: readonly Change[]): Change =>
  (facts) => {
    for (const change of changes) change(facts);
  };

/** One change a fact; taxes and litres with the name that they need. */
const each: Readonly<Record<string, Change>> = {
  hours: ({ agency }) => (agency.hours = '9 am to 9 pm'),
  licences: ({ licences }) => (licences.list = [{ label: 'GST number', value: '19ABCDE1234F1Z5' }]),
  excludes: ({ package: offer }) => (offer.excludes = [...all.package.excludes, 'umrah-kit']),
  rooms: ({ package: offer }) => Object.assign(offer, { rooms: all.package.rooms, price: null }),
  childUnder: ({ package: offer }) => (offer.childUnder = 12),
  infantUnder: ({ package: offer }) => (offer.infantUnder = 2),
  gst: ({ package: offer }) =>
    Object.assign(offer, {
      excludes: ['gst', 'umrah-kit'],
      taxes: { gst: 5, tcs: null, tcsOn: null },
    }),
  litres: ({ package: offer }) => (offer.zamZamLitres = 5),
  advance: ({ payment }) => (payment.advance = 25000),
  balanceDays: ({ payment }) => (payment.balanceDays = 30),
  account: ({ payment }) => (payment.account = 'Noor Private Limited'),
  // Which hotel is a fact of both lists.
  departures: ({ departures }) => {
    departures.list = structuredClone(all.departures.list);
    for (const departure of departures.list) {
      delete departure.hotelMakkah;
      delete departure.hotelMadinah;
    }
  },
  unpriced: ({ departures }) => (departures.list = [{ date: '2031-03-02' }]),
  hotels: ({ hotels }) => Object.assign(hotels, structuredClone(all.hotels)),
  oneCity: ({ hotels }) => (hotels.makkah = structuredClone(all.hotels.makkah)),
  papers: ({ policy }) => (policy.papers = all.policy.papers),
  answered: ({ policy }) => (policy.askAbout = []),
};

const { unpriced: _, gst: __, ...others } = each;
const filledIn = set(
  ...Object.values(others),
  ({ package: offer }) => (offer.taxes = all.package.taxes),
  ({ departures }) => (departures.list = structuredClone(all.departures.list)),
);

const cases: readonly [name: string, change: Change][] = [
  ['no fact', () => {}],
  ...Object.entries(each).map(([name, change]): [string, Change] => [`${name} alone`, change]),
  ['every fact', filledIn],
];

const addresses = ['/', '/bn/', '/ur/', '/about/', '/contact/', '/terms-and-conditions/'];

/** Each pair is two texts of one page of which a family could believe only one. */
const contradictions: readonly (readonly [one: string, other: string])[] = [
  ['9 am to 9 pm', 'day and night'],
  ['9 am to 9 pm', 'at any hour'],
  [
    'Half at booking, the rest before departure.',
    '₹25,000 per person at booking, the rest at least 30 days',
  ],
  ['Half at booking, the rest before departure.', 'Advance at booking: ₹25,000'],
  ['Half at booking, the rest before departure.', 'Pay the rest at least 30 days'],
  ['How much is the advance', '₹25,000 per person'],
  ['and by which day must I pay the rest?', 'Advance at booking: ₹25,000'],
  ['By which day must I pay the rest?', 'the rest at least 30 days'],
  ['Ask us which services your price covers.', 'Not in this price'],
  ['What is not in the price?', 'Not in this price'],
  ['Which dates are the next journeys?', 'Next departures'],
  ['Which airport and airline, direct or via which city?', 'Example Air, direct'],
  ['From which airport', 'From Kolkata'],
  ['What is the price on this date?', '₹88,000 ₹'],
  ['Which hotels in Makkah', 'In Makkah Example Towers'],
  ['Which hotel will be mine', 'in Makkah: Example House Ajyad'],
  ['How many persons share a room?', '4 in a room'],
  ['Up to which age?', 'Infant under 2 ₹'],
  ['Does it include GST', 'GST (5%)'],
  ['Which papers must I bring?', 'Papers to bring'],
  ['In whose name is the account', 'Pay into the account of'],
  ['Umrah Kit Included in the package', 'Not in this price'],
  ['An Umrah kit is part of the package', 'Not in this price'],
  ['Zam Zam water included', '5 litres of Zam Zam water'],
  ['Zam Zam water is part of the package', '5 litres of Zam Zam water'],
];

/** The words of a page, without what waits for the last departure to pass. */
function wordsOf(page: Part): string {
  const waiting = page.all('template').map(({ html }) => html);
  const html = waiting.reduce((rest, part) => rest.replace(part, ''), page.only('main').html);
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+([.,?])/g, '$1')
    .replace(/[\s\u00a0]+/g, ' ');
}

const inLanguage = (text: string, path: string) => {
  const isTranslated =
    (path === '/bn/' || path === '/ur/') && !/\d (am|pm)|Example|Noor/.test(text);
  return isTranslated
    ? inLetters(path === '/bn/' ? 'bn' : 'ur', text).replace(/[\s\u00a0]+/g, ' ')
    : text;
};

const found = new Set<string>();

const sites = new Map<string, ReturnType<typeof siteWith>>();

/** One site for all pages of a case. */
function siteOf(name: string, change: Change) {
  const site = sites.get(name) ?? siteWith(change);
  sites.set(name, site);
  return site;
}

describe.each(addresses)('%s', (path) => {
  const pairs = contradictions.map((pair) => pair.map((text) => inLanguage(text, path)));

  it.each(cases)('contradicts itself nowhere with %s', (name, change) => {
    const words = wordsOf(siteOf(name, change)(path));
    for (const [at, pair] of pairs.entries()) {
      const [one, other] = pair.map((text) => words.includes(text));
      if (one) found.add(contradictions[at]![0]);
      if (other) found.add(contradictions[at]![1]);
      expect(one && other, pair.join(' and ')).toBe(false);
    }
  });
});

it('self-test: has met each sentence, except those that are gone', () => {
  const gone = ['day and night', 'at any hour'];
  expect(contradictions.flat().filter((text) => !found.has(text))).toEqual(gone);
});

it('keeps a rule with an isolated sum in one piece', () => {
  const page = siteWith(set(each.advance!, each.balanceDays!))('/ur/');
  // The items are rows of a marker and one element.
  expect(page.all('#before .star-list li > *')).toHaveLength(8);
  expect(page.only('#before .star-list bdi').text).toBe('₹25,000');
});

it('refuses a phrase of the facts without its words in a confirmed language', () => {
  expect(() => siteWith(({ policy }) => (policy.jurisdiction = 'Kerala, India'))).toThrow(
    `Could not use src/content/languages/bn.ts: facts lacks the words for "Kerala, India". Add a line "'Kerala, India': '…',".`,
  );
});

it('leaves out the rule of a phrase without its words in a language that is a sample', () => {
  const site = changedSite(({ facts, languages: rows }) => {
    facts.policy.jurisdiction = 'Kerala, India';
    rows[1].words.facts['Kerala, India'] = 'কেরল';
  });
  expect(site('/bn/').only('#before').text).toContain('কেরল');
  expect(site('/bn/').all('#before .star-list li')).toHaveLength(8);
  expect(site('/ur/').all('#before .star-list li')).toHaveLength(7);
});

describe.each(made.content.structure.services.map(({ slug }) => slug))('without %s', (slug) => {
  const site = siteWith(({ package: offer }) => {
    offer.includes = offer.includes.filter((name: string) => name !== slug);
    offer.excludes = [slug];
  });
  const shownOn = (path: string) =>
    site(path).html.replace(site(path).all('.not-included')[0]?.html ?? '', '');

  it('promises it nowhere', () => {
    for (const { path, edition } of made.routes) {
      const { services, panel } = edition.words;
      const { name, phrase, brief } = services[slug]!;
      const tile = `tile__name">${name}<`;
      const item = `service-list__item" id="${slug}"`;
      const promises = [brief, panel.points[slug], tile, item, `${slug}">${name}</a>`];
      const page = shownOn(path);
      for (const promise of promises) if (promise) expect(page, path).not.toContain(promise);
      // Other sentences have the same words, of the visitor's own flight or food.
      for (const part of ['.hero__tagline', '.introduction', 'meta[name=description]', '#package'])
        for (const { html } of site(path).all(part)) expect(html, path).not.toContain(phrase);
    }
  });
});

it('counts and names what is left where the price excludes a service', () => {
  const site = siteWith(({ package: offer }) => (offer.excludes = ['transportation', 'visa']));
  expect(site('/').only('.package-includes .lead').text).toContain('Six things');
  expect(site('/').only('.hero__tagline').text).toBe(
    'In one package from Asansol: flight, hotel, food and guided ziyarat.',
  );
  expect(site('/bn/').only('.hero__tagline').text).toMatch(/^ফ্লাইট, হোটেল, খাবার .* জিয়ারত:/);
  expect(site('/about/').only('.reason-list').text).not.toContain('Private transfers');
  expect(site('/terms-and-conditions/').only('#visa').text).not.toContain('Our packages include');
  expect(site('/bn/').all('.not-included li')).toHaveLength(2);
});

it('takes the words of a short name along from one list of the price to the other', () => {
  const page = siteWith(({ package: offer }) =>
    Object.assign(offer, { includes: ['hotel', 'visa', 'tips'], excludes: ['laundry'] }),
  )('/');
  const lines = (list: string) => page.all(`${list} li`).map(({ text }) => text);
  expect(lines('.price-card__includes')).toEqual(['Hotel room', 'Visa', 'Tips']);
  expect(lines('.not-included')).toEqual(['Washing']);
});

it('says that nothing is paid back, or all of it', () => {
  const refunds = (percent: number) =>
    siteWith(({ policy }) => Object.assign(policy.refund, { percent, nonRefundable: [] }));
  for (const [path, part] of [
    ['/', '#price'],
    ['/about/', 'main'],
    ['/terms-and-conditions/', '#changes'],
  ] as const)
    expect(refunds(0)(path).only(part).text).toMatch(
      /(?<!\d)0% refundable within 5\sdays of booking\.(?!\s*Non-)/,
    );
  const policy = refunds(100)('/refund-policy/');
  expect(policy.all('#non-refundable')).toEqual([]);
  expect(policy.only('dl').text).not.toContain('No refund');
});

it('shows licences and the street in the footer and on paper', () => {
  const site = siteWith(each.licences);
  for (const path of ['/', '/bn/', '/ur/'])
    for (const part of ['footer', '.printed-address'])
      expect(site(path).only(part).text, path).toContain('GST number: 19ABCDE1234F1Z5');
  expect(site('/').only('footer address').text).toContain('4 Station Road');
});

it('leaves out a list, and its title in the footer, of which the price excludes all', () => {
  const page = changedSite(({ facts, structure, languages }) => {
    facts.package.includes = ['flight'];
    facts.package.excludes = 'hotel visa transportation zam-zam food ziyarat umrah-kit'.split(' ');
    structure.points = structure.points.filter((point: string) => point !== 'care');
    for (const { words } of languages) delete words.panel.points.care;
  })('/');
  expect(page.all('.footer-list h3').map(({ text }) => text)).not.toContain('Your stay');
  expect(page.all('.package-panel ul')).toEqual([]);
});
