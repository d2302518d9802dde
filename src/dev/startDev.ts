/** Runs the site while it is worked on: builds it, serves it, and shows every saved change on the open pages. */
import { explain } from '../words.ts';
import type { Project } from '../project.ts';
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

/**
 * In milliseconds: an editor's save comes in several events; open pages load before other work goes on; a file that is
 * still being copied is no mistake yet.
 */
const pauses = { burst: 5, load: 120, fault: 150 };

/** Starts on the port or the next free one; resolves when the site is there or it is known what is wrong with it. */
export async function startDev(project: Project, port: number, { say, complain }: Terminal): Promise<Dev> {
  const site = await WarmSite.open(project);
  const stream = new PageStream((file) => site.pages.get(file) ?? site.pages.get('404.html'));
  let problem = '';
  let told = '';
  let telling: NodeJS.Timeout | undefined;
  let finishing: NodeJS.Timeout | undefined;

  const tell = () => {
    stream.tellProblem(problem);
    if (problem && problem !== told) complain(`\n${problem}`);
    if (!problem && told) say('Mended.');
    told = problem;
  };
  const show = () => {
    stream.tellPages();
    problem = site.faults.map((fault) => explain(fault)).join('\n');
    clearTimeout(telling);
    if (problem) telling = setTimeout(tell, pauses.fault);
    else tell();
  };
  const refresh = async (changes: readonly Change[]) => {
    clearTimeout(telling);
    clearTimeout(finishing);
    const started = performance.now();
    await site.refresh(changes, (file) => stream.isOpen(file));
    show();
    if (changes.length > 0) say(`${list(changes)} (${Math.round(performance.now() - started)} ms)`);
    finishing = setTimeout(() => take('finish'), pauses.load);
  };
  const finish = async () => {
    await site.finish();
    show();
  };

  let start = () => {};
  const ready = new Promise<void>((resolve) => (start = resolve)).then(() => refresh([]));
  const take = inBursts<Change | 'finish'>(pauses.burst, async (things) => {
    try {
      await ready;
      const changes = things.filter((thing) => thing !== 'finish');
      await (changes.length > 0 ? refresh(changes) : finish());
    } catch (error) {
      // A full disk, or what else nobody foresaw: the next change may find it mended.
      complain(explain(error));
    }
  });
  const [watch, server] = await Promise.all([
    watchProject(
      project.root,
      (change) => (change.kind === 'program' ? say(restartNotice(change)) : take(change)),
      (error) => complain(error.message),
    ),
    startServer(site, stream, { port, ready, problem: () => problem }),
  ]);
  // Not before the watch stands, so that nothing is saved between the first look at a file and the second.
  start();
  await ready;
  const warming = setTimeout(() => void site.warm(), 2 * pauses.load);

  return {
    port: server.port,
    async close() {
      for (const timer of [telling, finishing, warming]) clearTimeout(timer);
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
