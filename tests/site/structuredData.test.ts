/** What search engines read: the facts that the pages show, and nothing else. */
import { plainText } from '../../src/values/filledText.tsx';
import { expect, it } from 'vitest';
import { changedSite, englishSite } from '../support/changedSite.ts';
import { made, pageAt } from '../support/madeSite.ts';
import type { Part } from '../support/readPage.ts';

const site = 'https://www.noor-travels.example';

const webSite = { '@type': 'WebSite', name: 'Noor Travels', url: `${site}/` };

const agency = {
  '@type': 'TravelAgency',
  name: 'Noor Travels',
  url: `${site}/`,
  logo: `${site}/icons/icon-512.png`,
  image: expect.stringMatching(
    /^https:\/\/www\.noor-travels\.example\/pictures\/hero-poster-landscape-1200\.\w+\.jpg$/,
  ),
  telephone: '+91 00000 00001',
  email: 'salam@noor-travels.example',
  openingHours: 'Mo-Su 09:00-21:00',
  areaServed: 'Jharkhand, India',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '4 Station Road',
    addressLocality: 'Asansol',
    postalCode: '000001',
    addressRegion: 'Jharkhand',
    addressCountry: 'IN',
  },
  makesOffer: {
    '@type': 'Offer',
    name: 'The Noor package',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: 88000,
      priceCurrency: 'INR',
    },
  },
};

const behindHome = made.routes.filter(({ kind }) => kind !== 'home' && kind !== 'notFound');

it.each(behindHome)('of $path is the breadcrumb from Home to it', ({ path, label, edition }) => {
  const step = (position: number, name: string, address: string) => {
    return { '@type': 'ListItem', position, name, item: site + address };
  };
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, plainText(edition.words.layout.home), edition.path),
      step(2, label, path),
    ],
  };
  expect(graphOf(pageAt(path))).toEqual(path === '/contact/' ? [agency, way] : [way]);
});

it('of Home is the site, the agency and its offer', () => {
  expect(graphOf(pageAt('/'))).toEqual([webSite, agency]);
  for (const path of ['/bn/', '/ur/', '/404.html'])
    expect(pageAt(path).all('[type="application/ld+json"]'), path).toHaveLength(0);
});

it('has an offer for every date that has a price, and hours of day and night', () => {
  const changed = englishSite(({ facts }) => {
    facts.agency.hours = '24x7';
    facts.departures.list = [{ date: '2031-03-02', price: 132000 }, { date: '2031-04-02' }];
  });
  const dated = {
    '@type': 'Offer',
    name: 'The Noor package, 2 March 2031',
    price: 132000,
    priceCurrency: 'INR',
    availabilityEnds: '2031-03-02',
  };
  const makesOffer = [agency.makesOffer, dated];
  expect(graphOf(changed('/'))).toEqual([
    webSite,
    { ...agency, openingHours: 'Mo-Su 00:00-23:59', makesOffer },
  ]);
});

it.each([
  ['10:30 am - 8 pm', 'Mo-Su 10:30-20:00'],
  ['12 am to 12 pm', 'Mo-Su 00:00-12:00'],
  ['9 am to 9 pm, Monday to Saturday', undefined],
])('writes hours of %s as %s', (hours, openingHours) => {
  const changed = englishSite(({ facts }) => void (facts.agency.hours = hours));
  expect(graphOf(changed('/'))).toEqual([webSite, { ...agency, openingHours }]);
});

it('stays text even if it looks like the end of its script', () => {
  const name = 'A </script <script <!-- & "B"';
  const changed = changedSite(({ facts }) => void (facts.agency.name = name));
  for (const path of ['/', '/about/', '/contact/', '/terms-and-conditions/', '/bn/', '/404.html'])
    expect(changed(path).html, path).not.toMatch(/<script <|A <\/script/);
  expect(graphOf(changed('/'))).toEqual([
    { ...webSite, name },
    { ...agency, name },
  ]);
});

function graphOf(page: Part): unknown {
  const json = page.only('script[type="application/ld+json"]').inner;
  const { '@context': context, ...data } = JSON.parse(json) as Record<string, unknown>;
  expect(context).toBe('https://schema.org');
  return data['@graph'] ?? [data];
}
