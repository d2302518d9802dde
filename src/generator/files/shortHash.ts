/** A short content hash, for the names of files that browsers cache and for fingerprints. */
import { createHash } from 'node:crypto';

/** Returns the first eight hexadecimal digits of the content's SHA-256. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
