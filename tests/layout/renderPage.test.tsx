/** How a route becomes a document, and what the build learns from rendering it. */
import { describe, expect, it } from 'vitest';
import { usePage } from '../../src/layout/PageContext.ts';
import { PageLayout } from '../../src/layout/PageLayout.tsx';
import { findPictures, renderPage } from '../../src/render.tsx';
import { speculationRules } from '../../src/layout/speculationRules.ts';
import type { Route } from '../../src/layout/PageContext.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPage } from '../support/readPage.ts';
import { allRoutes, fakeAssets, fakePicture, renderComponent, renderRoute } from '../support/renderRoute.tsx';

const [home] = allRoutes as [Route, ...Route[]];

describe('renderPage', () => {
  it('writes the same page twice', () => {
    for (const route of allRoutes) expect(renderRoute(route).html).toBe(renderRoute(route).html);
  });

  it('writes words that look like mark-up as words', () => {
    const route = { ...home, title: 'A <b> & "c"', description: '"><script>alert(1)</script>' };
    const page = renderRoute(route);
    expect(page.only('title').text).toBe(route.title);
    expect(page.only('meta', { name: 'description' }).get('content')).toBe(route.description);
    expect(page.html).not.toContain('<script>alert');
  });

  it('writes styles exactly as they are given, because their hash stands in the policy', () => {
    const css = `a>b::after{content:"<&>' é";color:#fff}`;
    expect(renderRoute(home, { css }).only('style').html).toBe(`<style>${css}</style>`);
  });

  it('asks the build for the address of everything that a build step names', () => {
    const page = renderRoute(home, {
      scriptUrl: '/s.js',
      fontUrl: '/f.woff2',
      publicUrl: (path) => `/p${path}`,
      picture: (request) => ({ ...fakePicture(request), width: 4321 }),
    });
    expect(page.only('script', { type: 'module' }).get('src')).toBe('/s.js');
    expect(page.only('link', { rel: 'preload' }).get('href')).toBe('/f.woff2');
    expect(page.only('video').get('data-portrait')).toMatch(/^\/p\/video\//);
    for (const image of page.all('img')) expect(image.get('width')).toBe('4321');
  });

  it('passes on why a picture cannot be had', () => {
    const picture = () => {
      throw new Error('no such picture');
    };
    expect(() => renderPage(fakeAssets(home, { picture }))).toThrow('no such picture');
  });
});

describe('findPictures', () => {
  it.each(allRoutes.map((route) => [route.path, route] as const))('finds every picture of %s', (_path, route) => {
    const found = findPictures(route);
    const page = renderRoute(route);
    for (const { slug, slot } of found) {
      const { avif, jpeg } = fakePicture({ slug, slot });
      expect(page.html).toContain((avif.length > 0 && slot !== 'preview' ? avif : jpeg).at(-1)!.url);
    }
    const files = new Set(page.html.match(/\/pictures\/[\w-]+?(?=-\d+\.)/g));
    expect(files).toEqual(new Set(found.map(({ slug }) => `/pictures/${slug}`)));
    expect(found).toContainEqual({ slug: route.preview, slot: 'preview' });
  });

  it.each(allRoutes.map((route) => [route.path, route] as const))('leaves %s as it would be without', (_path, { ...route }) => {
    const before = renderRoute(route).html;
    findPictures(route);
    expect(renderRoute(route).html).toBe(before);
  });

  it('takes nothing for final that a later step supplies', () => {
    const Versioned = () => <p>{usePage().publicUrl('/a.txt')}</p>;
    const route = { ...home, Page: Versioned };
    findPictures(route);
    expect(renderRoute(route).html).toContain('<p>/a.txt?v=fake</p>');
  });
});

describe('PageLayout', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('shows the floating button only where it is wanted: %s', (floating, count) => {
    const page = renderComponent(<PageLayout floating={floating}>Words</PageLayout>);
    expect(page.only('main').all('div', { class: 'floating-message' })).toHaveLength(count);
    expect(page.only('main').text).toMatch(/^Words/);
  });
});

describe('usePage', () => {
  it('says so where a component stands outside a page', () => {
    const Lost = () => <p>{usePage().route.path}</p>;
    expect(() => renderToStaticMarkup(<Lost />)).toThrow(/^Could not render a component: .* outside/);
  });
});

describe('the rules for preparing pages', () => {
  const rules = JSON.parse(speculationRules) as Record<string, { where: object; eagerness: string }[]>;

  it('are JSON that no text can break out of', () => {
    expect(readPage(speculationRules).elements).toEqual([]);
  });

  it('fetch the pages behind links that were seen, and render one whose link is about to be pressed', () => {
    expect(rules).toEqual({
      prefetch: [{ where: { selector_matches: '[data-seen]' }, eagerness: 'immediate' }],
      prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
    });
  });
});
