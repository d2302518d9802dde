/** Rebuilds the site after every save, serves it from memory and tells the open pages. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch, type FSWatcher } from 'chokidar';
import { checkFiles } from '../../generator/check/checkFiles.ts';
import { shortHash, type Files } from '../../generator/files.ts';
import { makeSite } from '../../generator/makeSite.ts';
import type { Project } from '../../generator/project.ts';
import { serve } from '../../generator/serve.ts';
import { explain } from '../../generator/terminal.ts';
import type { LocalAddress } from '../localAddress.ts';

/**
 * Milliseconds before a rebuild. One save of an editor is several events. A file may still be half
 * copied, and chokidar drops further changes of a file for 50 ms: so a final rebuild follows, and
 * only that one reports errors.
 */
const delays = { burst: 5, final: 150 };

/**
 * Serves a project at the address, or on the next free port. Returns the port once the first build
 * has ended; an error in the sources is shown, not thrown. Throws a sentence when no port can be
 * opened.
 */
export async function startDev(project: Project, address: LocalAddress): Promise<number> {
  const client = await bundleDevClient();
  const clients = new Set<ServerResponse>();
  let files: Files = new Map();
  let problem = '';
  let saved = new Set<string>();
  let working: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const sendAll = () => {
    for (const each of clients) send(each, problem);
  };
  const report = (error: string) => {
    if (error && error !== problem) console.error(`\n${error}`);
    if (!error && problem) console.log('Mended.');
    problem = error;
    sendAll();
  };
  const rebuild = async ({ final }: { final: boolean }): Promise<void> => {
    const started = performance.now();
    const names = [...saved];
    saved = new Set();
    let error = '';
    try {
      const made = await makeSite(project);
      files = withClient(made.files);
      sendAll();
      if (names.length > 0)
        console.log(`${list(names)} (${Math.round(performance.now() - started)} ms)`);
      if (final) checkFiles(made);
    } catch (cause) {
      error = explain(cause);
    }
    if (final) report(error);
    else if (saved.size === 0) schedule(delays.final, true);
  };
  const schedule = (delay: number, final: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(() => rebuild({ final }))), delay);
  };

  const watcher = await watchProject(project.root, (file) => {
    if (isProgram(file))
      return console.log(
        `${file} is part of the program that runs here. Stop it with Ctrl-C and start it again.`,
      );
    saved.add(file);
    schedule(delays.burst, false);
  });
  await rebuild({ final: true });

  /** Answers what only dev has; returns false for everything else. */
  const extra = (request: IncomingMessage, response: ServerResponse): boolean => {
    const [url] = (request.url ?? '/').split('?');
    if (url === '/.dev/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      clients.add(response);
      response.on('close', () => clients.delete(response));
      send(response, problem);
    } else if (url === '/.dev/client.js') respond(response, 200, 'text/javascript', client);
    else if (files.size === 0) respond(response, 500, 'text/html', addClient(errorPage(problem)));
    else return false;
    return true;
  };
  try {
    return await openPort(address.port, (port) =>
      serve(() => files, { port, host: address.host, extra }),
    );
  } catch (error) {
    // It would keep the process alive.
    await watcher.close();
    throw error;
  }
}

/** Calls `onSave` for every changed, new or deleted file. Resolves once no change can be missed. */
async function watchProject(root: string, onSave: (file: string) => void): Promise<FSWatcher> {
  const slashes = (file: string) => file.split(path.sep).join('/');
  const watcher = watch(root, {
    cwd: root,
    ignoreInitial: true,
    ignored: (file) => file !== root && !watched.test(slashes(path.relative(root, file))),
  });
  watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir' && !tempFiles.test(file)) onSave(slashes(file));
  });
  watcher.on('error', (cause) => {
    console.error(
      `Could not watch the project (${root}): ${(cause as Error).message}. Stop with Ctrl-C and start again.`,
    );
  });
  await new Promise<void>((resolve) => watcher.on('ready', resolve));
  return watcher;
}

const watched = /^(src(?!\/commands\/(?!dev\/))|styles|public)(\/|$)|^(package|tsconfig)\.json$/;

/** Editors and downloads put these beside a file for a moment. */
const tempFiles = /(~|\.sw.|\.tmp|\.crdownload|\.part)$/;

/** A rebuild reads content, pictures, site, styles and public anew; all else is loaded once. */
function isProgram(file: string): boolean {
  return !/^(public|styles|src\/(content|pictures|site))\/|^src\/routes\.tsx$/.test(file);
}

function list(files: readonly string[]): string {
  return files.length > 3
    ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more`
    : files.join(', ');
}

/** Returns the script of served pages: page/devClient.ts and its imports. */
async function bundleDevClient(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page/devClient.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
}

function withClient(files: Files): Files {
  return new Map(
    [...files].map(([name, body]) => [name, name.endsWith('.html') ? addClient(`${body}`) : body]),
  );
}

/** Adds the script; its address holds fingerprints of the page's style and of the rest. */
function addClient(html: string): string {
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const rest = html.replace(css, '').replace(/sha256-[\w+/=]+/g, '');
  const address = `/.dev/client.js?rest=${shortHash(rest)}&css=${shortHash(css)}`;
  return html.replace('</head>', () => `<script type="module" src="${address}"></script></head>`);
}

function errorPage(problem: string): string {
  const text = problem.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not yet</title>';
  return `<!doctype html><html lang="en"><head>${head}</head><body><pre style="white-space:pre-wrap">${text}</pre></body></html>\n`;
}

function send(client: ServerResponse, problem: string): void {
  client.write(`data: ${JSON.stringify(problem)}\n\n`);
}

function respond(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text);
}

/** Opens the port or one of the next hundred; returns which. */
async function openPort(first: number, open: (port: number) => Promise<unknown>): Promise<number> {
  for (let port = first; ; port++) {
    try {
      await open(port);
      return port;
    } catch (error) {
      const { code } = (error as Error).cause as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' || port === Math.min(first + 100, 65_535)) throw error;
    }
  }
}
