/** What search engines read of the agency, the package and the page's place: exactly the facts that the page shows. */
import { formatPhone } from '../format.ts';
import { usePage, type Page } from '../pageContext.ts';

/** The pages that describe the agency itself; the others tell their own place in the site alone. */
const agencyPages = new Set(['/', '/contact']);

export function StructuredData() {
  const page = usePage();
  const { path } = page.route;
  const graph = [
    ...(agencyPages.has(path) ? [travelAgency(page.facts)] : []),
    ...(path === '/' ? [] : [breadcrumbs(page)]),
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

function travelAgency({ agency, package: offer }: Page['facts']) {
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
      name: offer.name,
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: offer.price,
        priceCurrency: 'INR',
      },
    },
  };
}

function breadcrumbs({ route, facts }: Page) {
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: facts.agency.siteUrl + path,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, route.frame.home, '/'), step(2, route.label, route.path)],
  };
}
