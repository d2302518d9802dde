/** The structured data for search engines: agency, package and breadcrumb, with exactly the facts that the page shows. */
import { plainText } from '../../values/filledText.tsx';
import { formatDay, formatPhone } from '../../values/format.ts';
import { usePage, type Page } from '../pageContext.ts';
import { fromPriceOf } from '../../agency/prices.ts';

export function StructuredData() {
  const page = usePage();
  const { kind, path } = page.route;
  const graph = [
    ...(path === '/' ? [webSite(page)] : []),
    // Only these pages describe the agency. Repeating it in another language would cost 300 bytes, compressed.
    ...(path === '/' || path === '/contact/' ? [travelAgency(page)] : []),
    // Home in another language is not a level below Home.
    ...(kind === 'home' ? [] : [breadcrumbs(page)]),
  ];
  if (graph.length === 0) return null;
  const data = graph.length === 1 ? graph[0] : { '@graph': graph };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    // A "<" in a text could close the script element, so it is escaped.
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** Returns the object from which search engines take the name of the site. */
function webSite({ facts }: Page) {
  const { siteUrl, name } = facts.agency;
  return { '@type': 'WebSite', name, url: `${siteUrl}/` };
}

function travelAgency({ route, facts, picture }: Page) {
  const { agency, package: offer } = facts;
  const { street, city, postalCode, region, country, countryCode } = agency.address;
  const lowest = {
    '@type': 'Offer',
    name: offer.name,
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: offer.price,
      priceCurrency: 'INR',
    },
  };
  const { kind, edition } = route;
  const departures = kind === 'home' ? facts.departures.list : [];
  const dated = departures.flatMap((departure) => {
    const { date } = departure;
    const { rupees: price, room } = fromPriceOf(departure, offer) ?? {};
    if (price === undefined) return [];
    const parts = [offer.name, formatDay(date, edition.locale)];
    if (room) parts.push(plainText(edition.words.answers.rooms[room]));
    const name = parts.join(', ').replaceAll('\u00a0', ' ');
    return { '@type': 'Offer', name, price, priceCurrency: 'INR', availabilityEnds: date };
  });
  return {
    '@type': 'TravelAgency',
    name: agency.name,
    url: `${agency.siteUrl}/`,
    logo: `${agency.siteUrl}/icons/icon-512.png`,
    image: agency.siteUrl + picture(edition.preview).jpeg[0]?.url,
    telephone: formatPhone(agency.phone),
    email: agency.email,
    openingHours: openingHours(agency.hours),
    areaServed: `${region}, ${country}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressRegion: region,
      addressCountry: countryCode,
    },
    makesOffer: dated.length > 0 ? [lowest, ...dated] : lowest,
  };
}

/** Takes 24x7 or hours such as "10 am to 8:30 pm"; returns them as structured data, or undefined for any other text. */
function openingHours(hours: string): string | undefined {
  if (hours === '24x7') return 'Mo-Su 00:00-23:59';
  const time = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\.?`;
  const parts = new RegExp(`^${time} ?(?:to|-|–) ?${time}$`, 'i').exec(hours);
  if (!parts) return undefined;
  const [from, to] = [parts.slice(1, 4), parts.slice(4)].map(([hour, minute = '00', half]) => {
    const past = /p/i.test(half!) ? 12 : 0;
    return `${String((Number(hour) % 12) + past).padStart(2, '0')}:${minute}`;
  });
  return `Mo-Su ${from}-${to}`;
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
    itemListElement: [
      step(1, plainText(route.edition.words.layout.home), route.edition.path),
      step(2, route.label, route.path),
    ],
  };
}
