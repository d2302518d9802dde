/** Facts by half: each left out alone, and each number at its least and its most, while all others are known. */
import { expect, it } from 'vitest';
import { everyValue } from '../../src/schemas/readEntry.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { made } from '../support/madeSite.ts';
import { readPage, type Part } from '../support/readPage.ts';

const addresses = ['/', '/ur/', '/terms-and-conditions/'];

const full = {
  ...answered(made.content.facts),
  licences: { checked: '2030-06-01', list: [{ label: 'GST number', value: '19ABCDE1234F1Z5' }] },
};

/** The ways to the facts that may vary; of each list the first entry. */
const fields = everyValue({
  package: full.package,
  payment: full.payment,
  departures: full.departures,
  hotels: full.hotels,
  licences: full.licences,
  policy: full.policy,
})
  .filter(({ field }) => field !== '' && !/checked|\[[1-9]\]/.test(field))
  .map(({ field, value }) => [field, value] as const);

/** What staff may write in the place of a value; what cannot be is refused. */
function variantsOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [undefined, 1, 20_000_000];
  if (Array.isArray(value)) return [[]];
  return typeof value === 'object' ? [] : [undefined, ''];
}

/** Returns the pages with one fact changed; nothing where the build refuses it. */
function pagesWith(field: string, variant: unknown): Part[] {
  const keys = field.match(/[^.[\]]+/g)!;
  const last = keys.pop()!;
  try {
    const site = changedSite(({ facts }) => {
      Object.assign(facts, structuredClone(full));
      const parent = keys.reduce((part, key) => part[key], facts);
      if (variant !== undefined) parent[last] = variant;
      else delete parent[last];
    });
    return addresses.map(site);
  } catch (error) {
    expect((error as Error).message).toMatch(/^Could not use src\/content\//);
    return [];
  }
}

/** Returns the empty elements of a page, and words that only the code should have. */
function holesIn(page: Part): string[] {
  const parts = page.only('body').all('h1, h2, h3, h4, p, li, dt, dd, a, button, summary, strong');
  const isEmpty = ({ text, html }: Part) =>
    text === '' && !/<svg|<img|role="status"|class="departures__fact"/.test(html);
  return [
    ...parts.filter(isEmpty).map(({ html }) => html),
    ...(page.only('body').text.match(/.{0,30}(\{\w+\}|\bnull\b|undefined|NaN|\[object).{0,30}/g) ??
      []),
  ];
}

it('self-test: finds what is empty, names in braces and words of the code', () => {
  const page = readPage(
    '<body><h1></h1><p>{via}</p> and <p>null km</p><p role="status"></p></body>',
  );
  expect(holesIn(page)).toEqual(['<h1></h1>', '{via} and null km']);
});

let accepted = 0;

it.each(fields)('leaves every page whole with another %s', (field, value) => {
  for (const variant of variantsOf(value)) {
    const pages = pagesWith(field, variant);
    accepted += Number(pages.length > 0);
    expect(pages.flatMap(holesIn), `${field}: ${JSON.stringify(variant)}`).toEqual([]);
  }
});

it('self-test: the build accepts many of them', () => {
  expect(accepted).toBeGreaterThan(30);
});
