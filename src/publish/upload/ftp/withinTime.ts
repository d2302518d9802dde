/** Ends work on an FTP connection that takes too long, even though the server keeps sending something. */
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'basic-ftp';
import { FinalError } from './uploadErrors.ts';

/** Returns the result of `work`. After `limit` milliseconds, closes the connection and throws a FinalError. */
export async function withinTime<T>(limit: number, client: Client, work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = setTimeout(limit, undefined, { signal: stop.signal }).then((): never => {
    client.close();
    throw new FinalError('endless', `not finished in ${Math.ceil(limit / 1000)} s`);
  });
  // Nobody handles a rejection of the promise that settles later.
  for (const promise of [work, late]) promise.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
