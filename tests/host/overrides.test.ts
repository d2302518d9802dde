/** What hosts allow in .htaccess, on a real Apache: no choice of theirs takes a page away from its visitors. */
import { mkdirSync, readdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { htaccess, withoutDirectorySlash } from '../../src/steps/host/htaccess.ts';
import { tryHtaccess } from '../../src/upload/htaccess.ts';
import { startFtpServer } from '../support/ftpServer.ts';
import { accessTo, first, publish } from '../upload/trial.ts';
import { get } from './get.ts';
import { apache } from './servers.ts';
import { smallSite } from './sites.ts';

const built = Buffer.from(htaccess('https://www.umrah.example'));
const reduced = withoutDirectorySlash(built);

/** Stands for the FTP server of the host: what is sent lies in the folder that Apache serves. */
function folderAt(site: string) {
  const at = (name: string) => path.join(site, name);
  return {
    async send(name: string, bytes: Buffer) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), bytes);
    },
    async remove(name: string) {
      rmSync(at(name));
      if (readdirSync(path.dirname(at(name))).length === 0) rmdirSync(path.dirname(at(name)));
    },
  };
}

describe.each([
  { allowOverride: 'All', chosen: built, about: '/about' },
  { allowOverride: 'FileInfo Indexes', chosen: built, about: '/about' },
  { allowOverride: 'FileInfo', chosen: reduced, about: '/about/' },
  { allowOverride: 'None', chosen: built, about: '/about/' },
])('AllowOverride $allowOverride', ({ allowOverride, chosen, about }) => {
  const site = smallSite('https://www.umrah.example');
  // As on a host that shows something else until the upload has sent the file.
  rmSync(path.join(site, '.htaccess'));
  const server = apache(site, { allowOverride });

  it('gets the .htaccess that it bears, and every page answers with it', async () => {
    const before = readdirSync(site);
    const fitting = await tryHtaccess(built, folderAt(site), server.url);
    expect(fitting.toString()).toBe(chosen.toString());
    expect(readdirSync(site)).toEqual(before);
    writeFileSync(path.join(site, '.htaccess'), fitting);
    expect(await get(`${server.url}/`)).toMatchObject({ status: 200, text: 'Home' });
    expect(await get(`${server.url}/about/`)).toMatchObject({ status: 200, text: 'About' });
    const { status, headers } = await get(`${server.url}/about`);
    expect(status === 200 ? '/about' : new URL(headers.location!, server.url).pathname).toBe(about);
  });
});

describe('a host that allows FileInfo alone', () => {
  const site = smallSite('https://www.umrah.example');
  const server = apache(site, { allowOverride: 'FileInfo' });

  it('would lose its whole site by the .htaccess as it is built, and serves all else without the directive', async () => {
    expect((await get(`${server.url}/`)).status).toBe(500);
    writeFileSync(path.join(site, '.htaccess'), reduced);
    const { headers } = await get(`${server.url}/about/`);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'strict-transport-security': 'max-age=31536000' });
    expect(await get(`${server.url}/nothing`)).toMatchObject({ status: 404, text: 'Not here' });
    expect((await get(`${server.url}/.htaccess`)).status).toBe(404);
    const { status, headers: sent } = await get(`${server.url}/about`, { Host: 'umrah.example' });
    expect([status, sent.location]).toEqual([301, 'https://www.umrah.example/about']);
  });

  it('is published to by npm run upload, which sends nothing the second time', async () => {
    const ftp = await startFtpServer({ root: path.dirname(site) });
    onTestFinished(() => ftp.close());
    const host = { root: site, ftp, url: server.url };
    const access = { ...accessTo(host), folder: `/${path.basename(site)}` };
    const files = { ...first, '.htaccess': built.toString() };
    rmSync(path.join(site, '.htaccess'));
    const { failure, said } = await publish(host, files, { access });
    expect(failure).toBeUndefined();
    expect(said).toMatch(/^The site is live and checked: 3 pages, 12 files/m);
    expect(readFileSync(path.join(site, '.htaccess'), 'utf8')).not.toContain('DirectorySlash');
    const again = await publish(host, files, { access });
    expect(again.failure).toBeUndefined();
    expect(again.said).toContain('nothing has changed.');
  });
});
