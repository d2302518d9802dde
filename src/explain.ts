/** Turns an error into the sentence that a person reads in the terminal. */

/** Returns the error's message; with `verbose` also the chain of its causes and their stacks. */
export function explain(error: unknown, verbose = false): string {
  if (!(error instanceof Error)) return String(error);
  if (!verbose) return error.message;
  const lines = [error.message, error.stack ?? ''];
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    lines.push(`Caused by: ${cause.stack ?? cause.message}`);
  }
  return lines.join('\n');
}
