/** Works through a list a few at a time. */

/** Calls work for every item, `limit` at once; rejects with the first error after running work. */
export async function mapConcurrently<T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
