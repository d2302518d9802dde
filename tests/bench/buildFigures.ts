/** What a build takes: cold, and with pictures and styles cached. */
import { rmSync } from 'node:fs';
import { makeCopy, removeCopy } from '../support/makeCopy.ts';
import { runBuild } from '../support/runBuild.ts';
import type { Project } from '../../src/generator/project.ts';
import type { Figure } from './main.ts';

const rounds = 5;

/** Runs in the build's process: tells at its end what it took, all its threads together. */
const tellUsage =
  "process.on('exit', () => console.error(JSON.stringify(process.resourceUsage())))";
const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellUsage)}` };

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

async function measureBuild(project: Project): Promise<Usage> {
  const { code, err } = await runBuild(project, { env });
  if (code !== 0)
    throw new Error(`Could not measure the build (${project.root}): it failed: ${err}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(err) as NodeJS.ResourceUsage;
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}
