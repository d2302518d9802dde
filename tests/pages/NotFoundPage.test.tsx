/** The page for addresses that do not exist: the way home and the three contacts. */
import { describe, expect, it } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { notFound } from '../../src/content/notFound.ts';
import { renderPath } from '../support/renderRoute.tsx';

const page = renderPath('/404');
const main = page.only('main');

describe('the page for unknown addresses', () => {
  it('says what is wrong in plain words', () => {
    expect(main.only('h1').text).toBe(notFound.title);
    expect(main.text).toContain(notFound.lead);
  });

  it('leads home and to the three contacts', () => {
    expect(main.only('a', { href: '/' }).text).toBe(notFound.home);
    for (const address of [/^https:\/\/wa\.me\//, `tel:${agency.phone}`, `mailto:${agency.email}`]) {
      expect(main.only('a', { href: address }).text).not.toBe('');
    }
  });

  it('names everything by its full path, because it is shown at any address', () => {
    for (const element of page.elements) {
      for (const name of ['href', 'src']) {
        const address = element.attributes.get(name);
        if (address !== undefined) expect(address).toMatch(/^(\/|#|https:|tel:|mailto:)/);
      }
    }
  });

  it('claims nothing to search engines', () => {
    expect(page.all('script', { type: 'application/ld+json' })).toEqual([]);
  });
});
