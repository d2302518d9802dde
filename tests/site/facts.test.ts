/**
 * What the specification fixes, in its own words, so that a slip in the content does not go unseen. Where the agency
 * decides otherwise, the fact is changed here, too.
 */
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.tsx';
import { valuesOf } from '../support/readPage.ts';
import { renderPath } from '../support/renderRoute.ts';

const pages = new Map(routes.map(({ path }) => [path, renderPath(path)]));
const page = (path: string) => pages.get(path)!;

it('are six pages in English, and one of key facts in three other languages', () => {
  const paths = [
    '/',
    '/about',
    '/contact',
    '/terms-and-conditions',
    '/refund-policy',
    '/privacy-policy',
  ];
  expect(routes.map(({ path }) => path)).toEqual([...paths, '/bn', '/hi', '/ur']);
});

describe('the words that the specification fixes', () => {
  it.each<[what: string, path: string, selector: string, texts: (string | RegExp)[]]>([
    ['the header', '/', 'header nav a', ['Home', 'Contact', 'About Us']],
    ['the menu', '/', 'dialog nav ul:first-of-type a', ['Home', 'Contact', 'About Us']],
    [
      'the menu’s lower part',
      '/',
      'dialog nav ul:last-of-type a',
      [
        /^Customer Care$/,
        /^Refund Policy$/,
        /^Terms & Conditions$/,
        /^Privacy Policy$/,
        /^Package price$/,
      ],
    ],
    ['the way to book', '/', 'header a[href*="wa.me"]', [/^Book Your Umrah Now$/i]],
    [
      'Help',
      '/',
      '[aria-labelledby=footer-help] a',
      ['Customer Care', 'Refund Policy', 'Terms', 'Privacy'],
    ],
    [
      'About',
      '/',
      '[aria-labelledby=footer-about] a',
      ['Contact Us', 'About Us', 'License & Registration'],
    ],
    ['the newsletter', '/', '.newsletter__box button', ['Submit']],
    [
      'the headings of Home',
      '/',
      'main h2',
      [
        /^Package includes$/i,
        /^Best in class Umrah package$/i,
        /^Ziyarat locations in Makkah /,
        /^Ziyarat locations in Madinah /,
        /package/i,
      ],
    ],
    [
      'the parts of the package',
      '/',
      '#includes h3',
      ['Hotel', 'Flight', 'Visa', 'Zam Zam', 'Food', 'Ziyarat', 'Transportation', 'Umrah Kit'],
    ],
    [
      'the six points',
      '/',
      '[aria-labelledby=panel-title] li',
      [
        /near the two holy mosques/i,
        /visa assistance/i,
        /private airport and intercity transfers/i,
        /guided ziyarah tours/i,
        /breakfast.*full board/i,
        /24\/7 assistance/i,
      ],
    ],
    [
      'the places in Makkah',
      '/',
      '#makkah h3',
      [/^Cave Hira/, /^Cave Thawr/, /^Masjid Aisha/, /^Mina/, /^Arafat/],
    ],
    [
      'the places in Madinah',
      '/',
      '#madinah h3',
      [/^Masjid Nabawi/, /^Baqi Cemetery/, /^Masjid Quba/, /^Uhud Mountain/],
    ],
    [
      'what the price includes',
      '/',
      '#price ul li',
      ['Hotel', 'Flight', 'Zam Zam', 'Fooding', 'Ziyarat', 'Laundry', '24x7 customer service'],
    ],
    [
      'the headings of About',
      '/about',
      'main h2',
      [/^Who we are$/i, /^Our mission$/i, /^What we offer$/i, /^Why choose/i, /\S/],
    ],
  ])('%s', (_what, path, selector, texts) => {
    const wanted = texts.map((text) =>
      text instanceof RegExp ? expect.stringMatching(text) : text,
    );
    expect(
      page(path)
        .all(selector)
        .map((part) => part.text),
    ).toEqual(wanted);
  });

  it('and the picture of each place', () => {
    const shown = valuesOf(page('/').all('#makkah img, #madinah img'), 'src').map((src) =>
      src.replace(/^.*\/|-\d.*$/g, ''),
    );
    const inMakkah = ['cave-hira', 'cave-thawr', 'masjid-aisha', 'mina', 'arafat'];
    expect(shown).toEqual([...inMakkah, 'masjid-nabawi', 'baqi', 'masjid-quba', 'uhud']);
  });

  it('and where the links lead', () => {
    const header = ['/', '/contact', '/about'];
    const help = [
      '/contact#customer-care',
      '/refund-policy',
      '/terms-and-conditions',
      '/privacy-policy',
    ];
    expect(valuesOf(page('/').all('header nav a'), 'href')).toEqual(header);
    expect(valuesOf(page('/').all('dialog nav a'), 'href')).toEqual([
      ...header,
      ...help,
      '/#price',
    ]);
    expect(valuesOf(page('/').all('[aria-labelledby=footer-help] a'), 'href')).toEqual(help);
    expect(valuesOf(page('/about').all('main h3 a'), 'href')).toEqual(['/refund-policy']);
    expect(page('/').only('input').get('placeholder')).toBe('Enter your email to register');
  });
});

describe('the constants', () => {
  it.each<[what: string, path: string, selector: string, text: string | RegExp]>([
    ['the starting price, on its card', '/', '#price', '₹1,09,999'],
    ['the starting price, in the first screen', '/', '.hero', '₹1,09,999'],
    ['the starting price, in the terms', '/terms-and-conditions', 'main', '₹1,09,999'],
    ['customised packages', '/', '#price', /customised packages are priced by (their )?itinerary/i],
    ['the passport', '/terms-and-conditions', 'main', /at least 6 months from the travel date/],
    ['the advance', '/terms-and-conditions', 'main', /minimum advance/i],
    [
      'the full payment',
      '/terms-and-conditions',
      'main',
      /full payment[^.]* before departure|before departure[^.]*full payment/i,
    ],
    [
      'the limit of compensation',
      '/terms-and-conditions',
      'main',
      /compensation[^.]* package cost|package cost[^.]*compensation/i,
    ],
    ['the courts', '/terms-and-conditions', 'main', /courts in West Bengal, India/],
    ['the full refund', '/refund-policy', 'main', /100% refundable within 7 days of booking/],
    ['the processing time', '/refund-policy', 'main', /7–14 business days/],
    ['what is not refundable', '/refund-policy', 'main', /visa fees, airfare and service fees/],
    ['where the agency is', '/contact', 'address', /Howrah.*West Bengal, India/],
  ])('%s', (_what, path, selector, text) => {
    // No-break spaces, hyphens and joiners keep a number and its unit together.
    const words = page(path)
      .only(selector)
      .text.replaceAll('\u00a0', ' ')
      .replaceAll('\u2011', '-')
      .replaceAll('\u2060', '');
    expect(words).toMatch(text);
  });

  it.each(['/terms-and-conditions', '/refund-policy', '/privacy-policy'])(
    'the effective date of %s',
    (path) => {
      const date = page(path).only('main time');
      expect([date.get('datetime'), date.text]).toEqual([
        '2025-06-02',
        expect.stringContaining('02/06/2025'),
      ]);
    },
  );
});
