/** The site on other hosts: every page and every link answers. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { describe, expect, it } from 'vitest';
import { get } from './get.ts';
import { apache, hosting } from './servers.ts';
import { builtSite, pagesOf } from './sites.ts';

const site = builtSite();

/** With Debian's configuration. */
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

/** The npm package. */
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
    // It would wait for open connections.
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

  it('serves every page after one redirect at most', async () => {
    for (const page of pagesOf(site)) {
      const { status, text } = await get(server.url + page, {}, 1);
      expect([page, status]).toEqual([page, 200]);
      expect(text).toBe(readFileSync(path.join(site, page, 'index.html'), 'utf8'));
    }
  });

  it('has no broken internal link', async () => {
    const { links } = await new LinkChecker().check({
      path: [...pagesOf(site), '/404.html'].map((page) => server.url + page),
      linksToSkip: [`^(?!${server.url}/)`],
    });
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ state }) => state === LinkState.BROKEN)).toEqual([]);
  });
});
