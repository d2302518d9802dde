/** Every way in which visitors reach an https site: both schemes, and each address of the host. */
import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { respond } from '../../src/generator/webServer/serve.ts';
import { openLiveSite } from '../../src/publish/upload/live/liveSite.ts';
import { verifyLive } from '../../src/publish/upload/live/verifyLive.ts';
import { certificate, key, trustCertificate } from '../support/certificate.ts';
import { textsIn, startHost } from '../support/ftpHost.ts';
import { portOf } from '../support/portOf.ts';
import { first, retries, uploadTo } from './uploadFixture.ts';

type Listener = http.RequestListener;

const site: Listener = (_, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('home');
const parked: Listener = (_, response) => void response.end('<title>This domain is parked');
const leadTo =
  (location: string, status = 301): Listener =>
  (_, response) =>
    void response.writeHead(status, { location }).end();
const silent: Listener = (request) => void request.socket.destroy();

const secureServer = (listener: Listener) =>
  https.createServer({ key, cert: certificate }, listener);

/** Starts a host for https://localhost, whose ports 80 and 443 are two free ones of this computer; ::1 may be another server. */
async function startDoors(doors: { http?: Listener; https?: Listener; ipv6?: Listener } = {}) {
  trustCertificate();
  const plain = await portOf(http.createServer(doors.http ?? leadTo('https://localhost/')));
  const secure = await portOf(secureServer(doors.https ?? site));
  if (doors.ipv6) await portOf(secureServer(doors.ipv6), '::1', secure);
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    ...(doors.ipv6 ? [{ address: '::1', family: 6 }] : []),
  ];
  const lookup = vi.spyOn(dns, 'lookup');
  lookup.mockImplementation((async () => addresses) as unknown as typeof dns.lookup);
  onTestFinished(() => lookup.mockRestore());
  for (const [protocol, port] of [
    [http, plain],
    [https, secure],
  ] as const) {
    const get = protocol.get as (url: URL, options: http.RequestOptions) => http.ClientRequest;
    const spied = vi.spyOn(protocol, 'get');
    spied.mockImplementation(((url: URL, options: http.RequestOptions) =>
      get(url, { ...options, port })) as typeof http.get);
    onTestFinished(() => spied.mockRestore());
  }
}

/** Looks at a site of one page, which may have had other files; returns what is wrong in short lines. */
async function look(former: Record<string, readonly string[]> = {}) {
  const files = new Map([['index.html', Buffer.from('home')]]);
  const live = openLiveSite('https://localhost', retries());
  const expectations = { former, sent: [], isSecure: true, isTrial: false };
  const report = await verifyLive(live, files, async (name) => files.get(name), expectations);
  const wrong = report.mismatches.map(({ kind, found, how }) => `${kind} (${found})${how}`);
  return { wrong, notAsked: report.notAsked, staysAtHttp: report.staysAtHttp };
}

const right = { wrong: [], notAsked: [], staysAtHttp: false };

it.each([301, 302, 303, 307, 308])(
  'confirms a host whose http:// leads to https:// with %i',
  async (status) => {
    await startDoors({ http: leadTo('https://localhost/', status) });
    expect(await look()).toEqual(right);
  },
);

it.each([
  ['shows another site', parked, 'otherPage ('],
  ['leads to another site', leadTo('http://evil.example/'), 'redirect (http://evil.example)'],
])('reports a host whose http:// %s', async (_, listener, words) => {
  await startDoors({ http: listener });
  const { wrong } = await look();
  expect(wrong).toEqual([expect.stringContaining(words)]);
  expect(wrong[0]).toContain(', asked at http://localhost');
});

it('notices a host whose http:// does not lead to https://', async () => {
  await startDoors({ http: site });
  expect(await look()).toEqual({ ...right, staysAtHttp: true });
});

it('takes a deleted file that nothing answers for as deleted, not as shown over http://', async () => {
  const https: Listener = (request, response) =>
    (request.url!.startsWith('/old.html') ? silent : site)(request, response);
  await startDoors({ https });
  expect(await look({ 'old.html': ['an old hash'] })).toEqual(right);
});

it('says that it has not checked http:// if nothing answers there', async () => {
  await startDoors({ http: silent });
  expect(await look()).toEqual({ ...right, notAsked: [', asked at http://localhost'] });
});

it('reports a host whose https:// redirects to http://', async () => {
  await startDoors({ http: site, https: leadTo('http://localhost/') });
  expect((await look()).wrong).toContain('redirect (http://localhost)');
});

it.each<[string, (shown: Listener) => Listener, string]>([
  [
    'shows the site itself',
    (shown) => shown,
    'ATTENTION: http:// does not lead to https://localhost, so others on the network can read',
  ],
  [
    'does not answer',
    () => silent,
    'ATTENTION: the home page has not been checked, asked at http://localhost: ',
  ],
])('publishes with a warning if http:// %s', async (_, listener, words) => {
  const host = await startHost();
  const shown: Listener = (request, response) => {
    const entries = Object.entries(textsIn(host.root));
    const files = new Map(entries.map(([name, text]) => [name, Buffer.from(text)]));
    const { status, headers, body } = respond(files, request);
    response.writeHead(status, headers).end(body);
  };
  await startDoors({ https: shown, http: listener(shown) });
  const { exitCode, said } = await uploadTo(host, first, { siteUrl: 'https://localhost' });
  expect(exitCode).toBe(0);
  expect(said).toContain(words);
});

const hasTwoFamilies = Object.values(networkInterfaces()).some((addresses) =>
  addresses!.some(({ address }) => address === '::1'),
);

it.runIf(hasTwoFamilies).each([
  ['shows the site', site, right],
  [
    'shows another site',
    parked,
    { ...right, wrong: [expect.stringMatching(/^otherPage .+, asked at ::1, one of several/)] },
  ],
  [
    'does not answer',
    silent,
    { ...right, notAsked: [', asked at ::1, one of several addresses of the host'] },
  ],
])('checks the second address of a host, which %s', async (_, listener, report) => {
  await startDoors({ ipv6: listener });
  expect(await look()).toEqual(report);
});
