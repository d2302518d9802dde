/** Names content by what it is. */
import { createHash } from 'node:crypto';

/** Returns eight hexadecimal digits of the content's SHA-256. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
