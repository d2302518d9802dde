/** A web server on this machine alone that answers for a folder as the site's host does. */
import { once } from 'node:events';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

export interface FolderServer {
  /** Such as http://127.0.0.1:49152, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

/**
 * Takes a folder and starts to serve it on 127.0.0.1, on a free port unless one is named. `/about` and `/about/` answer
 * with about/index.html, without a redirect; what is not there, hidden files and folders without a page answer 404 with
 * the folder's 404.html. Names are told apart by capital letters on every system. Throws when the folder is missing or
 * the port is taken.
 */
export async function serveFolder(folder: string, { port = 0 }: { port?: number } = {}): Promise<FolderServer> {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    answer(root, request.url ?? '/', response).catch(() => response.writeHead(500).end());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause: unknown) => {
    throw new Error(`Could not serve ${folder} (port ${port}): the port is taken. Choose another one.`, { cause });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Takes a folder's real path and a request's address; returns the file that answers, undefined where there is none. */
export async function findFile(root: string, address: string): Promise<string | undefined> {
  const path = decode(address.replace(/[?#].*$/s, ''));
  if (path === undefined || /[\\\0]/.test(path) || /\/\.(?!well-known(\/|$))/.test(path)) return undefined;
  if (path.endsWith('/')) return exactFile(root, `${path}index.html`);
  return (await exactFile(root, path)) ?? exactFile(root, `${path}/index.html`);
}

/** Returns the media type that a file's name tells. */
export function typeOf(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

async function answer(root: string, address: string, response: ServerResponse): Promise<void> {
  const found = await findFile(root, address);
  const file = found ?? (await exactFile(root, '/404.html'));
  const body = file === undefined ? Buffer.from('404') : await readFile(file);
  const status = found === undefined ? 404 : 200;
  response.writeHead(status, { 'content-type': typeOf(file ?? '.txt'), 'content-length': body.length });
  // Node leaves the body away by itself when the request is HEAD.
  response.end(body);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The real path differs when the case of a letter does, which only some systems forgive, or when a link leads out. */
async function exactFile(root: string, path: string): Promise<string | undefined> {
  const file = join(root, path);
  try {
    return (await stat(file)).isFile() && (await realpath(file)) === file ? file : undefined;
  } catch {
    return undefined;
  }
}
