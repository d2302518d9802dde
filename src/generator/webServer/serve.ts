/** The web server of dev and the tests: serves the files of the finished site as a host does with .htaccess. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unescape } from 'node:querystring';
import { lookup } from 'mrmime';
import type { Files } from '../files/siteFiles.ts';
import { isHashed } from './fileNames.ts';
import {
  contentTypeOf,
  fileKindOf,
  immutable,
  revalidate,
  securityHeaders,
} from './hostHeaders.ts';
import { explain } from '../terminal.ts';

interface ServeOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** The interface to listen on; an empty string serves the local network too. */
  readonly host?: string;
  /** Returns the response to a request that is not for a file of the site, or undefined. */
  readonly extra?: (
    request: IncomingMessage,
  ) => HttpResponse | undefined | Promise<HttpResponse | undefined>;
}

type RequestLike = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Returns a response that browsers do not cache. */
export function uncachedResponse(
  body: HttpResponse['body'] = '',
  type = 'text/html',
  status = 200,
): HttpResponse {
  const pageHeaders = { 'cache-control': 'no-store', 'content-type': `${type}; charset=utf-8` };
  return { status, headers: { ...securityHeaders, ...pageHeaders }, body };
}

export type SiteServer = Awaited<ReturnType<typeof serve>>;

/**
 * Returns the response to a request, as the host gives it: `/about/` answers with about/index.html, and `/about`
 * redirects there. Dotfiles, folders without a page and unknown names answer with 404.html. Names are case-sensitive.
 */
export function respond(
  files: Files,
  { method = 'GET', url = '/', headers }: RequestLike,
): HttpResponse {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' } };
  const [, address = '/', query = ''] = /^([^?#]*)([^#]*)/.exec(url) ?? [];
  const wanted = fileAt(address);
  const isFound = wanted !== undefined && files.has(wanted);
  if (wanted && !isFound && files.has(`${wanted}/index.html`))
    return { status: 301, headers: { location: `${address}/${query}` } };
  const name = isFound ? wanted : '404.html';
  const body = Buffer.from(files.get(name) ?? 'There is no such page.');
  const kind = fileKindOf(name);
  const common = {
    ...securityHeaders,
    'content-type': kind ? contentTypeOf(kind) : (lookup(name) ?? 'application/octet-stream'),
    'cache-control': isHashed(name) ? immutable : revalidate,
    'accept-ranges': 'bytes',
  };
  // iPhones play no video from a server without range requests. A range that cannot be sent may be ignored (RFC 9110).
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const part = body.subarray(Number(from ?? 0), to ? Number(to) + 1 : body.length);
  if (!isFound || from === undefined || part.length === 0) {
    return {
      status: isFound ? 200 : 404,
      headers: { ...common, 'content-length': `${body.length}` },
      body,
    };
  }
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`;
  return {
    status: 206,
    headers: { ...common, 'content-range': range, 'content-length': `${part.length}` },
    body: part,
  };
}

/**
 * Returns the name of the file at an address, encoded as a browser sends it, or undefined for a dotfile, which the host hides.
 */
export function fileAt(address: string): string | undefined {
  const path = unescape(address);
  if (/\/\.(?!well-known(\/|$))/.test(path)) return undefined;
  return path.slice(1).replace(/(^|\/)$/, '$1index.html');
}

/**
 * Starts a server. It calls `filesNow` at each request, so the files may change while it runs. Returns its address
 * without a slash at the end, its port, and a function that closes it. Throws if the port is not free.
 */
export async function serve(
  filesNow: () => Files,
  { port = 0, host = '127.0.0.1', extra }: ServeOptions = {},
) {
  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = (await extra?.(request)) ?? respond(filesNow(), request);
    // Node itself leaves out the body in the response to a HEAD request.
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => {
    send(request, response).catch((error: unknown) => {
      response.writeHead(500, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' });
      response.end(explain(error));
    });
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'another program uses it' : message;
    throw new Error(
      `Could not open the port ${port}: ${reason}. Choose another one: write -- --port 8000 behind the command.`,
      { cause },
    );
  }
  const opened = (server.address() as AddressInfo).port;
  return {
    url: `http://${host || 'localhost'}:${opened}`,
    port: opened,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
