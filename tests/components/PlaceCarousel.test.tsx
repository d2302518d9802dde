/** The strip of a city's places, complete before any script runs. */
import { describe, expect, it } from 'vitest';
import { PlaceCarousel } from '../../src/components/PlaceCarousel.tsx';
import { ziyarat } from '../../src/content/ziyarat.ts';
import { countWord, fillCount } from '../../src/format.ts';
import type { City } from '../../src/schemas/content.ts';
import { renderComponent } from '../support/renderRoute.tsx';

const render = (city: City) => renderComponent(<PlaceCarousel title={ziyarat.title} city={city} ground="night" />);

describe.each(ziyarat.cities.map((city) => [city.name, city] as const))('the ziyarat in %s', (name, city) => {
  const strip = render(city);

  it('shows every place with its picture, its names, its line and its source', () => {
    const cards = strip.all('article');
    expect(cards).toHaveLength(city.places.length);
    city.places.forEach((place, index) => {
      const card = cards[index]!;
      expect(card.only('img').get('alt')).toBe(place.picture.alt);
      expect(card.only('h3').text).toBe(`${place.name} ${place.arabic}`);
      expect(card.only('span', { lang: 'ar', dir: 'rtl' }).text).toBe(place.arabic);
      expect(card.all('p').map(({ text }) => text)).toEqual([place.line, ...(place.source ? [place.source] : [])]);
    });
  });

  it('counts its places in words', () => {
    const words = fillCount(city.lead, city.places.length);
    expect(words).not.toMatch(/[{}]/);
    expect(strip.text).toContain(words);
  });

  it('is a labelled strip that the keyboard can reach and scroll', () => {
    const section = strip.only('section');
    const track = strip.only('div', { role: 'group' });
    expect(section.get('aria-labelledby')).toBe(track.get('aria-labelledby'));
    expect(strip.only('h2', { id: track.get('aria-labelledby')! }).text).toContain(name);
    expect(track.get('tabindex')).toBe('0');
  });

  it('has two buttons that say in words where they lead and which strip they move', () => {
    const buttons = strip.all('button');
    expect(buttons.map((button) => button.get('data-step'))).toEqual(['<', '>']);
    for (const button of buttons) {
      expect(button.text).toContain(name);
      expect(button.get('aria-controls')).toBe(strip.only('div', { role: 'group' }).get('id'));
    }
    expect(new Set(buttons.map(({ text }) => text)).size).toBe(2);
  });
});

describe('another number of places', () => {
  const [city] = ziyarat.cities;

  it.each([1, 2, 7, 13])('is followed by the strip and the count: %d', (count) => {
    const [place] = city!.places;
    const places = Array.from({ length: count }, (_, index) => ({ ...place!, name: `Place ${index}` }));
    const strip = render({ ...city!, lead: '{count} places.', places });
    expect(strip.all('article')).toHaveLength(count);
    expect(strip.text).toContain(`${countWord(count)} places.`);
  });
});
