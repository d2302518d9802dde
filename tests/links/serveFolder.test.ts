/** What the local server answers, as the host of the site would. */
import { symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveFolder } from '../../src/links/serveFolder.ts';
import { writeSite } from './writeSite.ts';

const files = {
  'index.html': 'home',
  'about/index.html': 'about',
  '404.html': 'not found',
  'assets/a b.css': 'css',
  'assets/a.woff2': 'font',
  'assets/a.bin': 'bin',
  'site.webmanifest': '{}',
  '.htaccess': 'secret',
  '.well-known/security.txt': 'contact',
};

async function start(): Promise<string> {
  const server = await serveFolder(writeSite(files));
  onTestFinished(() => server.close());
  return server.url;
}

describe('serveFolder', () => {
  it.each([
    ['/', 200, 'home', 'text/html; charset=utf-8'],
    ['/index.html', 200, 'home', 'text/html; charset=utf-8'],
    ['/about', 200, 'about', 'text/html; charset=utf-8'],
    ['/about/', 200, 'about', 'text/html; charset=utf-8'],
    ['/about?a=b', 200, 'about', 'text/html; charset=utf-8'],
    ['/404.html', 200, 'not found', 'text/html; charset=utf-8'],
    ['/assets/a%20b.css', 200, 'css', 'text/css; charset=utf-8'],
    ['/assets/a.woff2', 200, 'font', 'font/woff2'],
    ['/assets/a.bin', 200, 'bin', 'application/octet-stream'],
    ['/site.webmanifest', 200, '{}', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 200, 'contact', 'text/plain; charset=utf-8'],
    ['/none', 404, 'not found', 'text/html; charset=utf-8'],
    ['/About', 404, 'not found', 'text/html; charset=utf-8'],
    ['/about.html', 404, 'not found', 'text/html; charset=utf-8'],
    ['/assets', 404, 'not found', 'text/html; charset=utf-8'],
    ['/assets/a.woff2/', 404, 'not found', 'text/html; charset=utf-8'],
    ['/.htaccess', 404, 'not found', 'text/html; charset=utf-8'],
    ['/%', 404, 'not found', 'text/html; charset=utf-8'],
  ])('answers %s with %i', async (path, status, text, type) => {
    const response = await fetch((await start()) + path, { redirect: 'error' });
    const answer = [response.status, await response.text(), response.headers.get('content-type')];
    expect(answer).toEqual([status, text, type]);
  });

  it('answers HEAD without a body and refuses what is neither GET nor HEAD', async () => {
    const url = await start();
    const head = await fetch(`${url}/about`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/assets/../../outside.txt',
  ])('keeps within the folder when asked for %s', async (path) => {
    const server = await serveFolder(join(writeSite({ 'outside.txt': 'secret', 'dist/index.html': 'home' }), 'dist'));
    onTestFinished(() => server.close());
    expect(await askRaw(server.url, path)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('does not follow a link in the folder that leads out of it', async () => {
    const folder = writeSite({ 'outside/a.txt': 'secret', 'dist/index.html': 'home' });
    // Windows lets everybody make a junction; the other systems take no notice of the word.
    symlinkSync(join(folder, 'outside'), join(folder, 'dist', 'out'), 'junction');
    const server = await serveFolder(join(folder, 'dist'));
    onTestFinished(() => server.close());
    expect((await fetch(`${server.url}/out/a.txt`)).status).toBe(404);
  });

  it('listens where it is told, says when the port is taken and lets go of it', async () => {
    const folder = writeSite(files);
    const first = await serveFolder(folder);
    const port = Number(new URL(first.url).port);
    await expect(serveFolder(folder, { port })).rejects.toThrow(`(port ${port}): the port is taken`);
    await (await fetch(first.url)).text();
    await first.close();
    const second = await serveFolder(folder, { port });
    expect(second.url).toBe(first.url);
    await second.close();
  });
});

/** Sends the path as it is; fetch would tidy it. */
function askRaw(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    socket.on('data', (data) => (text += data.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}
