/** The table of routes: each with words of its own, its style sheet and its preview picture. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { allRoutes } from '../support/renderRoute.tsx';

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

describe('the routes', () => {
  it.each(['path', 'label', 'title', 'description'] as const)('have each a %s of their own', (part) => {
    expect(new Set(allRoutes.map((route) => route[part])).size).toBe(allRoutes.length);
  });

  it.each(allRoutes.map((route) => [route.path, route] as const))(
    '%s has words that search engines show whole',
    (_path, route) => {
      expect(route.title.length).toBeLessThanOrEqual(60);
      expect(route.description.length).toBeLessThanOrEqual(160);
      expect(route.description.length).toBeGreaterThan(50);
      expect(route.title).toContain(agency.name);
    },
  );

  it.each(allRoutes.map((route) => [route.path, route] as const))('%s has its style sheet', (_path, route) => {
    expect(existsSync(folder(`styles/pages/${route.style}.scss`))).toBe(true);
  });
});
