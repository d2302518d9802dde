/** Plain http and https side by side on a real Apache: who is sent where, and who is not. */
import { describe, expect, it } from 'vitest';
import { get } from './get.ts';
import { apache } from './servers.ts';
import { smallSite } from './sites.ts';

/** One Apache for all tests, asked in plain http and by https; what else it is asked, and for which host. */
function serve(siteUrl: string, more = 'SetEnvIf X-Terminated yes HTTPS=on') {
  const server = apache(smallSite(siteUrl), { more });
  const ask =
    (origin: string) =>
    (address: string, headers: Readonly<Record<string, string>> = {}) =>
      get(server.url.replace('http://127.0.0.1', origin) + address, {
        Host: 'www.umrah.example',
        ...headers,
      });
  return { plainly: ask('http://127.0.0.1'), securely: ask('https://127.0.0.2') };
}

const answers = [
  ['/', 200, 'Home'],
  ['/about', 200, 'About'],
  ['/nothing', 404, 'Not here'],
] as const;

describe('a site at https', () => {
  const { plainly, securely } = serve('https://www.umrah.example');

  it.each([
    ['/', 'https://www.umrah.example/'],
    ['/about', 'https://www.umrah.example/about'],
    ['/about/', 'https://www.umrah.example/about/'],
    ['/about?from=message&day=2%2F3', 'https://www.umrah.example/about?from=message&day=2%2F3'],
    ['/caf%C3%A9%20menu', 'https://www.umrah.example/caf%c3%a9%20menu'],
    ['/nothing', 'https://www.umrah.example/nothing'],
    ['/.env', 'https://www.umrah.example/.env'],
    ['/x?/.well-known/', 'https://www.umrah.example/x?/.well-known/'],
    // To the name that the certificate is for.
    ['/about', 'https://www.umrah.example/about', 'umrah.example'],
    ['/about', 'https://www.umrah.example/about', 'WWW.Umrah.Example'],
    ['/about', 'https://www.umrah.example/about', 'www.umrah.example:80'],
  ])(
    'sends %s at once and for good to %s',
    async (address, location, Host = 'www.umrah.example') => {
      expect(await plainly(address, { Host })).toMatchObject({
        status: 301,
        headers: { location },
      });
    },
  );

  it.each([
    'trial.example',
    '127.0.0.1',
    'www.umrah.example.trial.example',
    'wwwxumrah.example',
    'umrahxexample',
  ])('leaves http://%s as it is, where there may be no certificate', async (Host) => {
    expect(await plainly('/about', { Host })).toMatchObject({ status: 200, text: 'About' });
  });

  it('shows in plain http what renews the certificate, and no more of that folder', async () => {
    expect(await plainly('/.well-known/acme-challenge/token')).toMatchObject({
      status: 200,
      text: 'Token',
    });
    expect(await plainly('/.well-known/acme-challenge/other')).toMatchObject({
      status: 404,
      text: 'Not here',
    });
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
  ])(
    'redirects nothing where a server in front has spoken https and says %s: %s',
    async (name, value) => {
      for (const [address, status, text] of answers) {
        const answer = await plainly(address, { [name]: value });
        expect(answer).toMatchObject({ status, text });
        // Caches keep nothing apart by how it was asked for.
        expect(answer.headers.vary ?? '').not.toMatch(/X-Forwarded|CF-Visitor|Front-End/i);
      }
    },
  );

  it.each([
    ['X-Forwarded-Proto', 'http'],
    ['X-Forwarded-SSL', 'off'],
    ['CF-Visitor', '{"scheme":"http"}'],
  ])(
    'redirects where a server in front says that it was plain http, %s: %s',
    async (name, value) => {
      expect((await plainly('/about', { [name]: value })).status).toBe(301);
    },
  );

  it('redirects nothing that has come by https, and keeps browsers there for a year', async () => {
    for (const [address, status, text] of answers) {
      const answer = await securely(address);
      expect(answer).toMatchObject({
        status,
        text,
        headers: { 'strict-transport-security': 'max-age=31536000' },
      });
      expect(answer.headers.vary ?? '').not.toMatch(/X-Forwarded|CF-Visitor|Front-End/i);
    }
    expect((await securely('/about', { Host: 'umrah.example' })).status).toBe(200);
  });
});

const reachedByHttpsAlone = serve(
  'https://www.umrah.example',
  'ServerName https://www.umrah.example',
);

it('a site on a server that is configured to be reached by https alone is not sent in circles', async () => {
  expect(await reachedByHttpsAlone.plainly('/about')).toMatchObject({ status: 200, text: 'About' });
});

const withoutWww = serve('https://umrah.example');

it.each(['umrah.example', 'www.umrah.example'])(
  'a site without www is where http://%s leads',
  async (Host) => {
    expect((await withoutWww.plainly('/about', { Host })).headers.location).toBe(
      'https://umrah.example/about',
    );
  },
);

const atPlainHttp = serve('http://www.umrah.example');

it('a site at plain http sends nobody to https, and keeps nobody there', async () => {
  for (const ask of [atPlainHttp.plainly, atPlainHttp.securely]) {
    const { status, headers, text } = await ask('/about');
    expect([status, text]).toEqual([200, 'About']);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
