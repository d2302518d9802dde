/** The home page: its sections in the order of the specification, each with the facts of its content. */
import { describe, expect, it } from 'vitest';
import { home } from '../../src/content/home.ts';
import { pricing } from '../../src/content/pricing.ts';
import { services } from '../../src/content/services.ts';
import { ziyarat } from '../../src/content/ziyarat.ts';
import { formatRupees } from '../../src/format.ts';
import { renderPath } from '../support/renderRoute.tsx';

const page = renderPath('/');
const main = page.only('main');

describe('the home page', () => {
  it('opens with the headline', () => {
    expect(main.only('h1').text).toBe(home.hero.headline);
    expect(main.all('section')[0]?.text).toContain(home.hero.tagline);
  });

  it('shows what is included, the package, the cities and the price, in this order', () => {
    const cities = ziyarat.cities.map(({ name, arabic }) => `${ziyarat.title} ${name} ${arabic}`);
    expect(main.all('h2').map(({ text }) => text)).toEqual([
      home.includes.title,
      home.panel.title,
      ...cities,
      pricing.title,
    ]);
  });

  it('shows every service and every place', () => {
    const names = main.all('h3').map(({ text }) => text);
    const places = ziyarat.cities.flatMap((city) => city.places.map(({ name, arabic }) => `${name} ${arabic}`));
    expect(names).toEqual([...services.map(({ name }) => name), ...places]);
  });

  it('shows the price in its first screen and on its card', () => {
    const price = formatRupees(pricing.amount);
    expect(price).toMatch(/^₹[\d,]+$/);
    expect(main.all('section')[0]?.text).toContain(price);
    expect(main.only('section', { id: 'price' }).text).toContain(price);
  });

  it('has the floating messaging button', () => {
    expect(main.only('div', { class: 'floating-message' }).all('a')).toHaveLength(1);
  });
});
