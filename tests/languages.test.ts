/** The key facts in other languages: what is said there, what a change of the content changes, what staff may remove. */
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { agency } from '../src/content/agency.ts';
import { languages } from '../src/content/languages/index.ts';
import { policy } from '../src/content/policy.ts';
import { pricing } from '../src/content/pricing.ts';
import { services } from '../src/content/services.ts';
import { ziyarat } from '../src/content/ziyarat.ts';
import type { Language } from '../src/schemas/content.ts';
import { buildHere, sentencesOf } from './support/buildHere.ts';
import { copyProjectForAll } from './support/projectCopy.ts';
import { messagesIn, readPage, valuesOf, type Part } from './support/readPage.ts';

const copy = copyProjectForAll();
const kept = new Map<string, string>();
const rows: readonly Language[] = languages;

/** A change that the end of the test takes back. */
function edit(file: string, old: string | RegExp, replacement: string): void {
  if (!kept.has(file)) kept.set(file, copy.read(file));
  copy.edit(file, old, replacement);
}

const file = (name: string) => readFileSync(path.join(copy.dist, name), 'utf8');
const pageOf = (address: string): Part => readPage(file(path.posix.join('.', address, 'index.html')));

let english: Record<string, Part>;
let before: Record<string, Part>;
let report: string;

beforeAll(async () => {
  report = await buildHere(copy);
  before = Object.fromEntries(['bn', 'hi', 'ur'].map((lang) => [lang, pageOf(lang)]));
  english = Object.fromEntries(['/', '/about', '/contact', '/refund-policy'].map((address) => [address, pageOf(address)]));
});

afterEach(() => {
  for (const [name, text] of kept) copy.write(name, text);
  kept.clear();
});

