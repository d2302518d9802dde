/** The footer: newsletter, lists of links, copyright. */
import { describe, expect, it } from 'vitest';
import { SiteFooter } from '../../src/components/SiteFooter.tsx';
import { agency } from '../../src/content/agency.ts';
import { navigation } from '../../src/content/navigation.ts';
import { services } from '../../src/content/services.ts';
import { renderComponent } from '../support/renderRoute.tsx';

const footer = renderComponent(<SiteFooter />, '/contact');

describe('the footer', () => {
  it('has a list for each group of services, then Help and About', () => {
    const groups = [...new Set(services.map(({ group }) => group))];
    const titles = footer.all('nav').map((nav) => nav.only('h2').text);
    expect(titles).toEqual([...groups, navigation.help.title, navigation.about.title]);
  });

  it('lists every service once, in the group that it belongs to', () => {
    const lists = new Map(footer.all('nav').map((nav) => [nav.only('h2').text, nav.all('a').map(({ text }) => text)]));
    for (const group of new Set(services.map((service) => service.group))) {
      const names = services.filter((service) => service.group === group).map(({ name }) => name);
      expect(lists.get(group)).toEqual(names);
    }
  });

  it.each([
    ['Help', ['Customer Care', 'Refund Policy', 'Terms', 'Privacy']],
    ['About', ['Contact Us', 'About Us', 'License & Registration']],
  ])('has under %s the links of the specification', (title, labels) => {
    const list = footer.all('nav').find((nav) => nav.only('h2').text === title)!;
    expect(list.all('a').map(({ text }) => text)).toEqual(labels);
  });

  it('ends with the copyright line', () => {
    expect(footer.text).toContain(`© ${agency.copyrightYear} ${agency.name}`);
  });
});
