/** Rebuilds the site after every save, serves it from memory and reloads the open pages. */
import { existsSync, readFileSync } from 'node:fs';
import { watch, type FSWatcher } from 'chokidar';
import { openEditor } from '../../editor/index.ts';
import type { Files } from '../../generator/files.ts';
import { uncachedResponse, serve } from '../../generator/host/serve.ts';
import { leftoverIn } from '../../generator/leftovers.ts';
import { makeSite, type MadeSite } from '../../generator/makeSite.ts';
import { pathFromContent, pathIn, type Project } from '../../generator/project.ts';
import { explain } from '../../generator/terminal.ts';
import type { LocalAddress } from '../localAddress.ts';

/**
 * Milliseconds from the last change to the rebuild. One save of an editor is several changes, and
 * chokidar drops further changes of a file for 50 ms.
 */
const pause = 50;

const reloadScript = readFileSync(new URL('reload.js', import.meta.url));

/**
 * Serves a project at the address. Resolves once the first build has ended; an error in the sources
 * is shown, not thrown. Throws an Error for staff when the port cannot be opened.
 */
export async function startDev(project: Project, { port, host }: LocalAddress): Promise<void> {
  let files: Files = new Map();
  let site: MadeSite | undefined;
  let buildError = '';
  /** Names a build, also across restarts. */
  let version = 0;
  let working: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** The files that have changed since the last build. */
  const touched = new Set<string>();

  const show = (made: MadeSite): void => {
    site = made;
    buildError = '';
    version = Date.now();
    files = withScripts(made.files, version);
  };
  const rebuild = async (): Promise<void> => {
    const started = Date.now();
    const names = [...touched];
    touched.clear();
    // A save in the form has made the site of these files, and shown it, before it wrote them.
    if (names.length > 0 && names.every((file) => isMadeOf(project, file, site))) return;
    try {
      const made = await makeSite(project);
      show(made);
      console.log(`Built in ${Date.now() - started} ms.`);
    } catch (error) {
      buildError = explain(error);
      version = Date.now();
      console.error(`\n${buildError}`);
    }
  };
  const inTurn = <Done>(task: () => Promise<Done>): Promise<Done> => {
    const done = working.then(task);
    working = done.catch(() => {});
    return done;
  };
  const watcher = await watchProject(project, (file) => {
    touched.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(rebuild), pause);
  });
  try {
    await rebuild();
    // With --host, which makes host an empty text, anybody in the network could use the form, so there is none.
    const withScript = (html: string) => addScript(html, version);
    const state = { buildError: () => buildError, site: () => site, show, withScript, inTurn };
    const editor = host === '' ? undefined : openEditor({ project, port, ...state });

    await serve(() => files, {
      port,
      host,
      /** Answers what dev alone has, and everything while the site cannot be made. */
      async extra(request) {
        const ofEditor = await editor?.answer(request);
        if (ofEditor) return ofEditor;
        const [address] = (request.url ?? '/').split('?');
        if (address === '/.dev/version') return uncachedResponse(`${version}`, 'text/plain');
        if (address === '/.dev/reload.js') {
          const script = `${reloadScript}${editor?.script ?? ''}`;
          return uncachedResponse(script, 'text/javascript');
        }
        if (!buildError) return undefined;
        return uncachedResponse(addScript(errorPage(buildError), version), 'text/html', 500);
      },
    });
  } catch (error) {
    // An open watcher would keep the process alive.
    await watcher.close();
    throw error;
  }
}

/** A rebuild reads these; what else is in src is loaded once. */
const sources = /^(public|styles|src\/(content|pictures|site))(\/|$)|^src\/routes\.tsx$/;
const program = /^(src(\/|$)|build\.ts$|package\.json$)/;

/** Calls `onSave` with each file that changes in the sources. Resolves once no change can be missed. */
async function watchProject(project: Project, onSave: (file: string) => void): Promise<FSWatcher> {
  const watcher = watch(project.root, {
    ignoreInitial: true,
    ignored: (file) => {
      const name = pathIn(project, file);
      const isOther = name.endsWith('README.md') || leftoverIn(name);
      return name !== '' && Boolean(isOther || !(sources.test(name) || program.test(name)));
    },
  });
  watcher.on('all', (_event, file) => {
    const name = pathIn(project, file);
    if (sources.test(name)) return onSave(file);
    console.log(
      `${name} is part of the program that runs here. Stop it with Ctrl-C and start it again.`,
    );
  });
  let isTold = false;
  watcher.on('error', (cause) => {
    // A system that allows too few watched files throws for each file.
    if (isTold) return;
    isTold = true;
    console.error(
      `Could not watch the project (${project.root}): ${(cause as Error).message}. A save may go unseen. ` +
        'Close other editors, or on Linux raise fs.inotify.max_user_watches; then stop with Ctrl-C and start again.',
    );
  });
  await new Promise<void>((resolve) => watcher.on('ready', resolve));
  return watcher;
}

/** Whether the site was made of a draft that is now in the file. */
function isMadeOf(project: Project, file: string, site: MadeSite | undefined): boolean {
  const draft = site?.drafts?.get(pathFromContent(project, file));
  if (!draft || !existsSync(file)) return draft === null && !existsSync(file);
  return readFileSync(file).equals(Buffer.from(draft));
}

function withScripts(files: Files, version: number): Files {
  return new Map(
    [...files].map(([name, body]) => [
      name,
      name.endsWith('.html') ? addScript(`${body}`, version) : body,
    ]),
  );
}

function addScript(html: string, version: number): string {
  const script = `<script type="module" src="/.dev/reload.js?${version}"></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

function errorPage(message: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not yet</title>';
  return `<!doctype html><html lang="en"><head>${head}</head><body><pre style="white-space:pre-wrap">${text}</pre></body></html>\n`;
}
