/** The key facts in other languages: what is said there, and the ways to them. */
import { describe, expect, it } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { languages } from '../../src/content/languages/index.ts';
import { policy } from '../../src/content/policy.ts';
import { pricing } from '../../src/content/pricing.ts';
import { services } from '../../src/content/services.ts';
import { ziyarat } from '../../src/content/ziyarat.ts';
import type { Language } from '../../src/schemas/content.ts';
import { pageAt } from '../support/madeSite.ts';
import { messagesIn, valuesOf, type Part } from '../support/readPage.ts';

const rows: readonly Language[] = languages;

describe.each(rows)('the key facts in $lang', ({ lang, dir, words }) => {
  const page = pageAt(`/${lang}`);

  it('say the price, the services, the places, the rules, the documents and the ways to the agency', () => {
    const text = page.only('main').text;
    expect(page.only('#price').text).toContain('₹1,09,999');
    expect(page.all('#services h3').map((name) => name.text)).toEqual(
      services.map(
        ({ slug }) => words.services.list.find((service) => service.slug === slug)?.name,
      ),
    );
    expect(page.all('#ziyarat li')).toHaveLength(
      ziyarat.cities.flatMap(({ places }) => places).length,
    );
    for (const figure of ['7\u00a0', '100', '14', '6\u00a0', '24\u00a0'])
      expect(text).toContain(figure);
    const documents = valuesOf(page.all('main a[hreflang=en]'), 'href');
    expect(documents).toEqual(['/', '/terms-and-conditions', '/refund-policy', '/privacy-policy']);
    expect(new Set(messagesIn(page))).toEqual(new Set([words.contact.firstMessage]));
    for (const way of ['tel:', 'mailto:', '/contact.vcf'])
      expect(page.all(`#contact a[href^="${way}"]`)).toHaveLength(1);
  });

  it('name as many things that the price includes, and that are not refunded, as the English pages', () => {
    expect(words.price.includes).toHaveLength(pricing.includes.length);
    const items = words.before.rules.refundNone.split(/[,،] | (?:আর|और|اور) /);
    expect(items).toHaveLength(policy.refund.nonRefundable.length);
  });

  it('are written in one script, with Latin figures alone, and keep what is Latin in its order', () => {
    expect(page.text).not.toMatch(/[০-৯०-९٠-٩۰-۹]/);
    const latin = /(₹|\+91|@)/;
    const isLoose = (part: Part) =>
      latin.test(part.text) && part.all('*').every(({ text }) => !latin.test(text));
    const loose = page.all('main *').filter(isLoose);
    expect(loose.length).toBeGreaterThan(4);
    for (const part of loose)
      expect([part.name, part.get('dir')], part.html).toEqual(['bdi', 'ltr']);
    const title = page.only('title').text;
    if (dir === 'rtl') expect(title).toContain('\u200e₹');
    const script = {
      bn: /^[\p{Script=Bengali}\p{P} ]+$/u,
      hi: /^[\p{Script=Devanagari}\p{P} ]+$/u,
      ur: /^[\p{Script=Arabic}\p{P} ]+$/u,
    }[lang];
    expect(words.contact.firstMessage).toMatch(script!);
  });

  it('ask for no picture, no frame and no font', () => {
    expect(page.all('img, picture, video, iframe')).toEqual([]);
    expect(page.only('style').inner).not.toContain('@font-face');
  });

  it('lead to the other languages and to English, each in its own script', () => {
    const others = rows.filter((row) => row.lang !== lang).map((row) => `/${row.lang}`);
    for (const place of ['header', 'main', 'footer']) {
      const links = page.all(`${place} a[lang]`);
      expect(valuesOf(links, 'href'), place).toEqual(['/', ...others]);
      expect(valuesOf(links, 'lang'), place).toEqual([
        'en',
        ...others.map((address) => address.slice(1)),
      ]);
    }
  });
});

describe('the ways to them', () => {
  it('stand in the first screen, the price card, the menu and the footer of Home, and on Contact', () => {
    const linksIn = (part: Part) => {
      const links = part.all('a[href="/bn"], a[href="/hi"], a[href="/ur"]');
      return links.map(({ text, attributes: { lang, dir } }) => [text, lang, dir]);
    };
    const wanted = [
      ['বাংলা', 'bn', undefined],
      ['हिन्दी', 'hi', undefined],
      ['اردو', 'ur', 'rtl'],
    ];
    for (const place of ['[aria-labelledby=hero-title]', '#price', '#menu', 'footer']) {
      expect(linksIn(pageAt('/').only(place)), place).toEqual(wanted);
    }
    expect(linksIn(pageAt('/contact').only('[aria-labelledby=first-messages-title]'))).toEqual(
      wanted,
    );
    expect(pageAt('/contact').all('main a[href="/contact.vcf"]')).toHaveLength(1);
  });

  it('are told to search engines on Home and on these pages, and on no other', () => {
    const named = [
      ['x-default', '/'],
      ['en', '/'],
      ['bn', '/bn'],
      ['hi', '/hi'],
      ['ur', '/ur'],
    ];
    const told = named.map(([lang, address]) => [lang, agency.siteUrl + address]);
    for (const path of ['/', '/bn', '/hi', '/ur', '/about']) {
      const links = pageAt(path)
        .all('link[rel=alternate]')
        .map(({ attributes: { hreflang, href } }) => [hreflang, href]);
      expect(links, path).toEqual(path === '/about' ? [] : told);
    }
  });
});
