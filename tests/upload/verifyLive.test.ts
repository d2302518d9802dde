/** The look at the site after an upload. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { certificate, key } from '../support/certificate.ts';
import { verifyLive, type Patience } from '../../src/upload/verifyLive.ts';

const texts: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'lost',
  'pictures/a b.avif': 'picture',
  '.htaccess': 'rules',
  _headers: '/*',
};
const files = Object.entries(texts).map(([name, text]) => ({
  name,
  bytes: Buffer.from(text),
  size: text.length,
  hash: '',
}));
const routes = [{ path: '/' }, { path: '/about' }];

type Answer = (request: IncomingMessage, response: ServerResponse, text: string | undefined) => void;

const rightly: Answer = (_, response, text) => void response.writeHead(text === undefined ? 404 : 200).end(text);

/** Starts a host that answers as told; `asked` are the requests. */
async function startHost(answer: Answer = rightly) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!).slice(1);
    asked.push(`${request.method} /${path}`);
    answer(request, response, texts[path] ?? texts[path ? `${path}/index.html` : 'index.html']);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => (server.closeAllConnections(), void server.close()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const verify = (siteUrl: string, { sent = [], ...patience }: Patience & { sent?: string[] } = {}) =>
  verifyLive({ siteUrl, routes, files, sent: new Set(sent) }, { pauses: [], ...patience });

/** Answers otherwise at one address. */
const exceptAt =
  (path: string, other: Answer): Answer =>
  (request, response, text) =>
    (request.url === path ? other : rightly)(request, response, text);

describe('the look at the site', () => {
  it('compares the pages and what was sent, asks whether the rest is there, and leaves out hidden files', async () => {
    const { url, asked } = await startHost();
    await verify(url, { sent: ['pictures/a b.avif', '.htaccess'] });
    expect(asked.sort()).toEqual(['GET /', 'GET /about', 'GET /pictures/a b.avif', 'HEAD /404.html']);
  });

  it('asks for what the host itself has, not for a copy on the way', async () => {
    const headers: IncomingMessage['headers'][] = [];
    const { url } = await startHost(
      (request, response, text) => (headers.push(request.headers), rightly(request, response, text)),
    );
    await verify(url);
    expect(headers[0]).toMatchObject({
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      'accept-encoding': 'identity',
    });
  });

  it('reads what a host compresses although it was not asked to', async () => {
    const { url } = await startHost(
      (_, response, text) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text ?? '')),
    );
    await verify(url);
  });

  it('follows a host that adds a slash', async () => {
    const { url } = await startHost((request, response, text) => {
      if (request.url === '/about') return void response.writeHead(301, { location: '/about/' }).end();
      return rightly(request, response, request.url === '/about/' ? texts['about/index.html'] : text);
    });
    await verify(url);
  });

  it('waits for a host that shows the old page for a moment', async () => {
    let looks = 0;
    const { url, asked } = await startHost(
      exceptAt('/about', (_, response) => void response.end(looks++ > 0 ? 'about' : 'old')),
    );
    await verify(url, { pauses: [0] });
    expect(asked.filter((line) => line === 'GET /about')).toHaveLength(2);
    expect(asked.filter((line) => line === 'GET /')).toHaveLength(1);
  });

  const cutOff: Answer = (request) => void request.socket.destroy();
  const status =
    (code: number): Answer =>
    (_, response) =>
      void response.writeHead(code).end('about');

  it.each<[string, Answer, string]>([
    [
      'another text',
      (_, response) => void response.end('abouT'),
      'something else is shown there than was sent. All files have been sent. Wait a minute and run',
    ],
    ['half a text', (_, response) => void response.end('abo'), 'something else is shown there than was sent.'],
    [
      '404',
      status(404),
      'the host does not find it (404). All files have been sent. Check in the hosting panel that FTP_FOLDER',
    ],
    [
      '403',
      status(403),
      'the host does not show it to this program (403). All files have been sent. Open the address in a browser;',
    ],
    [
      '500',
      status(500),
      'the host answers with an error (500). All files have been sent. Open the address in a browser;',
    ],
    ['a broken connection', cutOff, 'it cannot be reached (UND_ERR_SOCKET). All files have been sent.'],
  ])('names the address that answers with %s', async (_, answer, sentence) => {
    const { url } = await startHost(exceptAt('/about', answer));
    await expect(verify(url)).rejects.toThrow(`Could not confirm 1 address of the site (${url}/about): ${sentence}`);
  });

  it('does not wait for ever', async () => {
    const { url } = await startHost(() => {});
    await expect(verify(url, { timeout: 300 })).rejects.toThrow(
      'it does not answer. All files have been sent. Check that this computer is online',
    );
  });

  it('names a file that is not there although it was not sent now', async () => {
    const { url } = await startHost(exceptAt('/pictures/a%20b.avif', status(404)));
    await expect(verify(url)).rejects.toThrow(`(${url}/pictures/a%20b.avif): the host does not find it (404).`);
  });

  it('names several addresses in one sentence', async () => {
    const { url } = await startHost((_, response) => void response.writeHead(404).end());
    await expect(verify(url)).rejects.toThrow(
      /^Could not confirm 4 addresses of the site \(http:\S+\/, (http:\S+(, )?){3}\): the host does not find it \(404\)\. /,
    );
  });

  it('says when there is nobody', async () => {
    const { url } = await startHost();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect(url).not.toContain(String(port));
    await expect(verify(`http://127.0.0.1:${port}`)).rejects.toThrow('it cannot be reached (ECONNREFUSED).');
  });

  it('says when browsers would warn of the certificate', async () => {
    const server = createSecureServer({ key, cert: certificate }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    await expect(verify(`https://localhost:${port}`)).rejects.toThrow(
      'its certificate is not valid, and browsers warn of it. All files have been sent. Switch on the free ' +
        'SSL certificate',
    );
  });
});
