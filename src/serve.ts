/** The one web server of this project: answers for the files of the finished site as the site's host does. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup, mimes } from 'mrmime';
import type { Files } from './steps/files.ts';
import { cacheAskAgain, cacheForEver, hashedName, securityHeaders } from './steps/host/hostHeaders.ts';

export interface Asked {
  readonly method?: string | undefined;
  /** As it stands in the request: a path, perhaps with a query. */
  readonly url?: string | undefined;
  readonly headers: { readonly range?: string | undefined };
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Missing where only the headers are sent. */
  readonly body: Uint8Array | undefined;
}

export interface SiteServer {
  /** Such as http://127.0.0.1:49152, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** 0 for one that is free. */
  readonly port?: number;
  /** An empty one stands for this machine and its network. */
  readonly host?: string;
  /** Asked first; returns whether it answers by itself. */
  readonly extra?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

// The two endings of the site that the library leaves out.
Object.assign(mimes, { ico: 'image/x-icon', vcf: 'text/vcard' });

/** All but the promise of https, which this server does not speak. */
const { 'Strict-Transport-Security': _, ...headersOfAll } = securityHeaders;

/**
 * Returns what the host answers: `/about` and `/about/` are about/index.html, without a redirect; hidden files, folders
 * without a page and what is not there are 404 with 404.html; names are told apart by the case of their letters.
 */
export function answer(files: Files, { method = 'GET', url = '/', headers }: Asked): Answer {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' }, body: undefined };
  const found = findName(files, url);
  const name = found ?? '404.html';
  const body = Buffer.from(files.get(name) ?? 'There is no such page.');
  const type = lookup(name) ?? 'application/octet-stream';
  const facts = {
    ...headersOfAll,
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': hashedName.test(name) ? cacheForEver : cacheAskAgain,
    'accept-ranges': 'bytes',
  };
  const whole = { ...facts, 'content-length': `${body.length}` };
  if (method === 'HEAD') return { status: found ? 200 : 404, headers: whole, body: undefined };
  const part = found ? readRange(headers.range, body.length) : undefined;
  if (!part) return { status: found ? 200 : 404, headers: whole, body };
  const { start, end } = part;
  if (start >= end) {
    return { status: 416, headers: { ...headersOfAll, 'content-range': `bytes */${body.length}` }, body: undefined };
  }
  const range = { 'content-range': `bytes ${start}-${end - 1}/${body.length}`, 'content-length': `${end - start}` };
  return { status: 206, headers: { ...facts, ...range }, body: body.subarray(start, end) };
}

/** Serves the files that there are at each request. Throws a sentence where the port is not to be had. */
export async function serve(filesNow: () => Files, options: ServeOptions = {}): Promise<SiteServer> {
  const { port = 0, host = '127.0.0.1', extra } = options;
  const server = createServer((request, response) => {
    if (extra?.(request, response)) return;
    const { status, headers, body } = answer(filesNow(), request);
    response.writeHead(status, headers).end(body);
  });
  await listen(server, port, host);
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

/** Returns the name of the file that an address leads to. */
function findName(files: Files, url: string): string | undefined {
  const address = decode(url.replace(/[?#].*$/s, ''));
  if (address === undefined || /\/\.(?!well-known(\/|$))/.test(address)) return undefined;
  const name = address.slice(1);
  const page = `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  return [name, page].find((candidate) => files.has(candidate));
}

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * Returns the part that is asked for, its end not included: phones play no video without. Nothing where all or several
 * parts are asked for (RFC 9110 lets a server send the whole then); an empty part where there is none such.
 */
function readRange(range: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from) return { start: Number(from), end: Math.min(to ? Number(to) + 1 : size, size) };
  return to ? { start: Math.max(size - Number(to), 0), end: size } : undefined;
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    // On macOS and Windows a server may start beside one that listens on this machine alone and goes on being asked.
    if (host === '' && port > 0) await Promise.all(['127.0.0.1', '::1'].map((own) => tryPort(port, own)));
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'another program uses it' : message;
    throw new Error(`Could not open the port ${port}: ${reason}. Choose another one, such as --port 8000.`, { cause });
  }
}

/** Throws where a program listens there; a machine without such an address has none. */
async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}
