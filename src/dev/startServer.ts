/** The web server of `npm run dev`: answers as the site's host does, from what is built at that moment. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bundleDevClient } from './bundleDevClient.ts';
import { faultPage, type DevPage } from './DevPage.ts';
import { findFile } from './findFile.ts';
import { openPort } from './openPort.ts';
import type { PageStream } from './PageStream.ts';
import { sendFile } from './sendFile.ts';

export interface Served {
  /** The folder of everything but the pages. */
  readonly folder: string;
  readonly pages: ReadonlyMap<string, DevPage>;
}

export interface DevServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves the site on the port or the next free one. `ready` is waited for before anything is answered; `problem` gives
 * the words for who asks for a page while there is none.
 */
export async function startServer(
  site: Served,
  stream: PageStream,
  { port, ready, problem }: { port: number; ready: Promise<void>; problem: () => string },
): Promise<DevServer> {
  const client = bundleDevClient();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const address = (request.url ?? '/').replace(/[?#].*$/s, '');
    if (address === '/.dev/events') return stream.add(request, response);
    if (address === '/.dev/client.js') return send(response, 200, 'text/javascript', await client);
    await ready;
    const page = findPage(site.pages, address);
    if (page) return send(response, 200, 'text/html', page.html);
    const file = await findFile(site.folder, address);
    if (file) return sendFile(file, request, response);
    const notFound = site.pages.get('404.html');
    if (notFound) return send(response, 404, 'text/html', notFound.html);
    return send(response, 500, 'text/html', faultPage(problem()));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      // A file may go between the moment it is found and the moment it is read.
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const opened = await openPort(server, port);
  return {
    port: opened,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** `/about` and `/about/` are about/index.html, as on the host. */
function findPage(pages: ReadonlyMap<string, DevPage>, address: string): DevPage | undefined {
  const path = address.slice(1);
  return pages.get(path) ?? pages.get(path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  const body = Buffer.from(text);
  const kind = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  response.writeHead(status, { ...kind, 'content-length': body.length }).end(body);
}
