/** Chooses where pictures are encoded, and loads what that takes only then. */
import type { EncodingOrder } from './encodeMissed.ts';
import type { PictureFault } from './PictureFault.ts';

/**
 * Returns encodeMissed, or for more than two masters encodeApart: a picture that was replaced beside a running dev
 * server is not worth a process of its own. Throws where sharp is not installed.
 */
export async function loadEncoder(
  masters: number,
): Promise<(order: EncodingOrder) => Promise<Map<string, PictureFault>>> {
  if (masters > 2) return (await import('./encodeApart.ts')).encodeApart;
  try {
    return (await import('./encodeMissed.ts')).encodeMissed;
  } catch (cause) {
    const advice = 'Run "npm ci" and try again.';
    throw new Error(`Could not encode the pictures: sharp is not installed for this computer. ${advice}`, { cause });
  }
}
