/** What the project's web server answers: the same as the host of the site. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { respond, serve, type SiteServer } from '../../src/generator/webServer/serve.ts';

const files = new Map<string, string | Uint8Array>([
  ['index.html', 'home'],
  ['about/index.html', 'about'],
  ['404.html', 'not found'],
  ['assets/main.MDYJUOS5.js', 'script'],
  ['assets/a b.css', 'css'],
  ['manifest.webmanifest', '{}'],
  ['video/loop.mp4', Buffer.from('0123456789')],
  ['.htaccess', 'rules'],
  ['.well-known/security.txt', 'नमस्ते'],
]);

function ask(url: string, headers: { range?: string } = {}) {
  const { status, headers: sent, body } = respond(files, { url, headers });
  return { status, text: body && `${body as Uint8Array}`, sent };
}

it.each([
  ['/', 'home', 'text/html; charset=utf-8'],
  ['/about/?from=message', 'about', 'text/html; charset=utf-8'],
  ['/assets/a%20b.css', 'css', 'text/css; charset=utf-8'],
  ['/assets/main.MDYJUOS5.js', 'script', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', '{}', 'application/manifest+json; charset=utf-8'],
  ['/.well-known/security.txt', 'नमस्ते', 'text/plain; charset=utf-8'],
])('answers %s with the file and its type', (url, text, type) => {
  const got = ask(url);
  expect([got.status, got.text, got.sent['content-type']]).toEqual([200, text, type]);
  expect(got.sent['content-length']).toBe(`${Buffer.byteLength(text)}`);
});

it('redirects a page without its slash, once', () => {
  const { status, sent } = ask('/about?from=message');
  expect([status, sent]).toEqual([301, { location: '/about/?from=message' }]);
});

it.each(['/gone', '/About', '/assets', '/.htaccess', '/%2ehtaccess', '/%', '/../index.html'])(
  'answers %s with the page for unknown addresses',
  (url) => {
    const { status, text } = ask(url);
    expect([status, text]).toEqual([404, 'not found']);
  },
);

it('sends the security headers with every file, but not the one that requires https', () => {
  for (const url of ['/', '/gone', '/video/loop.mp4']) {
    const { sent } = ask(url, { range: 'bytes=0-1' });
    expect(sent, url).toMatchObject({ 'X-Frame-Options': 'DENY' });
    expect(sent, url).not.toHaveProperty('Strict-Transport-Security');
  }
});

it.each([
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=3-', 206, '3456789', 'bytes 3-9/10'],
  ['bytes=10-', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
])('sends a video player the part that it asks for: %s', (range, status, text, place) => {
  const got = ask('/video/loop.mp4', { range });
  expect([got.status, got.text, got.sent['content-range']]).toEqual([status, text, place]);
  expect(got.sent['content-length']).toBe(`${text.length}`);
  expect(ask('/gone', { range }).status).toBe(404);
});

const now = new Map([
  ['index.html', 'old'],
  ['404.html', 'not found'],
]);
let server: SiteServer;
const get = async (path: string) => (await fetch(server.url + path)).text();

beforeAll(async () => {
  server = await serve(() => now);
});
afterAll(() => server.close());

it('serves the files that exist at the time of each request', async () => {
  expect(await get('/')).toBe('old');
  now.set('index.html', 'new');
  expect(await get('/')).toBe('new');
});

it('answers HEAD without a body, and POST with 405', async () => {
  const head = await fetch(server.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '3']);
  expect(await head.text()).toBe('');
  expect((await fetch(`${server.url}/gone`, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(405);
});
