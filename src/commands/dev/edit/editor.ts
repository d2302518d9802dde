/** Answers what the forms of `npm run dev` ask for, to this computer alone. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'sass';
import { securityHeaders } from '../../../generator/host/hostHeaders.ts';
import type { Project } from '../../../generator/project.ts';
import { readFont } from '../../../generator/publicFiles.ts';
import { explain } from '../../../generator/terminal.ts';
import { factsPage, saveFacts, type LastBuild } from './facts.ts';

export interface EditorOptions {
  readonly project: Project;
  /** Of the server. */
  readonly port: number;
  readonly lastBuild: () => LastBuild;
  /** Runs a task once no build and no other save is under way. */
  readonly inTurn: <Done>(task: () => Promise<Done>) => Promise<Done>;
}

/** Returns what answers a request, and returns whether it has. */
export function openEditor(options: EditorOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!Object.hasOwn(answers, pathname)) return false;
    const send = ({ status = 200, type = 'text/html', body }: Answer) =>
      response
        .writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` })
        .end(body);
    if (!isAllowed(request, options.port)) {
      send({ status: 403, type: 'text/plain', body: 'Open this page on the computer it runs on.' });
      return true;
    }
    answers[pathname as keyof typeof answers](request, options).then(send, (error: unknown) => {
      send({ status: 500, type: 'text/plain', body: explain(error) });
    });
    return true;
  };
}

/** A page of another site can send requests here too: it has another Origin, and a name that leads here another Host. */
function isAllowed({ method, headers: { host, origin } }: IncomingMessage, port: number): boolean {
  if (host !== `localhost:${port}` && host !== `127.0.0.1:${port}`) return false;
  const isOwn = origin === `http://${host}`;
  return method === 'POST' ? isOwn : method === 'GET' && (isOwn || origin === undefined);
}

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

const answers = {
  async '/.dev/facts'(request: IncomingMessage, options: EditorOptions): Promise<Answer> {
    const { project, lastBuild, inTurn } = options;
    if (request.method === 'GET') return { body: asHtml(factsPage(project, lastBuild())) };
    const posted = new URLSearchParams(await readBody(request));
    const outcome = await inTurn(() => saveFacts(project, posted));
    const body = asHtml(factsPage(project, lastBuild(), outcome));
    return { status: outcome.refusal ? 422 : 200, body };
  },
  async '/.dev/edit.js'(): Promise<Answer> {
    return { type: 'text/javascript', body: readFileSync(here('edit.js'), 'utf8') };
  },
  async '/.dev/edit.css'(): Promise<Answer> {
    const { css } = compile(here('edit.scss'));
    return { type: 'text/css', body: css.replaceAll('/assets/marcellus.woff2', readFont().url) };
  },
};

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The pages of the site have their own policy, in a meta tag. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const headers = {
  ...securityHeaders,
  'Content-Security-Policy': policy,
  'cache-control': 'no-store',
};

/** In characters; all facts take a tenth of it. */
const longest = 1_000_000;

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    body += part;
    if (body.length > longest) throw new Error('Could not save: the form is too long.');
  }
  return body;
}

function asHtml(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
