/** Reads the args of a command, such as `--dry-run`. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Takes the task ("check the links"), the args, the options for parseArgs and the advice for an arg
 * that is none of them. Returns the values; throws a sentence. `--verbose` is an option of every
 * command.
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  task: string,
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    const verbose = { type: 'boolean' } as const;
    return parseArgs({ args: [...args], options: { ...options, verbose } }).values;
  } catch (cause) {
    // Node's first sentence names the mistake, the others are for programmers.
    const [reason = ''] = (cause as Error).message.split(/[.\n]/);
    const small = reason.charAt(0).toLowerCase() + reason.slice(1);
    throw new Error(`Could not ${task} (${args.join(' ')}): ${small}. ${usage}`, { cause });
  }
}
