/** Reads the args of a command, such as `--dry-run`. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Returns the options that the args set; every command also accepts `--verbose`. Throws an Error for an unknown arg; its message
 * is built from `task`, what the command does ("publish"), and `usage`, the args that it accepts.
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  task: string,
  args: readonly string[],
  options: T,
  usage: string,
  env: NodeJS.ProcessEnv = process.env,
) {
  try {
    const verbose = { type: 'boolean' } as const;
    return parseArgs({
      args: [...takenByNpm(options, env), ...args],
      options: { ...options, verbose },
    }).values;
  } catch (cause) {
    // The first sentence of Node's message names the mistake; the others are for programmers.
    const [reason = ''] = (cause as Error).message.split(/[.\n]/);
    const small = reason.charAt(0).toLowerCase() + reason.slice(1);
    throw new Error(`Could not ${task} (${args.join(' ')}): ${small}. ${usage}`, { cause });
  }
}

/**
 * Returns the options that npm consumed because the `--` before them was forgotten or swallowed by PowerShell; otherwise a dry
 * run would become a real upload. npm passes them in the environment (`npm_config_dry_run=true`).
 */
function takenByNpm(options: NonNullable<ParseArgsConfig['options']>, env: NodeJS.ProcessEnv) {
  return Object.entries(options).flatMap(([name, { type }]) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    if (!value) return [];
    return type === 'boolean' ? `--${name}` : `--${name}=${value}`;
  });
}
