/** The check of the live site after an upload. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { liveFault, verifyLive } from '../../../src/commands/upload/verifyLive.ts';
import { portOf } from '../../support/portOf.ts';

const texts: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'not found',
  'pictures/a b.avif': 'picture',
  'notes/a?b#c%20.txt': 'notes',
  '.htaccess': 'rules',
  '.nojekyll': 'x',
  _headers: '/*',
};
const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  text: string | undefined,
) => void;

const rightAnswer: Answer = (_, response, text) =>
  void response.writeHead(text === undefined ? 404 : 200).end(text);
const status =
  (code: number): Answer =>
  (_, response) =>
    void response.writeHead(code).end('about');
const exceptAt =
  (path: string, other: Answer): Answer =>
  (request, response, text) =>
    (request.url === path ? other : rightAnswer)(request, response, text);

/** Starts a host with these answers; `asked` are its requests. */
async function startHost(answer: Answer = rightAnswer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!).slice(1);
    asked.push(`${request.method} /${path}`);
    answer(request, response, texts[path] ?? texts[path ? `${path}/index.html` : 'index.html']);
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, asked };
}

const verify = (
  siteUrl: string,
  { sent = [] as string[], pauses = [] as number[], timeout = 30_000 } = {},
) => verifyLive(siteUrl, files, new Set(sent), { pauses, timeout, settling: 0 });

it('compares pages and sent files and only looks for the rest', async () => {
  const { url, asked } = await startHost();
  await verify(url, { sent: ['pictures/a b.avif', '.htaccess'] });
  expect(asked.sort()).toEqual([
    'GET /',
    'GET /about',
    'GET /pictures/a b.avif',
    'HEAD /404.html',
    'HEAD /notes/a?b#c%20.txt',
  ]);
});

it('asks for what the host has now, not for a cached copy', async () => {
  const headers: IncomingMessage['headers'][] = [];
  const { url } = await startHost(
    (request, ...rest) => (headers.push(request.headers), rightAnswer(request, ...rest)),
  );
  await verify(url);
  expect(headers).toHaveLength(5);
  for (const each of headers) {
    expect(each).toMatchObject({
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      'accept-encoding': 'identity',
    });
  }
});

it.each<[string, Answer]>([
  [
    'compresses although it was not asked to',
    (_, response, text) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text ?? '')),
  ],
  [
    'adds a slash',
    (request, response, text) => {
      if (request.url === '/about')
        return void response.writeHead(301, { location: '/about/' }).end();
      return rightAnswer(
        request,
        response,
        request.url === '/about/' ? texts['about/index.html'] : text,
      );
    },
  ],
])('accepts a host that %s', async (_, answer) => {
  await verify((await startHost(answer)).url);
});

it('retries a stale page alone', async () => {
  let looks = 0;
  const slowly: Answer = (_, response) => void response.end(looks++ > 0 ? 'about' : 'old');
  const { url, asked } = await startHost(exceptAt('/about', slowly));
  await verify(url, { pauses: [0] });
  expect(asked.filter((line) => line === 'GET /about')).toHaveLength(2);
  expect(asked.filter((line) => line === 'GET /')).toHaveLength(1);
});

it.each<[string, Answer, string]>([
  [
    'another text',
    (_, response) => void response.end('abouT'),
    'something else is shown there than was sent. Wait a minute and run npm run upload again.',
  ],
  [
    '404',
    status(404),
    'the host does not find it (404). Check in the hosting panel that FTP_FOLDER in .env is the folder of this address,',
  ],
  [
    '403',
    status(403),
    'the host answers with an error (403). Open the address in a browser: if the page is there,',
  ],
  ['500', status(500), 'the host answers with an error (500). Open the address in a browser: if'],
  [
    'a broken connection',
    (request) => void request.socket.destroy(),
    'it does not answer (UND_ERR_SOCKET). Check that this computer is online',
  ],
])('names the address that answers with %s', async (_, answer, sentence) => {
  const { url } = await startHost(exceptAt('/about', answer));
  const confirmed = `Could not confirm the site (${url}/about), although all files have been sent: ${sentence}`;
  await expect(verify(url)).rejects.toThrow(confirmed);
});

it('reports a host that never answers', async () => {
  const { url } = await startHost(() => {});
  await expect(verify(url, { timeout: 300 })).rejects.toThrow(
    'it does not answer (TimeoutError). Check that this computer',
  );
});

it('names the first wrong address and counts the others', async () => {
  const { url } = await startHost(status(404));
  await expect(verify(url)).rejects.toThrow(
    /^Could not confirm the site \(http:\S+, and 4 more\), although .+: the host/,
  );
});

it.each([
  [
    'ENOTFOUND',
    'it does not answer (ENOTFOUND). Check that this computer is online and that the address (siteUrl in',
  ],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'its certificate is not valid, and browsers warn of it (UNABLE_TO_VERIFY_LEAF_SIG',
  ],
])('explains %s', (code, sentence) => {
  expect(liveFault('x', code).message).toContain(`Could not x: ${sentence}`);
});
