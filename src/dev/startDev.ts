/** Runs the site while it is worked on: builds it, serves it, and shows every saved change on the open pages. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Project } from '../project.ts';
import { describeFault } from './describeFault.ts';
import { inBursts } from './inBursts.ts';
import { PageStream } from './PageStream.ts';
import { startServer } from './startServer.ts';
import { WarmSite } from './WarmSite.ts';
import { watchProject, type Change } from './watchProject.ts';

export interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

export interface Dev {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** In milliseconds. An editor's save comes in several events; a file that is still being copied is no mistake yet. */
const burst = 10;
const patience = 150;

/** Starts on the port or the next free one; resolves when the site is there or it is known what is wrong with it. */
export async function startDev(project: Project, port: number, { say, complain }: Terminal): Promise<Dev> {
  const site = await WarmSite.open(project);
  const stream = new PageStream((file) => site.pages.get(file) ?? site.pages.get('404.html'));
  let problem = '';
  let told = '';
  let telling: NodeJS.Timeout | undefined;

  const tell = () => {
    stream.tellProblem(problem);
    if (problem && problem !== told) complain(`\n${problem}`);
    if (!problem && told) say('Mended.');
    told = problem;
  };
  const update = async (changes: readonly Change[]) => {
    const started = performance.now();
    clearTimeout(telling);
    await site.refresh(changes);
    stream.tellPages();
    const milliseconds = Math.round(performance.now() - started);
    await site.check();
    const sentences = await Promise.all(site.faults.map((fault) => describeFault(fault, project)));
    problem = sentences.join('\n');
    if (changes.length > 0) say(`${list(changes)} (${milliseconds} ms)`);
    if (problem) telling = setTimeout(tell, patience);
    else tell();
  };

  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const take = inBursts<Change>(burst, async (changes) => {
    await ready;
    await update(changes);
  });
  const watching = watchProject(
    project.root,
    (change) => (change.kind === 'program' ? say(restartNotice(change)) : take(change)),
    (error) => complain(error.message),
  );
  const ready = started.then(() => update([]));
  const [watch, server] = await Promise.all([
    watching,
    startServer(site, stream, { port, ready, problem: () => problem }),
  ]);
  // Not before the watch stands, so that nothing is saved between the first look at a file and the second.
  start();
  await ready;
  void wait(200).then(() => site.warm());

  return {
    port: server.port,
    async close() {
      clearTimeout(telling);
      stream.close();
      await Promise.all([watch.close(), server.close()]);
      await site.close();
    },
  };
}

function list(changes: readonly Change[]): string {
  const files = [...new Set(changes.map(({ file }) => file))];
  return files.length > 3 ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more` : files.join(', ');
}

function restartNotice({ file }: Change): string {
  return `${file} is part of the program that runs here. Stop it with Ctrl-C and start it again to use the change.`;
}
