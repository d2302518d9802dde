/** Prints the figures of the build, the dev server and a phone: `npm run bench`, or some of them: `npm run bench -- dev phone`. */
import { availableParallelism } from 'node:os';
import { buildFigures, growthFigures, pictureFigures } from './buildFigures.ts';
import { explain } from '../../src/words.ts';
import { devFigures } from './devFigures.ts';
import { table, type Figure } from './Figure.ts';
import { phoneFigures } from './phoneFigures.ts';

const groups: Readonly<Record<string, () => Promise<Figure[]>>> = {
  build: buildFigures,
  growth: growthFigures,
  pictures: pictureFigures,
  dev: devFigures,
  phone: phoneFigures,
};

/** Returns the table of the groups that are named, or of all. Throws where there is no such group, or where it cannot be measured. */
async function bench(names: readonly string[]): Promise<string> {
  const unknown = names.find((name) => !(name in groups));
  if (unknown !== undefined) {
    throw new Error(`Could not measure "${unknown}": there is no such group. Name some of ${Object.keys(groups).join(', ')}.`);
  }
  if (process.platform !== 'linux') {
    throw new Error('Could not measure: processor time and memory are read as Linux tells them. Run it on Linux.');
  }
  const figures: Figure[] = [];
  for (const name of names.length > 0 ? names : Object.keys(groups)) {
    console.error(`Measuring: ${name} …`);
    figures.push(...(await groups[name]!()));
  }
  return `Node ${process.versions.node}, ${availableParallelism()} cores\n\n${table(figures)}`;
}

try {
  console.log(await bench(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
