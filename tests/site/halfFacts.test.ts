/**
 * Facts by half, in the words that the site is published with: each left out alone, and each number at its least and its
 * most, while all others are known. What is left empty, the build itself refuses.
 */
import { expect, it } from 'vitest';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { projectAt } from '../../src/generator/project.ts';
import type { Facts } from '../../src/schemas/content.ts';
import { everyValue } from '../../src/schemas/readEntry.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { readPage, type Part } from '../support/readPage.ts';

const published = (await loadContent(projectAt())) as any;

const others = published.languages.slice(1).map(({ lang }: { lang: string }) => `/${lang}/`);

const full = {
  ...answered(published.facts as Facts),
  agencyQuestions: [],
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
    const site = changedSite((content) => {
      const { facts } = Object.assign(content, structuredClone({ ...published, facts: full }));
      const parent = keys.reduce((part, key) => part[key], facts);
      if (variant !== undefined) parent[last] = variant;
      else delete parent[last];
    });
    const [other = '/'] = others.splice(0, 1);
    others.push(other);
    return ['/', other, '/terms-and-conditions/', '/refund-policy/'].map(site);
  } catch (error) {
    expect((error as Error).message).toMatch(/^Could not use src\/content\//);
    return [];
  }
}

/** Returns what no sentence has: a space before its stop, a stop twice, many things that are one, "these 1". */
function slipsIn(page: Part): string[] {
  const words = page.only('main').text.replaceAll('\u00a0', ' ');
  const slips =
    /.{0,30}( [,.;:?!।۔،؟](?!\S)|[,;:]{2}|[^.]\.\.(?!\.)|\bthese 1\b|\b1 [a-z]*[a-rt-z]s\b).{0,20}/g;
  return words.match(slips) ?? [];
}

it('self-test: finds slips in a text, and none in what is right', () => {
  const of = (text: string) => slipsIn(readPage(`<main>${text}</main>`)).length;
  const slips = ['Howrah , India', 'a,, b', 'Ltd..', 'these 1 day', '1 days', 'শেষ ।'];
  expect(slips.map(of)).toEqual(slips.map(() => 1));
  expect(['1 day', '21 days', 'Pvt. Ltd. is', '…', '1 business day'].map(of)).toEqual(
    Array(5).fill(0),
  );
});

let accepted = 0;

it.each(fields)('leaves every page whole with another %s', (field, value) => {
  for (const variant of variantsOf(value)) {
    const pages = pagesWith(field, variant);
    accepted += Number(pages.length > 0);
    expect(pages.flatMap(slipsIn), `${field}: ${JSON.stringify(variant)}`).toEqual([]);
  }
});

it('self-test: the build accepts many of them', () => {
  expect(accepted).toBeGreaterThan(30);
});

it.each<[lang: string, words: any]>(
  published.languages.map(({ lang, words }: any) => [lang, words]),
)('says "per person" in %s wherever it says the price', (_lang, words) => {
  const perPerson = words.answers.departures.price.replace('{price}', '').trim();
  const priced = everyValue(words).flatMap(({ value }) =>
    typeof value === 'string' && value.includes('{price}') ? [value] : [],
  );
  expect(priced.filter((text) => !text.includes(perPerson))).toEqual([]);
  expect(priced.length).toBeGreaterThan(3);
});
