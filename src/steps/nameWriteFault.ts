/** Says in a sentence what the system answered to a write, such as that the disk is full. */
import { shownPath } from '../words.ts';

/** Takes what a build threw and the folder of the site; returns it, or a sentence where the system itself threw. */
export function nameWriteFault(error: unknown, dist: string): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (!syscall) return error;
  const advice = 'Free some disk space, close the programs that use the folder, and build again.';
  return new Error(`Could not write the site (${shownPath(dist)}): ${message}. ${advice}`, { cause: error });
}
