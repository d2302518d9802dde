/** Every page works on a real Apache, whatever a host allows in .htaccess. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { htaccess } from '../../../src/generator/webServer/htaccess.ts';
import { startFtpServer } from '../../support/ftpServer.ts';
import { accessTo, first, uploadTo } from '../uploadFixture.ts';
import { get } from '../../host/get.ts';
import { apache } from '../../host/servers.ts';
import { smallSite } from '../../host/sites.ts';

const built = htaccess('https://www.umrah.example');

const forbidden =
  /^ATTENTION: the new \.htaccess has been taken back at once: with it, the host answered with an error \((403|500)\)/m;
const ignored = 'ATTENTION: the host does not follow our .htaccess.';

describe.each([
  { allowOverride: 'All', isTaken: true, isFollowed: true },
  { allowOverride: 'FileInfo', isTaken: true, isFollowed: true },
  { allowOverride: 'AuthConfig Limit', isTaken: false, isFollowed: false },
  { allowOverride: 'None', isTaken: true, isFollowed: false },
])('a host with AllowOverride $allowOverride', ({ allowOverride, isTaken, isFollowed }) => {
  const site = smallSite('https://www.umrah.example');
  // A host that ignores .htaccess must itself send the headers that browsers rely on.
  const types = 'AddType text/javascript .js\nAddType image/svg+xml .svg';
  const server = apache(site, { allowOverride, more: isFollowed ? '' : types });

  it('keeps its pages, and says what it lacks', async () => {
    // The host has none before the upload.
    rmSync(path.join(site, '.htaccess'));
    const { failure, said } = await sendTo(site, server.url);
    expect(failure).toBeUndefined();
    expect(existsSync(path.join(site, '.htaccess'))).toBe(isTaken);
    expect(forbidden.test(said)).toBe(!isTaken);
    expect(said.includes(ignored)).toBe(!isFollowed);
    expect(said).toMatch(/^The site is live and checked at \S+: 3 pages, 10 files/m);
    expect(await statusesAt(server.url)).toEqual([200, 200, 200]);
    // It is not tried again if nothing has changed.
    const again = await sendTo(site, server.url);
    expect(again.said).toMatch(/nothing has changed\.[^]+\nThe site is live and checked at /);
    expect(again.said.includes(ignored)).toBe(!isFollowed);
  });
});

/** Uploads the small release with a built .htaccess to the folder of a server. */
async function sendTo(site: string, url: string) {
  const ftp = await startFtpServer({ root: path.dirname(site) });
  const access = { ...accessTo(ftp.port), folder: `/${path.basename(site)}` };
  return uploadTo({ root: site, ftp, url }, { ...first, '.htaccess': built }, { access });
}

async function statusesAt(url: string): Promise<number[]> {
  const pages = ['/', '/about/', '/offer/'];
  return Promise.all(pages.map(async (page) => (await get(url + page)).status));
}

describe('a host without the modules that .htaccess uses', () => {
  const server = apache(smallSite('https://www.umrah.example'), { isBare: true });

  it('answers every page', async () => {
    for (const [address, text] of [
      ['/', 'Home'],
      ['/about/', 'About'],
    ] as const)
      expect(await get(server.url + address)).toMatchObject({ status: 200, text });
  });
});

describe('a host that forbids rewriting', () => {
  const site = smallSite('https://www.umrah.example');
  rmSync(path.join(site, '.htaccess'));
  const server = apache(site, { more: `<Directory "${site}">\nOptions None\n</Directory>` });

  it('gets none', async () => {
    expect((await sendTo(site, server.url)).said).toMatch(forbidden);
    expect(await statusesAt(server.url)).toEqual([200, 200, 200]);
  });
});

describe('a host whose own rules change what browsers show', () => {
  const site = smallSite('https://www.umrah.example');
  rmSync(path.join(site, '.htaccess'));
  const more = `AddCharset ISO-8859-1 .html
Header set Refresh "0; url=https://other.example"
Header set Content-Security-Policy "default-src 'none'"
Header always set Content-Disposition attachment`;
  const server = apache(site, { more });

  it('is overruled by .htaccess', async () => {
    const { failure, said } = await sendTo(site, server.url);
    expect(failure).toBeUndefined();
    expect(said).toContain('The site is live and checked');
    const { headers } = await get(`${server.url}/`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });
});

describe.each([
  ['Header always set X-Robots-Tag noindex', 'X-Robots-Tag: noindex'],
  ['<FilesMatch "js$">\nForceType text/plain\n</FilesMatch>', 'Content-Type: text/plain'],
  [
    'RewriteEngine On\nRewriteCond %{HTTP_REFERER} !^$\nRewriteRule \\.(avif|js)$ - [F]\nRewriteOptions InheritDownBefore',
    'answers with an error (403)',
  ],
])('a host with %s', (more, words) => {
  const site = smallSite('https://www.umrah.example');
  rmSync(path.join(site, '.htaccess'));
  const server = apache(site, { more });

  it('is not confirmed', async () => {
    expect((await sendTo(site, server.url)).failure).toContain(words);
  });
});
