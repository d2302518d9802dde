/** The check of the live site after an upload. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { openLiveSite } from '../../src/publish/upload/liveSite.ts';
import { liveError } from '../../src/publish/upload/findings.ts';
import { hashOf } from '../../src/publish/upload/manifest.ts';
import { verifyLive } from '../../src/publish/upload/verifyLive.ts';
import { portOf } from '../support/portOf.ts';
import { retries } from './uploadFixture.ts';

const texts: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'not found',
  'pictures/a b.avif': 'picture',
  'notes/a?b#c%20.txt': 'notes',
  '.htaccess': 'rules',
  'web.config': '/*',
};
const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));

const former = { 'about/index.html': hashOf(Buffer.from('old')) };

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end('about');

/** Starts a host with another answer at /about/; `asked` are its requests, `headers` theirs. */
async function startHost(atAbout: Answer = status(200)) {
  const asked: string[] = [];
  const headers: object[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!).slice(1);
    asked.push(`${request.method} /${path}`);
    headers.push(request.headers);
    if (/^(about\/$|silent)/.test(path)) atAbout(response, request);
    else response.end(texts[path || 'index.html'] ?? texts[`${path}index.html`]);
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, asked, headers };
}

/** Looks at the site with these pauses; returns the error for the first finding, if there is one. */
async function verify(url: string, pauses: number[] = [], changes: Partial<LookChanges> = {}) {
  const live = openLiveSite(url, { ...retries(), pauses, timeout: changes.timeout ?? 30_000 });
  const { files: sent = files, former = {}, twice = [] } = changes;
  const { findings } = await verifyLive(live, sent, async (name) => sent.get(name), {
    former,
    twice,
  });
  return findings[0] && liveError('look', findings[0]).message;
}

interface LookChanges {
  files: typeof files;
  former: Record<string, string>;
  twice: string[];
  timeout: number;
}

it('requests every file except those that configure the host', async () => {
  const { url, asked, headers } = await startHost();
  await verify(url);
  expect(asked.sort()).toEqual([
    'GET /',
    'GET /404.html',
    'GET /about/',
    'GET /notes/a?b#c%20.txt',
    'GET /pictures/a b.avif',
  ]);
  // As browsers do: a cache that is asked to look again, or to send nothing compressed, may have another answer for them.
  for (const each of headers) {
    expect(each).toMatchObject({ 'accept-encoding': expect.stringContaining('gzip') });
    expect(Object.keys(each)).not.toEqual(expect.arrayContaining(['cache-control']));
    expect(Object.keys(each)).not.toEqual(expect.arrayContaining(['pragma']));
  }
});

it('retries a stale page alone, until it is right twice', async () => {
  let looks = 0;
  const { url, asked } = await startHost(
    (response) => void response.end(looks++ ? 'about' : 'old'),
  );
  await verify(url, [0], { former });
  expect(asked.filter((line) => line === 'GET /about/')).toHaveLength(3);
  expect(asked.filter((line) => line === 'GET /')).toHaveLength(1);
});

it.each<[string, Answer, string]>([
  [
    'the former text',
    (response) => void response.end('old'),
    'an old version is shown there ("old" instead of "about"). Empty the cache in the hosting panel ' +
      '(LiteSpeed, Cloudflare) and run npm run upload again; if it stays so, run npm run upload -- --all.',
  ],
  ['404', status(404), 'the host answers with an error (404). Rename .htaccess'],
  [
    'a redirect to another host',
    (response, request) =>
      void response
        .writeHead(302, { location: `http://localhost:${request.socket.localPort}/` })
        .end(),
    'the host answers with an error (redirect to localhost:',
  ],
  [
    'a broken connection',
    (_, request) => void request.socket.destroy(),
    'it does not answer (UND_ERR_SOCKET). Check that this computer is online',
  ],
])('names the address that answers with %s', async (_, answer, sentence) => {
  const { url } = await startHost(answer);
  expect(await verify(url, [], { former })).toContain(`Could not look: ${sentence}`);
});

it('asks a host nothing more after three time-outs in a row', async () => {
  const { url, asked } = await startHost(() => {});
  const silent = new Map(Array.from({ length: 40 }, (_, at) => [`silent/${at}`, Buffer.of(1)]));
  // Nor does it wait for another try, which would end this test.
  expect(await verify(url, [60_000], { files: silent, timeout: 50 })).toContain(
    'it does not answer (TimeoutError). Check that this computer is online',
  );
  expect(asked.length).toBeLessThanOrEqual(6);
});
