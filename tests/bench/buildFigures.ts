/** What a build takes with all the processes that it starts: cold, and with pictures and styles cached. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { makeCopy, removeCopy } from '../support/makeCopy.ts';
import { startBuild } from '../support/runBuild.ts';
import type { Project } from '../../src/project.ts';
import type { Figure } from './main.ts';

const rounds = 5;

/** Until a moment the processor's time, and in it the memory, pages that processes share counted once (PSS). */
interface Usage {
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** Returns the figures of cold and cached builds that take turns. */
export async function buildFigures(): Promise<Figure[]> {
  const copy = makeCopy({ ownCaches: true });
  try {
    const [cold, cached]: [Usage[], Usage[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      rmSync(copy.cache, { recursive: true, force: true });
      for (const runs of [cold, cached]) runs.push(await measureBuild(copy));
    }
    const parts = (runs: readonly Usage[], part: keyof Usage) => runs.map((run) => run[part]);
    return [
      { what: 'Cold build', runs: parts(cold, 'cpuSeconds'), most: 7, unit: 'CPU s' },
      { what: 'Cold build, memory', runs: parts(cold, 'megabytes'), most: 450, unit: 'MB' },
      { what: 'Cached build', runs: parts(cached, 'cpuSeconds'), most: 0.9, unit: 'CPU s' },
      { what: 'Cached build, memory', runs: parts(cached, 'megabytes'), most: 150, unit: 'MB' },
    ];
  } finally {
    removeCopy(copy);
  }
}

/** Returns the most of both that a build takes at any moment. Throws where it fails. */
async function measureBuild(project: Project): Promise<Usage> {
  const { child, outcome } = startBuild(project);
  let most: Usage = { cpuSeconds: 0, megabytes: 0 };
  const look = setInterval(() => {
    const { cpuSeconds, megabytes } = usageOf(String(child.pid));
    most = { cpuSeconds: Math.max(most.cpuSeconds, cpuSeconds), megabytes: Math.max(most.megabytes, megabytes) };
  }, 10);
  const { code, err } = await outcome.finally(() => clearInterval(look));
  if (code !== 0) throw new Error(`Could not measure the build (${project.root}): it failed: ${err}`);
  return most;
}

/** What a process and all that it has started take, as Linux tells it in /proc. */
function usageOf(pid: string): Usage {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  try {
    // The name in parentheses may hold spaces; behind it the times are the 12th to the 15th field (proc(5): 14 to 17).
    const ticks = read('stat').split(') ').at(-1)!.split(' ').slice(11, 15).map(Number);
    const kilobytes = Number(/^Pss: +(\d+)/m.exec(read('smaps_rollup'))?.[1] ?? 0);
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) => read(`task/${thread}/children`).split(' ').filter(Boolean));
    // 100 ticks a second on every Linux: USER_HZ.
    const own = { cpuSeconds: ticks.reduce((sum, each) => sum + each) / 100, megabytes: kilobytes / 1024 };
    return children.map(usageOf).reduce(add, own);
  } catch {
    // It has ended meanwhile.
    return { cpuSeconds: 0, megabytes: 0 };
  }
}

function add(one: Usage, other: Usage): Usage {
  return { cpuSeconds: one.cpuSeconds + other.cpuSeconds, megabytes: one.megabytes + other.megabytes };
}
