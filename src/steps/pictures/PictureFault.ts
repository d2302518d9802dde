/** A picture that staff must mend: one plain sentence or two; the faults of a run are collected and shown together. */

export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** Returns what the work returns; where it throws a PictureFault, keeps that under the slug and returns undefined. */
export async function noteFault<T>(
  faults: Map<string, PictureFault>,
  slug: string,
  work: Promise<T>,
): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    faults.set(slug, error);
    return undefined;
  }
}

/** Returns one error for all the faults, a line each. */
export function joinFaults(faults: readonly PictureFault[]): Error {
  const [first, second] = faults;
  if (first && !second) return first;
  const cause = faults.find((fault) => fault.cause)?.cause;
  return new AggregateError(faults, faults.map(({ message }) => message).join('\n'), { cause });
}
