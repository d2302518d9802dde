/** The About page: its five sections, and the anchors that the footer leads to. */
import { describe, expect, it } from 'vitest';
import { about } from '../../src/content/about.ts';
import { agency } from '../../src/content/agency.ts';
import { services } from '../../src/content/services.ts';
import { renderPath } from '../support/renderRoute.tsx';

const page = renderPath('/about');
const main = page.only('main');

describe('the About page', () => {
  it('says who the agency is, its mission, what it offers, why to choose it, and ends with a call to action', () => {
    expect(main.only('h1').text).toBe(about.title);
    const { who, mission, offer, reasons, licences, closing } = about;
    const shown = [who, mission, offer, reasons, ...(agency.licences.length > 0 ? [licences] : []), closing];
    expect(main.all('h2').map(({ text }) => text)).toEqual(shown.map(({ title }) => title));
  });

  it('lists every service and every reason with its words', () => {
    for (const { name, offer } of services) expect(main.text).toContain(`${name}${offer}`);
    for (const { title, text } of about.reasons.list) expect(main.text).toContain(`${title}${text}`);
    expect(main.only('ol').all('li')).toHaveLength(about.reasons.list.length);
  });

  it('has an anchor for every service, and the footer leads to each of them', () => {
    const anchors = services.map(({ slug }) => `/about#${slug}`);
    for (const { slug, name } of services) expect(main.only('*', { id: slug }).only('h3').text).toBe(name);
    const links = page.only('footer').all('a', { href: /^\/about#/ }).map((link) => link.get('href'));
    expect([...links].sort()).toEqual([...anchors].sort());
  });

  it('has the floating messaging button', () => {
    expect(main.only('div', { class: 'floating-message' }).all('a')).toHaveLength(1);
  });
});
