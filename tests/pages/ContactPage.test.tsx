/** The contact page: the three contacts, the first messages, the address and the map, customer care. */
import { describe, expect, it } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { contact } from '../../src/content/contact.ts';
import { formatPhone } from '../../src/format.ts';
import { renderPath } from '../support/renderRoute.tsx';

const main = renderPath('/contact').only('main');

describe('the contact page', () => {
  it('has its sections in order', () => {
    expect(main.only('h1').text).toBe(contact.title);
    const { languages, find, care } = contact;
    expect(main.all('h2').map(({ text }) => text)).toEqual([languages, find, care].map(({ title }) => title));
  });

  it('shows the phone number, the e-mail address and the whole postal address', () => {
    expect(main.text).toContain(formatPhone(agency.phone));
    expect(main.text).toContain(agency.email);
    for (const fact of Object.values(agency.address).filter((fact) => fact !== agency.address.countryCode)) {
      expect(main.only('address').text).toContain(fact);
    }
    expect(main.text).toContain(agency.hours);
  });

  it('has customer care at the anchor that header, menu and footer lead to', () => {
    const care = main.only('section', { id: 'customer-care' });
    expect(care.all('a').map((link) => link.get('href')?.split(':')[0])).toEqual(['https', 'tel', 'mailto']);
    expect(care.text).toContain(agency.hours);
  });

  it('has no floating button: the contacts stand here anyway', () => {
    expect(main.all('div', { class: 'floating-message' })).toEqual([]);
  });
});
