/** Every page answers on a real Apache, whatever a host allows in .htaccess. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { htaccess, htaccessForms } from '../../src/generator/host/htaccess.ts';
import { startFtpServer } from '../support/ftpServer.ts';
import { writeFiles } from '../support/writtenSite.ts';
import { accessTo, first, uploadTo } from '../commands/upload/uploadFixture.ts';
import { get } from './get.ts';
import { apache } from './servers.ts';
import { smallSite } from './sites.ts';

const built = htaccess('https://www.umrah.example');
const [, redirected, unwritten] = htaccessForms(built).map(({ text }) => text);

describe.each([
  { allowOverride: 'All', chosen: built, about: '/about', trials: 1 },
  { allowOverride: 'FileInfo Indexes', chosen: built, about: '/about', trials: 1 },
  { allowOverride: 'FileInfo', chosen: redirected, about: '/about/', trials: 2 },
  { allowOverride: 'None', chosen: built, about: '/about/', trials: 1 },
])('a host with AllowOverride $allowOverride', ({ allowOverride, chosen, about, trials }) => {
  const site = smallSite('https://www.umrah.example');
  const server = apache(site, { allowOverride });

  it('gets an .htaccess that it accepts, tried once', async () => {
    // The host has none before the upload.
    rmSync(path.join(site, '.htaccess'));
    const ftp = await startFtpServer({ root: path.dirname(site) });
    const access = { ...accessTo(ftp.port), folder: `/${path.basename(site)}` };
    const send = () =>
      uploadTo({ root: site, ftp, url: server.url }, { ...first, '.htaccess': built }, { access });
    expect((await send()).said).toMatch(/^The site is live and checked at \S+: 3 pages, 12 files/m);
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
      /nothing has changed\.[^]+\nThe site is live and checked at /,
    );
    expect(ftp.log.filter((line) => line === 'STOR htaccess-trial/.htaccess.part')).toHaveLength(
      trials,
    );
  });
});

/** Uploads the small release with a built .htaccess to the folder of a server. */
async function sendTo(site: string, url: string, text = built) {
  const ftp = await startFtpServer({ root: path.dirname(site) });
  const access = { ...accessTo(ftp.port), folder: `/${path.basename(site)}` };
  return uploadTo({ root: site, ftp, url }, { ...first, '.htaccess': text }, { access });
}

async function statusesAt(url: string): Promise<number[]> {
  const pages = ['/', '/about', '/about/', '/offer'];
  return Promise.all(pages.map(async (page) => (await get(url + page, {}, 1)).status));
}

describe.each(['AuthConfig Limit', 'Indexes', 'Options', 'AuthConfig Indexes Limit Options'])(
  'a host with AllowOverride %s',
  (allowOverride) => {
    const site = smallSite('https://www.umrah.example');
    rmSync(path.join(site, '.htaccess'));
    const server = apache(site, { allowOverride });

    it('gets no .htaccess, and is told what that costs', async () => {
      const { failure, said } = await sendTo(site, server.url);
      expect(failure).toBeUndefined();
      expect(said).toContain('ATTENTION: No .htaccess is sent, because the host forbids its');
      expect(existsSync(path.join(site, '.htaccess'))).toBe(false);
      expect(await statusesAt(server.url)).toEqual([200, 200, 200, 200]);
    });
  },
);

describe('a host that ignores .htaccess', () => {
  const site = smallSite('https://www.umrah.example');
  // As in the configuration that Apache comes with.
  const more = '<Files ".ht*">\nRequire all denied\n</Files>';
  const server = apache(site, { allowOverride: 'None', more });

  it('shows no visitor which computer uploads', async () => {
    let lockName: string | undefined;
    const statuses = new Set<number>();
    const ftp = await startFtpServer({
      root: path.dirname(site),
      async onCommand(line) {
        const [, name] = /^RNTO (\.upload-lock.+)/.exec(line) ?? [];
        if (name) lockName = name;
        if (lockName && line.startsWith('STOR about'))
          statuses.add((await get(`${server.url}/${lockName}`)).status);
      },
    });
    const access = { ...accessTo(ftp.port), folder: `/${path.basename(site)}` };
    const host = { root: site, ftp, url: server.url };
    expect((await uploadTo(host, first, { access })).failure).toBeUndefined();
    expect([...statuses]).toEqual([403]);
  });
});

describe('a host that forbids rewriting', () => {
  const site = smallSite('https://www.umrah.example');
  rmSync(path.join(site, '.htaccess'));
  const server = apache(site, { more: `<Directory "${site}">\nOptions None\n</Directory>` });

  it('gets an .htaccess without it', async () => {
    expect((await sendTo(site, server.url)).failure).toBeUndefined();
    expect(readFileSync(path.join(site, '.htaccess'), 'utf8')).toBe(unwritten);
    expect(await statusesAt(server.url)).toEqual([200, 200, 200, 200]);
  });
});

describe('a host whose trial shows no fault', () => {
  const site = smallSite('https://www.umrah.example');
  writeFiles({ '.htaccess': 'FallbackResource disabled\n' }, site);
  const server = apache(site, {
    allowOverride: 'Indexes',
    more: `<Directory "${site}/htaccess-trial">\nAllowOverride All\n</Directory>`,
  });

  it('gets its former .htaccess back', async () => {
    const { failure, said } = await sendTo(site, server.url);
    expect(failure).toBeUndefined();
    expect(said).toContain('ATTENTION: the new .htaccess has been taken back: with it, the host');
    expect(readFileSync(path.join(site, '.htaccess'), 'utf8')).toBe('FallbackResource disabled\n');
    expect(await statusesAt(server.url)).toEqual([200, 200, 200, 200]);
  });
});

describe('a host that takes a slip in public/.htaccess amiss', () => {
  const site = smallSite('https://www.umrah.example');
  rmSync(path.join(site, '.htaccess'));
  const server = apache(site);

  it('keeps its pages', async () => {
    const { failure } = await sendTo(
      site,
      server.url,
      `${built}\n# From public/.htaccess:\nhello\n`,
    );
    expect(failure).toMatch(
      /^Could not publish public\/\.htaccess: the host answers every page with/,
    );
    expect(await statusesAt(server.url)).toEqual([200, 200, 200, 404]);
  });
});
