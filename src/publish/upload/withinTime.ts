/** Ends work on an FTP connection that goes on for too long, though the server sends something again and again. */
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'basic-ftp';
import { FinalError } from './uploadErrors.ts';

/** Returns what the work returns. Closes the connection and throws a FinalError after so many milliseconds. */
export async function withinTime<T>(limit: number, client: Client, work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = setTimeout(limit, undefined, { signal: stop.signal }).then((): never => {
    client.close();
    throw new FinalError('endless', `not finished in ${Math.ceil(limit / 1000)} s`);
  });
  // Whichever of the two ends later has nobody who listens.
  for (const promise of [work, late]) promise.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
