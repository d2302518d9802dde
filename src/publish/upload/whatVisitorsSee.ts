/** Completes the error of a step of the upload. */
import { HostingError, hostingSentenceOf } from '../../hosting/hostingError.ts';
import { BrokenRulesError } from './sendHtaccess.ts';
import { sayReached } from './uploadWords.ts';

/** Adds what visitors see to the error of a step. `sent` has the names of the files that have gone live. */
export function withWhatVisitorsSee<T>(step: Promise<T>, sent: readonly string[]): Promise<T> {
  return step.catch((cause: Error) => {
    // This error already says what visitors see.
    if (cause instanceof BrokenRulesError) throw cause;
    throw new HostingError(`${hostingSentenceOf(cause)} ${sayReached(sent)}`, { cause });
  });
}
