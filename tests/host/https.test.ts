/** The redirect to https on a real Apache that listens on http and https. */
import { describe, expect, it } from 'vitest';
import { get } from './get.ts';
import { apache } from './servers.ts';
import { smallSite } from './sites.ts';

/** Starts an Apache; returns a client for http and one for https. */
function serve(siteUrl: string) {
  const server = apache(smallSite(siteUrl), { more: 'SetEnvIf X-Terminated yes HTTPS=on' });
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
  ['/about/', 200, 'About'],
  ['/nothing', 404, 'Not here'],
] as const;

describe('a site at https', () => {
  const { plainly, securely } = serve('https://www.umrah.example');

  it.each([
    ['/', 'https://www.umrah.example/'],
    ['/about/', 'https://www.umrah.example/about/'],
    ['/about/?from=message&day=2%2F3', 'https://www.umrah.example/about/?from=message&day=2%2F3'],
    ['/caf%C3%A9%20menu', 'https://www.umrah.example/caf%c3%a9%20menu'],
    ['/.env', 'https://www.umrah.example/.env'],
    ['/x?/.well-known/', 'https://www.umrah.example/x?/.well-known/'],
    // The certificate is for this name.
    ['/about/', 'https://www.umrah.example/about/', 'umrah.example'],
    ['/about/', 'https://www.umrah.example/about/', 'WWW.Umrah.Example'],
    ['/about/', 'https://www.umrah.example/about/', 'www.umrah.example:80'],
  ])('redirects %s to %s permanently', async (address, location, Host = 'www.umrah.example') => {
    expect(await plainly(address, { Host })).toMatchObject({
      status: 301,
      headers: { location },
    });
  });

  it.each([
    'trial.example',
    '127.0.0.1',
    'www.umrah.example.trial.example',
    'wwwxumrah.example',
    'umrahxexample',
  ])('does not redirect http://%s, which may have no certificate', async (Host) => {
    expect(await plainly('/about/', { Host })).toMatchObject({ status: 200, text: 'About' });
  });

  it('serves the file that renews the certificate over plain http', async () => {
    const ask = (name: string) => plainly(`/.well-known/acme-challenge/${name}`);
    expect(await ask('token')).toMatchObject({ status: 200, text: 'Token' });
    expect(await ask('other')).toMatchObject({ status: 404, text: 'Not here' });
  });

  it.each([
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Proto', 'HTTPS'],
    ['X-Forwarded-Proto', 'https, http'],
    ['X-Forwarded-SSL', 'on'],
    ['Front-End-Https', 'On'],
    ['CF-Visitor', '{"scheme":"https"}'],
    // With this header, the Apache sets HTTPS=on, as some hosts do.
    ['X-Terminated', 'yes'],
  ])('does not redirect https that a proxy reports by %s: %s', async (name, value) => {
    for (const [address, status, text] of answers) {
      const answer = await plainly(address, { [name]: value });
      expect(answer).toMatchObject({ status, text });
      // Caches need no separate copy for each of these headers.
      expect(answer.headers.vary ?? '').not.toMatch(/X-Forwarded|CF-Visitor|Front-End/i);
    }
  });

  it.each([
    ['X-Forwarded-Proto', 'http'],
    ['X-Forwarded-SSL', 'off'],
    ['CF-Visitor', '{"scheme":"http"}'],
  ])('redirects http that a proxy reports by %s: %s', async (name, value) => {
    expect((await plainly('/about/', { [name]: value })).status).toBe(301);
  });

  it('does not redirect https, and sends HSTS for a year', async () => {
    for (const [address, status, text] of answers) {
      const answer = await securely(address);
      expect(answer).toMatchObject({
        status,
        text,
        headers: { 'strict-transport-security': 'max-age=31536000' },
      });
      expect(answer.headers.vary ?? '').not.toMatch(/X-Forwarded|CF-Visitor|Front-End/i);
    }
    expect((await securely('/about/', { Host: 'umrah.example' })).status).toBe(200);
  });
});

const withoutWww = serve('https://umrah.example');

it.each(['umrah.example', 'www.umrah.example'])(
  'redirects http://%s to the site without www',
  async (Host) => {
    expect((await withoutWww.plainly('/about/', { Host })).headers.location).toBe(
      'https://umrah.example/about/',
    );
  },
);
