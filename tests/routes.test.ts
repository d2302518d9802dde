/** The table of routes: the addresses of the specification, each with words of its own. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { descriptionLimit, titleLimit } from '../src/steps/check/budgets.ts';
import { findMaster } from '../src/steps/pictures/masters.ts';
import { pageFile } from '../src/steps/pages.ts';
import { agency } from '../src/content/agency.ts';
import { notFoundRoute, routes } from '../src/routes.ts';

const all = [...routes, notFoundRoute];
const rows = all.map((route) => [route.path, route] as const);
const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

describe('the routes', () => {
  it('are those of the specification', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '/',
      '/about',
      '/contact',
      '/terms-and-conditions',
      '/refund-policy',
      '/privacy-policy',
    ]);
  });

  it.each(['path', 'label', 'title', 'description'] as const)('have each a %s of their own', (part) => {
    expect(new Set(all.map((route) => route[part])).size).toBe(all.length);
  });

  it.each(rows)('%s has words that search engines show whole', (_path, route) => {
    expect(route.title.length).toBeLessThanOrEqual(titleLimit);
    expect(route.description.length).toBeLessThanOrEqual(descriptionLimit);
    expect(route.description.length).toBeGreaterThan(50);
    expect(route.title).toContain(agency.name);
  });

  it.each(rows)('%s has its style sheet and its preview picture', (_path, route) => {
    expect(existsSync(folder(`styles/pages/${route.style}.scss`))).toBe(true);
    const masters = folder('src/pictures');
    expect(() => findMaster(route.preview, masters, readdirSync(masters))).not.toThrow();
  });

  it.each([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/404', '404.html'],
  ])('%s is written to %s', (path, file) => {
    expect(pageFile({ path })).toBe(file);
  });
});
