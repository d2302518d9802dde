/** The one web server of this project: answers for the files of the finished site as the site's host does. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup, mimes } from 'mrmime';
import type { Files } from './files.ts';
import { revalidate, immutable, hashedFileName, securityHeaders } from './host/hostHeaders.ts';

export interface ServeOptions {
  /** 0 for one that is free. */
  readonly port?: number;
  /** An empty one stands for this machine and its network. */
  readonly host?: string;
  /** RequestLike first; returns whether it answers by itself. */
  readonly extra?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export type RequestLike = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export type SiteServer = Awaited<ReturnType<typeof serve>>;

// The two endings of the site that the library leaves out.
Object.assign(mimes, { ico: 'image/x-icon', vcf: 'text/vcard' });

/**
 * Returns what the host answers: `/about` and `/about/` are about/index.html, without a redirect; hidden files, folders
 * without a page and what is not there are 404 with 404.html; names are told apart by the case of their letters.
 */
export function answer(files: Files, { method = 'GET', url = '/', headers }: RequestLike): Answer {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' } };
  const found = findName(files, url);
  const name = found ?? '404.html';
  const body = Buffer.from(files.get(name) ?? 'There is no such page.');
  const type = lookup(name) ?? 'application/octet-stream';
  const facts = {
    ...securityHeaders,
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': hashedFileName.test(name) ? immutable : revalidate,
    'accept-ranges': 'bytes',
  };
  // Phones play no video without parts. A server may send the whole where it cannot send the part (RFC 9110).
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const part = body.subarray(Number(from ?? 0), to ? Number(to) + 1 : body.length);
  if (!found || from === undefined || part.length === 0) {
    return {
      status: found ? 200 : 404,
      headers: { ...facts, 'content-length': `${body.length}` },
      body,
    };
  }
  const place = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`;
  return {
    status: 206,
    headers: { ...facts, 'content-range': place, 'content-length': `${part.length}` },
    body: part,
  };
}

/** Returns the name of the file that an address leads to. */
function findName(files: Files, url: string): string | undefined {
  const address = decode(url.replace(/[?#].*$/s, ''));
  if (/\/\.(?!well-known(\/|$))/.test(address)) return undefined;
  const name = address.slice(1);
  const page = `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  return [name, page].find((candidate) => files.has(candidate));
}

/** One that is malformed stays as it is, and leads to no file. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Serves the files that there are at each request. Returns its address without a slash at the end, its port and what
 * closes it. Throws a sentence where the port is not to be had.
 */
export async function serve(
  filesNow: () => Files,
  { port = 0, host = '127.0.0.1', extra }: ServeOptions = {},
) {
  const server = createServer((request, response) => {
    if (extra?.(request, response)) return;
    const { status, headers, body } = answer(filesNow(), request);
    // Node sends no body where HEAD is asked.
    response.writeHead(status, headers).end(body);
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'another program uses it' : message;
    throw new Error(
      `Could not open the port ${port}: ${reason}. Choose another one, such as --port 8000.`,
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
