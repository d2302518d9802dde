/** The other process of encodeApart.ts: takes one order, answers it and ends; ends at once when the build is gone. */
import type { EncodingOutcome } from './encodeApart.ts';
import type { EncodingOrder } from './encodeMissed.ts';
import { loadEncoder } from './loadEncoder.ts';

process.once('disconnect', () => process.exit());
process.once('message', async (order) => {
  const outcome = await carryOut(order as EncodingOrder);
  process.send?.(outcome, () => process.disconnect());
});

async function carryOut(order: EncodingOrder): Promise<EncodingOutcome> {
  try {
    const encodeMissed = await loadEncoder(1);
    const faults = [...(await encodeMissed(order))];
    return { faults: faults.map(([slug, { message, cause }]) => ({ slug, message, cause: reasonOf(cause) })) };
  } catch (error) {
    const { message, cause } = error as Error;
    return { faults: [], error: { message, cause: reasonOf(cause) } };
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : '';
}
