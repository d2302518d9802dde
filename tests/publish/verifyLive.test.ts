/** The check of the live site after an upload. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { fileAt } from '../../src/generator/webServer/serve.ts';
import { addressPathOf, openLiveSite } from '../../src/publish/upload/live/liveSite.ts';
import { liveError } from '../../src/publish/upload/live/mismatches.ts';
import { hashOf } from '../../src/publish/upload/plan/manifest.ts';
import { verifyLive } from '../../src/publish/upload/live/verifyLive.ts';
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
  'docs/.htaccess': 'rules',
  'docs/web.config': '/*',
};
const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));

const former = { 'about/index.html': [hashOf(Buffer.from('old'))] };

const typeOf = (path: string) => (/\.(avif|txt)$/.test(path) ? '' : 'text/html');

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end('about');

/** Starts a host with another answer at /about/. `asked` has the requests, `headers` their headers. */
async function startHost(atAbout: Answer = status(200)) {
  const asked: string[] = [];
  const headers: object[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!).slice(1);
    asked.push(`${request.method} /${path}`);
    headers.push(request.headers);
    response.setHeader('content-type', typeOf(path));
    if (/^(about\/$|silent)/.test(path)) atAbout(response, request);
    else
      response.end(
        texts[path || 'index.html'] ?? texts[`${path.replace(/\/?(\?fbclid.*)?$/, '/')}index.html`],
      );
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, asked, headers };
}

/** Checks the site with these pauses; returns the error for the first mismatch, if there is one. */
async function verify(url: string, pauses: number[] = [], changes: Partial<LookChanges> = {}) {
  const live = openLiveSite(url, { ...retries(), pauses, timeout: changes.timeout ?? 30_000 });
  const { files: expected = files, former = {}, sent = [] } = changes;
  const traits = { isSecure: false, isTrial: false };
  const { mismatches } = await verifyLive(live, expected, async (name) => expected.get(name), {
    former,
    sent,
    ...traits,
  });
  const [first] = mismatches;
  if (first?.kind === 'changed') return 'the host changes what was sent';
  return first && liveError('look', first).message;
}

interface LookChanges {
  files: typeof files;
  former: Record<string, string[]>;
  sent: string[];
  timeout: number;
}

it.each(['index.html', 'about/index.html', '404.html', 'a b/c?d#e%20.txt', 'video/नमस्ते.mp4'])(
  'requests %s at the address at which the host serves it',
  (name) => {
    expect(fileAt(`/${addressPathOf(name)}`)).toBe(name);
  },
);

it('requests every file except those that configure the host', async () => {
  const { url, asked, headers } = await startHost();
  expect(await verify(url)).toBeUndefined();
  expect(asked.sort()).toEqual([
    'GET /',
    // The home page again, as other kinds of visitors request it.
    'GET /',
    'GET /',
    'GET /404.html',
    'GET /about/',
    'GET /about?fbclid=1',
    'GET /notes/a?b#c%20.txt',
    'GET /pictures/a b.avif',
  ]);
  // The headers are those of browsers: a cache may answer differently if asked to revalidate, or to send nothing compressed.
  for (const each of headers) {
    expect(Object.keys(each)).not.toEqual(expect.arrayContaining(['cache-control']));
    expect(Object.keys(each)).not.toEqual(expect.arrayContaining(['pragma']));
  }
});

it('retries only a stale page, until it is right six times', async () => {
  let looks = 0;
  const { url, asked } = await startHost(
    (response) => void response.end(looks++ ? 'about' : 'old'),
  );
  await verify(url, [0], { former });
  expect(asked.filter((line) => line === 'GET /about/')).toHaveLength(7);
  expect(asked.filter((line) => line === 'GET /')).toHaveLength(3);
});

it.each<[string, Answer]>([
  ['a lost answer', (_, request) => void request.socket.destroy()],
  ['an old answer', (response) => void response.end('old')],
])('accepts %s late in the check, after right answers', async (_, lapse) => {
  let looks = 0;
  const { url } = await startHost((response, request) =>
    ++looks === 4 ? lapse(response, request) : void response.end('about'),
  );
  expect(await verify(url, [0], { former, sent: ['about/index.html'] })).toBeUndefined();
});

