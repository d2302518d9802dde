/** A short hash of a content: the name of a file that browsers keep, or a fingerprint. */
import { createHash } from 'node:crypto';

/** Returns the first eight hexadecimal digits of the content's SHA-256. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
