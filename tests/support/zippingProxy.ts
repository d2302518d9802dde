/** A server before another one that zips texts on their way, as every host does. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Takes the address of a server, returns the address of one that answers the same, with texts zipped. */
export async function startZippingProxy(target: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await fetch(target + request.url!);
      const type = answer.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await answer.arrayBuffer());
      const zips = /text|javascript|json|xml|svg/.test(type);
      response.writeHead(answer.status, { 'content-type': type, ...(zips && { 'content-encoding': 'gzip' }) });
      response.end(zips ? gzipSync(bytes) : bytes);
    } catch {
      response.writeHead(502).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
