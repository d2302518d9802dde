/** Pictures on the page: formats, widths, sizes, and what stands there before they have come. */
import { describe, expect, it } from 'vitest';
import { Arch } from '../../src/components/Arch.tsx';
import { HeroPoster } from '../../src/components/HeroPoster.tsx';
import { Picture, srcSet } from '../../src/components/Picture.tsx';
import { PageContext } from '../../src/layout/PageContext.ts';
import { routes } from '../../src/routes.ts';
import { slots, type SlotName } from '../../src/slots.ts';
import { fakeAssets, fakePicture, renderComponent } from '../support/renderRoute.tsx';

const picture = { slug: 'hill', alt: 'A hill & a “valley”' };
const shown = (Object.keys(slots) as SlotName[]).filter((slot) => slot !== 'preview');

describe.each(shown)('a picture in the slot %s', (slot) => {
  const page = renderComponent(<Picture picture={picture} slot={slot} className="x" />);

  it('is offered as AVIF, then WebP, then JPEG', () => {
    const types = page.all('source').map((source) => source.get('type'));
    expect(types.slice(0, 2)).toEqual(['image/avif', 'image/webp']);
    expect(page.only('img').get('src')).toMatch(/\.jpg$/);
  });

  it('is offered in every width of its slot, with the size that it is shown in', () => {
    for (const source of page.all('source')) {
      const ending = source.get('type') === 'image/avif' ? 'avif' : 'webp';
      const entries = slots[slot].widths.map((width) => `/pictures/hill-${width}.${ending} ${width}w`);
      expect(source.get('srcset')).toBe(entries.join(', '));
      expect(source.get('sizes')).toBe(slots[slot].sizes);
    }
  });

  it('has the shape of its slot, its words and its name for the colour that stands in', () => {
    const image = page.only('img');
    const ratio = Number(image.get('width')) / Number(image.get('height'));
    expect(ratio).toBeCloseTo(slots[slot].ratio, 2);
    expect([image.get('alt'), image.get('data-picture'), image.get('class')]).toEqual([picture.alt, 'hill', 'x']);
  });
});

describe('when a picture is fetched', () => {
  it('is later, unless it is the one of the first view', () => {
    const later = renderComponent(<Picture picture={picture} slot="wide" />).only('img');
    expect(['loading', 'fetchpriority'].map(later.get)).toEqual(['lazy', undefined]);
    const first = renderComponent(<Picture picture={picture} slot="wide" first />).only('img');
    expect(['loading', 'fetchpriority'].map(first.get)).toEqual([undefined, 'high']);
  });

  it('is in the crop that keeps its focal point', () => {
    const asked: unknown[] = [];
    const assets = fakeAssets(routes[0]!, {
      picture: (request) => {
        asked.push(request);
        return fakePicture(request);
      },
    });
    const focus = { x: 0.2, y: 0.9 };
    renderComponent(
      <PageContext value={assets}>
        <Picture picture={{ ...picture, focus }} slot="arch" />
        <Picture picture={picture} slot="arch" />
      </PageContext>,
    );
    expect(asked).toEqual([
      { slug: 'hill', slot: 'arch', focus },
      { slug: 'hill', slot: 'arch' },
    ]);
  });
});

describe('the poster of the hero', () => {
  const page = renderComponent(<HeroPoster />);

  it('is wide in wide windows and upright in upright ones', () => {
    const wide = page.all('source', { media: '(min-aspect-ratio: 1/1)' });
    expect(wide.map((source) => source.get('type'))).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    for (const source of wide) expect(source.get('srcset')).toContain('hero-poster-landscape');
    const rest = page.all('source').filter((source) => source.get('media') === undefined);
    for (const source of rest) expect(source.get('srcset')).toContain('hero-poster-portrait');
    expect(rest.length).toBeGreaterThan(0);
    expect(page.only('img').get('src')).toContain('hero-poster-portrait');
  });

  it('offers the wide files first, because the first that fits wins', () => {
    const medias = page.all('source').map((source) => source.get('media') !== undefined);
    expect(medias).toEqual([...medias].sort().reverse());
  });

  it('comes at once, before everything else, and is silent to screen readers', () => {
    const image = page.only('img');
    expect([image.get('fetchpriority'), image.get('loading'), image.get('alt')]).toEqual(['high', undefined, '']);
  });
});

describe('srcSet', () => {
  it.each([
    [[], ''],
    [[{ url: '/a.avif', width: 1 }], '/a.avif 1w'],
    [[{ url: '/a.avif', width: 1 }, { url: '/b.avif', width: 20 }], '/a.avif 1w, /b.avif 20w'],
  ])('writes %j as %j', (sources, text) => {
    expect(srcSet(sources)).toBe(text);
  });
});

describe('Arch', () => {
  it('cuts its picture and draws its line by the same shape', () => {
    const arch = renderComponent(<Arch picture={picture} slot="arch" shape="arch" />);
    expect(arch.only('img').get('alt')).toBe(picture.alt);
    expect(arch.only('svg').get('aria-hidden')).toBe('true');
  });
});
