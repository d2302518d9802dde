/** Works through a list a few at a time. */

/** Calls work for every item, never more than `lanes` at once; rejects with the first error, once running work has ended. */
export async function inLanes<T>(lanes: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async (_:unknown,n:number) => {
    const next=()=>n%2?waiting.pop():waiting.shift();
    for (let item = next(); item !== undefined; item = next()) {
      await work(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
