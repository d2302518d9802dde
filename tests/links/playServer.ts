/** A server on this machine that plays every case that a link check meets. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface PlayServer {
  readonly url: string;
  /** Method, path and user agent of each request, in order. */
  readonly requests: readonly { readonly method: string; readonly path: string; readonly agent: string }[];
}

type Play = (response: ServerResponse, request: IncomingMessage, times: number) => void;

const status = (code: number, headers: Record<string, string> = {}): Play => {
  return (response) => response.writeHead(code, headers).end();
};

/** `times` counts the requests for the path, the first is 1. HEAD and GET both count. */
const plays: Readonly<Record<string, Play>> = {
  '/200': status(200),
  '/301': status(301, { location: '/302' }),
  '/302': status(302, { location: '/200' }),
  '/301-to-404': status(301, { location: '/404' }),
  '/loop': status(302, { location: '/loop-back' }),
  '/loop-back': status(302, { location: '/loop' }),
  '/nowhere': status(302),
  '/405-on-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 405 : 200).end('x'),
  '/404-on-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 404 : 200).end('x'),
  '/429-once': (response, _, times) => response.writeHead(times > 2 ? 200 : 429, { 'retry-after': '7' }).end(),
  '/429-past': status(429, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  '/429-hour': status(429, { 'retry-after': '3600' }),
  '/503-once': (response, _, times) => response.writeHead(times > 2 ? 200 : 503, { 'retry-after': '3' }).end(),
  '/silent': () => undefined,
  '/reset': (response) => void response.socket?.destroy(),
  '/slow-body': (response, { method }) => {
    response.writeHead(method === 'HEAD' ? 405 : 200, { 'content-type': 'text/html' });
    if (method === 'HEAD') response.end();
    else response.write('<p>');
  },
  '/broken-body': (response, { method }) => {
    response.writeHead(method === 'HEAD' ? 405 : 200, { 'content-type': 'text/html', 'content-length': '1000' });
    if (method === 'HEAD') response.end();
    else response.write('<p>', () => response.socket?.destroy());
  },
};

/** Starts to play; a path that is only digits, such as /403, answers with that status. Stops when the test ends. */
export async function startPlaying(): Promise<PlayServer> {
  const requests: { method: string; path: string; agent: string }[] = [];
  const url = await listen((request, response) => {
    const { url: path = '', method = '' } = request;
    requests.push({ method, path, agent: request.headers['user-agent'] ?? '' });
    const times = requests.filter((one) => one.path === path).length;
    (plays[path] ?? status(Number(path.slice(1))))(response, request, times);
  });
  return { url, requests };
}

/** Starts a server on a free port of this machine, stops it when the test ends and returns its address. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns an address at which nothing listens any more. */
export async function refusingUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}/`;
}
