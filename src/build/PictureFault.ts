/** A picture that staff must mend: one plain sentence or two; the faults of a run are collected and shown together. */

export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** Returns one error for all the faults, one line each; throws nothing itself. */
export function joinFaults(faults: readonly PictureFault[]): Error {
  const [first, ...more] = faults;
  if (first && more.length === 0) return first;
  return new AggregateError(faults, faults.map(({ message }) => message).join('\n'));
}
