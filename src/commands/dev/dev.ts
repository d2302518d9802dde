/** Makes the site anew after every save, serves it from memory, and tells the open pages. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';
import type { Project } from '../../generator/project.ts';
import { serve } from '../../generator/serve.ts';
import { checkFiles } from '../../generator/check/checkFiles.ts';
import { shortHash, type Files } from '../../generator/files.ts';
import { makeSite, type MadeSite } from '../../generator/makeSite.ts';
import { warmStyles } from '../../generator/styles.ts';
import { factAt, factsOf } from '../../generator/unconfirmed.ts';
import { explain } from '../../generator/terminal.ts';

/** A fact of src/content/agency.ts, or a translation, that nobody has confirmed. */
export interface Sample {
  readonly field: string;
  readonly value: string;
}

/**
 * In milliseconds. An editor's save comes in several events. A file that is still being copied is no mistake yet, and
 * for 50 ms after a change chokidar leaves out further ones of the same file: so there is always a second look.
 */
const pauses = { burst: 5, secondLook: 150 };

/** Starts on the port or the next free one, and returns it, once the site is there or it is known what is wrong with it. */
export async function startDev(project: Project, firstPort: number): Promise<number> {
  const script = await bundlePageScript();
  const readers = new Set<ServerResponse>();
  let shown: Files = new Map();
  let samples = '[]';
  let problem = '';
  let saved = new Set<string>();
  let working: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const tellPages = () => {
    for (const reader of readers) tell(reader, problem);
  };
  const show = ({ site, files }: MadeSite) => {
    const facts = site.unconfirmed.map((field): Sample => ({
      field,
      value: String(factAt(factsOf(site), field)),
    }));
    samples = JSON.stringify(facts);
    shown = new Map(
      [...files].map(([name, content]) => [
        name,
        name.endsWith('.html') ? marked(`${content}`, samples) : content,
      ]),
    );
    tellPages();
  };
  const settle = (fault: string) => {
    if (fault && fault !== problem) console.error(`\n${fault}`);
    if (!fault && problem) console.log('Mended.');
    problem = fault;
    tellPages();
  };

  /** Shows what can be made now; what is wrong with it is told at the second look alone. */
  const look = async (isSecond: boolean): Promise<void> => {
    const started = performance.now();
    const names = saved;
    saved = new Set();
    let fault = '';
    try {
      const made = await makeSite(project);
      show(made);
      if (names.size > 0)
        console.log(`${list([...names])} (${Math.round(performance.now() - started)} ms)`);
      if (isSecond) checkFiles(made);
    } catch (error) {
      fault = explain(error);
    }
    if (isSecond) settle(fault);
    else if (saved.size === 0) lookIn(pauses.secondLook, true);
  };
  const lookIn = (pause: number, isSecond: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(() => look(isSecond))), pause);
  };

  await watchProject(project.root, (file) => {
    if (isProgram(file))
      return console.log(
        `${file} is part of the program that runs here. Stop it with Ctrl-C and start it again.`,
      );
    saved.add(file);
    lookIn(pauses.burst, false);
  });
  await look(true);

  const own = (request: IncomingMessage, response: ServerResponse): boolean => {
    const [address] = (request.url ?? '/').split('?');
    if (address === '/.dev/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      readers.add(response);
      response.on('close', () => readers.delete(response));
      tell(response, problem);
    } else if (address === '/.dev/client.js') send(response, 200, 'text/javascript', script);
    else if (address === '/.dev/samples.json') send(response, 200, 'application/json', samples);
    else if (shown.size === 0) send(response, 500, 'text/html', marked(faultPage(problem), ''));
    else return false;
    return true;
  };
  const port = await openPort(firstPort, (candidate) =>
    serve(() => shown, { port: candidate, host: '', extra: own }),
  );
  setTimeout(() => void warm(project), 2 * pauses.secondLook);
  return port;
}

/** What the first save of a style or a picture would otherwise wait for. */
async function warm(project: Project): Promise<void> {
  await warmStyles(project);
  // Where sharp is missing, the build says so as soon as there is a picture to encode.
  await import('../../generator/pictures/encode.ts').catch(() => {});
}

/** Calls `onSave` for every file that is saved, added, renamed or deleted. Resolves once no change can be missed. */
async function watchProject(root: string, onSave: (file: string) => void): Promise<void> {
  const slashes = (file: string) => file.split(path.sep).join('/');
  const watcher = watch(root, {
    cwd: root,
    ignoreInitial: true,
    ignored: (file) => file !== root && !watched.test(slashes(path.relative(root, file))),
  });
  watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir' && !passing.test(file)) onSave(slashes(file));
  });
  watcher.on('error', (cause) => {
    console.error(
      `Could not watch the project (${root}): ${(cause as Error).message}. Stop with Ctrl-C and start again.`,
    );
  });
  await new Promise<void>((resolve) => watcher.on('ready', resolve));
}

const watched = /^(src(?!\/commands\/(?!dev\/))|styles|public)(\/|$)|^(package|tsconfig)\.json$/;

/** What editors put beside a file for a moment. */
const passing = /(~|\.sw.|\.tmp|\.crdownload|\.part)$/;

/** What is read anew at every save; the rest is the generator itself, which a running process cannot take up. */
function isProgram(file: string): boolean {
  return !/^(public|styles|src\/(content|pictures|site))\/|^src\/routes\.tsx$/.test(file);
}

function list(files: readonly string[]): string {
  return files.length > 3
    ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more`
    : files.join(', ');
}

/** The script that served pages carry; src/commands/dev/page/devClient.ts with all that it needs. */
async function bundlePageScript(): Promise<string> {
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

/** Lets the page carry the dev script, whose address tells what the page is: its style, and everything else. */
function marked(html: string, samples: string): string {
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const rest = html.replace(css, '').replace(/sha256-[\w+/=]+/g, '') + samples;
  const address = `/.dev/client.js?rest=${shortHash(rest)}&css=${shortHash(css)}`;
  return html.replace('</head>', () => `<script type="module" src="${address}"></script></head>`);
}

function faultPage(problem: string): string {
  const text = problem.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not yet</title>';
  return `<!doctype html><html lang="en"><head>${head}</head><body><pre style="white-space:pre-wrap">${text}</pre></body></html>\n`;
}

function tell(reader: ServerResponse, problem: string): void {
  reader.write(`data: ${JSON.stringify(problem)}\n\n`);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
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
