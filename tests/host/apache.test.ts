/** The shipped .htaccess on a real Apache that allows everything. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withPlainEnds } from '../../src/generator/files/readFile.ts';
import { brokenRules, ordinaryRules } from '../support/apacheRules.ts';
import { get } from './get.ts';
import { apache } from './servers.ts';
import { builtSite, sitesWith } from './sites.ts';

const site = builtSite();
const server = apache(site);
const keeping = apache(site, {
  more: `<FilesMatch "\\.(html|xml|js)$">
Header set Cache-Control "max-age=86400"
</FilesMatch>
<Files "robots.txt">
Require all denied
</Files>`,
});

/** Takes an address, in which a star stands for the hash of a file: `/assets/*.js`. */
function ask(address: string, headers = {}, { url } = server) {
  const [folder = '', extension] = address.split('*');
  const found =
    extension && folder + readdirSync(site + folder).find((name) => name.endsWith(extension));
  return get(url + (found ?? address), headers);
}

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
])('answers %s with the 404 page', async (address) => {
  const lost = readFileSync(path.join(site, '404.html'), 'utf8');
  expect(await ask(address)).toMatchObject({ status: 404, text: lost });
});

it('shows the same page if the host refuses a file', async () => {
  const lost = readFileSync(path.join(site, '404.html'), 'utf8');
  expect(await ask('/robots.txt', {}, keeping)).toMatchObject({ status: 403, text: lost });
});

it.each(['/', '/about/', '/about', '/nothing', '/icons/icon.svg', '/assets/*.js'])(
  'sends the security headers with %s',
  async (address) => {
    expect((await ask(address)).headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
  },
);

const year = 'public, max-age=31536000, immutable';

// This Apache knows few types, as on cheap hosts. Pictures, videos and fonts are already compressed.
it.each([
  ['/', 'text/html; charset=utf-8', 'no-cache', 'compressed'],
  ['/about/', 'text/html; charset=utf-8', 'no-cache', 'compressed'],
  ['/sitemap.xml', 'xml', 'no-cache', 'compressed'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache', 'compressed'],
  ['/icons/icon.svg', 'image/svg+xml', 'no-cache', 'compressed'],
  ['/contact.vcf', 'text/vcard', 'no-cache', 'compressed'],
  ['/video/hero-portrait.webm', 'video/webm', 'no-cache', 'plain'],
  ['/video/hero-landscape.mp4', 'video/mp4', 'no-cache', 'plain'],
  ['/assets/*.js', 'text/javascript', year, 'compressed'],
  ['/assets/*.woff2', 'font/woff2', year, 'plain'],
  ['/pictures/*.avif', 'image/avif', year, 'plain'],
  ['/pictures/*.jpg', 'image/jpeg', year, 'plain'],
])('sends %s as %s, %s, %s', async (address, type, cacheControl, encoding) => {
  for (const [accepted, best] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const { headers } = await ask(address, { 'Accept-Encoding': accepted });
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['content-encoding']).toBe(encoding === 'compressed' ? best : undefined);
    if (encoding === 'compressed') expect(headers.vary).toContain('Accept-Encoding');
  }
});

it.each(['br', 'gzip', 'identity'])(
  'answers an unchanged page in %s with 304',
  async (encoding) => {
    const { headers } = await ask('/about/', { 'Accept-Encoding': encoding });
    const validator = { 'If-Modified-Since': headers['last-modified'] };
    expect((await ask('/about/', { 'Accept-Encoding': encoding, ...validator })).status).toBe(304);
  },
);

it('keeps its rules if the host sets its own cache times for pages and files', async () => {
  for (const [address, cacheControl] of [
    ['/', 'no-cache'],
    ['/about/', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/assets/*.js', year],
  ] as const)
    expect((await ask(address, {}, keeping)).headers['cache-control']).toBe(cacheControl);
});

it('serves a range of the video', async () => {
  const { status, headers } = await ask('/video/hero-portrait.webm', { Range: 'bytes=100-199' });
  expect([status, headers['content-length']]).toEqual([206, '100']);
});

/** As the build reads them: it removes a byte order mark and the line ends of Windows. */
const accepted = Object.values(ordinaryRules).map((text) => withPlainEnds(String(text)));
const refused = brokenRules.map(([text]) => text);
const ruled = apache(sitesWith([...accepted, ...refused]));

it.each([...accepted.keys()])(
  'accepts the ordinary rules %s in public/.htaccess',
  async (index) => {
    expect(await get(`${ruled.url}/${index}/`), accepted[index]).toMatchObject({ status: 200 });
  },
);

it.each([...refused.keys()])('cannot read the rules %s, which the build refuses', async (index) => {
  const address = `${ruled.url}/${accepted.length + index}/`;
  expect(await get(address), refused[index]).toMatchObject({ status: 500 });
});
