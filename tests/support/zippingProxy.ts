/** A server before another one that zips texts on their way, as every host does, and is as slow as a phone's line. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

export interface Line {
  /** Milliseconds from a request to the first byte of its answer. */
  readonly latency: number;
  /** Bytes a second, shared by all answers. */
  readonly speed: number;
}

/** Takes the address of a server, returns the address of one that answers the same, with texts zipped. */
export async function startZippingProxy(
  target: string,
  { latency, speed }: Line = { latency: 0, speed: Infinity },
): Promise<{ url: string; close(): Promise<void> }> {
  let free = 0;
  const server = createServer(async (request, response) => {
    try {
      await wait(latency);
      const answer = await fetch(target + request.url!);
      const type = answer.headers.get('content-type') ?? '';
      const zips = /text|javascript|json|xml|svg/.test(type);
      const plain = Buffer.from(await answer.arrayBuffer());
      const bytes = zips ? gzipSync(plain) : plain;
      free = Math.max(free, performance.now()) + (bytes.length / speed) * 1000;
      await wait(free - performance.now());
      response.writeHead(answer.status, {
        'content-type': type,
        ...(zips && { 'content-encoding': 'gzip' }),
      });
      response.end(bytes);
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
