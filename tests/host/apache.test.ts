/** The shipped .htaccess on a real Apache: with everything allowed, with nothing allowed, with modules missing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.ts';
import { startApache, type Module } from './apache.ts';
import { buildSite, type BuiltSite } from './builtSite.ts';
import { get } from './get.ts';
import type { HostServer } from './startServer.ts';

/** What visitors are protected by, in the words of the headers themselves. */
const securityHeaders: [name: string, value: string][] = [
  ['content-security-policy', "frame-ancestors 'none'"],
  ['x-frame-options', 'DENY'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite();
});

afterAll(() => site.remove());

const fileOf = (address: string) => readFileSync(path.join(site.folder, address, 'index.html'), 'utf8');
const inner = routes.filter((route) => route.path !== '/');

describe('Apache that allows everything', () => {
  let server: HostServer;

  beforeAll(async () => {
    server = await startApache({ site: site.folder });
  });

  afterAll(() => server.stop());

  it.each(routes)('serves $path as it was built, without a redirect', async (route) => {
    const { status, text } = await get(server.url + route.path);
    expect(status).toBe(200);
    expect(text).toBe(fileOf(route.path));
  });

  it.each(inner)('serves $path/ and $path with a query too', async (route) => {
    for (const address of [`${route.path}/`, `${route.path}?from=message`]) {
      const { status, text } = await get(server.url + address);
      expect(status).toBe(200);
      expect(text).toBe(fileOf(route.path));
    }
  });

  it.each(['/nothing', '/about/nothing', '/nothing/', '/about.html', '/index.php'])(
    'answers %s with the page for lost visitors',
    async (address) => {
      const { status, text } = await get(server.url + address);
      expect(status).toBe(404);
      expect(text).toBe(readFileSync(path.join(site.folder, '404.html'), 'utf8'));
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
      const { headers } = await get(server.url + address);
      for (const [name, value] of securityHeaders) expect(headers[name]).toBe(value);
    }
  });

  it.each([
    ['assets', '.js', 'text/javascript'],
    ['assets', '.woff2', 'font/woff2'],
    ['pictures', '.avif', 'image/avif'],
    ['pictures', '.webp', 'image/webp'],
    ['pictures', '.jpg', 'image/jpeg'],
  ])('lets browsers keep %s/*%s for a year, as %s', async (folder, ending, type) => {
    const { headers } = await get(server.url + hashed(folder, ending));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toContain(type);
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

  describe.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('asked for %s', (accepted, sent) => {
    it.each(['/', '/about', '/sitemap.xml', '/icons/icon.svg', '/manifest.webmanifest'])('sends %s compressed', async (address) => {
      const { headers } = await get(server.url + address, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers['vary']).toContain('Accept-Encoding');
    });
  });

  it('sends pictures and fonts as they are', async () => {
    for (const address of [hashed('pictures', '.avif'), hashed('assets', '.woff2')]) {
      const { headers } = await get(server.url + address, { 'Accept-Encoding': 'br, gzip' });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  it('answers a page that has not changed with 304, compressed or not', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get(`${server.url}/about`, { 'Accept-Encoding': encoding });
      const validator: Record<string, string> = { 'If-Modified-Since': first.headers['last-modified']! };
      const second = await get(`${server.url}/about`, { 'Accept-Encoding': encoding, ...validator });
      expect(second.status).toBe(304);
    }
  });

  it('serves a part of the video when a phone asks for one', async () => {
    const { status, headers } = await get(`${server.url}/video/hero-portrait.webm`, { Range: 'bytes=100-199' });
    expect(status).toBe(206);
    expect(headers['content-length']).toBe('100');
  });
});

describe.each<{ host: string; allowOverride?: string; without?: Module[] }>([
  { host: 'allows no .htaccess', allowOverride: 'None' },
  { host: 'has no mod_rewrite', without: ['rewrite'] },
  { host: 'has no mod_headers', without: ['headers'] },
  { host: 'compresses nothing', without: ['deflate', 'brotli', 'filter'] },
  { host: 'has none of them', without: ['rewrite', 'headers', 'deflate', 'brotli', 'filter'] },
])('Apache that $host', ({ allowOverride, without }) => {
  let server: HostServer;

  beforeAll(async () => {
    server = await startApache({
      site: site.folder,
      ...(allowOverride && { allowOverride }),
      ...(without && { without }),
    });
  });

  afterAll(() => server.stop());

  it('still serves every page, after a redirect at most', async () => {
    for (const route of routes) {
      const { status, text } = await get(server.url + route.path, {}, 1);
      expect(status).toBe(200);
      expect(text).toBe(fileOf(route.path));
    }
  });

  it('still serves what the pages are made of', async () => {
    for (const address of [hashed('assets', '.js'), hashed('assets', '.woff2'), hashed('pictures', '.avif')]) {
      expect((await get(server.url + address)).status).toBe(200);
    }
  });
});

function hashed(folder: string, ending: string): string {
  const name = readdirSync(path.join(site.folder, folder)).find((file) => file.endsWith(ending));
  if (!name) throw new Error(`No ${ending} in ${folder}`);
  return `/${folder}/${name}`;
}
