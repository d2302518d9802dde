/** The header and the menu that its icon opens. */
import { describe, expect, it } from 'vitest';
import { MenuDialog } from '../../src/components/MenuDialog.tsx';
import { SiteHeader } from '../../src/components/SiteHeader.tsx';
import { agency } from '../../src/content/agency.ts';
import { navigation } from '../../src/content/navigation.ts';
import { formatPhone } from '../../src/format.ts';
import type { Part } from '../support/readPage.ts';
import { renderComponent } from '../support/renderRoute.tsx';

const header = renderComponent(<SiteHeader />, '/about').only('header');
const menu = renderComponent(<MenuDialog />, '/about').only('dialog');
const linksIn = (part: Part) => part.all('a').map((link) => ({ label: link.text, href: link.get('href') }));

describe('the header', () => {
  it('has the logo, the links, the phone number and the way to book', () => {
    expect(header.all('a')[0]?.get('href')).toBe('/');
    expect(header.all('a')[0]?.text).toBe(agency.name);
    expect(linksIn(header.only('nav'))).toEqual(navigation.header);
    expect(header.only('a', { href: /^tel:/ }).text).toContain(formatPhone(agency.phone));
    expect(header.only('a', { href: /^https:/ }).text).toBe('Book Your Umrah Now');
  });

  it('has an icon that leads to the menu without scripts and says what it does', () => {
    const icon = header.only('a', { 'data-behaviour': 'menu' });
    expect(icon.get('href')).toBe(`#${menu.get('id')}`);
    expect(icon.get('aria-controls')).toBe(menu.get('id'));
    expect([icon.get('aria-expanded'), icon.get('aria-haspopup'), icon.text]).toEqual(['false', 'dialog', 'Menu']);
  });
});

describe('the menu', () => {
  it('is closed until somebody opens it', () => {
    expect(menu.get('open')).toBeUndefined();
    expect(menu.get('aria-label')).toMatch(/\S/);
  });

  it('has the links of the header and five more', () => {
    expect(linksIn(menu.only('nav'))).toEqual([...navigation.header, ...navigation.menu]);
    expect(navigation.menu.map(({ label }) => label)).toEqual([
      'Customer Care',
      'Refund Policy',
      'Terms & Conditions',
      'Privacy Policy',
      'Package price',
    ]);
  });

  it('shows the way to book, the phone number and the email address, and calls from its bar too', () => {
    expect(menu.only('a', { href: /^mailto:/ }).text).toBe(agency.email);
    expect(menu.all('a', { href: /^tel:/ }).map(({ text }) => text)).toEqual(['Call', formatPhone(agency.phone)]);
    expect(menu.only('a', { href: /^https:/ }).text).toBe(navigation.book);
  });

  it('has a way to close it, with and without scripts', () => {
    expect(menu.only('a', { href: '#top' }).text).toMatch(/close/i);
  });
});
