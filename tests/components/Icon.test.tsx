/** Icons: drawn once a page, used by name. */
import { describe, expect, it } from 'vitest';
import { Icon } from '../../src/components/Icon.tsx';
import { icons, type IconName } from '../../src/components/icons.tsx';
import { IconSprite, iconsIn } from '../../src/components/IconSprite.tsx';
import { allRoutes, renderComponent, renderRoute } from '../support/renderRoute.tsx';

const names = Object.keys(icons) as IconName[];

describe('an icon', () => {
  it.each(names)('%s is drawn by its name and hidden from screen readers', (name) => {
    const icon = renderComponent(<Icon name={name} />);
    expect(icon.only('svg').get('aria-hidden')).toBe('true');
    expect(icon.only('use').get('href')).toBe(`#icon-${name}`);
    expect(iconsIn(icon.html)).toEqual([name]);
  });
});

describe('the drawings of a page', () => {
  it('stand there once each, whatever the number of their uses', () => {
    const sprite = renderComponent(<IconSprite names={names} />);
    expect(sprite.all('symbol').map((symbol) => symbol.get('id'))).toEqual(names.map((name) => `icon-${name}`));
    for (const symbol of sprite.all('symbol')) {
      expect(symbol.get('viewbox')).toMatch(/^0 0 (24 24|48 48)$/);
      expect(symbol.all('*').length, symbol.get('id')).toBeGreaterThan(0);
    }
  });

  it.each(allRoutes.map((route) => [route.path, route] as const))('are on %s those that it uses', (_path, route) => {
    const page = renderRoute(route);
    const drawn = page.all('symbol').map((symbol) => `#${symbol.get('id')}`);
    const used = new Set(page.all('use').map((use) => use.get('href')!));
    expect(new Set(drawn)).toEqual(used);
    expect(drawn).toHaveLength(used.size);
  });

  it('are all of use somewhere', () => {
    const used = new Set(allRoutes.flatMap((route) => iconsIn(renderRoute(route).html)));
    expect([...used].sort()).toEqual([...names].sort());
  });
});
