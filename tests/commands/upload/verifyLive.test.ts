/** The check of the live site after an upload. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { verifyLive } from '../../../src/commands/upload/verifyLive.ts';
import { portOf } from '../../support/portOf.ts';
import { retries } from './uploadFixture.ts';

const texts: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'not found',
  'pictures/a b.avif': 'picture',
  'notes/a?b#c%20.txt': 'notes',
  '.htaccess': 'rules',
  _headers: '/*',
};
const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));

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
    if (path === 'about/') atAbout(response, request);
    else response.end(texts[path || 'index.html'] ?? texts[`${path}index.html`]);
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, asked, headers };
}

const verify = (siteUrl: string, pauses: number[] = []) =>
  verifyLive(
    { siteUrl, retry: { ...retries(), pauses }, remote: { read: async (name) => files.get(name) } },
    files,
  );

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
  // A cache on the way would answer for the host.
  for (const each of headers) {
    expect(each).toMatchObject({
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      'accept-encoding': 'identity',
    });
  }
});

it('retries a stale page alone', async () => {
  let looks = 0;
  const { url, asked } = await startHost(
    (response) => void response.end(looks++ ? 'about' : 'old'),
  );
  await verify(url, [0]);
  expect(asked.filter((line) => line === 'GET /about/')).toHaveLength(2);
  expect(asked.filter((line) => line === 'GET /')).toHaveLength(1);
});

it.each<[string, Answer, string]>([
  [
    'another text',
    (response) => void response.end('abouT'),
    'another version is shown there than was sent ("abouT" instead of "about"). Empty the cache in the hosting panel ' +
      '(LiteSpeed, Cloudflare), wait a minute and run npm run upload again; if it stays so, npm run upload -- --all.',
  ],
  ['404', status(404), 'the host answers with an error (404). Wait ten'],
  [
    'a broken connection',
    (_, request) => void request.socket.destroy(),
    'it does not answer (UND_ERR_SOCKET). Check that this computer is online',
  ],
])('names the address that answers with %s', async (_, answer, sentence) => {
  const { url } = await startHost(answer);
  const confirmed = `Could not confirm the site (${url}/about/), although all files have been sent: ${sentence}`;
  await expect(verify(url)).rejects.toThrow(confirmed);
});
