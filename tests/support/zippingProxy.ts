/** A proxy that compresses text with gzip, as hosts do, so that a test measures the bytes that a visitor loads. */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { portOf } from './portOf.ts';

/** Starts a proxy in front of a server, until the test ends. Returns its address and the paths that were requested so far. */
export async function startZippingProxy(
  target: string,
): Promise<{ url: string; requested: readonly string[] }> {
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    requested.push(request.url!);
    try {
      const answer = await fetch(target + request.url!);
      const type = answer.headers.get('content-type') ?? '';
      const zips = /text|javascript|json|xml|svg/.test(type);
      const plain = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'content-type': type,
        ...(zips && { 'content-encoding': 'gzip' }),
      });
      response.end(zips ? gzipSync(plain) : plain);
    } catch {
      response.writeHead(502).end();
    }
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, requested };
}