describe.each(rows)('the key facts in $lang', ({ lang, dir, words }) => {
  const page = () => before[lang]!;

  it('say the price, the services, the places, the rules, the documents and the ways to the agency', () => {
    const text = page().only('main').text;
    expect(page().only('#price').text).toContain('₹1,09,999');
    expect(page().all('#services h3').map((name) => name.text)).toEqual(
      services.map(({ slug }) => words.services.list.find((service) => service.slug === slug)?.name),
    );
    expect(page().all('#ziyarat li')).toHaveLength(ziyarat.cities.flatMap(({ places }) => places).length);
    for (const figure of ['7\u00a0', '100', '14', '6\u00a0', '24\u00a0']) expect(text).toContain(figure);
    const documents = valuesOf(page().all('main a[hreflang=en]'), 'href');
    expect(documents).toEqual(['/', '/terms-and-conditions', '/refund-policy', '/privacy-policy']);
    expect(new Set(messagesIn(page()))).toEqual(new Set([words.contact.firstMessage]));
    for (const way of ['tel:', 'mailto:', '/contact.vcf']) expect(page().all(`#contact a[href^="${way}"]`)).toHaveLength(1);
  });

  it('name as many things that the price includes, and that are not refunded, as the English pages', () => {
    expect(words.price.includes).toHaveLength(pricing.includes.length);
    const items = words.before.rules.refundNone.split(/[,،] | (?:আর|और|اور) /);
    expect(items).toHaveLength(policy.refund.nonRefundable.length);
  });

  it('are written in one script, with Latin figures alone, and keep what is Latin in its order', () => {
    expect(page().text).not.toMatch(/[০-৯०-९٠-٩۰-۹]/);
    expect(page().only('html').get('dir') ?? 'ltr').toBe(dir);
    const latin = /(₹|\+91|@)/;
    const loose = page().all('main *').filter((part) => latin.test(part.text) && part.all('*').every(({ text }) => !latin.test(text)));
    expect(loose.length).toBeGreaterThan(4);
    for (const part of loose) expect([part.name, part.get('dir')], part.html).toEqual(['bdi', 'ltr']);
    const title = page().only('title').text;
    if (dir === 'rtl') expect(title).toContain('\u200e₹');
  });

  it('have a title and a description that search engines show whole', () => {
    expect(page().only('title').text.length).toBeLessThanOrEqual(60);
    const description = page().only('meta[name=description]').get('content')!;
    expect(description).toContain(agency.name);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('weigh at most 9,000 bytes, and ask for no picture, no script and no font', () => {
    const html = file(`${lang}/index.html`);
    expect(gzipSync(html).length).toBeLessThanOrEqual(9_000);
    expect(page().all('img, picture, video, iframe, script[src], link[rel=preload]')).toEqual([]);
    expect(html).not.toContain('@font-face');
  });

  it('lead to the other languages and to English, each in its own script', () => {
    const others = rows.filter((row) => row.lang !== lang).map((row) => `/${row.lang}`);
    for (const place of ['header', 'main', 'footer']) {
      const links = page().all(`${place} a[lang]`);
      expect(valuesOf(links, 'href'), place).toEqual(['/', ...others]);
      expect(valuesOf(links, 'lang'), place).toEqual(['en', ...others.map((address) => address.slice(1))]);
    }
  });
});

describe('the ways to them', () => {
  it('stand in the hero, the price card, the menu and the footer of Home, and on Contact', () => {
    const linksIn = (part: Part) => part.all('a[href="/bn"], a[href="/hi"], a[href="/ur"]');
    for (const place of ['#hero-title', '#price', '#menu', 'footer']) {
      const part = place === '#hero-title' ? english['/']!.all('main section')[0]! : english['/']!.only(place);
      expect(linksIn(part).map(({ text, attributes: { lang, dir } }) => [text, lang, dir]), place).toEqual([
        ['বাংলা', 'bn', undefined],
        ['हिन्दी', 'hi', undefined],
        ['اردو', 'ur', 'rtl'],
      ]);
    }
    expect(linksIn(english['/contact']!.only('[aria-labelledby=first-messages-title]'))).toHaveLength(3);
    expect(english['/contact']!.all('main a[href="/contact.vcf"]')).toHaveLength(1);
  });

  it('are told to search engines on Home and on these pages, and on no other', () => {
    const named = [['x-default', '/'], ['en', '/'], ['bn', '/bn'], ['hi', '/hi'], ['ur', '/ur']];
    for (const page of [english['/']!, ...Object.values(before)]) {
      const links = page.all('link[rel=alternate]').map(({ attributes: { hreflang, href } }) => [hreflang, href]);
      expect(links).toEqual(named.map(([lang, address]) => [lang, agency.siteUrl + address]));
    }
    expect(english['/about']!.all('link[rel=alternate]')).toEqual([]);
    for (const lang of ['bn', 'hi', 'ur']) expect(file('sitemap.xml')).toContain(`<loc>${agency.siteUrl}/${lang}</loc>`);
  });
});

describe('another price, period, name and phone number', () => {
  it('stand on the pages of all four languages', async () => {
    edit('src/content/pricing.ts', /amount: \d+,/, 'amount: 234567,');
    edit('src/content/policy.ts', /fullWithinDays: \d+,/, 'fullWithinDays: 31,');
    edit('src/content/policy.ts', /fullShare: '[^']*',/, "fullShare: '85%',");
    edit('src/content/policy.ts', /processingDays: \{[^}]*\},/, 'processingDays: { from: 32, to: 43 },');
    edit('src/content/policy.ts', /passportMonths: \d+,/, 'passportMonths: 54,');
    edit('src/content/agency.ts', /\n  phone: '[^']*',/, "\n  phone: '+919123456789',");
    edit('src/content/agency.ts', /\n  name: '[^']*',/, "\n  name: 'Noor Travels',");
    await buildHere(copy);
    for (const lang of ['bn', 'hi', 'ur']) {
      const page = pageOf(lang);
      expect(page.only('title').text).toContain('₹2,34,567');
      expect(page.only('#price').text).toContain('₹2,34,567');
      for (const figure of ['31\u00a0', '85', '32', '43', '54\u00a0']) expect(page.only('#before').text, lang).toContain(figure);
      expect(page.text).toContain('+91 91234 56789');
      expect(page.only('meta[name=description]').get('content')).toContain('Noor Travels');
      expect(page.html).not.toContain('1,09,999');
    }
    expect(pageOf('/').text).toContain('₹2,34,567');
    expect(pageOf('refund-policy').text).toContain('31\u00a0days');
    expect(file('contact.vcf')).toContain('FN:Noor Travels\r\n');
  });
});

describe('a language whose row is deleted', () => {
  it('is gone with its links and its alternates', async () => {
    edit('src/content/languages/index.ts', /  \{ lang: 'hi'.*\n/, '');
    edit('src/content/agency.ts', "  'translations.hi',\n", '');
    const said = await buildHere(copy);
    expect(said).not.toContain('translations.hi');
    expect(() => file('hi/index.html')).toThrow('ENOENT');
    for (const address of ['/', '/contact', 'bn', 'ur']) {
      expect(pageOf(address).html, address).not.toMatch(/href="[^"]*\/hi"|lang="hi"/);
    }
    expect(file('sitemap.xml')).not.toContain('/hi<');
    expect(pageOf('/contact').only('meta[name=description]').get('content')).toContain('three languages');
  });

  it('may be the last one', async () => {
    edit('src/content/languages/index.ts', /(?<=languages = \[\n)(  \{.*\n)+/, '');
    edit('src/content/agency.ts', /(  'translations\.\w+',\n)+/, '');
    await buildHere(copy);
    expect(pageOf('/').html).not.toMatch(/hreflang|lang="bn"/);
  });

  it('is asked for where the list of unconfirmed facts still names it', async () => {
    edit('src/content/languages/index.ts', /  \{ lang: 'hi'.*\n/, '');
    expect(await sentencesOf(copy)).toBe(
      'Could not use src/content/agency.ts: unconfirmed is "translations.hi". ' +
        'Delete it: there is no such language in src/content/languages/index.ts.',
    );
  });
});

describe('translations that nobody has read', () => {
  it('are among the samples that the report lists', () => {
    for (const lang of ['bn', 'hi', 'ur']) expect(report).toMatch(`translations.${lang} `);
  });
});

describe('a mistake in a translation', () => {
  const headline = /\n  headline: '.*',/;

  it.each<[string, string | RegExp, string, string]>([
    ['a missing line', headline, '', 'headline is missing. Write some words between the quotes.'],
    ['an empty line', headline, "\n  headline: '',", 'headline is empty. Write some words between the quotes.'],
    [
      'a line too many',
      headline,
      "\n  headline: 'A',\n  hedline: 'B',",
      'hedline is "B". Delete it or mend its name; the fields are title, description, headline, tagline, price, services, ' +
        'ziyarat, before, documents, contact, frame.',
    ],
    [
      'a fact that is no longer put in',
      /\n {6}passport: '.*',/,
      "\n      passport: 'six',",
      'before.rules.passport is "six". Write {months} in it once, where the fact is put in, and no other { or }.',
    ],
    [
      'the name of a fact that is not known here',
      headline,
      "\n  headline: 'From {prize}',",
      'headline is "From {prize}". Write it without { and }.',
    ],
    [
      'a service without words',
      / {6}\{ slug: 'food'.*\n/,
      '',
      "services.list, food is missing. Write one with slug: 'food', because services.ts has it.",
    ],
  ])('is told with its file and what to write instead: %s', async (_what, old, mistake, sentence) => {
    edit('src/content/languages/ur.ts', old, mistake);
    expect(await sentencesOf(copy)).toBe(`Could not use src/content/languages/ur.ts: ${sentence}`);
  });
});
