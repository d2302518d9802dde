/** Every page answers on a real Apache, whatever a host allows in .htaccess. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { htaccess, withoutDirectorySlash } from '../../src/generator/host/htaccess.ts';
import { startFtpServer } from '../support/ftpServer.ts';
import { accessTo, first, uploadTo } from '../commands/upload/uploadFixture.ts';
import { get } from './get.ts';
import { apache } from './servers.ts';
import { smallSite } from './sites.ts';

const built = htaccess('https://www.umrah.example');
const reduced = withoutDirectorySlash(Buffer.from(built)).toString();

describe.each([
  { allowOverride: 'All', chosen: built, about: '/about' },
  { allowOverride: 'FileInfo Indexes', chosen: built, about: '/about' },
  { allowOverride: 'FileInfo', chosen: reduced, about: '/about/' },
  { allowOverride: 'None', chosen: built, about: '/about/' },
])('a host with AllowOverride $allowOverride', ({ allowOverride, chosen, about }) => {
  const site = smallSite('https://www.umrah.example');
  const server = apache(site, { allowOverride });

  it('gets an .htaccess that it accepts, after one trial', async () => {
    // The host has none before the upload.
    rmSync(path.join(site, '.htaccess'));
    const ftp = await startFtpServer({ root: path.dirname(site) });
    const access = { ...accessTo(ftp.port), folder: `/${path.basename(site)}` };
    const send = () =>
      uploadTo({ root: site, ftp, url: server.url }, { ...first, '.htaccess': built }, { access });
    expect((await send()).said).toMatch(/^The site is live and checked: 3 pages, 12 files/m);
    expect(readFileSync(path.join(site, '.htaccess'), 'utf8')).toBe(chosen);
    expect(existsSync(path.join(site, 'htaccess-trial'))).toBe(false);
    const { status, headers } = await get(`${server.url}/about`);
    expect(status === 200 ? '/about' : new URL(headers.location!, server.url).pathname).toBe(about);
    if (allowOverride !== 'None') {
      const lasting = {
        'cache-control': 'no-cache',
        'strict-transport-security': 'max-age=31536000',
      };
      expect(await get(`${server.url}/nothing`)).toMatchObject({
        status: 404,
        text: 'Not here',
        headers: lasting,
      });
      const moved = await get(`${server.url}/about/`, { Host: 'umrah.example' });
      expect(moved).toMatchObject({
        status: 301,
        headers: { location: 'https://www.umrah.example/about/' },
      });
    }
    expect((await send()).said).toMatch(
      /nothing has changed\.[^]+\nThe site is live and checked: /,
    );
    expect(ftp.log.filter((line) => line === 'STOR htaccess-trial/.htaccess.part')).toHaveLength(1);
  });
});
