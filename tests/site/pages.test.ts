/** What the pages show of the content: every text where it belongs; what the specification fixes stands in facts.test. */
import { describe, expect, it } from 'vitest';
import { messagingHref } from '../../src/site/addresses.ts';
import { agency } from '../../src/content/agency.ts';
import { contact } from '../../src/content/contact.ts';
import { languages } from '../../src/content/languages/index.ts';
import { firstMessages, messages } from '../../src/content/messages.ts';
import { services } from '../../src/content/services.ts';
import { formatPhone } from '../../src/site/format.ts';
import { everyValue } from '../../src/schemas/issues.ts';
import type { LegalDocument } from '../../src/schemas/content.ts';
import * as site from '../../src/generator/site.ts';
import { messagesIn, valuesOf, type Part } from '../support/readPage.ts';
import { allRoutes, renderPath } from '../support/renderRoute.ts';

const licences = [
  { label: 'Sample register', value: 'AB & 12/34' },
  { label: 'Sample number', value: '<56>' },
];
const pages = withLicences(licences);
const page = (path: string) => pages.get(path)!;
const main = (path: string) => page(path).only('main');
const english = allRoutes.filter(({ language }) => !language).map(({ path }) => path);

/** Renders all pages as they are with some licences. */
function withLicences(rows: typeof licences): ReadonlyMap<string, Part> {
  const before = agency.licences;
  Object.assign(agency, { licences: rows });
  try {
    return new Map(allRoutes.map(({ path }) => [path, renderPath(path)]));
  } finally {
    Object.assign(agency, { licences: before });
  }
}

describe('every text of the content', () => {
  /** What nobody reads. */
  const technical = /(^|\.)(slug|icon|group|lang|dir|href|url|id|currency)$/;

  it.each<[what: string, content: unknown, ...paths: string[]]>([
    ['the home page', site.home, '/'],
    ['the services', services, '/', '/about'],
    ['the places', site.ziyarat, '/'],
    ['the price', site.pricing, '/'],
    ['About', site.about, '/about'],
    ['the licences', licences, '/about'],
    ['Contact', contact, '/contact'],
    ['the first messages', firstMessages, '/contact'],
    ['the navigation', site.navigation, '/'],
    ['the page for unknown addresses', site.notFound, '/404'],
    ['the terms', site.terms, '/terms-and-conditions'],
    ['the refund policy', site.refund, '/refund-policy'],
    ['the privacy policy', site.privacy, '/privacy-policy'],
    ...languages.map(({ lang, words }): [string, unknown, string] => [
      `the key facts in ${lang}`,
      words,
      `/${lang}`,
    ]),
  ])('is shown: %s', (_what, content, ...paths) => {
    const shown = paths.map(wordsOn).join('\n');
    const texts = everyValue(content).filter(
      ({ field, value }) => typeof value === 'string' && !technical.test(field),
    );
    expect(texts.length).toBeGreaterThan(3);
    // In the place of what is in braces stands a fact or a count.
    const lost = texts.filter(
      ({ value }) =>
        !String(value)
          .split(/\{[^}]*\}/)
          .every((part) => shown.includes(part.trim())),
    );
    expect(lost).toEqual([]);
  });

  /** Its words, also those that are heard or wait to be sent, and what it is called. */
  function wordsOn(path: string): string {
    const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content'];
    const values = attributes.flatMap((name) => valuesOf(page(path).all(`[${name}]`), name));
    return [page(path).text, ...values, ...messagesIn(page(path))].join('\n');
  }
});

describe('the agency', () => {
  it('can be found, called and written to from Contact, at its hours', () => {
    const { countryCode: _, ...address } = agency.address;
    const [place, hours] = main('/contact').all(
      '[aria-labelledby=find-us-title] address, .find-us__fact p',
    );
    for (const fact of Object.values(address)) expect(place?.text).toContain(fact);
    expect(hours?.text).toContain(agency.hours);
    for (const fact of [formatPhone(agency.phone), agency.email])
      expect(main('/contact').text).toContain(fact);
  });

  it('is named in the header, the menu and the footer, with its contacts', () => {
    const [header, menu] = [page('/about').only('header'), page('/about').only('dialog')];
    expect(
      header
        .all('a')
        .slice(0, 1)
        .map((link) => [link.text, link.get('href')]),
    ).toEqual([[agency.name, '/']]);
    expect(header.only('a[href^="tel:"]').text).toContain(formatPhone(agency.phone));
    expect(menu.all('a[href^="tel:"]').map(({ text }) => text)).toEqual([
      'Call',
      formatPhone(agency.phone),
    ]);
    expect(menu.only('a[href^="mailto:"]').text).toBe(agency.email);
    expect(page('/').only('footer').text).toContain(`© ${agency.copyrightYear} ${agency.name}`);
  });

  it.each(['/terms-and-conditions', '/refund-policy', '/privacy-policy'])(
    'is named on paper, with the address of %s',
    (path) => {
      const { text } = main(path).only('.printed-address');
      for (const fact of [
        agency.name,
        agency.email,
        formatPhone(agency.phone),
        agency.siteUrl + path,
      ]) {
        expect(text).toContain(fact);
      }
    },
  );

  it('can be reached from the page for unknown addresses, and so can Home', () => {
    for (const href of [
      '="/"',
      '^="https://wa.me/"',
      `="tel:${agency.phone}"`,
      `="mailto:${agency.email}"`,
    ]) {
      expect(main('/404').only(`a[href${href}]`).text, href).not.toBe('');
    }
  });
});

