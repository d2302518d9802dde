/** Reads the words behind a command, such as `--dry-run`. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Takes what the command does ("check the links"), its words, the options that parseArgs shall know and what to write
 * instead; returns the values. Throws a sentence where a word is none of them.
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  task: string,
  words: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (cause) {
    // Node's first sentence names what is wrong, the others speak to programmers.
    const [reason = ''] = (cause as Error).message.split(/[.\n]/);
    const small = reason.charAt(0).toLowerCase() + reason.slice(1);
    throw new Error(`Could not ${task} (${words.join(' ')}): ${small}. ${usage}`, { cause });
  }
}
