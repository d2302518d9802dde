/** The look at the site's certificate before its visitors are sent to https, at real servers of this machine. */
import { once } from 'node:events';
import { createServer as createPlainServer, type AddressInfo, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkCertificate } from '../../src/upload/checkCertificate.ts';
import { certificate, expiredCertificate, key } from '../support/certificate.ts';

/** Returns the port of a server that lasts until the test ends. */
async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const secureServer = (cert: string) => portOf(createServer({ key, cert }).on('tlsClientError', () => {}));

/** Returns the sentence, or undefined where all is well. */
const check = (siteUrl: string, ca?: string): Promise<string | undefined> =>
  checkCertificate(siteUrl, { ...(ca && { ca }), timeout: 10_000 }).then(
    () => undefined,
    (error: Error) => error.message,
  );

const advice =
  ', so visitors would be kept out. Switch on the free SSL certificate in the hosting panel and wait until the ' +
  'address opens in a browser, or write http:// in siteUrl in src/content/agency.ts. Nothing has been sent.';

describe('the certificate of the site', () => {
  it('is well when it is signed by somebody trusted, for this name and for today', async () => {
    const port = await secureServer(certificate);
    expect(await check(`https://localhost:${port}`, certificate)).toBeUndefined();
  });

  it.each([
    ['signed by nobody', certificate, undefined, 'localhost', 'its certificate is signed by nobody whom browsers trust'],
    ['of another name', certificate, certificate, '127.0.0.1', 'its certificate is for another name'],
    ['run out', expiredCertificate, expiredCertificate, 'localhost', 'its certificate has run out'],
  ])('is refused when it is %s', async (_, cert, ca, host, reason) => {
    const siteUrl = `https://${host}:${await secureServer(cert)}`;
    expect(await check(siteUrl, ca)).toBe(`Could not publish for https (${siteUrl}): ${reason}${advice}`);
  });

  it('is missing where nobody listens, and where the server speaks plain http', async () => {
    const plain = createPlainServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const closed = createPlainServer();
    const ports = [await portOf(plain), await portOf(closed)];
    closed.close();
    await once(closed, 'close');
    for (const port of ports) {
      expect(await check(`https://localhost:${port}`)).toBe(
        `Could not publish for https (https://localhost:${port}): nothing answers there by https${advice}`,
      );
    }
  });

  it('is not asked for where the site is at plain http', async () => {
    expect(await check('http://localhost:1')).toBeUndefined();
  });
});
