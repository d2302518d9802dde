/** The parts of the package as tiles. */
import { describe, expect, it } from 'vitest';
import { PackageIncludes } from '../../src/components/PackageIncludes.tsx';
import { home } from '../../src/content/home.ts';
import { services } from '../../src/content/services.ts';
import { renderComponent } from '../support/renderRoute.tsx';

describe('the tiles of the package', () => {
  it('show every service with its name and its few words', () => {
    const tiles = renderComponent(<PackageIncludes words={home.includes} services={services} />).all('li');
    expect(tiles.map(({ text }) => text)).toEqual(services.map(({ name, brief }) => name + brief));
  });

  it.each([
    [1, 'One parts'],
    [8, 'Eight parts'],
  ])('count %d as "%s"', (count, words) => {
    const some = Array.from({ length: count }, (_, index) => ({ ...services[0]!, slug: `s-${index}` }));
    const strip = renderComponent(<PackageIncludes words={{ title: 'T', lead: '{count} parts' }} services={some} />);
    expect(strip.text).toContain(words);
  });

  it('form a labelled strip that the keyboard can reach', () => {
    const strip = renderComponent(<PackageIncludes words={home.includes} services={services} />);
    const group = strip.only('div', { role: 'group' });
    expect(group.get('tabindex')).toBe('0');
    expect(strip.only('h2', { id: group.get('aria-labelledby')! }).text).toBe(home.includes.title);
  });
});
