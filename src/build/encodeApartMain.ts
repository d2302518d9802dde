/** The other process of encodeApart.ts: takes one order, answers it and ends; ends at once when the build is gone. */
import type { EncodingOutcome } from './encodeApart.ts';
import type { EncodingOrder } from './encodeMissed.ts';

process.once('disconnect', () => process.exit());
process.once('message', async (order) => {
  const outcome = await carryOut(order as EncodingOrder);
  process.send?.(outcome, () => process.disconnect());
});

async function carryOut(order: EncodingOrder): Promise<EncodingOutcome> {
  try {
    const { encodeMissed } = await import('./encodeMissed.ts');
    const faults = await encodeMissed(order);
    return { faults: [...faults].map(([slug, { message, cause }]) => ({ slug, message, cause: String(cause) })) };
  } catch (error) {
    return { faults: [], error: (error as Error).message };
  }
}
