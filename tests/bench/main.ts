/** Prints the figures of the build, of dev and of a phone: `npm run bench`, or some of them: `npm run bench -- dev phone`. */
import { availableParallelism } from 'node:os';
import { explain, table } from '../../src/generator/terminal.ts';
import { buildFigures } from './buildFigures.ts';
import { devFigures } from './devFigures.ts';
import { phoneFigures } from './phoneFigures.ts';

/** What was measured in some runs, and the most that their median should be. */
export interface Figure {
  readonly what: string;
  readonly runs: readonly number[];
  readonly most: number;
  /** Empty for a number without one. */
  readonly unit: string;
}

const groups: Readonly<Record<string, () => Promise<Figure[]>>> = {
  build: buildFigures,
  dev: devFigures,
  phone: phoneFigures,
};

/** Returns the table of the groups that are named, or of all. Throws where there is no such group. */
async function bench(names: readonly string[]): Promise<string> {
  const unknown = names.find((name) => !(name in groups));
  if (unknown !== undefined) {
    throw new Error(
      `Could not measure "${unknown}": there is no such group. Name some of ${Object.keys(groups).join(', ')}.`,
    );
  }
  const rows = [['What', 'Measured', 'At most']];
  for (const name of names.length > 0 ? names : Object.keys(groups)) {
    console.error(`Measuring: ${name} …`);
    for (const { what, runs, most, unit } of await groups[name]!()) {
      const median = runs.toSorted((one, other) => one - other)[Math.floor(runs.length / 2)]!;
      rows.push([what, ...[median, most].map((number) => show(number, unit))]);
    }
  }
  return `Node ${process.versions.node}, ${availableParallelism()} cores\n\n${table(rows, [1, 2]).join('\n')}`;
}

/** Whole numbers from ten on, two decimals below. */
function show(number: number, unit: string): string {
  const maximumFractionDigits = Math.abs(number) >= 10 ? 0 : 2;
  return `${number.toLocaleString('en-GB', { maximumFractionDigits })} ${unit}`.trimEnd();
}

try {
  console.log(await bench(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