describe('the licences', () => {
  const linksIn = (shown: ReadonlyMap<string, Part>) =>
    english.map((path) => {
      const links = shown
        .get(path)!
        .only('footer')
        .all('a')
        .filter(({ text }) => text === 'License & Registration');
      return links.map(({ attributes: { href, role, 'aria-disabled': disabled } }) => [
        href,
        role,
        disabled,
      ]);
    });

  it('are a placeholder that leads nowhere, on every page, while there is none', () => {
    const without = withLicences([]);
    expect(linksIn(without)).toEqual(english.map(() => [[undefined, 'link', 'true']]));
    for (const shown of without.values()) expect(shown.all('#licences')).toEqual([]);
  });

  it('stand on About and nowhere else as soon as there is one, and every footer leads there', () => {
    expect(linksIn(pages)).toEqual(english.map(() => [['/about#licences', undefined, undefined]]));
    expect(english.filter((path) => page(path).all('#licences').length > 0)).toEqual(['/about']);
    const rows = page('/about').all('#licences dl > div');
    expect(rows.map((row) => ({ label: row.only('dt').text, value: row.only('dd').text }))).toEqual(
      licences,
    );
  });
});

describe('the parts of the pages', () => {
  it('are services in the footer, by their group, each leading to its place on About', () => {
    const links = page('/')
      .only('footer')
      .all('a[href^="/about#"]')
      .filter((link) => link.get('href') !== '/about#licences');
    const grouped = ['Your journey', 'Your stay'].flatMap((group) =>
      services.filter((one) => one.group === group),
    );
    expect(links.map((link) => [link.text, link.get('href')])).toEqual(
      grouped.map(({ name, slug }) => [name, `/about#${slug}`]),
    );
    expect(valuesOf(main('/about').all('li[id]'), 'id')).toEqual(services.map(({ slug }) => slug));
  });

  it('are sections under their heading, and strips that the keyboard reaches', () => {
    for (const { path } of allRoutes) {
      for (const id of valuesOf(main(path).all('section, [role=group]'), 'aria-labelledby')) {
        expect(main(path).only(`[id=${id}]`).text).toMatch(/\S/);
      }
      expect(
        main(path)
          .all('section:not([aria-labelledby])')
          .map(({ html }) => html),
      ).toEqual([]);
    }
    const strips = main('/').all('[role=group][tabindex="0"]');
    expect(valuesOf(strips, 'aria-labelledby')).toEqual([
      'includes-title',
      'makkah-title',
      'madinah-title',
    ]);
  });

  it.each<[path: string, document: LegalDocument]>([
    ['/terms-and-conditions', site.terms],
    ['/refund-policy', site.refund],
    ['/privacy-policy', site.privacy],
  ])('of %s are numbered, and its contents lead to each', (path, { sections }) => {
    const headings = sections.map(
      ({ id }) => main(path).only(`section[id="${id}"]`).only('h2').text,
    );
    expect(headings).toEqual(sections.map(({ title }, index) => `${index + 1}. ${title}`));
    const lists = main(path)
      .all('nav ol')
      .map((list) => valuesOf(list.all('a'), 'href'));
    // Folded on phones, beside the text on wide screens.
    expect(lists).toEqual([1, 2].map(() => sections.map(({ id }) => `#${id}`)));
  });
});

describe('the message that stands ready', () => {
  it.each<[path: string, selector: string, ready: readonly string[]]>([
    ['/', 'header', [messages.booking]],
    ['/', 'dialog', [messages.booking]],
    ['/', '.hero', [messages.booking]],
    ['/', '#price', [messages.price]],
    ['/', '#newsletter-note', [messages.newsletter]],
    ['/', '.floating-message', [messages.general]],
    ['/about', '.floating-message', [messages.general]],
    ['/contact', '.contact-cards', [messages.general]],
    ['/contact', 'ul:has(> li[lang])', firstMessages.map(({ text }) => text)],
    ['/contact', '#customer-care', [messages.care]],
    ['/terms-and-conditions', 'main', [messages.terms]],
    ['/refund-policy', 'main', [messages.refund]],
    ['/privacy-policy', 'main', [messages.privacy]],
    ['/404', 'main', [messages.general]],
  ])('on %s in %s fits its place', (path, selector, ready) => {
    expect(messagesIn(page(path).only(selector))).toEqual(ready);
  });

  it('greets, says nothing about the visitor, and is another one for every purpose', () => {
    const all = Object.values(messages);
    for (const text of all) expect(text).toMatch(/^Assalamu alaikum, (?!.*(\d|@|my name is))/i);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['Is 100% & more? #1 + “quotes” / slashes', 'two\nlines', '😀 emoji'])(
    'keeps every letter of %j',
    (text) => {
      const { searchParams, hash } = new URL(messagingHref(text));
      expect([[...searchParams], hash]).toEqual([[['text', text]], '']);
    },
  );
});

it('the map asks for nothing before a link is pressed, and then does not tell from where', () => {
  const frame = main('/contact').only('iframe');
  const { src, srcdoc, referrerpolicy, title, name } = frame.attributes;
  expect([src, srcdoc, referrerpolicy, title]).toEqual([
    undefined,
    undefined,
    'no-referrer',
    contact.find.mapTitle,
  ]);
  const live = new URL(main('/contact').only(`a[target="${name}"]`).get('href')!);
  const { q, output } = Object.fromEntries(live.searchParams);
  expect([live.origin, q, output]).toEqual(['https://www.google.com', agency.mapQuery, 'embed']);
  const service = new URL(main('/contact').only('a[href*="maps/search"]').get('href')!);
  expect(service.searchParams.get('query')).toBe(agency.mapQuery);
});
