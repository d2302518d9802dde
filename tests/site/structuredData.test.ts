/** What search engines read: the facts that the pages show, nothing else, and no way out of the script. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { pricing } from '../../src/content/pricing.ts';
import { routes } from '../../src/routes.ts';
import type { Part } from '../support/readPage.ts';
import { renderPath } from '../support/renderRoute.tsx';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const isAgency = (thing: Thing) => thing['@type'] === 'TravelAgency';

describe.each(routes.map(({ path, label }) => [path, label]))('what search engines read of %s', (path, label) => {
  const graph = graphOf(renderPath(path));

  it('is on inner pages the way from the home page', () => {
    const step = (position: number, name: string, address: string) => ({ '@type': 'ListItem', position, name, item: agency.siteUrl + address });
    const way = { '@type': 'BreadcrumbList', itemListElement: [step(1, 'Home', '/'), step(2, label, path)] };
    expect(graph.filter((thing) => !isAgency(thing))).toEqual(path === '/' ? [] : [way]);
  });

  it('is the agency where a page describes it, with the facts that visitors see, and no rating', () => {
    expect(graph.filter(isAgency)).toHaveLength(['/', '/contact'].includes(path) ? 1 : 0);
    expect(JSON.stringify(graph)).not.toMatch(/rating|review|award/i);
    for (const thing of graph.filter(isAgency)) {
      const { address, makesOffer, ...facts } = thing as Record<string, Record<string, string>>;
      const { streetAddress, addressLocality, postalCode, addressRegion, addressCountry } = address!;
      const shown = renderPath('/contact').only('main').text;
      for (const fact of [facts.name, facts.telephone, facts.email, streetAddress, addressLocality, postalCode, addressRegion]) {
        expect(fact).toMatch(/\S/);
        expect(shown).toContain(fact);
      }
      expect([addressCountry, facts.url]).toEqual(['IN', `${agency.siteUrl}/`]);
      const { name, priceSpecification } = makesOffer as unknown as { name: string; priceSpecification: Record<string, unknown> };
      const card = renderPath('/').only('#price').text;
      expect(card).toContain(name);
      // ₹1,09,999 on the card is 109999.
      expect(priceSpecification).toMatchObject({ minPrice: Number(/₹([\d,]+)/.exec(card)![1]!.replaceAll(',', '')), priceCurrency: 'INR' });
      expect(pricing.currency).toBe('INR');
    }
  });
});

describe('a text that looks like the end of a script', () => {
  it('stays a text on every page', () => {
    const { name } = agency;
    onTestFinished(() => void Object.assign(agency, { name }));
    const planted = 'A </script><script>alert(1)</script><!-- & "B"';
    Object.assign(agency, { name: planted });
    for (const { path } of routes) {
      const page = renderPath(path);
      expect(page.html, path).not.toContain('<script>alert');
      expect(page.html, path).not.toContain('A </script>');
      const described = graphOf(page).find(isAgency);
      if (described) expect(described.name).toBe(planted);
    }
  });
});

function graphOf(page: Part): Thing[] {
  const data = JSON.parse(page.only('script[type="application/ld+json"]').inner) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
