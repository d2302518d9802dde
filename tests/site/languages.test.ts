/** The key facts in other languages: what the pages say there, and the ways to them. */
import { describe, expect, it } from 'vitest';
import { changedSite } from '../support/changedSite.ts';
import { pageAt } from '../support/madeSite.ts';
import { valuesOf, type Part } from '../support/readPage.ts';

describe.each([
  ['/bn', ['/', '/ur'], ['en', 'ur']],
  ['/ur', ['/', '/bn'], ['en', 'bn']],
])('%s', (path, others, languages) => {
  const page = pageAt(path);

  it('names eight services, nine places and eight rules', () => {
    expect(page.all('#services h3')).toHaveLength(8);
    expect(page.all('#ziyarat li')).toHaveLength(9);
    expect(page.all('#before li')).toHaveLength(8);
  });

  it('leads to Home and to the legal texts in English', () => {
    expect(valuesOf(page.all('main a[hreflang=en]'), 'href')).toEqual([
      '/',
      '/terms-and-conditions',
      '/refund-policy',
      '/privacy-policy',
    ]);
  });

  it('offers a call, an email, a message and the contact card', () => {
    const ways = ['tel:', 'mailto:', 'https://wa.me/', '/contact.vcf'];
    for (const way of ways) expect(page.all(`#contact a[href^="${way}"]`)).toHaveLength(1);
  });

  it('keeps prices, numbers and addresses in their order', () => {
    const latin = /(₹|\+91|@)/;
    const isInnermost = (part: Part) =>
      latin.test(part.text) && part.all('*').every(({ text }) => !latin.test(text));
    const found = page.all('main *').filter(isInnermost);
    expect(found).toHaveLength(5);
    for (const { name, attributes, html } of found)
      expect([name, attributes.dir], html).toEqual(['bdi', 'ltr']);
  });

  it('loads no picture, no frame and no font', () => {
    expect(page.all('img, picture, video, iframe')).toEqual([]);
    expect(page.only('style').inner).not.toContain('@font-face');
  });

  it.each(['header', 'main', 'footer'])('leads to the other languages from its %s', (place) => {
    const links = page.all(`${place} a[lang]`);
    expect([valuesOf(links, 'href'), valuesOf(links, 'lang')]).toEqual([others, languages]);
  });
});

describe('the links to other languages', () => {
  it.each([
    ['/', '[aria-labelledby=hero-title]'],
    ['/', '#price'],
    ['/', '#menu'],
    ['/', 'footer'],
    ['/about', 'footer'],
    ['/contact', '[aria-labelledby=first-messages-title]'],
  ])('stand on %s in %s', (path, place) => {
    const links = pageAt(path).only(place).all('.language-links a');
    expect(links.map(({ text, attributes }) => [text, attributes])).toEqual([
      ['বাংলা', { href: '/bn', lang: 'bn', hreflang: 'bn' }],
      ['اردو', { href: '/ur', lang: 'ur', hreflang: 'ur', dir: 'rtl' }],
    ]);
  });

  it('are gone where there is no other language', () => {
    const english = changedSite((content) => void (content.languages = []));
    for (const path of ['/', '/about', '/contact']) {
      expect(english(path).all('.language-links, [rel=alternate], [lang=bn], [lang=ur]')).toEqual(
        [],
      );
    }
    expect(english('/contact').only('main').text).not.toContain('Or read the price');
  });
});
