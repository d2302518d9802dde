/** What search engines read: the facts that the pages show, nothing else, and no way out of the script. */
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/steps/loadSite.ts';
import { allRoutes as routesOf } from '../../src/steps/pages.ts';
import { agency } from '../../src/content/agency.ts';
import { pricing } from '../../src/content/pricing.ts';
import { formatPhone, formatRupees } from '../../src/format.ts';
import { routes } from '../../src/routes.ts';
import type { Route } from '../../src/layout/PageContext.ts';
import { copyProject } from '../support/projectCopy.ts';
import { readPage, type Part } from '../support/readPage.ts';
import { fakeAssets, renderPath } from '../support/renderRoute.tsx';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface Graph {
  readonly '@context': string;
  readonly '@graph': Thing[];
}

function graphOf(page: Part): Thing[] {
  const script = page.only('script', { type: 'application/ld+json' }).html;
  const data = JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, '')) as Graph;
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const words = routes.map(({ path }) => renderPath(path).text).join('\n');

/** The pages that describe the agency. */
const agencyPages = ['/', '/contact'];
const isAgency = (thing: Thing) => thing['@type'] === 'TravelAgency';

describe.each(routes.map((route) => [route.path, route] as const))('what search engines read of %s', (path, route) => {
  const graph = graphOf(renderPath(path));

  it('is the agency on the pages that describe it, and on inner pages the way from the home page', () => {
    const step = (position: number, { label, path: address }: Route) => ({
      '@type': 'ListItem',
      position,
      name: label,
      item: agency.siteUrl + address,
    });
    const way = { '@type': 'BreadcrumbList', itemListElement: [step(1, routes[0]!), step(2, route)] };
    expect(graph.filter(isAgency)).toHaveLength(agencyPages.includes(path) ? 1 : 0);
    expect(graph.filter((thing) => !isAgency(thing))).toEqual(path === '/' ? [] : [way]);
  });

  it('claims no rating, review or award', () => {
    expect(JSON.stringify(graph)).not.toMatch(/rating|review|award/i);
  });
});

describe.each(agencyPages)('the agency that search engines read on %s', (path) => {
  const shown = graphOf(renderPath(path)).find(isAgency)!;

  it('is the one that the pages show', () => {
    const { street, city, postalCode, region, countryCode } = agency.address;
    expect(shown).toMatchObject({
      name: agency.name,
      url: `${agency.siteUrl}/`,
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
    });
    const facts = [shown.name, shown.telephone, shown.email, street, city, postalCode, region] as string[];
    for (const fact of facts) expect(words).toContain(fact);
  });

  it('names the price as an offer that starts at the price that is shown', () => {
    expect(shown.makesOffer).toEqual({
      '@type': 'Offer',
      name: pricing.title,
      priceSpecification: { '@type': 'PriceSpecification', minPrice: pricing.amount, priceCurrency: 'INR' },
    });
    expect(words).toContain(formatRupees(pricing.amount));
  });
});

describe('a text that looks like the end of a script', () => {
  it('stays a text on every page', async () => {
    const copy = copyProject();
    const name = 'A </script><script>alert(1)</script><!-- & "B"';
    copy.edit('src/content/agency.ts', /name: '[^']*',/, `name: ${JSON.stringify(name)},`);
    const site = await loadSite(copy);
    for (const route of routesOf(site)) {
      const page = readPage(site.renderPage(fakeAssets(route)));
      expect(page.html, route.path).not.toContain('<script>alert');
      expect(page.html, route.path).not.toContain('A </script>');
      expect(page.only('title').text, route.path).toBe(route.title);
      if (agencyPages.includes(route.path)) expect(graphOf(page).find(isAgency)!.name).toBe(name);
    }
  });
});
