/** Runs a command, reports its error, and stops servers on Ctrl-C. */
import { explain } from '../generator/terminal.ts';
import { addToSummary } from './runSummary.ts';

/**
 * Runs a command with the process's args, and sets the exit code that it returns. If it throws, prints the message (with
 * `--verbose` the causes too), adds it to the summary of a run on GitHub, and sets exit code 1.
 */
export async function run(
  command: (args: readonly string[]) => Promise<number | void>,
): Promise<void> {
  const args = process.argv.slice(2);
  // npm consumes --verbose if the -- before it is missing.
  const isVerbose = args.includes('--verbose') || process.env.npm_config_loglevel === 'verbose';
  try {
    process.exitCode = (await command(args)) ?? 0;
  } catch (error) {
    console.error(explain(error, isVerbose));
    addToSummary(explain(error), process.env);
    process.exitCode = 1;
  }
}

/** Makes Ctrl-C end the process with exit code 0. For servers: they hold nothing that needs saving. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(0));
}
