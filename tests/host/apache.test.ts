/** The shipped .htaccess on a real Apache: with everything allowed, with nothing allowed, with modules missing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.ts';
import { get } from './get.ts';
import { apache, type ApacheOptions } from './servers.ts';
import { builtSite } from './sites.ts';

const site = builtSite();

const fileOf = (address: string) => readFileSync(path.join(site, address, 'index.html'), 'utf8');

/** The address of a file whose name carries its content. */
const hashed = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(path.join(site, folder)).find((file) => file.endsWith(ending))}`;

describe('Apache that allows everything', () => {
  const server = apache(site);

  it.each(routes)('serves $path as it was built, without a redirect, also with a slash and a query', async ({ path }) => {
    for (const address of [path, ...(path === '/' ? [] : [`${path}/`]), `${path}?from=message`]) {
      const { status, text } = await get(server.url + address);
      expect([address, status]).toEqual([address, 200]);
      expect(text).toBe(fileOf(path));
    }
  });

  it.each(['/nothing', '/about/nothing', '/nothing/', '/about.html', '/index.php'])(
    'answers %s with the page for lost visitors',
    async (address) => {
      const { status, text } = await get(server.url + address);
      expect(status).toBe(404);
      expect(text).toBe(readFileSync(path.join(site, '404.html'), 'utf8'));
    },
  );

  it.each(['/.htaccess', '/.upload.json', '/.env', '/assets/', '/pictures', '/video/', '/icons'])(
    'keeps %s to itself',
    async (address) => {
      const { status, text } = await get(server.url + address);
      expect(status).toBe(404);
      expect(text).not.toContain('Index of');
    },
  );

  it('sends every security header with pages, files and missing pages', async () => {
    for (const address of ['/', '/about', '/nothing', '/icons/icon.svg', hashed('assets', '.js')]) {
      expect((await get(server.url + address)).headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it.each([
    ['assets', '.js', 'text/javascript'],
    ['assets', '.woff2', 'font/woff2'],
    ['pictures', '.avif', 'image/avif'],
    ['pictures', '.webp', 'image/webp'],
    ['pictures', '.jpg', 'image/jpeg'],
  ])('lets browsers keep %s/*%s for a year, as %s', async (folder, ending, type) => {
    const { headers } = await get(server.url + hashed(folder, ending), { 'Accept-Encoding': 'br, gzip' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toContain(type);
    // Pictures and fonts are as small as they get.
    expect(headers['content-encoding']).toBe(ending === '.js' ? 'br' : undefined);
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/video/hero-portrait.webm', 'video/webm'],
    ['/video/hero-landscape.mp4', 'video/mp4'],
    ['/sitemap.xml', 'xml'],
    ['/icons/icon.svg', 'image/svg+xml'],
  ])('has %s asked for again, as %s', async (address, type) => {
    const { headers } = await get(server.url + address);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain(type);
  });

  it.each(['/', '/about', '/sitemap.xml', '/icons/icon.svg', '/manifest.webmanifest'])('sends %s compressed', async (address) => {
    for (const [accepted, sent] of [['br, gzip', 'br'], ['gzip', 'gzip']] as const) {
      const { headers } = await get(server.url + address, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers['vary']).toContain('Accept-Encoding');
    }
  });

  it('answers a page that has not changed with 304, compressed or not', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get(`${server.url}/about`, { 'Accept-Encoding': encoding });
      const validator = { 'If-Modified-Since': first.headers['last-modified']! };
      const second = await get(`${server.url}/about`, { 'Accept-Encoding': encoding, ...validator });
      expect(second.status).toBe(304);
    }
  });

  it('serves a part of the video when a phone asks for one', async () => {
    const { status, headers } = await get(`${server.url}/video/hero-portrait.webm`, { Range: 'bytes=100-199' });
    expect([status, headers['content-length']]).toEqual([206, '100']);
  });
});

describe.each<[string, ApacheOptions]>([
  ['allows no .htaccess', { allowOverride: 'None' }],
  ['has no mod_rewrite', { without: ['rewrite'] }],
  ['has no mod_headers', { without: ['headers'] }],
  ['compresses nothing', { without: ['deflate', 'brotli', 'filter'] }],
  ['has none of them', { without: ['rewrite', 'headers', 'deflate', 'brotli', 'filter'] }],
])('Apache that %s', (_, options) => {
  const server = apache(site, options);

  it('still serves every page, after a redirect at most, and what they are made of', async () => {
    for (const route of routes) {
      const { status, text } = await get(server.url + route.path, {}, 1);
      expect([route.path, status]).toEqual([route.path, 200]);
      expect(text).toBe(fileOf(route.path));
    }
    for (const address of [hashed('assets', '.js'), hashed('assets', '.woff2'), hashed('pictures', '.avif')]) {
      expect((await get(server.url + address)).status).toBe(200);
    }
  });
});
