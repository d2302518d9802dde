/** What search engines read: the facts that the pages show, nothing else, and no way out of the script. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { routes } from '../../src/routes.tsx';
import type { Part } from '../support/readPage.ts';
import { renderPath } from '../support/renderRoute.ts';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const isAgency = (thing: Thing) => thing['@type'] === 'TravelAgency';

describe('what search engines read', () => {
  const rows = routes.map(({ path, label }) => [path, label]);

  it.each(rows)('is on %s the agency, the way from the home page, or both', (path, label) => {
    const graph = graphOf(renderPath(path));
    expect(graph.filter(isAgency)).toHaveLength(['/', '/contact'].includes(path) ? 1 : 0);
    const step = (position: number, name: string, address: string) => {
      return { '@type': 'ListItem', position, name, item: agency.siteUrl + address };
    };
    const way = {
      '@type': 'BreadcrumbList',
      itemListElement: [step(1, 'Home', '/'), step(2, label, path)],
    };
    expect(graph.filter((thing) => !isAgency(thing))).toEqual(path === '/' ? [] : [way]);
    expect(JSON.stringify(graph)).not.toMatch(/rating|review|award/i);
  });

  it.each(['/', '/contact'])('is of the agency, on %s, what visitors see', (path) => {
    const thing = graphOf(renderPath(path)).find(isAgency) as unknown as Record<string, string>;
    const { '@type': _, addressCountry, ...address } = thing.address as unknown as typeof thing;
    expect(Object.keys(address).sort()).toEqual([
      'addressLocality',
      'addressRegion',
      'postalCode',
      'streetAddress',
    ]);
    const shown = renderPath('/contact').only('main').text;
    for (const fact of [thing.name, thing.telephone, thing.email, ...Object.values(address)]) {
      expect(fact).toMatch(/\S/);
      expect(shown).toContain(fact);
    }
    expect([addressCountry, thing.url]).toEqual(['IN', `${agency.siteUrl}/`]);
    const { name, priceSpecification } = thing.makesOffer as unknown as {
      name: string;
      priceSpecification: object;
    };
    const card = renderPath('/').only('#price').text;
    expect(card).toContain(name);
    // ₹1,09,999 on the card is 109999.
    const minPrice = Number(/₹([\d,]+)/.exec(card)![1]!.replaceAll(',', ''));
    expect(priceSpecification).toMatchObject({ minPrice, priceCurrency: 'INR' });
  });

  it('is a text where it looks like the end of a script', () => {
    const { name } = agency;
    onTestFinished(() => void Object.assign(agency, { name }));
    const planted = 'A </script><script>alert(1)</script><!-- & "B"';
    Object.assign(agency, { name: planted });
    for (const { path } of routes) {
      const page = renderPath(path);
      expect(/<script>alert|A <\/script>/.test(page.html), path).toBe(false);
      expect([planted, undefined]).toContain(graphOf(page).find(isAgency)?.name);
    }
  });
});

function graphOf(page: Part): Thing[] {
  const data = JSON.parse(page.only('script[type="application/ld+json"]').inner) as {
    '@context': string;
    '@graph': Thing[];
  };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
