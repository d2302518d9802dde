/** Every page and every file answers at once, on a host that follows .htaccess and on those that do not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../src/generator/files.ts';
import { get } from './get.ts';
import { apache, hosting } from './servers.ts';
import { builtSite } from './sites.ts';

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

describe.each([
  ['nginx', nginx],
  ['Apache', () => apache(site)],
  ['Apache that allows no .htaccess', () => apache(site, { allowOverride: 'None' })],
  ['Apache without the modules that .htaccess uses', () => apache(site, { isBare: true })],
])('%s', (_, start) => {
  const server = start();

  it('serves every page and every file without a redirect', async () => {
    const names = filesUnder(site).filter((name) => !name.startsWith('.') && name !== '404.html');
    expect(names).toContain('about/index.html');
    for (const name of names) {
      const address = `/${name}`.replace(/(?<=\/)index\.html$/, '');
      const { status, text } = await get(server.url + address);
      expect([address, status]).toEqual([address, 200]);
      if (name.endsWith('.html')) expect(text).toBe(readFileSync(path.join(site, name), 'utf8'));
    }
  });

  it('serves a page without its slash after one redirect at most', async () => {
    const { text } = await get(`${server.url}/about?from=message`, {}, 1);
    expect(text).toBe(readFileSync(path.join(site, 'about/index.html'), 'utf8'));
  });
});
