/** Answers what the page of facts asks for, to this computer alone. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { lookup } from 'mrmime';
import { compile } from 'sass';
import { securityHeaders } from '../../../generator/host/hostHeaders.ts';
import type { Project } from '../../../generator/project.ts';
import { readFont } from '../../../generator/publicFiles.ts';
import { explain } from '../../../generator/terminal.ts';
import { saveFacts, showFacts } from './facts.ts';
import type { Posted } from './write.ts';

export interface EditorOptions {
  readonly project: Project;
  /** Of the server. */
  readonly port: number;
  /** Why the site cannot be made now, or ''. */
  readonly problem: () => string;
  /** Runs a task once no build and no other save is under way. */
  readonly inTurn: <Done>(task: () => Promise<Done>) => Promise<Done>;
}

/** Returns what answers a request, and returns whether it has. */
export function openEditor({ project, port, problem, inTurn }: EditorOptions) {
  const answers: Readonly<Record<string, (posted: Posted) => Promise<string> | string>> = {
    'GET /.dev/facts': () => `<!doctype html>${renderToStaticMarkup(showFacts(project))}`,
    async 'POST /.dev/facts'(posted) {
      return JSON.stringify(await inTurn(() => saveFacts(project, posted)));
    },
    'GET /.dev/facts.js': () => readFileSync(here('facts.js'), 'utf8'),
    'GET /.dev/edit.css': () =>
      compile(here('edit.scss')).css.replaceAll('/assets/marcellus.woff2', readFont().url),
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers[`${request.method} ${pathname}`];
    if (!answer) return false;
    const send = (status: number, body: string, type = 'text/plain') =>
      response
        .writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` })
        .end(body);
    if (!isAllowed(request, port)) send(403, 'Open this page on the computer that it runs on.');
    else
      text(request)
        .then((body) => answer(new URLSearchParams(body)))
        .then((body) => send(200, body, lookup(pathname) ?? 'text/html'))
        .catch((error: unknown) => send(500, problem() || explain(error)));
    return true;
  };
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A page of another site can send requests here too: it has another Origin, and a name that leads here another Host. */
function isAllowed({ method, headers: { host, origin } }: IncomingMessage, port: number): boolean {
  const isHere = host === `localhost:${port}` || host === `127.0.0.1:${port}`;
  return isHere && (origin === `http://${host}` || (method === 'GET' && origin === undefined));
}

const headers = {
  ...securityHeaders,
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
