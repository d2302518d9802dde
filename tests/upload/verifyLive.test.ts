/** The look at the site after an upload. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { verifyLive } from '../../src/upload/verifyLive.ts';
import { certificate, key } from '../support/certificate.ts';

const texts: Record<string, string> = {
  'index.html': 'home', 'about/index.html': 'about', '404.html': 'lost', 'pictures/a b.avif': 'picture',
  '.htaccess': 'rules', _headers: '/*',
};
const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));

type Answer = (request: IncomingMessage, response: ServerResponse, text: string | undefined) => void;

const rightly: Answer = (_, response, text) => void response.writeHead(text === undefined ? 404 : 200).end(text);
const status = (code: number): Answer => (_, response) => void response.writeHead(code).end('about');
const exceptAt = (path: string, other: Answer): Answer => (request, response, text) =>
  (request.url === path ? other : rightly)(request, response, text);

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => (server.closeAllConnections(), void server.close()));
  return (server.address() as AddressInfo).port;
}

/** Starts a host that answers as told; `asked` are the requests. */
async function startHost(answer: Answer = rightly) {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    const path = decodeURIComponent(request.url!).slice(1);
    asked.push(`${request.method} /${path}`);
    answer(request, response, texts[path] ?? texts[path ? `${path}/index.html` : 'index.html']);
  };
  return { url: `http://127.0.0.1:${await listen(createServer(listener))}`, asked };
}

const verify = (siteUrl: string, { sent = [] as string[], pauses = [] as number[], timeout = 30_000 } = {}) =>
  verifyLive(siteUrl, files, new Set(sent), { pauses, timeout });

describe('the look at the site', () => {
  it('compares the pages and what was sent, asks whether the rest is there, and leaves out hidden files', async () => {
    const headers: IncomingMessage['headers'][] = [];
    const { url, asked } = await startHost((request, ...rest) => (headers.push(request.headers), rightly(request, ...rest)));
    await verify(url, { sent: ['pictures/a b.avif', '.htaccess'] });
    expect(asked.sort()).toEqual(['GET /', 'GET /about', 'GET /pictures/a b.avif', 'HEAD /404.html']);
    // What the host itself has, not a copy on the way.
    const uncopied = { 'cache-control': 'no-cache', pragma: 'no-cache', 'accept-encoding': 'identity' };
    for (const sent of headers) expect(sent).toMatchObject(uncopied);
  });

  it.each<[string, Answer]>([
    ['compresses although it was not asked to',
      (_, response, text) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text ?? ''))],
    ['adds a slash', (request, response, text) => {
      if (request.url === '/about') return void response.writeHead(301, { location: '/about/' }).end();
      return rightly(request, response, request.url === '/about/' ? texts['about/index.html'] : text);
    }],
  ])('is content with a host that %s', async (_, answer) => {
    await verify((await startHost(answer)).url);
  });

  it('waits for a host that shows the old page for a moment', async () => {
    let looks = 0;
    const slowly: Answer = (_, response) => void response.end(looks++ > 0 ? 'about' : 'old');
    const { url, asked } = await startHost(exceptAt('/about', slowly));
    await verify(url, { pauses: [0] });
    expect(asked.filter((line) => line === 'GET /about')).toHaveLength(2);
    expect(asked.filter((line) => line === 'GET /')).toHaveLength(1);
  });

  it.each<[string, Answer, string]>([
    ['another text', (_, response) => void response.end('abouT'),
      'something else is shown there than was sent. All files have been sent. Wait a minute and run'],
    ['half a text', (_, response) => void response.end('abo'), 'something else is shown there than was sent.'],
    ['404', status(404),
      'the host does not find it (404). All files have been sent. Check in the hosting panel that FTP_FOLDER'],
    ['403', status(403),
      'the host does not show it to this program (403). All files have been sent. Open the address in a browser;'],
    ['500', status(500),
      'the host answers with an error (500). All files have been sent. Open the address in a browser;'],
    ['a broken connection', (request) => void request.socket.destroy(),
      'it does not answer (UND_ERR_SOCKET). All files have been sent.'],
  ])('names the address that answers with %s', async (_, answer, sentence) => {
    const { url } = await startHost(exceptAt('/about', answer));
    await expect(verify(url)).rejects.toThrow(`Could not confirm the site (${url}/about): ${sentence}`);
  });

  it('does not wait for ever', async () => {
    const { url } = await startHost(() => {});
    await expect(verify(url, { timeout: 300 })).rejects.toThrow(
      'it does not answer (TimeoutError). All files have been sent. Check that this computer is online',
    );
  });

  it('names a file that is not there although it was not sent now', async () => {
    const { url } = await startHost(exceptAt('/pictures/a%20b.avif', status(404)));
    await expect(verify(url)).rejects.toThrow(`(${url}/pictures/a%20b.avif): the host does not find it (404).`);
  });

  it('names the first of several addresses and counts the others', async () => {
    const { url } = await startHost(status(404));
    await expect(verify(url)).rejects.toThrow(/^Could not confirm the site \(http:\S+, and 3 more\): the host does not find/);
  });

  it('says when browsers would warn of the certificate', async () => {
    const port = await listen(createSecureServer({ key, cert: certificate }));
    await expect(verify(`https://localhost:${port}`)).rejects.toThrow(
      'its certificate is not valid, and browsers warn of it. All files have been sent. Switch on the free SSL certificate',
    );
  });
});