it.each<[string, Answer, string]>([
  [
    'the former text',
    (response) => void response.end('old'),
    'an old version is shown there. Empty the cache in the hosting panel ' +
      '(LiteSpeed, Cloudflare) and run npm run upload again; if it stays so, run npm run upload -- --all.',
  ],
  ['404', status(404), 'the host answers with an error (404). Rename .htaccess'],
  [
    'a redirect to another host',
    (response, request) =>
      void response
        .writeHead(302, { location: `http://localhost:${request.socket.localPort}/` })
        .end(),
    'the host leads visitors to http://localhost:',
  ],
  [
    'a broken connection',
    (_, request) => void request.socket.destroy(),
    'it does not answer (ECONNRESET). Check that this computer is online',
  ],
])('names the address whose answer is %s', async (_, answer, sentence) => {
  const { url } = await startHost(answer);
  expect(await verify(url, [], { former })).toContain(`Could not look: ${sentence}`);
});

it.each<[string, Answer]>([
  ['that never answers', () => {}],
  [
    'that stops in the middle of its answers',
    (response) => void response.writeHead(200).write('a'),
  ],
])('sends a host %s no more requests after three time-outs in a row', async (_, answer) => {
  const { url, asked } = await startHost(answer);
  const silent = new Map(Array.from({ length: 40 }, (_, at) => [`silent/${at}`, Buffer.of(1)]));
  // Nor does it wait to try again, which would make this test time out.
  expect(await verify(url, [60_000], { files: silent, timeout: 50 })).toContain(
    'it does not answer (no answer in time). Check that this computer is online',
  );
  expect(asked.length).toBeLessThanOrEqual(6);
});

/** Starts a host that answers differently if a request has some headers or another address. */
async function startLiar(lies: (request: IncomingMessage) => string | undefined) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!)
      .slice(1)
      .replace(/\?fbclid.*/, '');
    const text = texts[path || 'index.html'] ?? texts[`${path.replace(/\/?$/, '/')}index.html`];
    response.setHeader('content-type', typeOf(path));
    response.end(lies(request) ?? text);
  });
  return `http://127.0.0.1:${await portOf(server)}`;
}

it.each<[string, (request: IncomingMessage) => boolean]>([
  ['phones', ({ headers }) => /Mobile/.test(headers['user-agent']!)],
  ['who comes from a search', ({ headers }) => /google/.test(headers.referer ?? '')],
  ['who reads Bengali', ({ headers }) => (headers['accept-language'] ?? '').startsWith('bn')],
  ['who was here before', ({ headers }) => headers.cookie !== undefined],
  ['browsers', ({ headers }) => /text\/html/.test(headers.accept ?? '')],
  ['programs', ({ headers }) => headers.accept === undefined],
  ['who sends fbclid', ({ url }) => url!.includes('fbclid')],
  ['who leaves out the last slash', ({ url }) => /^\/about(\?|$)/.test(url!)],
])('finds a page that is shown only to %s', async (_, isMeant) => {
  const url = await startLiar((request) => (isMeant(request) ? '<title>Casino' : undefined));
  expect(await verify(url)).toMatch(/not the one that was sent|changes what was sent/);
});

it('requests pictures as the page does, because hosts refuse them to other sites', async () => {
  const referers: (string | undefined)[] = [];
  const url = await startLiar(({ headers, url: path }) => {
    if (path!.endsWith('avif')) referers.push(headers.referer);
    return undefined;
  });
  await verify(url);
  expect(referers).toEqual([`${url}/`]);
});

it('requests nothing that configures the host, even if it has changed', async () => {
  const { url, asked } = await startHost();
  const changed = { '.htaccess': ['earlier'], 'web.config': ['earlier'] };
  expect(await verify(url, [], { former: changed })).toBeUndefined();
  expect(asked.filter((line) => /htaccess|config/.test(line))).toEqual([]);
});

it('finds deleted files that are still shown', async () => {
  const url = await startLiar(({ url: path }) => (path === '/offer.pdf' ? 'old' : undefined));
  const offer = { 'offer.pdf': former['about/index.html'] };
  expect(await verify(url, [], { former: offer })).toContain('an old version is shown there. ');
  expect(await verify(url, [], { former: { 'offer.pdf': ['another'] } })).toBeUndefined();
});
