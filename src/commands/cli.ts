/** What every command needs: one place that reports errors, and an end by Ctrl-C. */
import { explain } from '../generator/terminal.ts';
import { addToSummary } from './runSummary.ts';

/**
 * Runs a command. Prints its error, with `--verbose` its causes too, adds it to the summary of a run on GitHub, and
 * sets exit code 1.
 */
export async function run(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2);
  try {
    await command(args);
  } catch (error) {
    console.error(explain(error, args.includes('--verbose')));
    addToSummary(explain(error), process.env);
    process.exitCode = 1;
  }
}

/** Ends a server at Ctrl-C with exit code 0: it holds nothing that needs saving. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(0));
}
