/** What a build takes: cold, and with pictures and styles cached. */
import { rmSync } from 'node:fs';
import { makeCopy, removeCopy } from '../support/makeCopy.ts';
import { median, type Figure } from './Figure.ts';
import { runMeasured, type Run } from './runMeasured.ts';

const rounds = 5;

/** Returns the medians of cold and cached builds that take turns. */
export async function buildFigures(): Promise<Figure[]> {
  const copy = makeCopy({ ownCaches: true });
  try {
    const cold: Run[] = [];
    const cached: Run[] = [];
    for (let round = 0; round < rounds; round++) {
      rmSync(copy.cache, { recursive: true, force: true });
      for (const runs of [cold, cached]) runs.push(await runMeasured(['--import', 'tsx', 'build.ts'], copy.root));
    }
    const middle = (runs: readonly Run[], part: keyof Run) => median(runs.map((run) => run[part]));
    return [
      { what: 'Cold build', measured: middle(cold, 'cpuSeconds'), most: 7, unit: 'CPU s' },
      { what: 'Cold build, memory', measured: middle(cold, 'megabytes'), most: 450, unit: 'MB' },
      { what: 'Cached build', measured: middle(cached, 'cpuSeconds'), most: 0.9, unit: 'CPU s' },
      { what: 'Cached build, memory', measured: middle(cached, 'megabytes'), most: 150, unit: 'MB' },
    ];
  } finally {
    removeCopy(copy);
  }
}
