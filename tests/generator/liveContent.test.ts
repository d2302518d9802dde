/** What is true of the live content, whatever staff write. No word, number or picture of it is asserted. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { projectAt } from '../../src/generator/project.ts';
import { everyValue, pathOf } from '../../src/values/place.ts';
import { raw } from '../support/editedContent.ts';
import { hiddenCharacters } from '../support/hiddenCharacters.ts';

// On the day that the other tests use, its departures have passed.
it.each([
  ['of the other tests', process.env.SOURCE_DATE_EPOCH],
  ['of the build', undefined],
])('accepts the live content on the day %s', { timeout: 180_000 }, async (_, day) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', day);
  // Runs before this worker imports its next test file.
  onTestFinished(() => void vi.unstubAllEnvs());
  const site = await makeSite({ ...projectAt(), showsUnread: true });
  const pages = [...site.files].filter(([name]) => name.endsWith('.html'));
  expect(pages.flatMap(([, html]) => hiddenCharacters(String(html)))).toEqual([]);
  // Each Hindi letter takes nine characters in an address, and many servers read only 8,000 characters.
  const messages = pages.flatMap(
    ([, html]) => String(html).match(/https:\/\/wa\.me\/[^"]+/g) ?? [],
  );
  const long = messages.filter((address) => new URL(address).href.length >= 8_000);
  expect([messages.length > 50, long]).toEqual([true, []]);
});

const live = loadContent(projectAt()) as any;
const { languages } = live;

it('has no list of two or more if the fixture has fewer, which would leave the second untested', () => {
  const lists = ({ structure, languages: [english] }: any) =>
    everyValue({ structure, english }).flatMap(({ keys, value }) =>
      // The short names of services may differ; what matters is that one of them has alternatives.
      Array.isArray(value) && value.length > 1
        ? [
            pathOf(keys)
              .replace(/\[\d+\]/g, '[]')
              .replace(/(cludes)\.[\w-]+$/, '$1'),
          ]
        : [],
    );
  const ofFixture = new Set(lists(raw));
  expect(lists(live).filter((field) => !ofFixture.has(field))).toEqual([]);
  expect(ofFixture.size).toBeGreaterThan(10);
});

it.each<[lang: string, words: any]>(languages.map(({ lang, words }: any) => [lang, words]))(
  'says "per person" in %s wherever it states the price',
  (_lang, words) => {
    const perPerson = words.answers.departures.price.replace('{price}', '').trim();
    const priced = everyValue(words).flatMap(({ value }) =>
      typeof value === 'string' && value.includes('{price}') ? [value] : [],
    );
    expect(priced.filter((text) => !text.includes(perPerson))).toEqual([]);
    expect(priced.length).toBeGreaterThan(3);
  },
);

it('self-test: finds a hidden character, except where the script needs it', () => {
  for (const character of ['\u00ad', '\u200b', '\u200d', '\u2060', '\u200e'])
    expect(hiddenCharacters(`<html lang="en-IN"><p>non${character}stop</p></html>`)).toHaveLength(
      1,
    );
  const needed = '<head><title>\u200e₹5</title></head><p>\u0995\u09cd\u200d</p>';
  expect(hiddenCharacters(`<html lang="ur">${needed}</html>`)).toEqual([]);
});
