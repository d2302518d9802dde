/** The same site on nginx as Debian ships it and on the package serve: every page and every link answers. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followLinks } from '../../src/links/checkLinks.ts';
import { agency } from '../../src/content/agency.ts';
import { routes } from '../../src/routes.ts';
import { buildSite, type BuiltSite } from './builtSite.ts';
import { get } from './get.ts';
import { startServer, type HostServer } from './startServer.ts';

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite();
});

afterAll(() => site.remove());

const hosts: Record<string, () => Promise<HostServer>> = {
  nginx: () =>
    startServer({
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
  server { listen 127.0.0.1:${port}; root "${site.folder}"; }
}
`,
    }),
  serve: () =>
    startServer({
      command: process.execPath,
      args: (configuration) => [
        path.join(path.dirname(createRequire(import.meta.url).resolve('serve/package.json')), 'build', 'main.js'),
        site.folder,
        '--no-clipboard',
        '--listen',
        readFileSync(configuration, 'utf8'),
      ],
      configure: (_, port) => `tcp://127.0.0.1:${port}`,
    }),
};

describe.each(Object.keys(hosts))('%s', (name) => {
  let server: HostServer;

  beforeAll(async () => {
    server = await hosts[name]!();
  });

  afterAll(() => server.stop());

  it.each(routes)('serves $path, after a redirect at most', async (route) => {
    const { status, text } = await get(server.url + route.path, {}, 1);
    expect(status).toBe(200);
    expect(text).toBe(readFileSync(path.join(site.folder, route.path, 'index.html'), 'utf8'));
  });

  it('answers every link that stays on the site', async () => {
    const pages = [...routes.map((route) => route.path), '/404.html'];
    const { links, linkCount } = await followLinks(server.url, pages, agency.siteUrl);
    expect(linkCount).toBeGreaterThan(100);
    expect(links.filter(({ fault }) => fault)).toEqual([]);
  });
});
