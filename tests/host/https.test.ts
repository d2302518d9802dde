/** Plain http and https side by side on a real Apache: who is sent where, and who is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApache } from './apache.ts';
import { get, type Answer } from './get.ts';
import { smallSite } from './smallSite.ts';
import type { HostServer } from './startServer.ts';

let server: HostServer;

/** Starts one Apache for the tests of a block. */
function serve(siteUrl: string, more = 'SetEnvIf X-Terminated yes HTTPS=on'): void {
  const site = smallSite(siteUrl);
  beforeAll(async () => {
    server = await startApache({ site, https: true, more });
  });
  afterAll(() => server.stop());
}

type Asked = Readonly<Record<string, string>>;

const plainly = (address: string, headers: Asked = {}, host = 'www.umrah.example'): Promise<Answer> =>
  get(server.url + address, { Host: host, ...headers });

const securely = (address: string, headers: Asked = {}, host = 'www.umrah.example'): Promise<Answer> =>
  get(server.url.replace('http://127.0.0.1', 'https://127.0.0.2') + address, { Host: host, ...headers });

describe('a site at https', () => {
  serve('https://www.umrah.example');

  it.each([
    ['/', 'https://www.umrah.example/'],
    ['/about', 'https://www.umrah.example/about'],
    ['/about/', 'https://www.umrah.example/about/'],
    ['/about?from=message&day=2%2F3', 'https://www.umrah.example/about?from=message&day=2%2F3'],
    ['/caf%C3%A9%20menu', 'https://www.umrah.example/caf%c3%a9%20menu'],
    ['/nothing', 'https://www.umrah.example/nothing'],
    ['/.env', 'https://www.umrah.example/.env'],
  ])('sends %s at once and for good to https, with path and query', async (address, target) => {
    const { status, headers } = await plainly(address);
    expect([status, headers.location]).toEqual([301, target]);
  });

  it.each(['umrah.example', 'www.umrah.example', 'WWW.Umrah.Example', 'www.umrah.example:80'])(
    'sends http://%s to the name that the certificate is for',
    async (host) => {
      const { status, headers } = await plainly('/about', {}, host);
      expect([status, headers.location]).toEqual([301, 'https://www.umrah.example/about']);
    },
  );

  it.each(['trial.hosting.example', '127.0.0.1', 'www.umrah.example.hosting.example', 'wwwxumrah.example'])(
    'leaves http://%s as it is, where there may be no certificate',
    async (host) => {
      expect(await plainly('/about', {}, host)).toMatchObject({ status: 200, text: 'About' });
    },
  );

  it('shows in plain http what renews the certificate, and no more of that folder', async () => {
    expect(await plainly('/.well-known/acme-challenge/token')).toMatchObject({ status: 200, text: 'Token' });
    expect(await plainly('/.well-known/acme-challenge/other')).toMatchObject({ status: 404, text: 'Not here' });
    expect((await plainly('/x?/.well-known/')).status).toBe(301);
  });

  it('redirects nothing that has come by https', async () => {
    expect(await securely('/')).toMatchObject({ status: 200, text: 'Home' });
    expect(await securely('/about')).toMatchObject({ status: 200, text: 'About' });
    expect(await securely('/nothing')).toMatchObject({ status: 404, text: 'Not here' });
    expect((await securely('/about', {}, 'umrah.example')).status).toBe(200);
  });

  it.each([
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Proto', 'HTTPS'],
    ['X-Forwarded-Proto', 'https, http'],
    ['X-Forwarded-SSL', 'on'],
    ['Front-End-Https', 'On'],
    ['CF-Visitor', '{"scheme":"https"}'],
    // Here it is the host's own configuration that says HTTPS=on.
    ['X-Terminated', 'yes'],
  ])('redirects nothing where a server in front has spoken https and says %s: %s', async (name, value) => {
    for (const [address, text] of [['/', 'Home'], ['/about', 'About']] as const) {
      expect(await plainly(address, { [name]: value })).toMatchObject({ status: 200, text });
    }
    expect(await plainly('/nothing', { [name]: value })).toMatchObject({ status: 404, text: 'Not here' });
  });

  it.each([
    ['X-Forwarded-Proto', 'http'],
    ['X-Forwarded-SSL', 'off'],
    ['CF-Visitor', '{"scheme":"http"}'],
  ])('redirects where a server in front says that it was plain http, %s: %s', async (name, value) => {
    expect((await plainly('/about', { [name]: value })).status).toBe(301);
  });

  it('keeps browsers to https for a year, and says what the MDN HTTP Observatory asks for', async () => {
    for (const answer of [await securely('/'), await securely('/about'), await securely('/nothing')]) {
      expect(answer.headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': "frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('has caches keep nothing apart by how it was asked for', async () => {
    expect((await securely('/about')).headers.vary ?? '').not.toMatch(/X-Forwarded|CF-Visitor|Front-End/i);
    expect((await plainly('/about', { 'X-Forwarded-Proto': 'https' })).headers.vary ?? '').not.toMatch(/X-Forwarded/i);
  });
});

describe('a site on a server that is configured to be reached by https alone', () => {
  serve('https://www.umrah.example', 'ServerName https://www.umrah.example');

  it('is not sent in circles', async () => {
    expect(await plainly('/about')).toMatchObject({ status: 200, text: 'About' });
  });
});

describe('a site at an address without www', () => {
  serve('https://umrah.example');

  it.each(['umrah.example', 'www.umrah.example'])('is where http://%s leads', async (host) => {
    expect((await plainly('/about', {}, host)).headers.location).toBe('https://umrah.example/about');
  });
});

describe('a site at plain http', () => {
  serve('http://www.umrah.example');

  it('sends nobody to https, and keeps nobody there', async () => {
    for (const ask of [plainly, securely]) {
      const { status, headers, text } = await ask('/about');
      expect([status, text]).toEqual([200, 'About']);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
