/** Rebuilds the site after every save, serves it from memory and reloads the open pages. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { unreadLanguages } from '../../agency/leaveOut.ts';
import { pageFile } from '../../site/addresses.ts';
import { readBytes } from '../files/readFile.ts';
import type { Files } from '../files/siteFiles.ts';
import { serve, uncachedResponse, type HttpResponse } from '../webServer/serve.ts';
import { makeSite, type MadeSite } from '../makeSite.ts';
import { pathFromContent, type Draft, type Project } from '../project.ts';
import { explain } from '../terminal.ts';
import { changedSources, sourceStamps, watchSources, type Stamps } from './watchSources.ts';

/**
 * Milliseconds from the last change that was reported to the rebuild. One save in an editor causes several reports, and chokidar
 * reports no further change of a file for 50 ms: the rebuild reads the file after that.
 */
const pause = 50;

const reloadScript = readFileSync(new URL('reload.js', import.meta.url));

/** What the dev server offers to its extension. */
export interface DevContext {
  readonly project: Project;
  readonly port: number;
  /** Returns why the site cannot be made now, or ''. */
  readonly buildError: () => string;
  /** Returns the site that was made last, if any. */
  readonly site: () => MadeSite | undefined;
  /** Serves the site that a save has made. */
  readonly show: (made: MadeSite) => void;
  /** Adds the dev script to a page. */
  readonly withScript: (html: string) => string;
  /** Runs a task once no build and no other save is running. */
  readonly inTurn: <Done>(task: () => Promise<Done>) => Promise<Done>;
}

/** Pages that the dev server shows in addition to those of the site. */
export interface DevExtension {
  /** Answers a request, or returns undefined if it is for the site. */
  readonly answer: (request: IncomingMessage) => Promise<HttpResponse | undefined>;
  /** The script that dev adds to each page, besides the one that reloads it. */
  readonly script: string;
}

/**
 * Serves a project at the address, with the pages of an extension if there is one. Resolves once the first build has ended, with
 * the function that stops it; an error in the sources is shown, not thrown. Throws an Error for staff when the port cannot be
 * opened.
 */
export async function startDev(
  project: Project,
  { port, host }: { readonly port: number; readonly host: string },
  extend?: (dev: DevContext) => DevExtension,
): Promise<() => Promise<void>> {
  let files: Files = new Map();
  let site: MadeSite | undefined;
  let buildError = '';
  /** Identifies a build, also across restarts. */
  let version = 0;
  let working: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** The sources when the last rebuild began. */
  let stamps: Stamps = new Map();
  /** What saves in the form have written since the last rebuild. The site is made of it, so these changes need no rebuild. */
  const saved = new Map<string, Draft>();

  const show = (made: MadeSite): void => {
    site = made;
    buildError = '';
    version = Date.now();
    files = withScripts(made, version);
    for (const [name, draft] of made.drafts ?? []) saved.set(name, draft);
  };
  /** Makes the site if a source has changed since the last rebuild began, and again if one has changed meanwhile. */
  const rebuild = async (): Promise<void> => {
    const started = Date.now();
    const now = sourceStamps(project);
    const names = changedSources(stamps, now);
    if (names.length === 0) return;
    stamps = now;
    try {
      // A save in the form writes these contents, and shows the site that it has made from them before the next rebuild.
      const isMade = names.every((name) => isSaved(project, name, saved));
      // If a build has failed since, the pages show its error and need a rebuild.
      if (isMade && !buildError) return;
      const made = await makeSite(project);
      saved.clear();
      show(made);
      console.log(`Built in ${Date.now() - started} ms.`);
    } catch (error) {
      buildError = explain(error);
      version = Date.now();
      console.error(`\n${buildError}`);
    }
    return rebuild();
  };
  const inTurn = <Done>(task: () => Promise<Done>): Promise<Done> => {
    const done = working.then(task);
    working = done.catch(() => {});
    return done;
  };
  const watcher = await watchSources(project, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(rebuild), pause);
  });
  try {
    // In the queue too, so that a save during the first build, which may take a minute, waits for its end.
    await inTurn(rebuild);
    const withScript = (html: string) => addScript(html, version);
    const state = { buildError: () => buildError, site: () => site, show, withScript, inTurn };
    const extension = extend?.({ project, port, ...state });

    const { close } = await serve(() => files, {
      port,
      host,
      /** Answers requests for what only dev has, and every request while the site cannot be made. */
      async extra(request) {
        const extra = await extension?.answer(request);
        if (extra) return extra;
        const [address] = (request.url ?? '/').split('?');
        if (address === '/.dev/version') return uncachedResponse(`${version}`, 'text/plain');
        if (address === '/.dev/reload.js') {
          const script = `${reloadScript}${extension?.script ?? ''}`;
          return uncachedResponse(script, 'text/javascript');
        }
        if (!buildError) return undefined;
        return uncachedResponse(addScript(errorPage(buildError), version), 'text/html', 500);
      },
    });
    return async () => {
      clearTimeout(timer);
      await Promise.all([watcher.close(), close()]);
      await working;
    };
  } catch (error) {
    // An open watcher would keep the process alive.
    await watcher.close();
    throw error;
  }
}

/**
 * Whether the source of this name, its path from the root, is now what a save has written. Throws an Error for staff if it cannot
 * be read.
 */
export function isSaved(
  project: Project,
  name: string,
  saved: ReadonlyMap<string, Draft>,
): boolean {
  const file = path.join(project.root, name);
  const draft = saved.get(pathFromContent(project, file));
  const isThere = existsSync(file);
  if (draft === undefined) return false;
  if (draft === null) return !isThere;
  return isThere && readBytes(file, name).equals(Buffer.from(draft));
}

/** Returns the files of a site with the dev script in each page. */
function withScripts({ files, routes, content }: MadeSite, version: number): Files {
  const unread = new Map(unreadLanguages(content).map(({ lang, label }) => [lang, label]));
  const pages = routes.map((route) => {
    const file = pageFile(route);
    return [
      file,
      addScript(`${files.get(file)}`, version, unread.get(route.edition.lang)),
    ] as const;
  });
  return new Map([...files, ...pages]);
}

/** `unread` is the name of the page's language, if nobody has read it. */
function addScript(html: string, version: number, unread?: string): string {
  const query = new URLSearchParams({ version: `${version}`, ...(unread && { unread }) });
  const script = `<script type="module" src="/.dev/reload.js?${`${query}`.replaceAll('&', '&amp;')}"></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

function errorPage(message: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The site could not be built</title>';
  return `<!doctype html><html lang="en"><head>${head}</head><body><pre style="white-space:pre-wrap">${text}</pre></body></html>\n`;
}
