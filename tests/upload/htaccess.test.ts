/** What is asked before a new .htaccess is sent: the certificate, and a trial; tests/host asks real hosts. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createPlainServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createSecureServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { checkCertificate, tryHtaccess } from '../../src/upload/htaccess.ts';
import { certificate, key } from '../support/certificate.ts';

/** Returns the port of a server that lasts until the test ends. */
async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it.each<[string, Server, string]>([
  ['has a certificate that nobody trusts', createSecureServer({ key, cert: certificate }),
    'its certificate is not valid, and browsers warn of it (DEPTH_ZERO_SELF_SIGNED_CERT). Switch on the free SSL ' +
    'certificate in the hosting panel and wait until the address opens in a browser, or write http:// in siteUrl in ' +
    'src/content/agency.ts.'],
  ['speaks plain http', createPlainServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    'it does not answer (ERR_SSL_'],
])('a site at https is not published where the host %s', async (_, server, reason) => {
  const siteUrl = `https://localhost:${await portOf(server.on('tlsClientError', () => {}))}`;
  const sentence = `Could not publish for https (${siteUrl}), so nothing has been sent: ${reason}`;
  await expect(checkCertificate(siteUrl)).rejects.toThrow(sentence);
  await checkCertificate(siteUrl.replace('https:', 'http:'));
});

const noSlash = '<IfModule mod_dir.c>\nDirectorySlash Off\n</IfModule>\n';

/** Takes how the host answers; returns its address, what lies in its folder, and the trial of a file there. */
async function hostThat(answers: RequestListener) {
  const url = `http://127.0.0.1:${await portOf(createServer(answers))}`;
  const there = new Set<string>();
  const remote = { send: async (name: string) => void there.add(name), remove: async (name: string) => void there.delete(name) };
  return { url, there, run: () => tryHtaccess(Buffer.from(`a\n${noSlash}b\n`), remote, url) };
}

it('a new .htaccess is not sent where every page would send its visitors to itself', async () => {
  const { url, there, run } = await hostThat((request, response) => {
    response.writeHead(301, { location: `${url}${request.url}` }).end();
  });
  await expect(run()).rejects.toThrow(
    `Could not publish for https (${url}): the host does not tell its pages that they were asked for by https, so they ` +
      'would send visitors in circles. Ask the hosting company to set X-Forwarded-Proto, or write http:// in siteUrl ' +
      'in src/content/agency.ts. Nothing has been sent.',
  );
  expect([...there]).toEqual([]);
});

it.each<[string, string, RequestListener]>([
  ['without the line that it forbids', 'answers with an error 500', (_, response) => void response.writeHead(500).end()],
  ['as it is', 'sends it elsewhere', (_, response) => void response.writeHead(301, { location: 'https://elsewhere.example/' }).end()],
  ['as it is', 'does not find it', (_, response) => void response.writeHead(404).end()],
  ['as it is', 'breaks off', (request) => void request.socket.destroy()],
])('a new .htaccess is sent %s where the host %s at its trial, of which nothing stays', async (how, _, answers) => {
  const { there, run } = await hostThat(answers);
  expect(String(await run())).toBe(how === 'as it is' ? `a\n${noSlash}b\n` : 'a\nb\n');
  expect([...there]).toEqual([]);
});
