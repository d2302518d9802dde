/** Pictures on the page: shape, formats, widths, and when they are fetched. */
import { describe, expect, it } from 'vitest';
import { HeroPoster } from '../../src/components/HeroPoster.tsx';
import { Picture } from '../../src/components/Picture.tsx';
import { PageContext } from '../../src/pageContext.ts';
import { routes } from '../../src/routes.ts';
import type { SlotName } from '../../src/slots.ts';
import { valuesOf } from '../support/readPage.ts';
import { fakeAssets, fakePicture, renderComponent } from '../support/renderRoute.tsx';

const picture = { slug: 'hill', alt: 'A hill & a “valley”' };

/** The shapes of the design, and the widths that its places have on screens of one and two device pixels. */
const slots: [slot: SlotName, ratio: number, widths: number[]][] = [
  ['page-hero', 6 / 5, [672, 960]],
  ['arch-tall', 4 / 9, [340, 400]],
  ['arch', 5 / 6, [288, 480]],
  ['place-card', 3 / 2, [504, 756]],
  ['wide', 3 / 2, [736, 1600]],
];

describe.each(slots)('a picture in the slot %s', (slot, ratio, widths) => {
  const page = renderComponent(<Picture picture={picture} slot={slot} className="x" />);

  it('is offered as AVIF, then WebP, each in every width, then as JPEG', () => {
    expect(page.all('source').map((source) => [source.get('type'), source.get('srcset')])).toEqual(
      ['avif', 'webp'].map((format) => [
        `image/${format}`,
        widths.map((width) => `/pictures/hill-${width}.${format} ${width}w`).join(', '),
      ]),
    );
    expect(page.only('img').get('src')).toBe(`/pictures/hill-${widths.at(-1)}.jpg`);
  });

  it('has the shape of its place, its words, and its name for the colour that stands in', () => {
    const image = page.only('img');
    expect(Number(image.get('width')) / Number(image.get('height'))).toBeCloseTo(ratio, 2);
    expect(['alt', 'data-picture', 'class'].map(image.get)).toEqual([picture.alt, 'hill', 'x']);
  });
});

describe('when a picture is fetched', () => {
  it.each([
    [false, 'lazy', undefined],
    [true, undefined, 'high'],
  ])('depends on whether the first view is made of it: %s', (first, ...wanted) => {
    const image = renderComponent(<Picture picture={picture} slot="wide" first={first} />).only('img');
    expect(['loading', 'fetchpriority'].map(image.get)).toEqual(wanted);
  });

  it('is in the crop that keeps its focal point', () => {
    const asked: unknown[] = [];
    const assets = fakeAssets(routes[0]!, { picture: (request) => (asked.push(request), fakePicture(request)) });
    const focus = { x: 0.2, y: 0.9 };
    renderComponent(
      <PageContext value={assets}>
        <Picture picture={{ ...picture, focus }} slot="arch" />
      </PageContext>,
    );
    expect(asked).toEqual([{ slug: 'hill', slot: 'arch', focus }]);
  });
});

describe('the poster of the hero', () => {
  const page = renderComponent(<HeroPoster />);
  const sourcesOf = (selector: string) => page.all(`source${selector}`);

  it('is wide in wide windows and upright in upright ones, for which the first that fits wins', () => {
    const wide = sourcesOf('[media="(min-aspect-ratio: 1/1)"]');
    expect(valuesOf(wide, 'type')).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    for (const srcset of valuesOf(wide, 'srcset')) expect(srcset).toMatch(/landscape-1920\.\w+ 1920w$/);
    const upright = sourcesOf(':not([media])');
    expect(valuesOf(upright, 'type')).toEqual(['image/avif', 'image/webp']);
    for (const srcset of valuesOf(upright, 'srcset')) expect(srcset).toMatch(/portrait-1080\.\w+ 1080w$/);
    expect(sourcesOf('').map(({ html }) => html)).toEqual([...wide, ...upright].map(({ html }) => html));
  });

  it('is upright where nothing else is known, comes first, and is silent to screen readers', () => {
    const { src, fetchpriority, loading, alt, width, height } = page.only('img').attributes;
    expect([src, fetchpriority, loading, alt]).toEqual(['/pictures/hero-poster-portrait-1080.jpg', 'high', undefined, '']);
    expect(Number(width) / Number(height)).toBeCloseTo(9 / 16, 2);
  });
});
