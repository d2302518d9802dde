/**
 * What hosts, search engines and phones read: .htaccess, sitemap, robots, manifest. How a
 * real Apache follows .htaccess is in tests/host.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeHostFiles } from '../../src/generator/host/hostFiles.ts';
import { joinHtaccess } from '../../src/generator/host/htaccess.ts';
import type { Agency } from '../../src/agency/schemas/content.ts';
import { fixture } from '../support/fixture.ts';
import { made } from '../support/madeSite.ts';

function fileOf(name: string, changes: Partial<Agency> = {}): string {
  const { facts, ...content } = made.content;
  const changed = { ...facts, agency: { ...facts.agency, ...changes } };
  const { tagline } = made.routes[0]!.edition.words.layout;
  return String(
    writeHostFiles({ ...content, facts: changed }, tagline, made.routes, new Map()).get(name),
  );
}

/** All of them as literals: a looser one would go unnoticed otherwise. */
const securityHeaders = [
  "Content-Security-Policy: frame-ancestors 'none'",
  'X-Frame-Options: DENY',
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: same-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy: same-origin',
  'Cross-Origin-Resource-Policy: cross-origin',
  'Strict-Transport-Security: max-age=31536000',
];

it('sets every security header in .htaccess', () => {
  const set = [...fileOf('.htaccess').matchAll(/^Header always set (\S+) "(.+)"$/gm)];
  expect(set.map(([, name, value]) => `${name}: ${value}`)).toEqual(securityHeaders);
});

it('asks nobody for https without a certificate', () => {
  const plain = fileOf('.htaccess', { siteUrl: 'http://www.noor-travels.example' });
  expect(plain).not.toMatch(/https|Strict-Transport-Security/i);
  // Everything else is the same.
  expect(fileOf('.htaccess').split('\n')).toEqual(expect.arrayContaining(plain.split('\n')));
});

it('adds the lines of public/.htaccess to those of the build', () => {
  const own = '\uFEFFRedirect 301 /old /about\n';
  expect(joinHtaccess('rules\n', new Map([['.htaccess', own]]))).toBe(
    'rules\n\n# From public/.htaccess:\nRedirect 301 /old /about\n',
  );
});

it('lists every page but the 404 in the sitemap, by its full address', () => {
  const xml = fileOf('sitemap.xml');
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  expect(xml.startsWith(start)).toBe(true);
  const addresses = [
    ...xml.matchAll(/<url><loc>https:\/\/www\.noor-travels\.example(.*?)<\/loc><\/url>/g),
  ];
  const listed = made.routes.filter(({ kind }) => kind !== 'notFound');
  expect(addresses.map(([, address]) => address)).toEqual(listed.map(({ path }) => path));
});

it('lets search engines read everything', () => {
  expect(fileOf('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.noor-travels.example/sitemap.xml\n',
  );
});

describe('the manifest', () => {
  const readManifest = (name: string) =>
    JSON.parse(fileOf('manifest.webmanifest', { name })) as { icons: Record<string, string>[] };
  const publicFile = (name: string) => readFileSync(path.join(fixture.root, 'public', name));

  it('has the agency’s name and words', () => {
    expect(readManifest('Noor "é" Travels \\ more')).toMatchObject({
      name: 'Noor "é" Travels \\ more',
      short_name: 'Noor "é"',
      description: 'Umrah journeys from Asansol, Jharkhand, India.',
      start_url: '/',
      background_color: '#fbf6ec',
      theme_color: '#0b1633',
      lang: 'en-IN',
    });
  });

  it('names icons that have the size that it says', () => {
    const { icons } = readManifest('Noor');
    expect(icons.map(({ sizes, purpose, type }) => [sizes, purpose, type])).toEqual([
      ['192x192', 'any', 'image/png'],
      ['512x512', 'any', 'image/png'],
      ['512x512', 'maskable', 'image/png'],
    ]);
    for (const { src, sizes } of icons) {
      const png = publicFile(src!);
      // Width and height are in a PNG's first chunk (PNG specification, IHDR).
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
