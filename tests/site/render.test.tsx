/** How a route becomes a document, and what the build learns from rendering it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LegalBlock } from '../../src/components/LegalBlock.tsx';
import { messagingHref } from '../../src/components/links.ts';
import { PriceCard } from '../../src/components/PriceCard.tsx';
import { firstMessages } from '../../src/content/messages.ts';
import { pricing } from '../../src/content/pricing.ts';
import { usePage, type Route } from '../../src/pageContext.ts';
import { findPictures, renderPage } from '../../src/render.tsx';
import { valuesOf } from '../support/readPage.ts';
import { allRoutes, fakeAssets, fakePicture, renderComponent, renderRoute } from '../support/renderRoute.tsx';

const [home] = allRoutes as [Route, ...Route[]];

describe('a page', () => {
  it('shows words that look like mark-up as words', () => {
    const route = { ...home, title: 'A <b> & "c"', description: '"><script>alert(1)</script>' };
    const page = renderRoute(route);
    expect(page.only('title').text).toBe(route.title);
    expect(page.only('meta[name=description]').get('content')).toBe(route.description);
    expect(page.html).not.toContain('<script>alert');
    expect(renderComponent(<LegalBlock block="A <b> & “c”" />).html).toBe('<p>A &lt;b&gt; &amp; “c”</p>');
  });

  it('carries its styles exactly as they are given, because their hash stands in the policy', () => {
    const css = `a>b::after{content:"<&>' é";color:#fff}`;
    expect(renderRoute(home, { css }).html).toContain(`<style>${css}</style>`);
  });

  it('has no policy where none is wanted', () => {
    expect(renderRoute(home, { policy: '' }).all('meta[http-equiv]')).toEqual([]);
  });

  it('asks the build for the address of everything that a build step names', () => {
    const page = renderRoute(home, {
      scriptUrl: '/s.js',
      fontUrl: '/f.woff2',
      publicUrl: (path) => `/p${path}`,
      picture: (request) => ({ ...fakePicture(request), width: 4321 }),
    });
    expect(page.only('script[type=module]').get('src')).toBe('/s.js');
    expect(page.only('link[rel=preload]').get('href')).toBe('/f.woff2');
    expect(page.only('video').get('data-portrait')).toMatch(/^\/p\/video\//);
    expect(new Set(valuesOf(page.all('img'), 'width'))).toEqual(new Set(['4321']));
  });

  it('passes on why a picture cannot be had', () => {
    const picture = () => {
      throw new Error('no such picture');
    };
    expect(() => renderPage(fakeAssets(home, { picture }))).toThrow('no such picture');
  });
});

describe('the pictures of a page', () => {
  it.each(allRoutes.map((route) => [route.path, route] as const))('are known before %s is rendered', (_path, route) => {
    const found = findPictures(route);
    const shown = renderRoute(route).html.match(/\/pictures\/[\w-]+?(?=-\d+\.)/g);
    expect(new Set(shown)).toEqual(new Set(found.map(({ slug }) => `/pictures/${slug}`)));
    expect(found).toContainEqual({ slug: 'hero-poster-landscape', slot: 'preview', focus: { x: 0.64, y: 0.62, zoom: 1.3 } });
  });
});

describe('a component', () => {
  it('says so where it stands outside a page', () => {
    const Lost = () => <p>{usePage().route.path}</p>;
    expect(() => renderToStaticMarkup(<Lost />)).toThrow(/^Could not render a component: .* outside/);
  });
});

describe('the price card', () => {
  it.each([
    [109999, '₹1,09,999'],
    [95000, '₹95,000'],
    [1234567, '₹12,34,567'],
  ])('writes %d as %s, and claims nothing that the agency has not said', (amount, text) => {
    const card = renderComponent(<PriceCard pricing={{ ...pricing, amount }} />);
    expect(card.text.match(/₹[\d,]+/g)).toEqual([text]);
    expect(card.text).not.toMatch(/per (person|head)|\btax|\bGST\b|\boffer ends|\bonly\b|discount/i);
  });
});

describe('a messaging link', () => {
  it.each([...firstMessages.map(({ text }) => text), 'Is 100% & more? #1 + “quotes” / slashes', 'two\nlines', '😀 emoji'])(
    'keeps every letter of %j',
    (text) => {
      const { href, searchParams, hash, pathname } = new URL(messagingHref(text));
      expect([[...searchParams], hash, href]).toEqual([[['text', text]], '', messagingHref(text)]);
      expect(pathname).toMatch(/^\/[1-9]\d{7,14}$/);
    },
  );
});
