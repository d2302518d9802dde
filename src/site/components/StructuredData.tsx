/** What search engines read of the agency, the package and the page's place: exactly the facts that the page shows. */
import { agency } from '../../content/agency.ts';
import { pricing } from '../../content/pricing.ts';
import { formatPhone } from '../format.ts';
import type { Route } from '../pageContext.ts';

/** The pages that describe the agency itself; the others tell their own place in the site alone. */
const agencyPages = new Set(['/', '/contact']);

export function StructuredData({ route }: { route: Route }) {
  const graph = [
    ...(agencyPages.has(route.path) ? [travelAgency()] : []),
    ...(route.path === '/' ? [] : [breadcrumbs(route)]),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    // A "<" inside a script would let a text end it, so it travels as an escape.
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

function travelAgency() {
  const { street, city, postalCode, region, countryCode } = agency.address;
  return {
    '@type': 'TravelAgency',
    '@id': `${agency.siteUrl}/#agency`,
    name: agency.name,
    url: `${agency.siteUrl}/`,
    logo: `${agency.siteUrl}/icons/icon-512.png`,
    telephone: formatPhone(agency.phone),
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressRegion: region,
      addressCountry: countryCode,
    },
    makesOffer: {
      '@type': 'Offer',
      name: pricing.title,
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: pricing.amount,
        priceCurrency: pricing.currency,
      },
    },
  };
}

function breadcrumbs(route: Route) {
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: agency.siteUrl + path,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, 'Home', '/'), step(2, route.label, route.path)],
  };
}
