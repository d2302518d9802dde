/** Home in other languages: what it has of Home and besides, in whose words, and the ways to it. */
import { describe, expect, it } from 'vitest';
import { withMarks, type Scope } from '../../src/values/fill.ts';
import { changedSite } from '../support/changedSite.ts';
import { hiddenCharacters } from '../support/hiddenCharacters.ts';
import { pageAt } from '../support/madeSite.ts';
import { messagesIn, valuesOf, type Part } from '../support/readPage.ts';

const sectionsOf = (page: Part) => valuesOf(page.all('main section'), 'aria-labelledby');

describe.each([
  ['/bn/', ['/', '/ur/']],
  ['/ur/', ['/', '/bn/']],
] as const)('%s', (path, others) => {
  const page = pageAt(path);

  it('has the sections of Home', () => {
    const home = pageAt('/');
    expect(sectionsOf(page)).toEqual(sectionsOf(home));
    for (const part of ['#includes li', '.price-card li', '.ask-first li', 'article', 'main img'])
      expect(page.all(part).length, part).toBe(home.all(part).length);
  });

  it('is in its own letters, except facts', () => {
    const inOthers = page.all('body [lang]:not(bdi:not(a > bdi), [lang=ar])');
    const rest = page.only('body').without('[lang]:not(bdi:not(a > bdi), [lang=ar])');
    const spoken = ['alt', 'aria-label', 'title', 'data-position'];
    const words = [
      rest.html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' '),
      ...spoken.flatMap((name) => valuesOf(page.all(`body [${name}]`), name)),
      // Links in their own language write a message in it.
      ...messagesIn(rest),
    ].join(' ');
    const latin = words.replace(/\{\w+\}|&\w+;/g, '').match(/[a-z]+/gi);
    expect([...new Set(latin)].sort().join(' ')).toBe(
      'Noor The example noor package salam travels',
    );
    expect(new Set(inOthers.map(({ text }) => text))).toEqual(
      new Set([
        'Noor Travels',
        'English',
        'Visa',
        'Your visa, step by step',
        'বাংলা',
        'اردو',
        page.only('.printed-address address').text,
        '4 Station Road, Asansol 000001, Jharkhand, India',
        '© 2031 Noor Travels',
      ]),
    );
  });

  it('leads to its own pages from its header, and to the other languages from the first screen', () => {
    const links = valuesOf(page.all('.site-header__link'), 'href');
    expect(links).toEqual([path, `${path}contact/`, `${path}about/`]);
    expect(valuesOf(page.only('.hero').all('.language-links a'), 'href')).toEqual(others);
  });
});

const inUrdu = changedSite((content) => {
  content.languages[2].words.facts.Bengali = 'بنگلہ';
  content.facts.agency.people = [{ name: 'Example Person', languages: 'Bengali' }];
  content.facts.agency.hours = '8 am to 8 pm';
});

it.each(['/bn/contact/', '/ur/contact/'])('marks hours without words of %s as English', (path) => {
  const english = inUrdu(path).all('.find-us bdi[lang=en]');
  expect(english.map(({ text }) => text)).toEqual(['8\u00a0am\u00a0to\u00a08\u00a0pm']);
});

it('says of people in Urdu what it has words for, and the rest in English', () => {
  const said = inUrdu('/ur/about/').all('.people bdi');
  expect(said.map((part) => [part.get('lang'), part.text])).toEqual([
    ['en', 'Example Person'],
    [undefined, 'بنگلہ'],
  ]);
});

it.each(['', 'about/', 'contact/', 'refund-policy/'])(
  'isolates left to right on /ur/%s',
  (name) => {
    const body = inUrdu(`/ur/${name}`).only('body');
    expect(body.all('[dir=ltr]').length).toBeGreaterThan(4);
    const rest = body.without('[dir=ltr]').html;
    expect(rest.replace(/<[^>]*>/g, '')).not.toMatch(/₹|\+|@|Noor Travels|Station Road/);
  },
);

it('isolates in Urdu a Latin name that ends with a sign, and shows no hidden sign', () => {
  const page = changedSite(({ facts }) => {
    facts.agency.name = 'Noor & Sons (Howrah) Pvt. Ltd.';
    const name = 'Example Ltd.';
    const hotels = { hotelMakkah: name, hotelMadinah: name };
    facts.departures.list = [{ date: '2031-03-02', airline: name, direct: true, ...hotels }];
    facts.hotels = { makkah: [{ name, metres: 650 }], madinah: [{ name }] };
    facts.payment.account = name;
    facts.licences.list = [{ label: 'State', value: 'A-1.' }];
  })('/ur/');
  expect(page.all('.departures bdi').map(({ text }) => text)).toContain('Example Ltd.');
  const rest = page.only('body').without('[dir=ltr]').html;
  expect(rest.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')).not.toMatch(/[a-z]\./i);
  expect(hiddenCharacters(page.html)).toEqual([]);
});

it('leaves the words of Urdu in their order where they begin with a Latin word', () => {
  const marks = (fact: string) => withMarks(fact, { dir: 'rtl' } as Scope);
  expect([marks('GST سمیت قیمت پر'), marks('7–14'), marks('+91 98300 at night')]).toEqual([
    'GST سمیت قیمت پر',
    '\u200e\u20607–14\u2060\u200e',
    '\u200e\u2060+91 98300\u2060 at night\u200e',
  ]);
});

describe('the links to other languages', () => {
  it.each([
    ['/', 'header', ''],
    ['/contact/', '[aria-labelledby=first-messages-title]', ''],
    ['/refund-policy/', '.page-hero', 'refund-policy/'],
  ])('are on %s in %s', (path, place, name) => {
    const links = pageAt(path).only(place).all('.language-links a');
    expect(links.map(({ text, attributes }) => [text, attributes])).toEqual([
      ['বাংলা', { href: `/bn/${name}`, lang: 'bn', hreflang: 'bn' }],
      ['اردو', { href: `/ur/${name}`, lang: 'ur', hreflang: 'ur', dir: 'rtl' }],
    ]);
  });

  it('are gone where there is no other language', () => {
    const english = changedSite((content) => void (content.languages.length = 1));
    for (const path of ['/', '/about/', '/contact/', '/refund-policy/']) {
      const links = english(path).all('.language-links, [rel=alternate], [lang=bn], [lang=ur]');
      expect(links, path).toEqual([]);
    }
    expect(english('/contact/').only('main').text).not.toContain('Or read the price');
  });
});
