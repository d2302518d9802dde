/** The same site on hosts that know less of it: every page and every link answers. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { followLinks } from '../../src/commands/links/checkLinks.ts';
import { agency } from '../../src/content/agency.ts';
import { routes } from '../../src/routes.tsx';
import { get } from './get.ts';
import { apache, hosting } from './servers.ts';
import { builtSite } from './sites.ts';

const site = builtSite();

/** As Debian ships it. */
const nginx = () =>
  hosting({
    command: '/usr/sbin/nginx',
    args: (configuration) => ['-c', configuration, '-g', 'daemon off;'],
    configure: (folder, port) => `
user www-data;
pid "${folder}/pid";
error_log "${folder}/error.log";
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  server { listen 127.0.0.1:${port}; root "${site}"; }
}
`,
  });

/** The package of that name. */
const serve = () => {
  const main = path.join(
    path.dirname(createRequire(import.meta.url).resolve('serve/package.json')),
    'build',
    'main.js',
  );
  return hosting({
    command: process.execPath,
    args: (configuration) => [
      main,
      site,
      '--no-clipboard',
      '--listen',
      readFileSync(configuration, 'utf8'),
    ],
    configure: (_, port) => `tcp://127.0.0.1:${port}`,
    // It would wait for connections that nobody closes.
    end: 'SIGKILL',
  });
};

describe.each([
  ['nginx', nginx],
  ['serve', serve],
  ['Apache that allows no .htaccess', () => apache(site, { allowOverride: 'None' })],
  ['Apache without mod_rewrite', () => apache(site, { without: ['rewrite'] })],
  ['Apache without mod_headers', () => apache(site, { without: ['headers'] })],
  [
    'Apache that compresses nothing',
    () => apache(site, { without: ['deflate', 'brotli', 'filter'] }),
  ],
  [
    'Apache with none of them',
    () => apache(site, { without: ['rewrite', 'headers', 'deflate', 'brotli', 'filter'] }),
  ],
])('%s', (_, start) => {
  const server = start();

  it('serves every page, after a redirect at most, and what every link that stays on the site leads to', async () => {
    for (const route of routes) {
      const { status, text } = await get(server.url + route.path, {}, 1);
      expect([route.path, status]).toEqual([route.path, 200]);
      expect(text).toBe(readFileSync(path.join(site, route.path, 'index.html'), 'utf8'));
    }
    const pages = [...routes.map((route) => route.path), '/404.html'];
    const { links, linkCount } = await followLinks(server.url, pages, agency.siteUrl);
    expect(linkCount).toBeGreaterThan(100);
    expect(links.filter(({ fault }) => fault)).toEqual([]);
  });
});
