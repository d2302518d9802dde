/** Answers the requests of the form of facts and of "Change words", from this computer alone. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { lookup } from 'mrmime';
import { compile } from 'sass';
import { takeBack, undoInterrupted } from '../../../generator/content/saveContent.ts';
import { securityHeaders } from '../../../generator/host/hostHeaders.ts';
import type { Files } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import { readFont } from '../../../generator/output/publicFiles.ts';
import { answer as answerFrom } from '../../serve.ts';
import { remindersOf, type Reminder } from '../../../generator/report/reminders.ts';
import { explain } from '../../../generator/report/terminal.ts';
import { saveAnswer, saveGroup, showFacts } from './factsForm.ts';
import { pagesToEdit } from './pagesToEdit.ts';
import { openPublisher } from './publish.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { saveWords } from './saveWords.ts';

interface EditorOptions {
  readonly project: Project;
  /** The port of the server. */
  readonly port: number;
  /** Returns why the site cannot be made now, or ''. */
  readonly problem: () => string;
  /** Returns the site as it was made last. */
  readonly site: () => MadeSite | undefined;
  /** Shows the site that a save has made. */
  readonly show: (made: MadeSite) => void;
  /** Puts the script of dev into pages. */
  readonly withClient: (files: Files) => Files;
  /** Runs a task once no build and no other save is under way. */
  readonly inTurn: <Done>(task: () => Promise<Done>) => Promise<Done>;
}

/** Returns a function that answers a request if it is for the editor, and says whether it was. */
export function openEditor(options: EditorOptions) {
  const { project, port, problem, site, show, withClient, inTurn } = options;
  undoInterrupted(project);
  const publisher = openPublisher(project, inTurn);
  const saved = async (save: () => Promise<Outcome>, done: string) => {
    const before = site();
    const { made, problems } = await inTurn(save);
    if (made) show(made);
    const said = problems.length > 0 ? [] : [done, ...newReminders(before, made)];
    return JSON.stringify({ problems, said: said.join('\n') });
  };
  const answers: Readonly<Record<string, (posted: URLSearchParams) => Promise<string> | string>> = {
    'GET /.dev/facts': () => {
      const page = showFacts(project, site(), problem(), publisher.state());
      return `<!doctype html>${renderToStaticMarkup(page)}`;
    },
    'POST /.dev/facts': (posted) => saved(() => saveGroup(project, site(), posted), isSaved),
    'POST /.dev/answer': (posted) => saved(() => saveAnswer(project, site(), posted), isSaved),
    'POST /.dev/words': (posted) => saved(() => saveWords(project, posted), isSaved),
    'POST /.dev/undo': () => saved(() => outcomeOf(takeBack(project)), 'Taken back.'),
    'POST /.dev/publish': (posted) => {
      publisher.begin(posted.get('password') ?? '');
      return '{ "problems": [] }';
    },
    'GET /.dev/factsPage.js': () => readFileSync(here('factsPage.js'), 'utf8'),
    'GET /.dev/changeWords.js': () => readFileSync(here('changeWords.js'), 'utf8'),
    'GET /.dev/send.js': () => readFileSync(here('send.js'), 'utf8'),
    'GET /.dev/edit.css': () =>
      compile(here('edit.scss'), { loadPaths: [path.join(project.root, 'styles')] })
        .css.replaceAll('/assets/marcellus.woff2', readFont().url)
        // The bar is in a shadow tree, where :root matches nothing.
        .replaceAll(/:root(:lang\(en\))?(?= \{)/g, ':root, :host'),
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    // The URL class would throw at "//", which any page of another site can request.
    const [, pathname = '', search] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
    const answer = answers[`${request.method} ${pathname}`];
    const made = search === '?edit' && !problem() && site();
    if (!answer && !made) return false;
    const send = (status: number, body: string, type = 'text/plain') => {
      response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` });
      response.end(body);
    };
    const reply = async () => {
      if (!isAllowed(request, port))
        return send(403, 'Open this page on the computer that it runs on.');
      if (answer) {
        const body = await answer(new URLSearchParams(await text(request)));
        const type = request.method === 'POST' ? 'application/json' : lookup(pathname);
        return send(200, body, type ?? 'text/html');
      }
      const pages = made ? withClient(await pagesToEdit(project, made)) : new Map();
      const found = answerFrom(pages, request);
      return response.writeHead(found.status, found.headers).end(found.body);
    };
    void reply().catch((error: unknown) => send(500, problem() || explain(error)));
    return true;
  };
}

const isSaved = 'Saved. Visitors see it after you publish.';

/** Returns the titles of the reminders that are new since a save. */
function newReminders(before: MadeSite | undefined, after: MadeSite | undefined): string[] {
  const remindersIn = (site: MadeSite | undefined) => (site ? remindersOf(site, 'form') : []);
  const known = remindersIn(before).flatMap(({ notes }) => notes.map(({ text }) => text));
  const isNew = ({ notes }: Reminder) => notes.some(({ text }) => !known.includes(text));
  return remindersIn(after)
    .filter(isNew)
    .map(({ title }) => title);
}

const here = (name: string) => path.join(import.meta.dirname, name);

/**
 * Whether a request may be answered. A page of another site can send requests here too, but they have its own Origin; and if its
 * name has been pointed at this computer, they have its name as Host.
 */
function isAllowed({ method, headers: { host, origin } }: IncomingMessage, port: number): boolean {
  const isHere = host === `localhost:${port}` || host === `127.0.0.1:${port}`;
  return isHere && (origin === `http://${host}` || (method === 'GET' && origin === undefined));
}

const headers = {
  ...securityHeaders,
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
