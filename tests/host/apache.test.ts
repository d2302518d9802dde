/** The shipped .htaccess on a real Apache that allows everything. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../../src/routes.tsx';
import { get } from './get.ts';
import { apache } from './servers.ts';
import { builtSite } from './sites.ts';

const site = builtSite();
const server = apache(site);

/** Takes an address, or the beginning and the end of one that carries the file's content: `/assets/*.js`. */
function ask(address: string, headers = {}) {
  const [folder = '', ending] = address.split('*');
  const found = ending && folder + readdirSync(site + folder).find((name) => name.endsWith(ending));
  return get(server.url + (found ?? address), headers);
}

it.each(routes)(
  'serves $path as it was built, without a redirect, also with a slash and a query',
  async ({ path: page }) => {
    const text = readFileSync(path.join(site, page, 'index.html'), 'utf8');
    for (const address of [page, `${page}/`.replace('//', '/'), `${page}?from=message`]) {
      expect([address, await ask(address)]).toMatchObject([address, { status: 200, text }]);
    }
  },
);

it.each([
  '/nothing',
  '/about/nothing',
  '/nothing/',
  '/about.html',
  '/index.php',
  '/.htaccess',
  '/.upload.json',
  '/.env',
  '/assets/',
  '/pictures',
  '/video/',
  '/icons',
])('answers %s with the page for lost visitors', async (address) => {
  const lost = readFileSync(path.join(site, '404.html'), 'utf8');
  expect(await ask(address)).toMatchObject({ status: 404, text: lost });
});

it.each(['/', '/about', '/nothing', '/icons/icon.svg', '/assets/*.js'])(
  'sends the security headers with %s',
  async (address) => {
    expect((await ask(address)).headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy':
        'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  },
);

const year = 'public, max-age=31536000, immutable';

// Pictures, videos and fonts are as small as they get.
it.each([
  ['/', 'text/html; charset=utf-8', 'no-cache', 'packed'],
  ['/about', 'text/html; charset=utf-8', 'no-cache', 'packed'],
  ['/sitemap.xml', 'xml', 'no-cache', 'packed'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache', 'packed'],
  ['/icons/icon.svg', 'image/svg+xml', 'no-cache', 'packed'],
  ['/video/hero-portrait.webm', 'video/webm', 'no-cache', 'as it is'],
  ['/video/hero-landscape.mp4', 'video/mp4', 'no-cache', 'as it is'],
  ['/assets/*.js', 'text/javascript', year, 'packed'],
  ['/assets/*.woff2', 'font/woff2', year, 'as it is'],
  ['/pictures/*.avif', 'image/avif', year, 'as it is'],
  ['/pictures/*.webp', 'image/webp', year, 'as it is'],
  ['/pictures/*.jpg', 'image/jpeg', year, 'as it is'],
])('sends %s as %s, to be kept as %s says, %s', async (address, type, cacheControl, how) => {
  for (const [accepted, packed] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const { headers } = await ask(address, { 'Accept-Encoding': accepted });
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['content-encoding']).toBe(how === 'packed' ? packed : undefined);
    if (how === 'packed') expect(headers.vary).toContain('Accept-Encoding');
  }
});

it.each(['br', 'gzip', 'identity'])(
  'answers a page that has not changed with 304, asked for as %s',
  async (encoding) => {
    const { headers } = await ask('/about', { 'Accept-Encoding': encoding });
    const validator = { 'If-Modified-Since': headers['last-modified'] };
    expect((await ask('/about', { 'Accept-Encoding': encoding, ...validator })).status).toBe(304);
  },
);

it('serves a part of the video when a phone asks for one', async () => {
  const { status, headers } = await ask('/video/hero-portrait.webm', { Range: 'bytes=100-199' });
  expect([status, headers['content-length']]).toEqual([206, '100']);
});
