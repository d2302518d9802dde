/** Links inside the site, and which of them is the page that one is on. */
import { describe, expect, it } from 'vitest';
import { NavigationLink } from '../../src/components/NavigationLink.tsx';
import { navigation } from '../../src/content/navigation.ts';
import { routes } from '../../src/routes.ts';
import { renderComponent } from '../support/renderRoute.tsx';

describe('a link inside the site', () => {
  it.each([
    ['/about', '/about', 'page'],
    ['/about', '/', undefined],
    ['/', '/', 'page'],
    ['/contact#customer-care', '/contact', undefined],
    ['/contact', '/404', undefined],
  ])('to %s on %s has the mark %s', (href, path, mark) => {
    const link = renderComponent(<NavigationLink href={href} label="X" />, path).only('a');
    expect([link.get('href'), link.get('aria-current'), link.text]).toEqual([href, mark, 'X']);
  });

  it('leads to a page that there is', () => {
    const { header, menu, help, about } = navigation;
    const pages = routes.map(({ path }) => path);
    for (const { href, label } of [...header, ...menu, ...help.links, ...about.links]) {
      expect(pages, label).toContain(href.split('#')[0]);
    }
  });
});
